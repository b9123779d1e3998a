import { businessError, type ServiceError } from '../errors.ts';
import { apiEntry } from './api-entry.ts';
import { changeDetails } from './change-details.ts';
import { allChangedFields, type Changes, changesIn } from './changes.ts';
import { keepsDerived } from './keeps-derived.ts';
import { API_SOURCE, type KeyType, type ListingField, type ListingInput } from './listing.ts';
import type { ListingChangeStore } from './listing-store.ts';
import { mergeInput } from './merge-input.ts';
import { isDerived, isQuickInput, QUICK_FIELDS, QUICK_LISTING, type QuickListing } from './quick-update-store.ts';
import { type RowReader, type StoredListing, urlKeyOf, WHOLE_LISTING } from './stored-listing.ts';

export type ListingKey = { Key: string; KeyType: KeyType };

export const twoListings = (key: string): ServiceError =>
  businessError(
    409,
    `Key ${JSON.stringify(key)} names two listings; use KeyType InternalID with the ID that List returns`,
  );

type Named = { chatbotId: number; key: ListingKey };
type Given = { chatbotId: number; input: ListingInput; today: string };

/** The one displayed listing that a key names, locked. */
const lockOne = async <Read>(
  store: ListingChangeStore,
  reader: RowReader<Read>,
  { chatbotId, key: { Key, KeyType } }: Named,
): Promise<Read> => {
  const [listing, another] = await store.lockByKey(reader, chatbotId, KeyType, Key);
  if (another !== undefined) throw twoListings(Key);
  if (listing === undefined) {
    throw businessError(404, `No listing of this chatbot has the ${KeyType} ${JSON.stringify(Key)}`);
  }
  return listing;
};

/**
 * Remembers what the feed had sent for each field that the API changes, so that it stays until the feed says otherwise. At the end of a
 * change: all changes of a feed's homes wait for the feed's row.
 */
const keepFeedValues = async (
  store: ListingChangeStore,
  { id, sourceId }: Pick<StoredListing, 'id' | 'sourceId'>,
  changes: Changes,
): Promise<void> => {
  if (sourceId === API_SOURCE) return;
  const fields = Object.entries(changes) as [ListingField, [unknown, unknown]][];
  await store.addOverrides(fields.map(([field, [from]]) => ({ listingId: id, field, feedValue: from })));
  await store.markFeedsDirty([sourceId]);
};

const isNothing = (changes: Changes): boolean => Object.keys(changes).length === 0;

const updateQuickly = async (
  store: ListingChangeStore,
  listing: QuickListing,
  { chatbotId, input, today }: Given,
): Promise<void> => {
  const values = mergeInput(listing.values, input, today);
  const changes = changesIn(QUICK_FIELDS, listing.values, values);
  if (isNothing(changes)) return;
  await store.updateQuickly(listing, values);
  await store.addHistory(chatbotId, [apiEntry(listing, 'update', changes, {})]);
  await keepFeedValues(store, listing, changes);
};

const updateWhole = async (
  store: ListingChangeStore,
  listing: StoredListing,
  { chatbotId, input, today }: Given,
): Promise<void> => {
  const values = mergeInput(listing.values, input, today);
  const changes = allChangedFields(listing.values, values);
  if (isNothing(changes)) return;
  const sameUrl = values.Url === listing.values.Url && values.SaleType === listing.values.SaleType;
  const urlKey = sameUrl ? listing.urlKey : urlKeyOf(values);
  const { id, version, sourceId, sourceKey } = listing;
  await store.update(chatbotId, [
    {
      ...{ id, version, newVersion: true, sourceId, sourceKey, urlKey, feedHash: null, seen: false, values },
      ...(keepsDerived(listing, changes) ? { derived: 'kept' } : {}),
    },
  ]);
  const { volatile: _, ...keys } = changeDetails(listing, { ...listing, urlKey, values });
  await store.addHistory(chatbotId, [apiEntry(listing, 'update', changes, keys)]);
  await keepFeedValues(store, listing, changes);
};

/**
 * Changes the fields that the input names of the listing that a key names. Of a new price or state little is read and written:
 * most requests are one. `today` is an ISO date, UTC.
 */
export const updateListing = async (
  store: ListingChangeStore,
  { key, ...given }: Given & { key: ListingKey },
): Promise<void> => {
  const named = { chatbotId: given.chatbotId, key };
  if (isQuickInput(given.input)) {
    const listing = await lockOne(store, QUICK_LISTING, named);
    if (isDerived(listing)) return updateQuickly(store, listing, given);
  }
  await updateWhole(store, await lockOne(store, WHOLE_LISTING, named), given);
};
