import type { Database } from '../database/connection.ts';
import type { Remember } from '../database/idempotency-key-store.ts';
import { storesOn } from '../database/stores.ts';
import { duplicateKeyName, inStatementTransaction } from '../database/transaction.ts';
import { businessError } from '../errors.ts';
import { isoDate } from './days-on-market.ts';
import { type HistoryItem, toCreationItem, toHistoryItem } from './history-item.ts';
import { mlsKey } from './keys.ts';
import { type ListItem, toListItem } from './list-item.ts';
import { API_SOURCE, type KeyType, type ListingInput } from './listing.ts';
import { createListingHistoryStore } from './listing-history-store.ts';
import type { ListFilter, ShownListing } from './listing-read-store.ts';
import { createListingStore } from './listing-store.ts';
import { blankValues, mergeInput } from './merge-input.ts';
import { type StoredListing, urlKeyOf } from './stored-listing.ts';
import { apiEntry, type ChangeStores, type ListingKey, twoListings, updateListing } from './update-listing.ts';

type HistoryRequest = { Key: string; KeyType: KeyType; PageNumber: number; PageSize: number };

/** Reads of several listings, each as List tells it. */
const createListReading = ({ database, clock }: { database: Database; clock: () => Date }) => {
  const { listings } = storesOn(database);
  const toItems = (shown: readonly ShownListing[]): ListItem[] => {
    const today = isoDate(clock());
    return shown.map(({ id, values }) => toListItem(id, values, today));
  };
  return {
    /** A page of the displayed listings that a filter asks for, and how many it asks for. */
    list: async (chatbotId: number, filter: ListFilter): Promise<{ List: ListItem[]; VirtualCount: number }> => {
      const [page, VirtualCount] = await Promise.all([
        listings.listPage(chatbotId, filter),
        listings.countListed(chatbotId, filter),
      ]);
      return { List: toItems(page), VirtualCount };
    },

    /** Listings as List tells them, in the order of their IDs here. */
    byIds: async (chatbotId: number, ids: readonly number[]): Promise<ListItem[]> => {
      const found = await listings.read(chatbotId, ids, { lock: false });
      return toItems(ids.flatMap((id) => found.filter((listing) => listing.id === id)));
    },
  };
};

/** Reads of single listings and what has become of them, also of those that left the display. */
const createListingReading = ({ database, clock }: { database: Database; clock: () => Date }) => {
  const { listings, history } = storesOn(database);

  /**
   * A key means the displayed listing, else the one that was removed last, else, as an MLS number, the one that had it before its own. 404
   * for a key that means none, 409 for one that names two displayed listings.
   */
  const find = async (chatbotId: number, Key: string, KeyType: KeyType): Promise<StoredListing> => {
    const shown = (await listings.findIdsByKeys(chatbotId, KeyType, [Key])).get(Key) ?? [];
    if (shown.length > 1) throw twoListings(Key);
    const removed = (await listings.findIdsByKeys(chatbotId, KeyType, [Key], { removed: true })).get(Key) ?? [];
    const ids = shown.length > 0 ? shown : removed;
    const number = ids.length === 0 && KeyType === 'MLSNumber' ? mlsKey(Key) : null;
    const former = number === null ? [] : await history.findByFormerNumber(chatbotId, [number], 1);
    const found = await listings.read(chatbotId, former.length === 0 ? ids : former, { lock: false });
    const listing = found.sort((left, right) => Number(left.removedAt) - Number(right.removedAt)).at(-1);
    if (listing === undefined) {
      throw businessError(404, `No listing of this chatbot has or had the ${KeyType} ${JSON.stringify(Key)}`);
    }
    return listing;
  };

  const readHistory = async (
    chatbotId: number,
    { Key, KeyType, PageNumber, PageSize }: HistoryRequest,
  ): Promise<{ List: HistoryItem[]; VirtualCount: number }> => {
    const listing = await find(chatbotId, Key, KeyType);
    const origin = await history.origin(listing.id);
    const changed = await history.countChanges(chatbotId, listing.id);
    const VirtualCount = changed + (origin === undefined ? 0 : 1);
    const offset = (PageNumber - 1) * PageSize;
    const changes = await history.latestChanges(chatbotId, listing.id, offset, PageSize);

    const sources = changes.flatMap(({ sourceId, details }) => [sourceId, ...(details.source ?? [])]);
    const names = await history.feedNames([...new Set([...sources, origin?.sourceId ?? API_SOURCE])]);
    const nameOf = (sourceId: number): string => names.get(sourceId) ?? '';

    const List = changes.map((change) => toHistoryItem(change, nameOf));
    if (origin !== undefined && offset <= changed && offset + PageSize > changed) {
      const all = await history.latestChanges(chatbotId, listing.id, 0, changed);
      List.push(toCreationItem(listing, origin, all, nameOf));
    }
    return { List, VirtualCount };
  };

  return {
    /** How a listing has changed, newest change first; its creation is the last. */
    history: readHistory,

    /** A listing as List tells it, and whether it is on display. */
    show: async (chatbotId: number, { Key, KeyType }: ListingKey): Promise<ListItem & { Shown: boolean }> => {
      const listing = await find(chatbotId, Key, KeyType);
      return { ...toListItem(listing.id, listing.values, isoDate(clock())), Shown: listing.live };
    },
  };
};

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

