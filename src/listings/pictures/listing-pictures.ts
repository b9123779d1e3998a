import type { Database } from '../../database/connection.ts';
import { type Stores, storesOn } from '../../database/stores.ts';
import { inTransaction, inTransactions, type Transaction } from '../../database/transaction.ts';
import { type ChangeDetails, changeDetails, changedFields } from '../changes.ts';
import type { ListingValues } from '../listing.ts';
import type { StoredListing } from '../stored-listing.ts';
import type { PicturePlace, PictureSet, PictureStore } from './picture-store.ts';
import type { SentPictures } from './sent-pictures.ts';

const BATCH = 500;

type ListingStores = Pick<Stores, 'listings' | 'history' | 'pictures'>;

const write = async (
  { listings, history }: ListingStores,
  listing: StoredListing,
  values: ListingValues,
  details: ChangeDetails,
): Promise<void> => {
  const changes = changedFields(listing.values, values);
  if (Object.keys(changes).length === 0) return;
  const { id, chatbotId, version, sourceId, sourceKey, urlKey, feedHash } = listing;
  await listings.update(chatbotId, [
    // The digest stays: pictures are no part of what the feed's rows are compared by.
    { id, version, newVersion: true, sourceId, sourceKey, urlKey, feedHash, seen: false, display: 'keep', values },
  ]);
  const kept = changeDetails(listing, { ...listing, values });
  await history.addHistory(chatbotId, [
    {
      ...{ listingId: id, version: version + 1, sourceId, runId: null },
      ...{ kind: 'update', changes, details: { ...kept, ...details } },
    },
  ]);
};

/**
 * Puts the pictures that were fetched, or that there are none any more, into a listing that is locked. What the API has set as Images
 * before any had been shown stays, and ends with the next pictures; what it has set since ends now, as the feed says something else.
 */
const showPictures = async (
  stores: ListingStores,
  listing: StoredListing,
  set: Pick<PictureSet, 'shownGeneration'>,
  images: string[] | null,
): Promise<void> => {
  const { history } = stores;
  const override = (await history.overrides([listing.id])).find(({ field }) => field === 'Images');
  if (override !== undefined) await history.removeOverrides([override]);
  if (override !== undefined && set.shownGeneration === null) {
    await history.addOverrides([{ ...override, feedValue: images }]);
    return;
  }
  const lapsed: ChangeDetails =
    override === undefined ? {} : { overrides: [{ field: 'Images', feedValue: override.feedValue }] };
  await write(stores, listing, { ...listing.values, Images: images }, lapsed);
};

/** Whether a listing has, or has tried to get, exactly the pictures that its feed sends. */
export const isFetched = (set: PictureSet | undefined, sent: SentPictures, feedId: number): boolean =>
  sent.addresses.length === 0
    ? set === undefined
    : set !== undefined && set.feedId === feedId && set.stamp === sent.stamp && !set.open;

/** The pictures are those that are being fetched: only where they are may have changed, by a new signature. */
const noteAgain = async (pictures: PictureStore, set: PictureSet, { addresses }: SentPictures): Promise<boolean> => {
  let moved = false;
  for (const picture of await pictures.ofGeneration(set)) {
    const address = addresses[picture.position];
    if (picture.state === 'waiting' && address !== undefined && address !== picture.address) {
      await pictures.readdress(picture, address);
      moved = true;
    }
  }
  return moved;
};

/** The feed sends no pictures of these homes any more. */
const showNone = async (stores: ListingStores, chatbotId: number, sets: readonly PictureSet[]): Promise<void> => {
  const byListing = new Map(sets.map((set) => [set.listingId, set]));
  const listings = await stores.listings.read(chatbotId, [...byListing.keys()], { lock: true });
  for (const listing of listings) {
    const set = byListing.get(listing.id);
    if (set?.feedId === listing.sourceId) await showPictures(stores, listing, set, null);
  }
  await stores.pictures.forget([...byListing.keys()]);
};

