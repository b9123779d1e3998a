import { mlsNumberOf } from '../data/made-home.ts';
import { type Benchmark, type Measurement, saySize } from '../harness/benchmark.ts';
import { takeTurns, timeInLanes } from '../harness/rounds.ts';
import { openPool, updateByHand } from '../reference/by-hand.ts';
import { type ManyChatbots, withHttpClient, withManyChatbots } from '../setting/many-chatbots.ts';
import type { Scene } from '../setting/with-scene.ts';

const ROWS = 100_000;
/** Updates of a round, by the number of connections. */
const SETTINGS = [
  { lanes: 1, count: 150 },
  { lanes: 32, count: 1_280 },
] as const;
/** A service has been running for a while: by then its code has been compiled for what it does. */
const WARMING_CALLS = 640;
/** Spreads the homes over all pages; relatively prime to every number of rows that is likely. */
const STEP = 7_919;

type Setting = (typeof SETTINGS)[number] & { feedId?: number };
type Options = { rounds: number; rows: number; say: (message: string) => void };

/** A home that no other call of the round changes, and a price that it has not had. */
export const nextUpdate = (call: number, rows: number): { mlsNumber: string; price: number } => ({
  mlsNumber: mlsNumberOf((call * STEP) % rows),
  price: 100_000 + (call % 900_000),
});

const measureLanes = async (
  { database, importer, serialNumber, chatbotId }: ManyChatbots,
  { lanes, count, feedId }: Setting,
  { rounds, rows, say }: Options,
): Promise<Measurement> => {
  const pool = openPool(database, lanes);
  const connections = await Promise.all(Array.from({ length: lanes }, () => pool.getConnection()));
  const given = feedId === undefined ? {} : { feedId };
  const what = feedId === undefined ? 'Update' : "Update of a feed's home";
  let calls = 0;
  const next = () => {
    calls += 1;
    return nextUpdate(calls, rows);
  };
  try {
    return await withHttpClient(importer.service.url, lanes, async (client) => {
      const asked = async (): Promise<void> => {
        const { mlsNumber, price } = next();
        const body = { SerialNumber: serialNumber, Key: mlsNumber, KeyType: 'MLSNumber', SalePrice: price };
        if ((await client.post('/chat/Chatbot/RealEstateUpdate', body)) !== 1) throw new Error('Nothing was updated');
      };
      const byHand = async (_: number, lane: number): Promise<void> => {
        const connection = connections[lane];
        if (connection !== undefined) await updateByHand(connection, { chatbotId, ...next(), ...given });
      };
      const each = async (size: number, call: typeof byHand): Promise<number> =>
        (await timeInLanes({ count: size, lanes }, call)) / size;
      for (const call of [asked, byHand]) await each(WARMING_CALLS, call);
      const { update = [], hand = [] } = await takeTurns(
        rounds,
        [
          { name: 'update', run: () => each(count, asked) },
          { name: 'hand', run: () => each(count, byHand) },
        ],
        (round, name, figure) => say(`${what} by ${lanes}, round ${round + 1}: ${name} ${figure.toFixed(2)} ms`),
      );
      return {
        what: `${what}, ${lanes} ${lanes === 1 ? 'connection' : 'connections'}`,
        size: `${saySize(rows, rounds, 'homes of ten times as many')}, means of ${count.toLocaleString('en-US')} calls`,
        unit: 'ms',
        measured: update,
        reference: { name: 'the transaction straight through mysql2', figures: hand, ratio: 'of times' },
        goal: { kind: 'ratio at most', value: 1.6 },
        notes: [],
      };
    });
  } finally {
    for (const connection of connections) connection.release();
    await pool.end();
  }
};

/** Gives the homes back to the feed that they came from. */
const giveToFeed = async (scene: Scene, { database, chatbotId }: ManyChatbots): Promise<number> => {
  const [feed] = await database.rows<{ id: number }>('SELECT id FROM feed');
  const feedId = Number(feed?.id);
  await database.rows('UPDATE listing SET source_id = ? WHERE chatbot_id = ?', [feedId, chatbotId]);
  await scene.databases.settle();
  return feedId;
};

/** Update as a client has it, over HTTP; the transaction by hand has no HTTP. Of homes that the API made, then of a feed's. */
export const update: Benchmark = {
  name: 'update',
  about: 'one price of one home, by its number',
  measure: (scene, { rounds, rows = ROWS }, say) =>
    withManyChatbots(scene, { name: 'update', rows, say }, async (chatbots) => {
      const measurements: Measurement[] = [];
      for (const setting of SETTINGS) {
        await scene.databases.settle();
        measurements.push(await measureLanes(chatbots, setting, { rounds, rows, say }));
      }
      const feedId = await giveToFeed(scene, chatbots);
      for (const setting of SETTINGS)
        measurements.push(await measureLanes(chatbots, { ...setting, feedId }, { rounds, rows, say }));
      return measurements;
    }),
};
