import type { FeedConfig } from '../configuration/feed-config.ts';
import { mappedColumns } from '../configuration/feed-rules.ts';
import { NoRowsError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { LONGEST_RECORD } from '../file-bounds.ts';
import { createPicturePlacer } from '../pictures/archive-pictures.ts';
import type { DecodeOptions } from '../read/decode.ts';
import {
  type Extent,
  isUnfilled,
  lengthOf,
  type ParsedBatch,
  type ParsedRecord,
  unfilledTold,
} from '../read/parsed-record.ts';
import { type OpenedPart, readParts } from '../read/read-parts.ts';
import { cleanText } from './conversion.ts';
import { countMissing, countUnread, type FeedRow, type ReadSummary } from './feed-row.ts';
import { createRowMapper } from './map-row.ts';
import { createNoticeReader, presetOf } from './presets/presets.ts';
import type { FileColumn } from './read-record.ts';
import { type KnownTargets, prepareTeller } from './same-rows.ts';

export type ReadOptions = Pick<DecodeOptions, 'signal' | 'chunkSize'> & {
  /** What the file is called in messages; of several parts each is called by its own name too. */
  name?: string;
  /** The day of the run, an ISO date. */
  today: string;
  /** What the run's chatbots show already, where rows are told by their cells. */
  known?: KnownTargets | undefined;
};
/** `bytesRead` counts the bytes of the parts, packed as they are: of all their bytes it is the progress. */
type FeedBatch = { rows: FeedRow[]; bytesRead: number };
/** `summary` speaks of all parts; it throws before the last batch has been taken. */
export type FeedReading = AsyncIterable<FeedBatch> & { summary: () => ReadSummary };

/** A line alone does not tell where a problem is, where the file has several parts or sheets. */
const inPart = (row: FeedRow, part: string): FeedRow => {
  if ('problems' in row) for (const problem of row.problems) problem.expected += ` (in ${part})`;
  return row;
};

/** Counts what the summary of a file tells. */
const createTally = (config: FeedConfig) => {
  const readNotice = createNoticeReader(config.preset);
  const { caps = [] } = presetOf(config.preset);
  const header = new Set<string>();
  const columnFill = new Map<string, { rows: number }>();
  const unread = new Map<string, number>();
  const missing = new Map<string, number>();
  const passedOver: string[] = [];
  let rows = 0;
  let unfilled = 0;
  const extents: Extent[] = [];
  /** The records of the part that is being read, without notices. */
  let inThisPart = 0;

  return {
    rows: (): number => rows,
    /** The records of a batch that hold anything. */
    filled: (records: ParsedBatch, width: number): ParsedBatch => {
      const filled = records.filter((record) => !isUnfilled(record, width));
      unfilled += records.length - filled.length;
      return filled;
    },
    /** Begins a part, of which `columns` are read; what it returns counts a record and its row. */
    begin: (part: OpenedPart, columns: readonly FileColumn[]): ((record: ParsedRecord, row: FeedRow) => void) => {
      inThisPart = 0;
      for (const column of part.header) header.add(column);
      // Records that name their own values leave out what is blank: a column that none of them has is there, and empty.
      for (const column of [...columns.map(({ name }) => name), ...(part.declared ? [] : mappedColumns(config))]) {
        if (!columnFill.has(column)) columnFill.set(column, { rows: 0 });
      }
      const fills = columns.map(({ index, name }) => ({ index, fill: columnFill.get(name) as { rows: number } }));
      return ({ values }, row) => {
        rows += 1;
        const notice = readNotice(values);
        if (notice !== null) {
          if (notice.capped) part.facts.extent = 'part';
          return;
        }
        inThisPart += 1;
        for (const { index, fill } of fills) if (cleanText(values[index]) !== '') fill.rows += 1;
        countMissing(missing, row);
        countUnread(unread, row);
      };
    },
    /** Takes what is known of a part that was read. */
    end: ({ facts }: OpenedPart): void => {
      extents.push(caps.includes(inThisPart) ? 'part' : facts.extent);
      passedOver.push(...facts.passedOver);
    },
    summary: (): ReadSummary => {
      const filled = [...columnFill].map(([column, fill]) => [column, fill.rows]);
      return {
        rows,
        header: [...header],
        columnFill: Object.fromEntries(filled),
        unread: Object.fromEntries(unread),
        missing: Object.fromEntries(missing),
        extent: extents.includes('part') ? 'part' : extents.every((extent) => extent === 'whole') ? 'whole' : null,
        passedOver: [...passedOver, ...unfilledTold(unfilled)],
        unfilled,
      };
    },
  };
};

/** So many records of a part are shown to the mapper before it maps the first, or of long ones so many characters. */
const LOOKED_AT = 500;
const LOOKED_AT_TEXT = LONGEST_RECORD;

/** The batches, of which the first are kept back until their records were looked at. */
async function* lookedAt(
  batches: AsyncIterable<ParsedBatch>,
  look: (record: ParsedRecord) => void,
): AsyncGenerator<ParsedBatch> {
  let held: ParsedBatch[] | null = [];
  let count = 0;
  let length = 0;
  for await (const batch of batches) {
    if (held === null) {
      yield batch;
      continue;
    }
    held.push(batch);
    for (const record of batch) {
      if (count >= LOOKED_AT || length > LOOKED_AT_TEXT) break;
      look(record);
      count += 1;
      length += lengthOf(record.values);
    }
    if (count < LOOKED_AT && length <= LOOKED_AT_TEXT) continue;
    yield* held;
    held = null;
  }
  if (held !== null) yield* held;
}

/**
 * Reads a feed's file, which is one or several parts: decode → parse → map. Nothing but what is being read is held in memory. Throws
 * FeedFileError where the file cannot be used; what is wrong with single rows is said by the rows.
 */
export const mapFeed = (parts: readonly FeedPart[], config: FeedConfig, options: ReadOptions): FeedReading => {
  const { today, known, ...reading } = options;
  const several = parts.length > 1 || parts.some(({ sheet }) => sheet !== undefined && sheet.others.length > 0);
  let summary: ReadSummary | null = null;

  const read = async function* (): AsyncGenerator<FeedBatch> {
    let before = 0;
    let ofPart = 0;
    const onBytes = (bytes: number): void => {
      ofPart = bytes;
    };
    const tally = createTally(config);
    const createTeller = known === undefined ? undefined : await prepareTeller(known);
    for await (const part of readParts(parts, config, { ...reading, onBytes })) {
      const { name, declared, header } = part;
      const mapper = createRowMapper(config, header, { today, name, declared, createTeller });
      const count = tally.begin(part, mapper.columns);
      const archive = parts.find(({ path }) => path === part.path)?.archive;
      const place = createPicturePlacer(archive, header, config);
      for await (const records of lookedAt(part.records, mapper.look)) {
        const rows = tally.filled(records, header.length).map((parsed) => {
          const record = place === null ? parsed : place(parsed);
          const row = mapper.map(record);
          count(record, row);
          return several ? inPart(row, name) : row;
        });
        if (rows.length > 0) yield { rows, bytesRead: before + ofPart };
      }
      tally.end(part);
      before += ofPart;
      ofPart = 0;
    }
    if (tally.rows() === 0) {
      const name = options.name ?? parts[0]?.name ?? 'The file';
      throw new NoRowsError(`${name} has a header and no rows: nothing was imported`);
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