const markDirty = ({ history }: ChangeStores, changed: readonly StoredListing[]): Promise<void> =>
  history.markFeedsDirty(
    [...new Set(changed.map(({ sourceId }) => sourceId))].filter((sourceId) => sourceId !== API_SOURCE),
  );

const liftVetoes = async (stores: ChangeStores, chatbotId: number, ids: readonly number[]): Promise<void> => {
  const { listings, history } = stores;
  const vetoed = (await listings.read(chatbotId, ids, { lock: true })).filter(
    ({ live, removedReason }) => !live && removedReason === 'api',
  );
  await listings.liftVeto(vetoed.map(({ id }) => id));
  const lifted = vetoed.map((listing) => apiEntry(listing, 'lift', {}, { removed: 'api' }));
  await history.addHistory(chatbotId, lifted);
  await markDirty(stores, vetoed);
};

/** Does its work in one transaction, with the answer that is to be remembered, if any. A taken key is a 409. */
const createTransact =
  (database: Database) =>
  <Result>(work: (stores: ChangeStores) => Promise<Result>, remember?: Remember): Promise<Result> =>
    inStatementTransaction(database, async (statements) => {
      const stores = { listings: createListingStore(statements), history: createListingHistoryStore(statements) };
      const result = await work(stores);
      await remember?.(statements, result);
      return result;
    }).catch((error) => {
      throw clash(error);
    });

/**
 * Listings as the API changes them. Failures are ServiceErrors: 404 for a key that matches nothing, 409 for a key that
 * names two listings and for a key that is taken. Every change is one transaction with its history.
 */
export const createListingService = (options: { database: Database; clock: () => Date }) => {
  const { database, clock } = options;
  const today = (): string => isoDate(clock());
  const transact = createTransact(database);

  return {
    ...createListReading(options),
    ...createListingReading(options),

    /** Creates a listing and lifts the veto on a feed's home with the same number or URL. Returns the new ID. */
    create: (chatbotId: number, input: ListingInput, remember?: Remember): Promise<number> =>
      transact(async (stores) => {
        const { listings } = stores;
        const values = mergeInput(blankValues(), input, today());
        const vetoed = [
          ...(
            await listings.findIdsByKeys(chatbotId, 'MLSNumber', [values.MLSNumber ?? ''], { removed: true })
          ).values(),
          ...(await listings.findIdsByKeys(chatbotId, 'URL', [values.Url ?? ''], { removed: true })).values(),
        ].flat();
        await liftVetoes(stores, chatbotId, vetoed);
        return listings.insert(chatbotId, [
          { sourceId: API_SOURCE, runId: null, sourceKey: null, urlKey: urlKeyOf(values), feedHash: null, values },
        ]);
      }, remember),

    /** Changes the fields that the input names. Returns the number of listings that the key named: 1. */
    update: (chatbotId: number, key: ListingKey, input: ListingInput): Promise<number> =>
      transact(async (stores) => {
        await updateListing(stores, { chatbotId, key, input, today: today() });
        return 1;
      }),

    /** Takes listings off the display: a veto on those of a feed. Returns how many were displayed. */
    remove: (chatbotId: number, keys: readonly string[], keyType: KeyType): Promise<number> =>
      transact(async (stores) => {
        const { listings, history } = stores;
        const found = await listings.findIdsByKeys(chatbotId, keyType, keys);
        for (const [key, ids] of found) if (ids.length > 1) throw twoListings(key);
        const shown = (await listings.read(chatbotId, [...found.values()].flat(), { lock: true })).filter(
          ({ live }) => live,
        );
        const ids = shown.map(({ id }) => id);
        await listings.markRemoved(ids, 'api');
        const removals = shown.map((listing) => apiEntry(listing, 'remove', {}, { reason: 'api' }));
        await history.addHistory(chatbotId, removals);
        await markDirty(stores, shown);
        return shown.length;
      }),

    /** Shows the listing removed last under a key again, under its ID and with its last values, and lifts the API's veto. Returns the ID. */
    restore: (chatbotId: number, { Key, KeyType }: ListingKey): Promise<number> =>
      transact(async (stores) => {
        const { listings, history } = stores;
        const ids = (await listings.findIdsByKeys(chatbotId, KeyType, [Key], { removed: true })).get(Key) ?? [];
        const removed = (await listings.read(chatbotId, ids, { lock: true })).filter((listing) => !listing.live);
        const listing = removed.sort((left, right) => Number(left.removedAt) - Number(right.removedAt)).at(-1);
        if (listing === undefined) {
          throw businessError(404, `No removed listing of this chatbot has the ${KeyType} ${JSON.stringify(Key)}`);
        }
        await listings.update(chatbotId, [{ ...listing, newVersion: true, feedHash: null, seen: true }]);
        await history.addHistory(chatbotId, [apiEntry(listing, 'revive', {}, { removed: listing.removedReason })]);
        await markDirty(stores, [listing]);
        return listing.id;
      }),
  };
};

export type ListingService = ReturnType<typeof createListingService>;
