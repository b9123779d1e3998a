import type { Knex } from 'knex';
import { byIndex } from '../database/by-index.ts';
import { keysAtOnce } from '../database/keys-at-once.ts';
import { placeholders, type Statements, statementsOf } from '../database/statements.ts';
import { withRetries } from '../database/transaction.ts';
import { createChangeRecordStore } from './change-record-store.ts';
import { createListingHistoryStore } from './listing-history-store.ts';
import { createListingPlaceStore } from './listing-place-store.ts';
import { createListingReadStore } from './listing-read-store.ts';
import { createListingRowStore, createRowChanges, ListingMovedError } from './listing-row-store.ts';
import { createListingUpdateStore } from './listing-update-store.ts';
import { createQuickUpdateStore } from './quick-update-store.ts';
import type { RemovedReason, StoredListing } from './stored-listing.ts';

/**
 * What a change of single listings needs, without a query builder: their rows by key, locked, the writes of them, and what is written
 * down of that. `statements` are those of its transaction.
 */
export const createListingChangeStore = (statements: Statements) => ({
  ...createListingReadStore(statements),
  ...createListingUpdateStore(statements),
  ...createQuickUpdateStore(statements),
  ...createChangeRecordStore(statements),
});

export type ListingChangeStore = ReturnType<typeof createListingChangeStore>;

const FORGOTTEN_AT_ONCE = 1_000;

/** The SQL of the table listing, with its history and overrides. `database` may be a transaction. */
export const createListingStore = (database: Knex) => {
  const { newVersion, removed } = createRowChanges(database);
  const rows = createListingRowStore(database);

  return {
    ...createListingChangeStore(statementsOf(database)),
    ...createListingHistoryStore(database),
    insert: rows.insert,
    createdIds: rows.createdIds,

    /**
     * Gives up unique keys, so that other listings can take them in the same transaction: a new version. ListingMovedError where
     * the listing's version is another one.
     */
    releaseKeys: async (
      { id, version }: Pick<StoredListing, 'id' | 'version'>,
      keys: readonly ('Url' | 'MLSNumber')[],
    ): Promise<void> => {
      const released = await database('listing')
        .where({ id, version })
        .update({
          ...(keys.includes('Url') ? { url_digest: null } : {}),
          ...(keys.includes('MLSNumber') ? { mls_key: null, mls_number: null } : {}),
          ...newVersion(),
          feed_hash: null,
        });
      if (released === 0) throw new ListingMovedError(`listing ${id} moved`);
    },

    /** Notes that a feed sends listings as they are stored. ListingMovedError where one has another version. */
    setFeedHashes: async (hashes: readonly (Pick<StoredListing, 'id' | 'version'> & { feedHash: Buffer | null })[]) => {
      for (const lot of keysAtOnce(hashes)) {
        const cases = lot.map(() => 'WHEN ? THEN ?').join(' ');
        const [{ affectedRows }] = await database.raw(
          `UPDATE listing SET feed_hash = CASE id ${cases} END, misses = 0, unconfirmed_since = NULL
            WHERE id IN (${placeholders(lot.length)}) AND version = CASE id ${cases} END`,
          [
            ...lot.flatMap(({ id, feedHash }) => [id, feedHash]),
            ...lot.map(({ id }) => id),
            ...lot.flatMap(({ id, version }) => [id, version]),
          ],
        );
        if (affectedRows < lot.length) throw new ListingMovedError('a listing moved');
      }
    },

    /** When the source last changed a listing, of one whose other values stay. ISO 8601. */
    setModificationTimestamp: async (id: number, time: string): Promise<void> => {
      await database('listing')
        .where({ id })
        .update({ modification_timestamp: new Date(time) });
    },

    /** Forgets when a source changed the listings that it owns, removed ones too. */
    forgetTimes: async (sourceId: number): Promise<void> => {
      const owned = () => byIndex(database, 'listing', 'ix_listing_owned').where({ source_id: sourceId });
      for (const chatbot_id of await owned().distinct().pluck<number[]>('chatbot_id')) {
        for (const live of [1, null]) {
          let ids: number[] = [];
          do {
            ids = await owned()
              .where({ chatbot_id, live })
              .where('id', '>', ids.at(-1) ?? 0)
              .orderBy('id')
              .limit(FORGOTTEN_AT_ONCE)
              .pluck<number[]>('id');
            const lot = ids;
            await withRetries(() => database('listing').whereIn('id', lot).update({ modification_timestamp: null }));
          } while (ids.length > 0);
        }
      }
    },

    /** Takes listings off the display; they keep ID, keys and history. */
    markRemoved: async (ids: readonly number[], reason: RemovedReason): Promise<void> => {
      if (ids.length === 0) return;
      await database('listing')
        .whereIn('id', [...ids])
        .update({ ...removed(reason), ...newVersion(), feed_hash: null, misses: 0, unconfirmed_since: null });
      await createListingPlaceStore(database).removePlaces(ids);
    },

    /** Lifts the veto of listings that the API deleted, so that their feed may show them again. */
    liftVeto: async (ids: readonly number[]): Promise<void> => {
      await database('listing')
        .whereIn('id', [...ids])
        .update({ removed_reason: 'row', ...newVersion() });
    },
  };
};

export type ListingStore = ReturnType<typeof createListingStore>;
