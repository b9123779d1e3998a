import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import { businessError } from '../errors.ts';
import { type HistoryItem, toCreationItem, toHistoryItem } from './history-item.ts';
import { mlsKey } from './keys.ts';
import { API_SOURCE, type KeyType } from './listing.ts';
import type { StoredListing } from './stored-listing.ts';
import { twoListings } from './update-listing.ts';

export type HistoryRequest = { Key: string; KeyType: KeyType; PageNumber: number; PageSize: number };

/**
 * The history of a listing, newest change first; its creation is the last. Removed listings have theirs too. A key means the
 * displayed listing, else the one that was removed last, else, as an MLS number, the one that had it before its own.
 * 404 for a key that means none, 409 for one that names two displayed listings.
 */
export const createListingHistory = (database: Database) => {
  const { listings, history } = storesOn(database);

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

  return async (
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
};
