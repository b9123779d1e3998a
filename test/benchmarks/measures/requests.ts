import { type Benchmark, type Measurement, saySize } from '../harness/benchmark.ts';
import { takeTurns, timeInLanes } from '../harness/rounds.ts';
import { startReference } from '../reference/start-reference.ts';
import type { HttpClient } from '../setting/http-client.ts';
import { type ManyChatbots, withHttpClient, withManyChatbots } from '../setting/many-chatbots.ts';
import { nextUpdate } from './update.ts';

const ROWS = 100_000;
const LANES = 32;
const COUNT = 2_000;
const WARMING_CALLS = 320;
/** Of both servers: what the service has unless told otherwise. */
const DATABASE_CONNECTIONS = 10;
const PAGE_SIZE = 5;

type Sides = { service: HttpClient; plain: HttpClient };
type Call = { what: string; mostStatements: number; asked: () => Promise<unknown>; byHand: () => Promise<unknown> };

/** What visitors ask for most: the homes for sale in one town. */
const listCall = ({ serialNumber, chatbotId }: ManyChatbots, { service, plain }: Sides): Call => {
  const page = { PageNumber: 1, PageSize: PAGE_SIZE };
  const asked = { SerialNumber: serialNumber, CityName: 'La Mesa', SaleType: 'for_sale', ...page };
  const byHand = { chatbotId, city: 'la mesa', saleType: 'for_sale', pageNumber: 1, pageSize: PAGE_SIZE };
  return {
    what: 'List of a town',
    mostStatements: 2,
    asked: () => service.post('/chat/Chatbot/RealEstateList', asked),
    byHand: () => plain.post('/list', byHand),
  };
};

const updateCall = ({ serialNumber, chatbotId }: ManyChatbots, { service, plain }: Sides, rows: number): Call => {
  let calls = 0;
  const next = () => {
    calls += 1;
    return nextUpdate(calls, rows);
  };
  const asked = (): Promise<unknown> => {
    const { mlsNumber, price } = next();
    const key = { Key: mlsNumber, KeyType: 'MLSNumber' };
    return service.post('/chat/Chatbot/RealEstateUpdate', { SerialNumber: serialNumber, ...key, SalePrice: price });
  };
  return {
    what: 'Update',
    mostStatements: 7,
    asked,
    byHand: () => plain.post('/update', { chatbotId, ...next() }),
  };
};

/** How many statements the server was sent, by its own count; that of the question itself is taken off by the caller. */
const statementsSoFar = async ({ database }: ManyChatbots): Promise<number> => {
  const [row] = await database.rows<{ Value: string }>("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(row?.Value);
};

const measureCall = async (
  chatbots: ManyChatbots,
  { what, mostStatements, asked, byHand }: Call,
  { rounds, rows, say }: { rounds: number; rows: number; say: (message: string) => void },
): Promise<Measurement[]> => {
  const statements: number[] = [];
  const perSecond = async (call: () => Promise<unknown>, count = COUNT): Promise<number> =>
    (count * 1_000) / (await timeInLanes({ count, lanes: LANES }, call));
  for (const call of [asked, byHand]) await perSecond(call, WARMING_CALLS);
  const { service: measured = [], plain = [] } = await takeTurns(
    rounds,
    [
      {
        name: 'service',
        run: async () => {
          const before = await statementsSoFar(chatbots);
          const rate = await perSecond(asked);
          statements.push(((await statementsSoFar(chatbots)) - before - 1) / COUNT);
          return rate;
        },
      },
      { name: 'plain', run: () => perSecond(byHand) },
    ],
    (round, name, figure) => say(`requests, ${what}, round ${round + 1}: ${name} ${Math.round(figure)} a second`),
  );
  const size = `${saySize(rows, rounds, 'homes of ten times as many')} of ${COUNT.toLocaleString('en-US')} requests`;
  return [
    {
      what: `requests, ${what}, ${LANES} connections`,
      size,
      unit: 'requests/s',
      measured,
      reference: { name: 'node:http with statements by hand', figures: plain, ratio: 'of rates' },
      goal: { kind: 'ratio at least', value: 0.6 },
      notes: [],
    },
    {
      what: `requests, ${what}, statements each`,
      size,
      unit: 'statements',
      measured: statements,
      reference: null,
      // What the service does besides, such as looking for runs, is counted too: it stays far below half a statement a request.
      goal: { kind: 'at most', value: mostStatements + 0.5 },
      notes: [`${mostStatements} are wanted; up to half of one more is what the service does besides`],
    },
  ];
};

export const requests: Benchmark = {
  name: 'requests',
  about: `List and Update by ${LANES} connections`,
  measure: (scene, { rounds, rows = ROWS }, say) =>
    withManyChatbots(scene, { name: 'requests', rows, say }, async (chatbots) => {
      const { socketPath, user, name: database } = chatbots.database;
      const plainServer = await startReference('plain-server', [
        socketPath,
        user,
        database,
        String(DATABASE_CONNECTIONS),
      ]);
      try {
        return await withHttpClient(chatbots.importer.service.url, LANES, (service) =>
          withHttpClient(plainServer.url, LANES, async (plain) => {
            const options = { rounds, rows, say };
            const lists = await measureCall(chatbots, listCall(chatbots, { service, plain }), options);
            await scene.databases.settle();
            const updates = updateCall(chatbots, { service, plain }, rows);
            return [...lists, ...(await measureCall(chatbots, updates, options))];
          }),
        );
      } finally {
        await plainServer.stop();
      }
    }),
};
