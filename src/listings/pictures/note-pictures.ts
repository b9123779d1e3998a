import type { Transaction } from '../../database/transaction.ts';
import { createListingStore } from '../listing-store.ts';
import { createPictureStore, type PictureSet, type PictureStore } from './picture-store.ts';
import type { SentPictures } from './sent-pictures.ts';
import { showPictures } from './show-pictures.ts';

/** Whether a listing has, or has tried to get, exactly the pictures that its feed sends. */
export const isSettled = (set: PictureSet | undefined, sent: SentPictures, feedId: number): boolean =>
  sent.addresses.length === 0
    ? set === undefined
    : set !== undefined && set.feedId === feedId && set.stamp === sent.stamp && !set.open;

/** The pictures are those that are being fetched: only where they are may have changed, by a new signature. */
const noteAgain = async (store: PictureStore, set: PictureSet, { addresses }: SentPictures): Promise<boolean> => {
  let moved = false;
  for (const picture of await store.ofGeneration(set)) {
    const address = addresses[picture.position];
    if (picture.state === 'waiting' && address !== undefined && address !== picture.address) {
      await store.readdress(picture, address);
      moved = true;
    }
  }
  return moved;
};

/** The feed sends no pictures of these homes any more. */
const showNone = async (transaction: Transaction, chatbotId: number, sets: readonly PictureSet[]): Promise<void> => {
  const byListing = new Map(sets.map((set) => [set.listingId, set]));
  const listings = await createListingStore(transaction).read(chatbotId, [...byListing.keys()], { lock: true });
  for (const listing of listings) {
    const set = byListing.get(listing.id);
    if (set?.feedId === listing.sourceId) await showPictures(transaction, listing, set, null);
  }
  await createPictureStore(transaction).forget([...byListing.keys()]);
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
  const store = createPictureStore(transaction);
  const sets = await store.sets([...sent.keys()], { lock: true });
  const gone: PictureSet[] = [];
  const begun: PictureSet[] = [];
  let moved = false;
  for (const [listingId, pictures] of sent) {
    const set = sets.get(listingId);
    if (isSettled(set, pictures, feedId)) continue;
    if (pictures.addresses.length === 0 && set !== undefined) gone.push(set);
    else if (set?.feedId === feedId && set.stamp === pictures.stamp)
      moved = (await noteAgain(store, set, pictures)) || moved;
    else {
      const shownGeneration = set?.feedId === feedId ? set.shownGeneration : null;
      if (set !== undefined) await store.dropOthers(listingId, shownGeneration === null ? [] : [shownGeneration]);
      const generation = (set?.generation ?? 0) + 1;
      begun.push({ listingId, feedId, stamp: pictures.stamp, generation, shownGeneration, open: true });
    }
  }
  if (gone.length > 0) await showNone(transaction, chatbotId, gone);
  await store.putSets(begun);
  const waiting = begun.flatMap(({ listingId, generation }) =>
    (sent.get(listingId)?.addresses ?? []).map((address, position) => ({ listingId, generation, position, address })),
  );
  await store.add(feedId, waiting);
  return moved || begun.length > 0;
};
