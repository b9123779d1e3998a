import type { BenchmarkDatabase } from './databases.ts';
import { openHttpClient } from './http-client.ts';
import type { Importer } from './import-night.ts';
import { SERIAL_NUMBER } from './service.ts';
import { afterFirstNight } from './with-importer.ts';
import type { Scene } from './with-scene.ts';

const CHATBOTS = 10;
/** Of listings that the API made: of a feed's home it is remembered besides what the feed had sent. */
const API_SOURCE = 0;

export type ManyChatbots = {
  database: BenchmarkDatabase;
  importer: Importer;
  serialNumber: string;
  /** The one of ten that is asked; each has as many homes. */
  chatbotId: number;
};

const copyListings = async (database: BenchmarkDatabase, from: number, to: number): Promise<void> => {
  const columns = await database.rows<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = 'listing' AND COALESCE(generation_expression, '') = ''
        AND column_name NOT IN ('id', 'chatbot_id')`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await database.rows(
    `INSERT INTO listing (chatbot_id, ${names}) SELECT ?, ${names} FROM listing WHERE chatbot_id = ? ORDER BY id`,
    [to, from],
  );
};

/** Works beside a service whose chatbot has `rows` homes, and nine others as many each. */
export const withManyChatbots = <Result>(
  scene: Scene,
  { name, rows, say }: { name: string; rows: number; say: (message: string) => void },
  work: (chatbots: ManyChatbots) => Promise<Result>,
): Promise<Result> =>
  afterFirstNight(scene, { name, rows }, async (importer, database) => {
    const [chatbot] = await database.rows<{ id: number }>('SELECT id FROM chatbot WHERE serial_number = ?', [
      SERIAL_NUMBER,
    ]);
    const chatbotId = Number(chatbot?.id);
    await database.rows('UPDATE listing SET source_id = ?, created_source_id = ?', [API_SOURCE, API_SOURCE]);
    for (let other = 1; other < CHATBOTS; other += 1) {
      await copyListings(database, chatbotId, chatbotId + other);
      say(`${name}: ${((other + 1) * rows).toLocaleString('en-US')} homes are there`);
    }
    await database.rows('ANALYZE TABLE listing');
    await scene.databases.settle();
    return work({ database, importer, serialNumber: SERIAL_NUMBER, chatbotId });
  });

/** Works with connections to the service that are kept. */
export const withHttpClient = async <Result>(
  url: string,
  connections: number,
  work: (client: ReturnType<typeof openHttpClient>) => Promise<Result>,
): Promise<Result> => {
  const client = openHttpClient(url, connections);
  try {
    return await work(client);
  } finally {
    client.close();
  }
};
