import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext, ImplementationFn } from 'ava';
import { type Config, loadConfig } from '../../src/config/config.ts';
import type { Database, DatabaseTarget } from '../../src/database/connection.ts';
import type { FeedConfig } from '../../src/feeds/configuration/feed-config.ts';
import { triedDigest } from '../../src/feeds/configuration/tried-config.ts';
import type { PartData, ProblemData, RunData } from '../../src/feeds/feed-data.ts';
import { createRunExecutor, type RunExecutor } from '../../src/feeds/runs/execute-run.ts';
import type { KeyType, ListingInput, ListingValues } from '../../src/listings/listing.ts';
import { type StoredListing, storedFromRow } from '../../src/listings/stored-listing.ts';
import { createLogger } from '../../src/process/logger.ts';
import { createServices, type Services } from '../../src/services.ts';
import { createTestDatabase } from './with-database.ts';

/** The limits of a feed whose guards are not what is tested. Emptying a chatbot is held all the same. */
export const NO_LIMITS: NonNullable<FeedConfig['limits']> = {
  maxRemoved: null,
  minRows: null,
  maxPriceChanges: null,
  maxProblems: null,
};

/** A run as RunDetail tells it; `part` is its first part, and fails the test where there is none. */
export type RunResult = { run: RunData; problems: ProblemData[]; readonly part: PartData };
type Stored = StoredListing & { feedHashText: string | null; updatedAt: Date; values: ListingValues };
type HistoryRow = {
  listingId: number;
  version: number;
  sourceId: number;
  runId: number | null;
  kind: string;
  changes: Record<string, [unknown, unknown]>;
};

export type ImportOptions = {
  feed?: string;
  dryRun?: boolean;
  /** When the file says it was written; each delivery is a minute later than the one before unless told otherwise. */
  modifiedAt?: Date;
  /** Leaves the delivered file as it is and imports this one, as by `listingd import --file`. */
  file?: string;
};

export type FeedFixture = {
  database: Database;
  target: DatabaseTarget;
  config: Config;
  services: Services;
  workspaceId: number;
  /** Holds config/, data/ and the feeds' files. */
  folder: string;
  chatbots: { id: number; serialNumber: string }[];
  chatbotId: number;
  serialNumber: string;
  /** The service's time; tests set it by `setNow`. Starts at noon of 2026-11-21, UTC. */
  now: () => Date;
  setNow: (time: string | Date) => void;
  /** Writes config/feeds/NAME.json: the fixture's feed with these changes. Undefined takes a setting out. */
  configure: (changes?: Record<string, unknown>, feed?: string) => Promise<void>;
  feedId: (feed?: string) => Promise<number>;
  /** The path at which the feed's file is delivered. */
  fileOf: (feed?: string) => string;
  /** Says that the feed's configuration was tried, so that it imports by its schedule. */
  trust: (feed?: string) => Promise<void>;
  /** Puts the file where the feed finds it. */
  deliver: (contents: string | Uint8Array, options?: ImportOptions) => Promise<string>;
  queue: (options?: ImportOptions) => Promise<number>;
  /** What carries out claimed runs, as the service's own does but for these tools. */
  executor: (tools: Partial<Parameters<typeof createRunExecutor>[0]>) => RunExecutor;
  /** Carries out a queued run in this process. */
  execute: (runId: number, stop?: AbortSignal) => Promise<void>;
  result: (runId: number) => Promise<RunResult>;
  /** Delivers the file and runs the import to its end. */
  importFile: (contents: string | Uint8Array, options?: ImportOptions) => Promise<RunResult>;
  /** Runs the import on what was delivered last. */
  importAgain: (options?: ImportOptions) => Promise<RunResult>;
  approve: (runId: number) => Promise<RunResult>;
  /** Undoes a run to its end; the result is that of the undo run. */
  undo: (runId: number) => Promise<RunResult>;
  /** Every stored listing of a chatbot, removed ones too, by ID. */
  stored: (chatbotId?: number) => Promise<Stored[]>;
  /** The displayed listings of a chatbot, by ID. */
  shown: (chatbotId?: number) => Promise<Stored[]>;
  /** The displayed listing of a number; fails the test where there is not exactly one. */
  byNumber: (mlsNumber: string, chatbotId?: number) => Promise<Stored>;
  byId: (id: number) => Promise<Stored>;
  history: (listingId: number) => Promise<HistoryRow[]>;
  apiCreate: (input: ListingInput, chatbotId?: number) => Promise<number>;
  apiUpdate: (id: number, input: ListingInput) => Promise<void>;
  apiDelete: (id: number) => Promise<void>;
  apiRestore: (id: number) => Promise<void>;
  /** The SQL statements that ran while `work` did. */
  statements: (work: () => Promise<unknown>) => Promise<string[]>;
};

