import type { Benchmark, Measurement } from '../harness/benchmark.ts';
import { takeTurns } from '../harness/take-turns.ts';
import { medianOfCalls } from '../harness/time-calls.ts';
import { listByHand } from '../reference/list-by-hand.ts';
import { openPool } from '../reference/open-pool.ts';
import { type ManyChatbots, withHttpClient, withManyChatbots } from '../setting/many-chatbots.ts';
import { saySize } from '../setting/sizes.ts';

const ROWS = 100_000;
const PAGE_SIZE = 5;
const CALLS = 50;
const WARMING_CALLS = 10;

type Page = { what: string; pageNumber: number };
type Options = { rounds: number; rows: number; say: (message: string) => void };

const measurePage = async (
  { database, importer, serialNumber, chatbotId }: ManyChatbots,
  { what, pageNumber }: Page,
  { rounds, rows, say }: Options,
): Promise<Measurement> => {
  const pool = openPool(database, 2);
  try {
    return await withHttpClient(importer.service.url, 1, async (client) => {
      const body = { SerialNumber: serialNumber, PageNumber: pageNumber, PageSize: PAGE_SIZE };
      const asked = async (): Promise<void> => {
        const { List, VirtualCount } = (await client.post('/chat/Chatbot/RealEstateList', body)) as {
          List: unknown[];
          VirtualCount: number;
        };
        if (List.length !== PAGE_SIZE || VirtualCount !== rows) throw new Error(`${what}: not what was expected`);
      };
      const byHand = async (): Promise<void> => {
        const answer = await listByHand(pool, { chatbotId, pageSize: PAGE_SIZE, pageNumber });
        if (answer.rows.length !== PAGE_SIZE || answer.total !== rows)
          throw new Error(`${what}: by hand it is otherwise`);
      };
      for (const call of [asked, byHand]) await medianOfCalls(WARMING_CALLS, call);
      const { list = [], hand = [] } = await takeTurns(
        rounds,
        [
          { name: 'list', run: () => medianOfCalls(CALLS, asked) },
          { name: 'hand', run: () => medianOfCalls(CALLS, byHand) },
        ],
        (round, name, figure) => say(`${what}, round ${round + 1}: ${name} ${figure.toFixed(2)} ms`),
      );
      return {
        what,
        size: `${saySize(rows, rounds, 'homes of ten times as many')}, medians of ${CALLS} calls`,
        unit: 'ms',
        measured: list,
        reference: { name: 'page and total straight through mysql2', figures: hand, ratio: 'of times' },
        goal: { kind: 'ratio at most', value: 2 },
        notes: [],
      };
    });
  } finally {
    await pool.end();
  }
};

/** List as a client has it, over HTTP; the statements by hand have no HTTP. */
export const list: Benchmark = {
  name: 'list',
  about: 'pages of the homes of one chatbot of ten',
  measure: (scene, { rounds, rows = ROWS }, say) =>
    withManyChatbots(scene, { name: 'list', rows, say }, async (chatbots) => {
      const last = Math.floor(rows / PAGE_SIZE);
      const pages = [
        { what: 'List, first page', pageNumber: 1 },
        { what: `List, page ${last.toLocaleString('en-US')}`, pageNumber: last },
      ];
      const measurements: Measurement[] = [];
      for (const page of pages) measurements.push(await measurePage(chatbots, page, { rounds, rows, say }));
      return measurements;
    }),
};
