import type { FeedConfig } from '../configuration/feed-config.ts';
import { NoRowsError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import type { DecodeOptions } from './decode.ts';
import type { FeedRow, ReadSummary } from './feed-row.ts';
import { createFileTally } from './file-tally.ts';
import { readParts } from './read-parts.ts';
import { createNoticeReader } from './source-notices.ts';

export type ReadOptions = Pick<DecodeOptions, 'signal' | 'chunkSize'> & {
  /** What the file is called in messages; of several parts each is called by its own name too. */
  name?: string;
  /** The day of the run, an ISO date. */
  today: string;
};
/** `bytesRead` counts the bytes of the parts, packed as they are: of all their bytes it is the progress. */
export type FeedBatch = { rows: FeedRow[]; bytesRead: number };
/** `summary` speaks of all parts; it throws before the last batch has been taken. */
export type FeedReading = AsyncIterable<FeedBatch> & { summary: () => ReadSummary };

/**
 * Reads a feed's file, which is one or several parts: decode → parse → map. Nothing but what is being read is held in memory. Throws
 * FeedFileError where the file cannot be used; what is wrong with single rows is said by the rows.
 */
export const readFeed = (parts: readonly FeedPart[], config: FeedConfig, options: ReadOptions): FeedReading => {
  const name = options.name ?? parts[0]?.name ?? 'The file';
  let summary: ReadSummary | null = null;

  const read = async function* (): AsyncGenerator<FeedBatch> {
    let before = 0;
    let inPart = 0;
    const { today, ...reading } = options;
    const readNotice = createNoticeReader(config);
    const tally = createFileTally(config, today);
    const opened = readParts(parts, config, {
      ...reading,
      onBytes: (bytes) => {
        inPart = bytes;
      },
      isNotice: (values) => readNotice(values) !== null,
    });
    for await (const part of opened) {
      const count = tally.begin(part, parts.length > 1);
      for await (const records of part.records) {
        const rows = records.map(count);
        if (rows.length > 0) yield { rows, bytesRead: before + inPart };
      }
      before += inPart;
      inPart = 0;
    }
    const { rows } = tally.summary();
    if (rows === 0) throw new NoRowsError(`${name} has a header and no rows: nothing was imported`);
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
