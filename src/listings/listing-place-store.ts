import type { Knex } from 'knex';
import { keysAtOnce } from '../database/keys-at-once.ts';
import { statementsOf } from '../database/statements.ts';
import { createPlaceChangeStore } from './place-change-store.ts';

/** The SQL of the table listing_place: by which places displayed listings are found. `database` is a transaction. */
export const createListingPlaceStore = (database: Knex) => ({
  ...createPlaceChangeStore(statementsOf(database)),

  /** Forgets the places of listings that leave the display. */
  removePlaces: async (listingIds: readonly number[]): Promise<void> => {
    for (const lot of keysAtOnce(listingIds)) await database('listing_place').whereIn('listing_id', lot).delete();
  },
});
