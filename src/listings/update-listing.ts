import { businessError, type ServiceError } from '../errors.ts';
import { allChangedFields, type ChangeDetails, type Changes, changeDetails, changesIn } from './changes.ts';
import { isDerived, keepsDerived } from './derive/derive-listing.ts';
import { API_SOURCE, type KeyType, type ListingField, type ListingInput } from './listing.ts';
import type { ChangeKind, HistoryEntry, ListingHistoryStore } from './listing-history-store.ts';
import type { ListingStore } from './listing-store.ts';
import { mergeInput } from './merge-input.ts';
import {
  QUICK_FIELDS,
  QUICK_LISTING,
  type QuickListing,
  type RowReader,
  type StoredListing,
  urlKeyOf,
  WHOLE_LISTING,
} from './stored-listing.ts';

export type ListingKey = { Key: string; KeyType: KeyType };

export const twoListings = (key: string): ServiceError =>
  businessError(
    409,
    `Key ${JSON.stringify(key)} names two listings; use KeyType InternalID with the ID that List returns`,
  );

/** What the history tells of a change that the API made; it gives `listing` its next version. */
export const apiEntry = (
  listing: Pick<StoredListing, 'id' | 'version'>,
  kind: ChangeKind,
  changes: Changes,
  details: ChangeDetails,
): HistoryEntry => ({
  listingId: listing.id,
  version: listing.version + 1,
  sourceId: API_SOURCE,
  runId: null,
  kind,
  changes,
  details,
});

/** `DaysOnMarket` is stored as the days that it is counted between. */
const QUICK_INPUT: ReadonlySet<string> = new Set([...QUICK_FIELDS, 'DaysOnMarket']);

/** Whether an input changes quick fields only. */
const isQuickInput = (input: ListingInput): boolean => Object.keys(input).every((name) => QUICK_INPUT.has(name));

/** What a change is written by, in one transaction. */
export type ChangeStores = { listings: ListingStore; history: ListingHistoryStore };

type Named = { chatbotId: number; key: ListingKey };
type Given = { chatbotId: number; input: ListingInput; today: string };

/** The one displayed listing that a key names, locked. */
const lockOne = async <Read>(
  { listings }: ChangeStores,
  reader: RowReader<Read>,
  { chatbotId, key: { Key, KeyType } }: Named,
): Promise<Read> => {
  const [listing, another] = await listings.lockByKey(reader, chatbotId, KeyType, Key);
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
  { history }: ChangeStores,
  { id, sourceId }: Pick<StoredListing, 'id' | 'sourceId'>,
  changes: Changes,
): Promise<void> => {
  if (sourceId === API_SOURCE) return;
  const fields = Object.entries(changes) as [ListingField, [unknown, unknown]][];
  await history.addOverrides(fields.map(([field, [from]]) => ({ listingId: id, field, feedValue: from })));
  await history.markFeedsDirty([sourceId]);
};

const isNothing = (changes: Changes): boolean => Object.keys(changes).length === 0;

const updateQuickly = async (
  stores: ChangeStores,
  listing: QuickListing,
  { chatbotId, input, today }: Given,
): Promise<void> => {
  const values = mergeInput(listing.values, input, today);
  const changes = changesIn(QUICK_FIELDS, listing.values, values);
  if (isNothing(changes)) return;
  await stores.listings.updateQuickly(listing, values);
  await stores.history.addHistory(chatbotId, [apiEntry(listing, 'update', changes, {})]);
  await keepFeedValues(stores, listing, changes);
};

const updateWhole = async (
  stores: ChangeStores,
  listing: StoredListing,
  { chatbotId, input, today }: Given,
): Promise<void> => {
  const values = mergeInput(listing.values, input, today);
  const changes = allChangedFields(listing.values, values);
  if (isNothing(changes)) return;
  const sameUrl = values.Url === listing.values.Url && values.SaleType === listing.values.SaleType;
  const urlKey = sameUrl ? listing.urlKey : urlKeyOf(values);
  const { id, version, sourceId, sourceKey } = listing;
  await stores.listings.update(chatbotId, [
    {
      ...{ id, version, newVersion: true, sourceId, sourceKey, urlKey, feedHash: null, seen: false, values },
      ...(keepsDerived(listing, changes) ? { derived: 'kept' } : {}),
    },
  ]);
  const { volatile: _, ...keys } = changeDetails(listing, { ...listing, urlKey, values });
  await stores.history.addHistory(chatbotId, [apiEntry(listing, 'update', changes, keys)]);
  await keepFeedValues(stores, listing, changes);
};

/**
 * Changes the fields that the input names of the listing that a key names. Of a new price or state little is read and written:
 * most requests are one. `today` is an ISO date, UTC.
 */
export const updateListing = async (
  stores: ChangeStores,
  { key, ...given }: Given & { key: ListingKey },
): Promise<void> => {
  const named = { chatbotId: given.chatbotId, key };
  if (isQuickInput(given.input)) {
    const listing = await lockOne(stores, QUICK_LISTING, named);
    if (isDerived(listing)) return updateQuickly(stores, listing, given);
  }
  await updateWhole(stores, await lockOne(stores, WHOLE_LISTING, named), given);
};
