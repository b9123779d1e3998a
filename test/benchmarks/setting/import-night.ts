import { createWriteStream } from 'node:fs';
import { rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createSeededRandom } from '../../evaluation/listings/seeded-random.ts';
import { COLUMNS, madeHome } from '../data/made-home.ts';
import type { BenchmarkDatabase } from './databases.ts';
import { openHttpClient } from './http-client.ts';
import { type BenchmarkService, SERIAL_NUMBER, type ServiceOptions, startService } from './service.ts';

type Night = {
  /** 0 is the first; every later one shuffles its rows anew, and changes a fiftieth of them. */
  night: number;
  rows: number;
  /** Which homes are left out: one of so many, those whose number leaves this remainder. */
  without?: { oneOf: number; remainder: number };
};

const LINES_AT_ONCE = 500;

/** The homes' numbers in the order of a night's file. */
const orderOf = ({ night, rows, without }: Night): number[] => {
  const numbers = Array.from({ length: rows }, (_, number) => number);
  const random = createSeededRandom(night);
  for (let last = numbers.length - 1; night > 0 && last > 0; last -= 1) {
    const other = random.between(0, last);
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return without === undefined ? numbers : numbers.filter((number) => number % without.oneOf !== without.remainder);
};

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function* lines(night: Night): Generator<string> {
  yield `${COLUMNS.join(',')}\n`;
  let text = '';
  for (const [index, number] of orderOf(night).entries()) {
    const home = madeHome(number, night.night);
    text += `${COLUMNS.map((column) => cell(home[column])).join(',')}\n`;
    if ((index + 1) % LINES_AT_ONCE > 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Writes one night's CSV, the same bytes for the same night. */
const writeNight = (path: string, night: Night): Promise<void> =>
  pipeline(Readable.from(lines(night)), createWriteStream(path));

const FEED = 'nightly';
const LOOK_MILLISECONDS = 20;
const ENDED = ['Succeeded', 'Held', 'Failed', 'Cancelled'];

type RunRow = { state: string; message: string | null; microseconds: number };
export type PartCounts = { created: number; updated: number; unchanged: number; removed: number };

export type Importer = {
  service: BenchmarkService;
  /** Puts a night's file where the feed finds it. */
  deliver: (night: Night) => Promise<void>;
  /** The path of the file that was delivered. */
  file: string;
  /**
   * Makes all that is stored a day older, as it is when a night has passed: the clock of the service stands at the same day for all
   * nights of a benchmark, and days on market that go on without it would be a change of every home.
   */
  passDay: () => Promise<void>;
  /** Imports what was delivered; gives the run's milliseconds, from its claim until its end is written, and what it did. */
  run: () => Promise<{ milliseconds: number; counts: PartCounts; message: string | null }>;
  stop: () => Promise<void>;
};

/** Every check is on; but the nights of a benchmark remove more in an hour than the default allows for seven days. */
const feedOf = (file: string): object => ({
  chatbots: [{ serialNumber: SERIAL_NUMBER }],
  source: { file },
  preset: 'reso',
  extension: ['PoolFeatures', 'View'],
  defaults: { CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  key: ['ListingKey', 'MLSNumber', 'Url'],
  mode: 'snapshot',
  limits: { maxRemoved: 0.99 },
});

const waitForEnd = async (database: BenchmarkDatabase, runId: number): Promise<RunRow> => {
  for (;;) {
    const [run] = await database.rows<RunRow>(
      'SELECT state, message, TIMESTAMPDIFF(MICROSECOND, started_at, finished_at) AS microseconds FROM feed_run WHERE id = ?',
      [runId],
    );
    if (run !== undefined && ENDED.includes(run.state)) return run;
    await pause(LOOK_MILLISECONDS);
  }
};

const countsOf = async (database: BenchmarkDatabase, runId: number): Promise<PartCounts> => {
  const [counts] = await database.rows<Record<keyof PartCounts, string>>(
    `SELECT SUM(created_count) AS created, SUM(updated_count) AS updated, SUM(unchanged_count) AS unchanged,
        SUM(removed_by_row_count + removed_by_absence_count) AS removed
      FROM feed_run_part WHERE run_id = ?`,
    [runId],
  );
  // A file that is passed over has no parts.
  const number = (name: keyof PartCounts): number => Number(counts?.[name] ?? 0);
  return {
    created: number('created'),
    updated: number('updated'),
    unchanged: number('unchanged'),
    removed: number('removed'),
  };
};

/** A service on a database, with a feed whose files are delivered by the benchmark. */
export const startImporter = async (
  folder: string,
  database: BenchmarkDatabase,
  options: Partial<ServiceOptions> = {},
): Promise<Importer> => {
  const file = join(folder, `${FEED}.csv`);
  const service = await startService({
    ...options,
    folder,
    databaseUrl: database.url,
    files: { ...options.files, [`feeds/${FEED}.json`]: feedOf(file) },
  });
  await service.rest();
  const client = openHttpClient(service.url, 1);
  return {
    service,
    file,
    deliver: async (night) => {
      await writeNight(`${file}.part`, night);
      await utimes(`${file}.part`, new Date(), new Date());
      await rename(`${file}.part`, file);
    },
    passDay: async () => {
      await database.rows(
        'UPDATE listing SET market_since = market_since - INTERVAL 1 DAY, market_until = market_until - INTERVAL 1 DAY',
      );
    },
    run: async () => {
      const { RunID } = (await client.post('/chat/Feed/Import', { Feed: FEED })) as { RunID: number };
      const { state, message, microseconds } = await waitForEnd(database, RunID);
      if (state !== 'Succeeded') throw new Error(`Run ${RunID} is ${state}: ${message}`);
      return { milliseconds: microseconds / 1_000, counts: await countsOf(database, RunID), message };
    },
    stop: async () => {
      client.close();
      await service.stop();
    },
  };
};
