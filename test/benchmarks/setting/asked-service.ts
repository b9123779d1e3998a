import { BUILT_IN_MODEL } from '../../../src/config/config-files.ts';
import { type ReferenceServer, startReference } from '../reference/start-reference.ts';
import type { BenchmarkDatabase } from './databases.ts';
import type { Headers, HttpClient } from './http-client.ts';
import { withHttpClient } from './many-chatbots.ts';
import { type BenchmarkService, SERIAL_NUMBER } from './service.ts';
import { restartedAfterFirstNight } from './with-importer.ts';
import type { Scene } from './with-scene.ts';

/** On, and never reached; over a minute, since what visitors ask in an hour is asked here in half of one, and all of it is counted. */
const LIMITS = { RateLimitCount: 1_000_000, RateLimitTime: 60 };

export type AskedService = {
  service: BenchmarkService;
  database: BenchmarkDatabase;
  /** To the service, and to the provider that it asks. */
  client: HttpClient;
  straight: HttpClient;
  openSession: () => Promise<number>;
  /** Opens the chatbot as a page does, each time for a visitor with an address of his own; gives his headers. */
  openVisitor: () => Promise<Headers>;
};

/** Works with a service whose chatbot has `rows` homes, limits, and a model of the provider's stub; without one the built-in answerer serves. */
export const withAskedService = async <Result>(
  scene: Scene,
  { name, rows, model, connections }: { name: string; rows: number; model?: string; connections: number },
  work: (asked: AskedService) => Promise<Result>,
): Promise<Result> => {
  const stub: ReferenceServer = await startReference('provider-stub');
  const options = {
    settings: { OPENAI_BASE_URL: `${stub.url}/v1`, OPENAI_API_KEY: 'none' },
    files: {
      'listingd.json': { trustedProxies: ['127.0.0.1'] },
      'models.json': model === undefined ? [] : [{ Key: '2', Value: model, Status: true, contextTokens: 128_000 }],
    },
  };
  const Model = model === undefined ? BUILT_IN_MODEL.Key : '2';
  try {
    return await restartedAfterFirstNight(scene, { name, rows, service: options }, (service, database) =>
      withHttpClient(service.url, connections, (client) =>
        withHttpClient(stub.url, connections, async (straight) => {
          await client.post('/chat/Chatbot/Edit', { serialNumber: SERIAL_NUMBER, Model, ...LIMITS });
          const openSession = async (): Promise<number> => {
            const opened = await client.post('/chat/Chatbot/GetSession', { serialNumber: SERIAL_NUMBER });
            return (opened as { SessionID: number }).SessionID;
          };
          let visitors = 0;
          const openVisitor = async (): Promise<Headers> => {
            visitors += 1;
            const from = { 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` };
            const opened = await client.post('/chat/Visitor/Open', { serialNumber: SERIAL_NUMBER }, from);
            return { ...from, Authorization: `Bearer ${(opened as { Token: string }).Token}` };
          };
          return work({ service, database, client, straight, openSession, openVisitor });
        }),
      ),
    );
  } finally {
    await stub.stop();
  }
};
