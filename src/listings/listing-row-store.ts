import type { Knex } from 'knex';
import { type DerivedListing, deriveListing } from './derive/derive-listing.ts';
import type { ListingValues } from './listing.ts';
import { createListingPlaceStore } from './listing-place-store.ts';
import { columnsFromValues, type RemovedReason } from './stored-listing.ts';

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

const INSERT_ROWS = 200;

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
    const rows = listings.map((listing, index) => ({
      chatbot_id: chatbotId,
      source_id: listing.sourceId,
      created_source_id: listing.sourceId,
      created_run_id: listing.runId,
      source_key: listing.sourceKey,
      url_digest: listing.urlKey,
      feed_hash: listing.feedHash,
      ...columnsFromValues(listing.values, derived[index] as DerivedListing),
    }));
    const columns = Object.keys(rows[0] ?? {});
    // Written as text: knex takes four times as long to build a statement of so many values.
    const [{ insertId: first }] = (await database.raw('INSERT INTO listing (??) VALUES ?', [
      columns,
      rows.map((row) => columns.map((column) => row[column as keyof typeof row])),
    ] as unknown as Knex.RawBinding[])) as [{ insertId: number }];
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
      let first = 0;
      for (let start = 0; start < listings.length; start += INSERT_ROWS) {
        const id = await insertLot(chatbotId, listings.slice(start, start + INSERT_ROWS));
        if (start === 0) first = id;
      }
      return first;
    },
  };
};
