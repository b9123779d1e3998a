import type { Knex } from 'knex';
import { byIndex } from '../database/by-index.ts';
import { keysAtOnce } from '../database/keys-at-once.ts';
import { foldName } from './fold.ts';
import { mlsKey, urlDigest } from './keys.ts';
import type { KeyType, SaleType } from './listing.ts';
import { createListingHistoryStore } from './listing-history-store.ts';
import { createListingPlaceStore } from './listing-place-store.ts';
import { createListingRowStore, createRowChanges } from './listing-row-store.ts';
import { type ListingRow, type RemovedReason, type StoredListing, storedFromRow } from './stored-listing.ts';

export type ListFilter = {
  CityName?: string | undefined;
  SaleType?: SaleType | undefined;
  MLSNumber?: string | undefined;
  PageNumber: number;
  PageSize: number;
  AfterID?: number | undefined;
};

/** Nothing matches a key of InternalID that is no number in MySQL's range. */
const asId = (key: string): number | null => (/^\s*\d{1,15}\s*$/.test(key) ? Number(key) : null);

/** The index that has all of what a filter asks for, and the IDs in their order as far as one can. */
const indexOf = ({ CityName, SaleType, MLSNumber }: ListFilter): string => {
  if (MLSNumber !== undefined) return 'uq_listing_mls';
  return CityName === undefined && SaleType === undefined ? 'ix_listing_list' : 'ix_listing_city';
};

/** The SQL of the table listing, with its history and overrides. `database` may be a transaction. */
export const createListingStore = (database: Knex) => {
  const { newVersion, removed } = createRowChanges(database);
  const rows = createListingRowStore(database);

  const filtered = (chatbotId: number, filter: ListFilter) => {
    const query = byIndex(database, 'listing', indexOf(filter)).where({ chatbot_id: chatbotId, live: 1 });
    if (filter.CityName !== undefined) query.where('city_fold', foldName(filter.CityName));
    if (filter.SaleType !== undefined) query.where('sale_type', filter.SaleType);
    if (filter.MLSNumber !== undefined) query.where('mls_key', mlsKey(filter.MLSNumber) ?? '');
    return query;
  };

  /** The condition that a key of the API stands for; undefined for a key that can match nothing. */
  const keyColumn = (keyType: KeyType, key: string): { column: string; value: unknown } | undefined => {
    const value = { InternalID: asId, MLSNumber: mlsKey, URL: urlDigest }[keyType](key);
    const column = { InternalID: 'id', MLSNumber: 'mls_key', URL: 'url_digest' }[keyType];
    return value === null ? undefined : { column, value };
  };

  return {
    ...createListingHistoryStore(database),
    insert: rows.insert,
    createdIds: rows.createdIds,
    update: rows.update,

    /** One page of a chatbot's displayed listings by ascending ID. */
    list: async (chatbotId: number, filter: ListFilter): Promise<StoredListing[]> => {
      const page = filtered(chatbotId, filter).select('id').orderBy('id').limit(filter.PageSize);
      if (filter.AfterID !== undefined) page.where('id', '>', filter.AfterID);
      page.offset((filter.PageNumber - 1) * filter.PageSize);
      const rows = await database('listing')
        .join(page.as('page'), 'page.id', 'listing.id')
        .select<ListingRow[]>('listing.*')
        .orderBy('listing.id');
      return rows.map(storedFromRow);
    },

    count: async (chatbotId: number, filter: ListFilter): Promise<number> => {
      const [row] = await filtered(chatbotId, filter).count<{ total: number }[]>({ total: '*' });
      return Number(row?.total ?? 0);
    },

    /** IDs of the displayed listings, or of the removed ones, that the keys name, by key; a key that names none is absent. */
    findIdsByKeys: async (
      chatbotId: number,
      keyType: KeyType,
      keys: readonly string[],
      options: { removed?: boolean } = {},
    ): Promise<Map<string, number[]>> => {
      const wanted = new Map<string, string>();
      const values: unknown[] = [];
      for (const key of keys) {
        const condition = keyColumn(keyType, key);
        if (condition === undefined) continue;
        values.push(condition.value);
        wanted.set(key, String(Buffer.isBuffer(condition.value) ? condition.value.toString('hex') : condition.value));
      }
      const column = keyColumn(keyType, '1')?.column ?? 'id';
      const found = new Map<string, number[]>();
      for (const lot of keysAtOnce(values)) {
        const query = database('listing')
          .where('chatbot_id', chatbotId)
          .whereIn(column, lot as string[])
          .select<{ id: number; value: unknown }[]>('id', { value: column });
        if (options.removed === true) query.whereNull('live');
        else query.where('live', 1);
        for (const row of await query) {
          const value = String(Buffer.isBuffer(row.value) ? row.value.toString('hex') : row.value);
          found.set(value, [...(found.get(value) ?? []), row.id]);
        }
      }
      const result = new Map<string, number[]>();
      for (const [key, value] of wanted) {
        const ids = found.get(value);
        if (ids !== undefined) result.set(key, ids);
      }
      return result;
    },

    /** Reads listings whole, in ID order; with `lock` until the transaction ends. */
    read: async (chatbotId: number, ids: readonly number[], options: { lock: boolean }): Promise<StoredListing[]> => {
      const listings: StoredListing[] = [];
      const ordered = [...new Set(ids)].sort((left, right) => left - right);
      for (let start = 0; start < ordered.length; start += 1000) {
        const query = database('listing')
          .where('chatbot_id', chatbotId)
          .whereIn('id', ordered.slice(start, start + 1000))
          .select<ListingRow[]>('*')
          .orderBy('id');
        if (options.lock) query.forUpdate();
        listings.push(...(await query).map(storedFromRow));
      }
      return listings;
    },

    /** Gives up unique keys, so that other listings can take them in the same transaction: a new version. */
    releaseKeys: async (id: number, keys: readonly ('Url' | 'MLSNumber')[]): Promise<void> => {
      await database('listing')
        .where({ id })
        .update({
          ...(keys.includes('Url') ? { url_digest: null } : {}),
          ...(keys.includes('MLSNumber') ? { mls_key: null, mls_number: null } : {}),
          ...newVersion(),
          feed_hash: null,
        });
    },

    setFeedHash: async (id: number, feedHash: Buffer): Promise<void> => {
      await database('listing').where({ id }).update({ feed_hash: feedHash, misses: 0, unconfirmed_since: null });
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

    markFeedsDirty: async (sourceIds: readonly number[]): Promise<void> => {
      if (sourceIds.length > 0)
        await database('feed')
          .whereIn('id', [...sourceIds])
          .update({ dirty: database.raw('dirty + 1') });
    },
  };
};

export type ListingStore = ReturnType<typeof createListingStore>;
