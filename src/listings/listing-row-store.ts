import type { Knex } from 'knex';
import { type StatementValue, statementsOf } from '../database/statements.ts';
import { type DerivedColumns, type DerivedListing, deriveListing } from './derive/derive-listing.ts';
import { insertLots } from './insert-lots.ts';
import { LISTING_COLUMNS, LISTING_FIELDS, type ListingValues } from './listing.ts';
import { createListingPlaceStore } from './listing-place-store.ts';
import { type RemovedReason, storedValues } from './stored-listing.ts';

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

const KEY_COLUMNS = [
  'chatbot_id',
  'source_id',
  'created_source_id',
  'created_run_id',
  'source_key',
  'url_digest',
  'feed_hash',
];

/** What several kinds of writes do to a row. */
export const createRowChanges = (database: Knex) => ({
  newVersion: () => ({
    version: database.raw('version + 1'),
    updated_at: database.raw('CURRENT_TIMESTAMP(3)'),
  }),
  removed: (reason: RemovedReason) => ({
    live: null,
    removed_at: database.raw('CURRENT_TIMESTAMP(3)'),
    removed_reason: reason,
  }),
});

/** The creation of listings: their rows, and the places by which they are found. `database` is a transaction. */
export const createListingRowStore = (database: Knex) => {
  const statements = statementsOf(database);
  const places = createListingPlaceStore(database);

  /** The IDs that a transaction gave, from the first on, in the order of its rows: not always one after the other. */
  const createdIds = async (
    chatbotId: number,
    { first, runId, sourceId }: Pick<NewListing, 'runId' | 'sourceId'> & { first: number },
    count: number,
  ): Promise<number[]> => {
    if (count === 1) return [first];
    return database('listing')
      .where({ created_run_id: runId, chatbot_id: chatbotId, created_source_id: sourceId })
      .where('id', '>=', first)
      .orderBy('id')
      .limit(count)
      .pluck<number[]>('id');
  };

  /** Inserts listings, of one run and source, in one statement; returns the ID of the first. */
  const insertLot = async (chatbotId: number, listings: readonly NewListing[]): Promise<number> => {
    const [one] = listings;
    if (one === undefined) return 0;
    const derived = listings.map((listing) => listing.derived ?? deriveListing(listing.values));
    const names = Object.keys((derived[0] as DerivedListing).columns) as (keyof DerivedColumns)[];
    const columns = [...KEY_COLUMNS, ...Object.values(LISTING_COLUMNS), ...names];
    const rows = listings.map(({ sourceId, runId, sourceKey, urlKey, feedHash, values }, index) => [
      ...[chatbotId, sourceId, sourceId, runId, sourceKey, urlKey, feedHash],
      ...storedValues(LISTING_FIELDS, values),
      ...names.map((name) => derived[index]?.columns[name]),
    ]);
    // Written as text: a builder takes four times as long to make a statement of so many values.
    const first = await statements.insert(
      `INSERT INTO listing (${columns.join(', ')}) VALUES ?`,
      rows as StatementValue[][],
    );
    if (derived.some((each) => each.places.length > 0)) {
      const ids = await createdIds(chatbotId, { ...one, first }, listings.length);
      await places.addPlaces(chatbotId, new Map(ids.map((id, index) => [id, derived[index]?.places ?? []])));
    }
    return first;
  };

  return {
    createdIds,

    /** Inserts listings; returns the ID of the first. Errno 1062 when a key is taken. */
    insert: async (chatbotId: number, listings: readonly NewListing[]): Promise<number> => {
      let first: number | undefined;
      for (const lot of insertLots(listings, ({ values }) => Object.values(values))) {
        const id = await insertLot(chatbotId, lot);
        first ??= id;
      }
      return first ?? 0;
    },
  };
};
