import { rm } from 'node:fs/promises';
import { loadReadyMade, type ReadyMadeFile, readyMadeByImport } from '../data/ready-made-files.ts';
import { type Benchmark, type Measurement, saySize } from '../harness/benchmark.ts';
import { callInOpenLoop, medianOfCalls, quantile, takeTurns } from '../harness/rounds.ts';
import { listByHand, openPool } from '../reference/by-hand.ts';
import type { BenchmarkDatabase } from '../setting/databases.ts';
import type { Importer } from '../setting/import-night.ts';
import { type ManyChatbots, withHttpClient, withManyChatbots } from '../setting/many-chatbots.ts';
import { withImporter } from '../setting/with-importer.ts';
import type { Scene } from '../setting/with-scene.ts';

const IMPORTED_ROWS = 200_000;
const PER_SECOND = 50;
const CONNECTIONS = 32;
/** Beside the chatbot that is filled. */
const ASKED = { serialNumber: '00000000000000000000000000000002', rows: 20_000, firstId: 10_000_000 };

/** Another chatbot with homes of its own, whose IDs nothing that is imported or loaded has. */
const addAskedChatbot = async (scene: Scene, database: BenchmarkDatabase, listings: ReadyMadeFile): Promise<void> => {
  await database.rows(
    'INSERT INTO chatbot (workspace_id, serial_number, settings) SELECT workspace_id, ?, settings FROM chatbot LIMIT 1',
    [ASKED.serialNumber],
  );
  await loadReadyMade(scene, database, [listings]);
  await database.rows(
    `UPDATE listing SET id = id + ?, source_id = 0, created_source_id = 0, created_run_id = NULL,
      chatbot_id = (SELECT id FROM chatbot WHERE serial_number = ?)`,
    [ASKED.firstId, ASKED.serialNumber],
  );
};

/** Lists of a town at a fixed rate while `work` runs; gives the milliseconds within which 95 of 100 were answered. */
const listDuring = (importer: Importer, work: Promise<unknown>): Promise<number> =>
  withHttpClient(importer.service.url, CONNECTIONS, async (client) => {
    const body = { SerialNumber: ASKED.serialNumber, CityName: 'La Mesa', SaleType: 'for_sale', PageSize: 5 };
    const ask = (): Promise<unknown> => client.post('/chat/Chatbot/RealEstateList', body);
    return quantile(await callInOpenLoop(PER_SECOND, ask, work), 0.95);
  });

/** One service imports and is asked. By comparison the same service is asked while the client loads what the import would write. */
export const listWhileImporting: Benchmark = {
  name: 'list-while-importing',
  about: `${PER_SECOND} Lists a second while a feed is imported`,
  measure: async (scene, { rounds, rows = IMPORTED_ROWS }, say) => {
    const asked = await readyMadeByImport(scene, Math.min(ASKED.rows, rows));
    const [askedListings] = asked.files.filter(({ table }) => table === 'listing');
    const { files } = await readyMadeByImport(scene, rows);
    if (askedListings === undefined) throw new Error('The import has left no listings');
    const prepared = <Result>(work: (importer: Importer, database: BenchmarkDatabase) => Promise<Result>) =>
      withImporter(scene, 'asked', async (importer, database) => {
        await addAskedChatbot(scene, database, askedListings);
        await importer.deliver({ night: 0, rows });
        await scene.databases.settle();
        return work(importer, database);
      });
    const busy: number[] = [];
    const {
      importing = [],
      loading = [],
      alone = [],
    } = await takeTurns(
      rounds,
      [
        {
          name: 'importing',
          run: () =>
            prepared(async (importer) => {
              const run = importer.run();
              const latency = await listDuring(importer, run);
              busy.push((await run).milliseconds);
              return latency;
            }),
        },
        {
          name: 'loading',
          run: () =>
            prepared((importer, database) =>
              listDuring(importer, loadReadyMade(scene, database, files, { isEmpty: false })),
            ),
        },
        { name: 'alone', run: () => prepared(async (importer) => (await importer.run()).milliseconds) },
      ],
      (round, name, figure) => say(`list-while-importing, round ${round + 1}: ${name} ${figure.toFixed(1)} ms`),
    );
    for (const { path } of [...asked.files, ...files]) await rm(path, { force: true });
    return [
      {
        what: 'List, p95 during an import',
        size: saySize(rows, rounds),
        unit: 'ms',
        measured: importing,
        reference: { name: 'during LOAD DATA LOCAL', figures: loading, ratio: 'of times' },
        goal: { kind: 'ratio at most', value: 1.5 },
        notes: [`${PER_SECOND} a second, one service for both, another chatbot than the one that is filled`],
      },
      {
        what: 'import during Lists',
        size: saySize(rows, rounds),
        unit: 's',
        measured: busy,
        reference: { name: 'import alone', figures: alone, ratio: 'of rates' },
        goal: { kind: 'ratio at least', value: 0.7 },
        notes: [],
      },
    ];
  },
};

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