/**
 * Notes what a feed sends of its listings' pictures, to be fetched later; of what it sent before nothing is done. Pictures
 * that are shown stay until all of the new ones are there, unless there are none, or they are another feed's. Returns whether there
 * is anything to be fetched that there was not.
 */
export const notePictures = async (
  transaction: Transaction,
  { chatbotId, feedId }: { chatbotId: number; feedId: number },
  sent: ReadonlyMap<number, SentPictures>,
): Promise<boolean> => {
  if (sent.size === 0) return false;
  const stores = storesOn(transaction);
  const { pictures } = stores;
  const sets = await pictures.sets([...sent.keys()], { lock: true });
  const gone: PictureSet[] = [];
  const begun: PictureSet[] = [];
  let moved = false;
  for (const [listingId, own] of sent) {
    const set = sets.get(listingId);
    if (isFetched(set, own, feedId)) continue;
    if (own.addresses.length === 0 && set !== undefined) gone.push(set);
    else if (set?.feedId === feedId && set.stamp === own.stamp) moved = (await noteAgain(pictures, set, own)) || moved;
    else {
      const shownGeneration = set?.feedId === feedId ? set.shownGeneration : null;
      if (set !== undefined) await pictures.dropOthers(listingId, shownGeneration === null ? [] : [shownGeneration]);
      const generation = (set?.generation ?? 0) + 1;
      begun.push({ listingId, feedId, stamp: own.stamp, generation, shownGeneration, open: true });
    }
  }
  if (gone.length > 0) await showNone(stores, chatbotId, gone);
  await pictures.putSets(begun);
  const waiting = begun.flatMap(({ listingId, generation }) =>
    (sent.get(listingId)?.addresses ?? []).map((address, position) => ({ listingId, generation, position, address })),
  );
  await pictures.add(feedId, waiting);
  return moved || begun.length > 0;
};

/** What becomes of a picture; with the last of a home's pictures its listing shows those that are there, if any are. */
export const createPictureFinisher = (options: {
  database: Database;
  /** The address of a file, as listings show it. */
  addressOf: (fileId: number) => string;
}) => {
  const { database, addressOf } = options;

  /** `fileId` null: it is given up. False where the listing's pictures have changed meanwhile: the file is of no use. */
  return (picture: PicturePlace, chatbotId: number, fileId: number | null): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const stores = storesOn(transaction);
      const { listings, pictures } = stores;
      const { listingId, generation } = picture;
      // In the order in which imports lock them.
      const [listing] = await listings.read(chatbotId, [listingId], { lock: true });
      const set = (await pictures.sets([listingId], { lock: true })).get(listingId);
      if (listing === undefined || set?.generation !== generation) return false;
      if (!(await pictures.finish(picture, fileId))) return false;
      const all = await pictures.ofGeneration(set);
      if (all.some(({ state }) => state === 'waiting')) return true;
      const images = all.flatMap((one) => (one.fileId === null ? [] : [addressOf(one.fileId)]));
      // Where none of the new ones can be had, those that are shown stay.
      const isShown = images.length > 0 || set.shownGeneration === null;
      if (isShown && listing.sourceId === set.feedId) {
        await showPictures(stores, listing, set, images.length > 0 ? images : null);
      }
      const shownGeneration = isShown ? generation : set.shownGeneration;
      await pictures.putSets([{ ...set, shownGeneration, open: false }]);
      await pictures.dropOthers(listingId, [generation, shownGeneration ?? generation]);
      return true;
    });
};

export type FinishPicture = ReturnType<typeof createPictureFinisher>;

/** Lets go of the pictures that were copied of homes which another source shows by now. Returns of how many homes. */
export const dropStrayPictures = (database: Database): Promise<number> =>
  inTransactions(database, BATCH, async (transaction) => {
    const { pictures } = storesOn(transaction);
    const strays = await pictures.strays(BATCH);
    await pictures.forget(strays);
    return strays.length;
  });
