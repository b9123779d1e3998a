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
  values: ListingValues;
};

/** A row of the table as the driver gives it. */
export type ListingRow = Record<string, unknown> & { id: number };

const BOOLEANS: ReadonlySet<ListingField> = new Set(['AddressHidden']);
const LISTS: ReadonlySet<ListingField> = new Set(['Images', 'ExtensionColumn']);
const TIMES: ReadonlySet<ListingField> = new Set(['ModificationTimestamp']);

const fromColumn = (field: ListingField, value: unknown): unknown => {
  if (BOOLEANS.has(field)) return value === 1;
  if (value === null || value === undefined) return null;
  if (LISTS.has(field)) return JSON.parse(value as string);
  if (TIMES.has(field)) return (value as Date).toISOString();
  return value;
};

const toColumn = (field: ListingField, value: unknown): unknown => {
  if (value === null) return null;
  if (LISTS.has(field)) return JSON.stringify(value);
  if (TIMES.has(field)) return new Date(value as string);
  return value;
};

const valuesFromRow = (row: ListingRow): ListingValues =>
  Object.fromEntries(
    LISTING_FIELDS.map((field) => [field, fromColumn(field, row[LISTING_COLUMNS[field]])]),
  ) as ListingValues;

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
  values: valuesFromRow(row),
});

/** Every column that a listing's values fill, but for `url_digest`: who holds a shared URL is the writer's decision. */
export const columnsFromValues = (values: ListingValues, derived: DerivedListing): Record<string, unknown> => {
  const columns: Record<string, unknown> = {};
  for (const field of LISTING_FIELDS) columns[LISTING_COLUMNS[field]] = toColumn(field, values[field]);
  return Object.assign(columns, derived.columns);
};

/** The key that the listing's URL would be held by. */
export const urlKeyOf = (values: Pick<ListingValues, 'Url'>): Buffer | null => urlDigest(values.Url);
