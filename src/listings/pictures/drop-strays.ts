import type { Database } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createPictureStore } from './picture-store.ts';

const BATCH = 500;

/** Lets go of the pictures that were copied of homes which another source shows by now. Returns of how many homes. */
export const dropStrayPictures = async (database: Database): Promise<number> => {
  for (let total = 0; ; ) {
    const dropped = await inTransaction(database, async (transaction) => {
      const pictures = createPictureStore(transaction);
      const strays = await pictures.strays(BATCH);
      await pictures.forget(strays);
      return strays.length;
    });
    total += dropped;
    if (dropped < BATCH) return total;
  }
};
