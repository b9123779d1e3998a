import type { Transaction } from '../../database/transaction.ts';
import { type ChangeDetails, changeDetails } from '../change-details.ts';
import { changedFields } from '../changes.ts';
import type { ListingValues } from '../listing.ts';
import { createListingStore, type ListingStore } from '../listing-store.ts';
import type { StoredListing } from '../stored-listing.ts';
import type { PictureSet } from './picture-store.ts';

const write = async (
  store: ListingStore,
  listing: StoredListing,
  values: ListingValues,
  details: ChangeDetails,
): Promise<void> => {
  const changes = changedFields(listing.values, values);
  if (Object.keys(changes).length === 0) return;
  const { id, chatbotId, version, sourceId, sourceKey, urlKey, feedHash } = listing;
  await store.update(chatbotId, [
    // The digest stays: pictures are no part of what the feed's rows are compared by.
    { id, version, newVersion: true, sourceId, sourceKey, urlKey, feedHash, seen: false, display: 'keep', values },
  ]);
  const kept = changeDetails(listing, { ...listing, values });
  await store.addHistory(chatbotId, [
    {
      listingId: id,
      version: version + 1,
      sourceId,
      runId: null,
      kind: 'update',
      changes,
      details: { ...kept, ...details },
    },
  ]);
};

/**
 * Puts the pictures that were fetched, or that there are none any more, into a listing that is locked. What the API has set as Images
 * before any had been shown stays, and ends with the next pictures; what it has set since ends now, as the feed says something else.
 */
export const showPictures = async (
  transaction: Transaction,
  listing: StoredListing,
  set: Pick<PictureSet, 'shownGeneration'>,
  images: string[] | null,
): Promise<void> => {
  const store = createListingStore(transaction);
  const override = (await store.overrides([listing.id])).find(({ field }) => field === 'Images');
  if (override !== undefined) await store.removeOverrides([override]);
  if (override !== undefined && set.shownGeneration === null) {
    await store.addOverrides([{ ...override, feedValue: images }]);
    return;
  }
  const lapsed: ChangeDetails =
    override === undefined ? {} : { overrides: [{ field: 'Images', feedValue: override.feedValue }] };
  await write(store, listing, { ...listing.values, Images: images }, lapsed);
};