export type FixtureOptions = {
  /** Changes to the fixture's feed. */
  feed?: Record<string, unknown>;
  /** How many chatbots there are; feeds fill the first unless told otherwise. */
  chatbots?: number;
};

const historyRow = (row: Record<string, unknown>): HistoryRow => ({
  listingId: row.listing_id as number,
  version: row.version as number,
  sourceId: row.source_id as number,
  runId: row.run_id as number | null,
  kind: row.kind as string,
  changes: row.changes as HistoryRow['changes'],
});

/** Keeps what a statement of knex says while `work` runs. */
const recordStatements = async (database: Database, work: () => Promise<unknown>): Promise<string[]> => {
  const seen: string[] = [];
  const record = ({ sql }: { sql: string }): void => void seen.push(sql);
  database.on('query', record);
  try {
    await work();
  } finally {
    database.removeListener('query', record);
  }
  return seen;
};

const addChatbots = async (services: Services, workspaceId: number, count: number) => {
  const chatbots: { id: number; serialNumber: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const serialNumber = String(index + 1).padStart(32, 'a');
    const { id } = await services.chatbots.add({ workspaceId, timeZone: 'America/Los_Angeles', serialNumber });
    chatbots.push({ id, serialNumber });
  }
  return chatbots;
};

const prepareFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-sync-'));
  await mkdir(join(folder, 'config', 'feeds'), { recursive: true });
  await mkdir(join(folder, 'data'));
  const config = loadConfig({ LISTINGD_CONFIG: join(folder, 'config'), LISTINGD_DATA: join(folder, 'data') });
  return { folder, config };
};

