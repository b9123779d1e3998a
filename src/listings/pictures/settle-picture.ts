import type { Database } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createListingStore } from '../listing-store.ts';
import { createPictureStore, type PicturePlace } from './picture-store.ts';
import { showPictures } from './show-pictures.ts';

/** What becomes of a picture; with the last of a home's pictures its listing shows those that are there, if any are. */
export const createPictureSettler = (options: {
  database: Database;
  /** The address of a file, as listings show it. */
  addressOf: (fileId: number) => string;
}) => {
  const { database, addressOf } = options;

  /** `fileId` null: it is given up. False where the listing's pictures have changed meanwhile: the file is of no use. */
  return (picture: PicturePlace, chatbotId: number, fileId: number | null): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const pictures = createPictureStore(transaction);
      const { listingId, generation } = picture;
      // In the order in which imports lock them.
      const [listing] = await createListingStore(transaction).read(chatbotId, [listingId], { lock: true });
      const set = (await pictures.sets([listingId], { lock: true })).get(listingId);
      if (listing === undefined || set?.generation !== generation) return false;
      if (!(await pictures.settle(picture, fileId))) return false;
      const all = await pictures.ofGeneration(set);
      if (all.some(({ state }) => state === 'waiting')) return true;
      const images = all.flatMap((one) => (one.fileId === null ? [] : [addressOf(one.fileId)]));
      // Where none of the new ones can be had, those that are shown stay.
      const isShown = images.length > 0 || set.shownGeneration === null;
      if (isShown && listing.sourceId === set.feedId) {
        await showPictures(transaction, listing, set, images.length > 0 ? images : null);
      }
      const shownGeneration = isShown ? generation : set.shownGeneration;
      await pictures.putSets([{ ...set, shownGeneration, open: false }]);
      await pictures.dropOthers(listingId, [generation, shownGeneration ?? generation]);
      return true;
    });
};

export type SettlePicture = ReturnType<typeof createPictureSettler>;
