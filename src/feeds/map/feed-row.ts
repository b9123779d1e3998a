import type { ListingValues } from '../../listings/listing.ts';
import type { SentPictures } from '../../listings/pictures/sent-pictures.ts';
import type { Extent } from '../read/parsed-record.ts';

/**
 * What is wrong with one field of one record. `line` is 1-based, in the file; `column` is null where the whole row is meant; `partly` where
 * the field has what else it says.
 */
export type RowProblem = { line: number; column: string | null; value: string | null; expected: string; partly?: true };

/** A problem as its run keeps it: with the keys of its row, and whether the row was rejected. Others are told of rows that count. */
export type RunProblem = RowProblem & { rejected: boolean; listingKey: string | null; mlsNumber: string | null };

/** A record's keys, trimmed; null is blank. Keys that the feed's `key` does not name are null. */
export type RowKeys = {
  ListingKey: string | null;
  MLSNumber: string | null;
  Url: string | null;
  InternalID?: string | null;
};

/** The raw texts of one record under its header's names: those of the columns that the feed's conditions (`where`) name. */
export type RawRecord = Readonly<Record<string, string>>;

export type Where = Readonly<Record<string, readonly string[]>>;

const compared = (text: string): string => text.trim().toLowerCase();

/** Whether every column of `where` holds one of its texts, trimmed and without case. Without conditions every row matches. */
export const matchesWhere = (record: RawRecord, where: Where | undefined): boolean =>
  where === undefined ||
  Object.entries(where).every(([column, texts]) => {
    const value = compared(record[column] ?? '');
    return texts.some((text) => compared(text) === value);
  });

type RowStart = { line: number; keys: RowKeys; record: RawRecord };

/**
 * The home is on display (or, `sold`, was sold). `problems` are of fields that are unknown then, and reject nothing; `missing` names fields
 * that the source left blank.
 */
export type ListingRow = RowStart & {
  kind: 'listing';
  values: ListingValues;
  problems: RowProblem[];
  missing: string[];
  /** Of a feed whose pictures are copied: they are no part of `values`. */
  pictures?: SentPictures;
  /** Where a row with the same cells may be told by them (`SameRow`): the rules that read them, two bytes, and their digest, eight; hexadecimal. */
  cells?: string;
};

/** A row with the cells of one that was imported before. `listings`: its home in each of the run's chatbots; `missing` as of a listing. */
export type SameRow = RowStart & {
  kind: 'same';
  listings: readonly number[];
  /** None. */
  problems: RowProblem[];
  missing: readonly string[];
};

/** A status, or the seller's wish, that takes the home off display. `values` hold what could be read. */
type RemovalRow = RowStart & {
  kind: 'removal';
  values: Partial<ListingValues>;
  standardStatus: string;
  problems: RowProblem[];
};

/** Closed. It applies to a home that is known, whatever else is wrong in it; `complete` when it could also make a new one. */
export type SoldRow = RowStart & {
  kind: 'sold';
  values: Partial<ListingValues>;
  complete: boolean;
  problems: RowProblem[];
  /** As of a listing; left out where the sale tells of none. */
  pictures?: SentPictures;
};

type RejectedRow = RowStart & { kind: 'rejected'; problems: RowProblem[] };

/** A row that says nothing about a home: a notice of the source, a draft. */
type IgnoredRow = RowStart & { kind: 'ignored'; reason: string };

/** What one record of the file says. `line` is the line, 1-based, on which the record starts. */
export type FeedRow = ListingRow | SameRow | RemovalRow | SoldRow | RejectedRow | IgnoredRow;

/** Counts the fields that a listing lacks. */
export const countMissing = (counts: Map<string, number>, row: FeedRow): void => {
  if (row.kind === 'listing' || row.kind === 'same')
    for (const field of row.missing) counts.set(field, (counts.get(field) ?? 0) + 1);
};

/** Counts by column the rows that are taken without it, since it cannot be read. */
export const countUnread = (counts: Map<string, number>, row: FeedRow): void => {
  if (row.kind === 'ignored' || row.kind === 'rejected') return;
  for (const { column, partly } of row.problems) {
    if (column !== null && !partly) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
};

/** What is known once a file was read to its end. `columnFill`: how many rows fill each mapped column; `unread`: in how many it cannot be read. */
export type ReadSummary = {
  rows: number;
  header: string[];
  columnFill: Record<string, number>;
  unread: Record<string, number>;
  /** How many listing rows lack each field. */
  missing: Record<string, number>;
  extent: Extent;
  /** What of the file was passed over, as the run's message says it. */
  passedOver: string[];
  /** Rows without any value, which are none of `rows`. They could be any of the homes that are missing. */
  unfilled: number;
};