const createFixture = async (
  { database, target }: { database: Database; target: DatabaseTarget },
  { folder, config }: { folder: string; config: Config },
  options: FixtureOptions,
): Promise<FeedFixture> => {
  let time = new Date('2026-11-21T12:00:00.000Z');
  let delivered = Date.parse('2026-11-20T00:00:00.000Z');
  const services = createServices({ config, database, log: createLogger('silent'), clock: () => time });
  const workspaceId = await services.access.createWorkspace('Test');
  const chatbots = await addChatbots(services, workspaceId, options.chatbots ?? 1);
  const [{ id: chatbotId, serialNumber }] = chatbots as [{ id: number; serialNumber: string }];
  const fileOf = (feed = 'main') => join(folder, `${feed}.csv`);

  const read = async (condition: Record<string, unknown>): Promise<Stored[]> => {
    const rows = await database('listing').where(condition).orderBy('id').select('*');
    return rows.map((row) => {
      const listing = storedFromRow(row);
      return { ...listing, feedHashText: listing.feedHash?.toString('hex') ?? null, updatedAt: row.updated_at };
    });
  };
  const one = <Item>(items: Item[], what: string): Item => {
    const [item] = items;
    if (item === undefined || items.length > 1) throw new Error(`${items.length} listings are ${what}`);
    return item;
  };

  const fixture: FeedFixture = {
    database,
    target,
    config,
    services,
    workspaceId,
    folder,
    chatbots,
    chatbotId,
    serialNumber,
    now: () => time,
    setNow: (next) => {
      time = new Date(next);
    },
    configure: async (changes = {}, feed = 'main') => {
      const settings = {
        chatbots: [{ serialNumber }],
        source: { file: fileOf(feed) },
        preset: 'reso',
        key: ['ListingKey', 'MLSNumber', 'Url'],
        mode: 'snapshot',
        limits: NO_LIMITS,
        ...options.feed,
        ...changes,
      };
      await writeFile(join(folder, 'config', 'feeds', `${feed}.json`), JSON.stringify(settings));
    },
    feedId: async (feed = 'main') => {
      const known = await services.registry.find(feed);
      if (known === undefined) throw new Error(`There is no feed ${feed}`);
      return known.feed.id;
    },
    fileOf,
    trust: async (feed = 'main') => {
      const known = await services.registry.find(feed);
      if (known?.config == null) throw new Error(`Feed ${feed} has no configuration`);
      const tried = { tried_config: triedDigest(known.config, known.feed), tried_at: null };
      await database('feed').where({ name: feed }).update(tried);
    },
    deliver: async (contents, { feed = 'main', modifiedAt } = {}) => {
      delivered += 60_000;
      await writeFile(fileOf(feed), contents);
      const written = modifiedAt ?? new Date(delivered);
      await utimes(fileOf(feed), written, written);
      return fileOf(feed);
    },
    queue: async ({ feed = 'main', dryRun = false, file } = {}) => {
      const queued = await services.runs.queue({
        feedId: await fixture.feedId(feed),
        startedBy: 'api',
        dryRun,
        ...(file === undefined ? {} : { file, host: services.host }),
      });
      if ('taken' in queued) throw new Error(`Run ${queued.taken} is in the way`);
      return queued.runId;
    },
    executor: (tools) =>
      createRunExecutor({
        database,
        log: createLogger('silent'),
        clock: fixture.now,
        registry: services.registry,
        dataFolder: config.dataFolder,
        host: services.host,
        readVariable: config.readVariable,
        ...tools,
      }),
    execute: async (runId, stop = new AbortController().signal) => {
      const run = await services.runs.claim(randomUUID(), services.host, { runId });
      if (run === undefined) throw new Error(`Run ${runId} cannot be claimed`);
      await services.execute(run, stop);
    },
    result: async (runId) => {
      const page = { RunID: runId, PageNumber: 1, PageSize: 10_000 };
      const { Run: run, Problems: problems } = await services.feeds.runDetail(workspaceId, page);
      return {
        run,
        problems,
        get part() {
          const [part] = run.Parts;
          if (part === undefined) throw new Error(`Run ${runId} is ${run.State} and has no part: ${run.Message}`);
          return part;
        },
      };
    },
    importFile: async (contents, importOptions = {}) => {
      await fixture.deliver(contents, importOptions);
      return fixture.importAgain(importOptions);
    },
    importAgain: async (importOptions = {}) => {
      const runId = await fixture.queue(importOptions);
      await fixture.execute(runId);
      return fixture.result(runId);
    },
    approve: async (runId) => {
      await services.feeds.approve(workspaceId, runId);
      await fixture.execute(runId);
      return fixture.result(runId);
    },
    undo: async (runId) => {
      const { RunID } = await services.feeds.undo(workspaceId, { RunID: runId });
      await fixture.execute(RunID);
      return fixture.result(RunID);
    },
    stored: (id = chatbotId) => read({ chatbot_id: id }),
    shown: (id = chatbotId) => read({ chatbot_id: id, live: 1 }),
    byNumber: async (number, id = chatbotId) =>
      one(await read({ chatbot_id: id, live: 1, mls_number: number }), `displayed with the number ${number}`),
    byId: async (id) => one(await read({ id }), `stored with the ID ${id}`),
    history: async (listingId) =>
      (await database('listing_change').where({ listing_id: listingId }).orderBy('version').select('*')).map(
        historyRow,
      ),
    apiCreate: (input, id = chatbotId) => services.listings.create(id, input),
    apiUpdate: async (id, input) => {
      const { chatbotId: owner } = await fixture.byId(id);
      await services.listings.update(owner, { Key: String(id), KeyType: 'InternalID' satisfies KeyType }, input);
    },
    apiDelete: async (id) => {
      const { chatbotId: owner } = await fixture.byId(id);
      await services.listings.remove(owner, [String(id)], 'InternalID');
    },
    apiRestore: async (id) => {
      const { chatbotId: owner } = await fixture.byId(id);
      await services.listings.restore(owner, { Key: String(id), KeyType: 'InternalID' });
    },
    statements: (work) => recordStatements(database, work),
  };
  await fixture.configure();
  return fixture;
};

/**
 * A migrated database, a workspace with chatbots, and the feed `main`, a snapshot by RESO names without limits, whose imports run in
 * this process through the real pipeline; all gone when `work` has ended.
 */
export const useFeed = async (
  work: (feed: FeedFixture) => Promise<void>,
  options: FixtureOptions = {},
): Promise<void> => {
  const { database, target, drop } = await createTestDatabase();
  const prepared = await prepareFolder();
  try {
    await work(await createFixture({ database, target }, prepared, options));
  } finally {
    await rm(prepared.folder, { recursive: true, force: true });
    await drop();
  }
};

/** `test('…', withFeed(async (t, feed) => …))` */
export const withFeed =
  (
    body: (t: ExecutionContext, feed: FeedFixture) => Promise<void>,
    options: FixtureOptions = {},
  ): ImplementationFn<[]> =>
  (t) =>
    useFeed((feed) => body(t, feed), options);
