import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedConfig } from '../../src/feeds/configuration/feed-config.ts';
import type { FeedPart } from '../../src/feeds/fetch/fetched-file.ts';
import type { FeedRow, ReadSummary } from '../../src/feeds/map/feed-row.ts';
import { mapFeed, type ReadOptions } from '../../src/feeds/map/map-feed.ts';
import { readParts } from '../../src/feeds/read/read-parts.ts';

export const TODAY = '2026-11-21';

/** A feed's configuration: a delta of the `reso` preset unless told otherwise. */
export const feedConfig = (changes: Partial<FeedConfig> = {}): FeedConfig => ({
  chatbots: [{ serialNumber: '00000000000000000000000000000001' }],
  source: { file: 'feed.csv' },
  preset: 'reso',
  key: ['ListingKey', 'MLSNumber', 'Url'],
  mode: 'delta',
  ...changes,
});

/** Calls `use` with a folder of its own, and removes it. */
export const inFolder = async <Result>(use: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-feeds-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Calls `use` with the path of a file of these contents. */
export const withFile = <Result>(
  contents: string | Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> =>
  inFolder(async (folder) => {
    const path = join(folder, 'feed.csv');
    await writeFile(path, contents);
    return use(path);
  });

type RawRecord = Record<string, string | undefined>;

/** The raw texts of every record of a file's parts, under the names of its header. */
const rawRecords = async (
  parts: readonly FeedPart[],
  config: FeedConfig,
  { today: _, ...options }: Partial<ReadOptions>,
): Promise<RawRecord[]> => {
  const records: RawRecord[] = [];
  for await (const { header, records: batches } of readParts(parts, config, options)) {
    for await (const batch of batches) {
      records.push(
        ...batch.map(({ values }) => Object.fromEntries(header.map((name, index) => [name, values[index] ?? '']))),
      );
    }
  }
  return records;
};

/** Reads a file of several parts. */
export const readTexts = (
  texts: readonly (string | Uint8Array)[],
  config: FeedConfig = feedConfig(),
  options: Partial<ReadOptions> = {},
): Promise<{ rows: FeedRow[]; records: RawRecord[]; summary: ReadSummary; bytesRead: number[] }> =>
  inFolder(async (folder) => {
    const parts = texts.map((_, index) => ({ path: join(folder, `${index}`), name: `part-${index + 1}` }));
    for (const [index, text] of texts.entries()) await writeFile(join(folder, `${index}`), text);
    const reading = mapFeed(parts, config, { today: TODAY, name: 'feed.zip', ...options });
    const rows: FeedRow[] = [];
    const bytesRead: number[] = [];
    for await (const batch of reading) {
      rows.push(...batch.rows);
      bytesRead.push(batch.bytesRead);
    }
    return { rows, records: await rawRecords(parts, config, options), summary: reading.summary(), bytesRead };
  });

/** Reads a whole file: its rows, the records that they were, and what is known at its end. */
export const read = (
  contents: string | Uint8Array,
  config: FeedConfig = feedConfig(),
  options: Partial<ReadOptions> = {},
): Promise<{ rows: FeedRow[]; records: RawRecord[]; summary: ReadSummary }> =>
  withFile(contents, async (path) => {
    const parts = [{ path, name: 'feed.csv' }];
    const reading = mapFeed(parts, config, { today: TODAY, name: 'feed.csv', ...options });
    const rows: FeedRow[] = [];
    for await (const batch of reading) rows.push(...batch.rows);
    return { rows, records: await rawRecords(parts, config, options), summary: reading.summary() };
  });

const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** CSV of records that all have the columns of the first. */
export const csv = (...records: Record<string, string>[]): string => {
  const columns = Object.keys(records[0] ?? {});
  const lines = [columns, ...records.map((record) => columns.map((column) => record[column] ?? ''))];
  return lines.map((line) => `${line.map(quoted).join(',')}\n`).join('');
};

/** A home for sale by RESO names, with these fields changed or added. */
export const home = (changes: Record<string, string> = {}): Record<string, string> => ({
  ListingKey: 'K1',
  ListingId: 'M1',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  ...changes,
});

/** What one RESO record says. */
export const readHome = async (
  changes: Record<string, string>,
  config: FeedConfig = feedConfig(),
): Promise<FeedRow> => {
  const { rows } = await read(csv(home(changes)), config);
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`The file gave ${rows.length} rows`);
  return row;
};

/** The values of one RESO record that is a listing. */
export const valuesOf = async (changes: Record<string, string>, config: FeedConfig = feedConfig()) => {
  const row = await readHome(changes, config);
  if (row.kind !== 'listing') throw new Error(`Not a listing: ${JSON.stringify(row)}`);
  return row.values;
};

/** What is expected of the fields that a row was rejected for, by column. */
export const expectations = (row: FeedRow | undefined): Record<string, string> =>
  Object.fromEntries(
    (row !== undefined && 'problems' in row ? row.problems : []).map(({ column, expected }) => [
      column ?? '',
      expected,
    ]),
  );
