import type { Database } from '../database/connection.ts';
import { statementsOf } from '../database/statements.ts';
import { duplicateKeyName, inStatementTransaction, inTransaction } from '../database/transaction.ts';
import { businessError } from '../errors.ts';
import { apiEntry } from './api-entry.ts';
import { isoDate } from './days-on-market.ts';
import { type ListItem, toListItem } from './list-item.ts';
import { createListStore, type ListFilter } from './list-store.ts';
import { API_SOURCE, type KeyType, type ListingInput } from './listing.ts';
import { createListingHistory } from './listing-history.ts';
import {
  createListingChangeStore,
  createListingStore,
  type ListingChangeStore,
  type ListingStore,
} from './listing-store.ts';
import { blankValues, mergeInput } from './merge-input.ts';
import { type StoredListing, urlKeyOf } from './stored-listing.ts';
import { type ListingKey, twoListings, updateListing } from './update-listing.ts';

const KEY_OWNERS: Readonly<Record<string, string>> = {
  uq_listing_mls: 'another listing of this chatbot has this MLSNumber',
  uq_listing_url: 'another listing of this chatbot with this SaleType has this Url',
  uq_listing_source_key: 'another listing of this chatbot has this ListingKey',
};

/** Turns a taken unique key into a 409 that says which. */
const clash = (error: unknown): unknown => {
  const key = duplicateKeyName(error);
  return key === undefined ? error : businessError(409, `Nothing was stored: ${KEY_OWNERS[key] ?? 'a key is taken'}`);
};

/**
 * Listings as the API changes them. Failures are ServiceErrors: 404 for a key that matches nothing, 409 for a key that
 * names two listings and for a key that is taken. Every change is one transaction with its history.
 */
export const createListingService = (options: { database: Database; clock: () => Date }) => {
  const { database, clock } = options;
  const today = (): string => isoDate(clock());
  const pages = createListStore(statementsOf(database));
  const told = (error: unknown): never => {
    throw clash(error);
  };
  const transact = <Result>(work: (store: ListingStore) => Promise<Result>): Promise<Result> =>
    inTransaction(database, (transaction) => work(createListingStore(transaction))).catch(told);
  const change = <Result>(work: (store: ListingChangeStore) => Promise<Result>): Promise<Result> =>
    inStatementTransaction(database, (statements) => work(createListingChangeStore(statements))).catch(told);

  const markDirty = (store: ListingStore, listings: readonly StoredListing[]): Promise<void> =>
    store.markFeedsDirty(
      [...new Set(listings.map(({ sourceId }) => sourceId))].filter((sourceId) => sourceId !== API_SOURCE),
    );

  const liftVetoes = async (store: ListingStore, chatbotId: number, ids: readonly number[]): Promise<void> => {
    const vetoed = (await store.read(chatbotId, ids, { lock: true })).filter(
      ({ live, removedReason }) => !live && removedReason === 'api',
    );
    await store.liftVeto(vetoed.map(({ id }) => id));
    const lifted = vetoed.map((listing) => apiEntry(listing, 'lift', {}, { removed: 'api' }));
    await store.addHistory(chatbotId, lifted);
    await markDirty(store, vetoed);
  };

  return {
    history: createListingHistory(database),

    /** Creates a listing and lifts the veto on a feed's home with the same number or URL. Returns the new ID. */
    create: (chatbotId: number, input: ListingInput): Promise<number> =>
      transact(async (store) => {
        const values = mergeInput(blankValues(), input, today());
        const vetoed = [
          ...(await store.findIdsByKeys(chatbotId, 'MLSNumber', [values.MLSNumber ?? ''], { removed: true })).values(),
          ...(await store.findIdsByKeys(chatbotId, 'URL', [values.Url ?? ''], { removed: true })).values(),
        ].flat();
        await liftVetoes(store, chatbotId, vetoed);
        return store.insert(chatbotId, [
          { sourceId: API_SOURCE, runId: null, sourceKey: null, urlKey: urlKeyOf(values), feedHash: null, values },
        ]);
      }),

    /** Changes the fields that the input names. Returns the number of listings that the key named: 1. */
    update: (chatbotId: number, key: ListingKey, input: ListingInput): Promise<number> =>
      change(async (store) => {
        await updateListing(store, { chatbotId, key, input, today: today() });
        return 1;
      }),

    list: async (chatbotId: number, filter: ListFilter): Promise<{ List: ListItem[]; VirtualCount: number }> => {
      const [listings, VirtualCount] = await Promise.all([
        pages.page(chatbotId, filter),
        pages.count(chatbotId, filter),
      ]);
      const asOf = today();
      return { List: listings.map((listing) => toListItem(listing.id, listing.values, asOf)), VirtualCount };
    },

    /** Takes listings off the display: a veto on those of a feed. Returns how many were displayed. */
    remove: (chatbotId: number, keys: readonly string[], keyType: KeyType): Promise<number> =>
      transact(async (store) => {
        const found = await store.findIdsByKeys(chatbotId, keyType, keys);
        for (const [key, ids] of found) if (ids.length > 1) throw twoListings(key);
        const listings = (await store.read(chatbotId, [...found.values()].flat(), { lock: true })).filter(
          (listing) => listing.live,
        );
        await store.markRemoved(
          listings.map((listing) => listing.id),
          'api',
        );
        await store.addHistory(
          chatbotId,
          listings.map((listing) => apiEntry(listing, 'remove', {}, { reason: 'api' })),
        );
        await markDirty(store, listings);
        return listings.length;
      }),

    /** Shows the listing removed last under a key again, under its ID and with its last values, and lifts the API's veto. Returns the ID. */
    restore: (chatbotId: number, { Key, KeyType }: ListingKey): Promise<number> =>
      transact(async (store) => {
        const ids = (await store.findIdsByKeys(chatbotId, KeyType, [Key], { removed: true })).get(Key) ?? [];
        const removed = (await store.read(chatbotId, ids, { lock: true })).filter((listing) => !listing.live);
        const listing = removed.sort((left, right) => Number(left.removedAt) - Number(right.removedAt)).at(-1);
        if (listing === undefined) {
          throw businessError(404, `No removed listing of this chatbot has the ${KeyType} ${JSON.stringify(Key)}`);
        }
        await store.update(chatbotId, [{ ...listing, newVersion: true, feedHash: null, seen: true }]);
        await store.addHistory(chatbotId, [apiEntry(listing, 'revive', {}, { removed: listing.removedReason })]);
        await markDirty(store, [listing]);
        return listing.id;
      }),
  };
};

export type ListingService = ReturnType<typeof createListingService>;
