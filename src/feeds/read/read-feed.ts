import type { FeedConfig } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { cleanText } from '../map/conversion.ts';
import { createRowMapper } from '../map/map-row.ts';
import { presetOf } from '../map/presets/presets.ts';
import type { DecodeOptions } from './decode.ts';
import type { FeedRow, ReadSummary } from './feed-row.ts';
import { headerNames } from './header.ts';
import { parseFile } from './parse.ts';
import { createNoticeReader } from './source-notices.ts';

export type ReadOptions = Pick<DecodeOptions, 'name' | 'signal' | 'chunkSize'> & {
  /** The day of the run, an ISO date. */
  today: string;
};
/** `bytesRead` counts the bytes of the file, packed as it is: of all its bytes it is the progress. */
export type FeedBatch = { rows: FeedRow[]; bytesRead: number };
/** `summary` speaks of the whole file; it throws before the last batch has been taken. */
export type FeedReading = AsyncIterable<FeedBatch> & { summary: () => ReadSummary };

/**
 * Reads a feed's file: decode → parse → map. Nothing but what is being read is held in memory. Throws FeedFileError where the file cannot be
 * used; what is wrong with single rows is said by the rows.
 */
export const readFeed = (path: string, config: FeedConfig, options: ReadOptions): FeedReading => {
  const name = options.name ?? path;
  let summary: ReadSummary | null = null;

  const read = async function* (): AsyncGenerator<FeedBatch> {
    let bytesRead = 0;
    const readNotice = createNoticeReader(config);
    const batches = parseFile(path, config, {
      ...options,
      onBytes: (bytes) => {
        bytesRead = bytes;
      },
      isNotice: (values) => readNotice(values) !== null,
    });
    let tally: Tally | null = null;
    for await (const batch of batches) {
      const records = tally === null ? batch.slice(1) : batch;
      tally ??= createTally(config, headerNames(batch[0]?.values ?? []), options, name);
      const rows = records.map(tally.map);
      if (rows.length > 0) yield { rows, bytesRead };
    }
    if (tally === null || tally.summary().rows === 0) {
      throw new FeedFileError(`${name} has a header and no rows: nothing was imported`);
    }
    summary = tally.summary();
  };

  return {
    [Symbol.asyncIterator]: read,
    summary: () => {
      if (summary === null) throw new Error('The file has not been read to its end');
      return summary;
    },
  };
};

type Tally = { map: (record: { line: number; values: string[] }) => FeedRow; summary: () => ReadSummary };

/** Maps records and counts what the summary tells. */
const createTally = (config: FeedConfig, header: string[], options: ReadOptions, name: string): Tally => {
  const mapper = createRowMapper(config, header, { today: options.today, name });
  const readNotice = createNoticeReader(config);
  const { caps = [] } = presetOf(config.preset);
  const columnFill: Record<string, number> = Object.fromEntries(mapper.columns.map((column) => [column, 0]));
  const missing: Record<string, number> = {};
  let rows = 0;
  let notices = 0;
  let capped = false;
  return {
    map: (record) => {
      const row = mapper.map(record);
      rows += 1;
      const notice = readNotice(record.values);
      if (notice !== null) {
        notices += 1;
        capped ||= notice.capped;
        return row;
      }
      for (const column of mapper.columns) {
        if (cleanText(row.record[column]) !== '') columnFill[column] = (columnFill[column] ?? 0) + 1;
      }
      if (row.kind === 'listing') for (const field of row.missing) missing[field] = (missing[field] ?? 0) + 1;
      return row;
    },
    summary: () => ({ rows, header, columnFill, missing, capped: capped || caps.includes(rows - notices) }),
  };
};
