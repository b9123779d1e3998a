import type { DerivedListing } from './derive/derive-listing.ts';
import { urlDigest } from './keys.ts';
import { LISTING_COLUMNS, LISTING_FIELDS, type ListingField, type ListingValues } from './listing.ts';

/**
 * Why a listing left the display: a row of its feed, its absence from a snapshot, the API (a veto for feeds), long sold, or
 * the undo of the run that had shown it.
 */
export type RemovedReason = 'row' | 'absence' | 'api' | 'sold' | 'undo';

export type StoredListing = {
  id: number;
  chatbotId: number;
  /** The feed that owns the listing, or API_SOURCE. */
  sourceId: number;
  /** The source's own key (RESO ListingKey). */
  sourceKey: string | null;
  version: number;
  live: boolean;
  removedReason: RemovedReason | null;
  removedAt: Date | null;
  /** Digest of what the feed sent last; null once another writer changed the listing. */
  feedHash: Buffer | null;
  /** Snapshots in a row that lacked the listing. */
  misses: number;
  /** Since when a held run has lacked the listing. */
  unconfirmedSince: Date | null;
  /** Null where the listing has no URL, or shares it with a neighbour that holds the key. */
  urlKey: Buffer | null;
  addressFold: string;
  /** The version of the rules by which it was prepared for searching. */
  derivedVersion: number;
  values: ListingValues;
};

export type NewListing = {
  sourceId: number;
  /** The run that creates it; null for the API. */
  runId: number | null;
  sourceKey: string | null;
  urlKey: Buffer | null;
  feedHash: Buffer | null;
  values: ListingValues;
  /** What is derived of the values, where that was done ahead of the write. */
  derived?: DerivedListing;
};

/** What a write leaves behind: the whole new state of a stored listing. */
export type ListingUpdate = {
  id: number;
  /** The version that was read; the write fails when another one is stored. */
  version: number;
  /** Whether the change is one that the history tells: it makes a new version. */
  newVersion: boolean;
  sourceId: number;
  sourceKey: string | null;
  urlKey: Buffer | null;
  feedHash: Buffer | null;
  /** Whether the write shows that the listing's feed still sends it. */
  seen: boolean;
  /** Left out: the listing is shown. Keep: it stays on the display or off it. A reason: it leaves the display. */
  display?: 'keep' | RemovedReason;
  /** Of a listing on display that stays there: nothing differs of what it is searched by, so that is not derived again. */
  derived?: 'kept';
  values: ListingValues;
};

/** Thrown when a listing moved under a writer: the transaction is to be planned again. */
export class ListingMovedError extends Error {}

/** A row of the table as the driver gives it. */
export type ListingRow = Record<string, unknown> & { id: number };

const BOOLEANS: ReadonlySet<ListingField> = new Set(['AddressHidden']);
const LISTS: ReadonlySet<ListingField> = new Set(['Images', 'ExtensionColumn']);
const TIMES: ReadonlySet<ListingField> = new Set(['ModificationTimestamp']);

type ReadColumn = (value: unknown) => unknown;

const readerOf = (field: ListingField): ReadColumn => {
  if (BOOLEANS.has(field)) return (value) => value === 1;
  if (LISTS.has(field)) return (value) => (value == null ? null : JSON.parse(value as string));
  if (TIMES.has(field)) return (value) => (value == null ? null : (value as Date).toISOString());
  return (value) => value ?? null;
};

type WriteColumn = (value: unknown) => unknown;

const writerOf = (field: ListingField): WriteColumn => {
  if (LISTS.has(field)) return (value) => (value === null ? null : JSON.stringify(value));
  if (TIMES.has(field)) return (value) => (value === null ? null : new Date(value as string));
  return (value) => value;
};

/** What becomes of each field's value is settled once, and not for every row. */
const WRITERS = Object.fromEntries(LISTING_FIELDS.map((field) => [field, writerOf(field)])) as Readonly<
  Record<ListingField, WriteColumn>
>;

/** Reads these fields of a row that has their columns. What becomes of each column is settled once, and not for every row. */
export const createValueReader = <Field extends ListingField>(
  fields: readonly Field[],
): ((row: ListingRow) => Pick<ListingValues, Field>) => {
  const readers = fields.map((field) => ({ field, column: LISTING_COLUMNS[field], read: readerOf(field) }));
  return (row) => {
    const values: Partial<Record<Field, unknown>> = {};
    for (const { field, column, read } of readers) values[field] = read(row[column]);
    return values as Pick<ListingValues, Field>;
  };
};

const valuesFromRow = createValueReader(LISTING_FIELDS);

/** The columns that `storedFromRow` reads. */
export const STORED_COLUMNS: readonly string[] = [
  ...['id', 'chatbot_id', 'source_id', 'source_key', 'version', 'live', 'removed_reason', 'removed_at', 'feed_hash'],
  ...[
    'misses',
    'unconfirmed_since',
    'url_digest',
    'address_fold',
    'derived_version',
    ...Object.values(LISTING_COLUMNS),
  ],
];

export const storedFromRow = (row: ListingRow): StoredListing => ({
  id: row.id,
  chatbotId: row.chatbot_id as number,
  sourceId: row.source_id as number,
  sourceKey: row.source_key as string | null,
  version: row.version as number,
  live: row.live === 1,
  removedReason: row.removed_reason as RemovedReason | null,
  removedAt: row.removed_at as Date | null,
  feedHash: row.feed_hash as Buffer | null,
  misses: row.misses as number,
  unconfirmedSince: row.unconfirmed_since as Date | null,
  urlKey: row.url_digest as Buffer | null,
  addressFold: row.address_fold as string,
  derivedVersion: row.derived_version as number,
  values: valuesFromRow(row),
});

/** Columns of a listing, and what a row of them is read as. */
export type RowReader<Read> = { columns: readonly string[]; read: (row: ListingRow) => Read };

export const WHOLE_LISTING: RowReader<StoredListing> = { columns: STORED_COLUMNS, read: storedFromRow };

/** What is changed most. No listing is named by one of them, nothing is derived of them, and none is large. */
export const QUICK_FIELDS = [
  'Status',
  'StandardStatus',
  'MarketSince',
  'MarketUntil',
  'Tours',
  'SalePrice',
  'UnitAreaPrice',
  'HOAMonth',
  'EstimatePrice',
  'RentPrice',
  'DepositFee',
] as const satisfies readonly ListingField[];

export type QuickValues = Pick<ListingValues, (typeof QUICK_FIELDS)[number]>;

/** A listing as far as its quick fields go. */
export type QuickListing = Pick<StoredListing, 'id' | 'sourceId' | 'version' | 'derivedVersion'> & {
  values: QuickValues;
};

const QUICK_COLUMNS = QUICK_FIELDS.map((field) => LISTING_COLUMNS[field]);
const quickValues = createValueReader(QUICK_FIELDS);

export const QUICK_LISTING: RowReader<QuickListing> = {
  columns: ['id', 'source_id', 'version', 'derived_version', ...QUICK_COLUMNS],
  read: (row) => ({
    id: row.id,
    sourceId: row.source_id as number,
    version: row.version as number,
    derivedVersion: row.derived_version as number,
    values: quickValues(row),
  }),
};

/** What is written of these fields of a listing's values, in their order. */
export const storedValues = <Field extends ListingField>(
  fields: readonly Field[],
  values: Pick<ListingValues, Field>,
): unknown[] => fields.map((field) => WRITERS[field](values[field]));

/** The key that the listing's URL would be held by. */
export const urlKeyOf = (values: Pick<ListingValues, 'Url'>): Buffer | null => urlDigest(values.Url);
