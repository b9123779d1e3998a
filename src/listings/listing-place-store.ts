import type { Knex } from 'knex';
import { keysAtOnce } from '../database/keys-at-once.ts';
import { statementsOf } from '../database/statements.ts';
import type { ListingPlace } from './derive/listing-places.ts';
import { createPlaceChangeStore, INSERT_PLACES } from './place-change-store.ts';

const INSERT_ROWS = 500;

/** The SQL of the table listing_place: by which places displayed listings are found. `database` is a transaction. */
export const createListingPlaceStore = (database: Knex) => {
  const insert = async (chatbotId: number, places: readonly [number, ListingPlace][]): Promise<void> => {
    for (let start = 0; start < places.length; start += INSERT_ROWS) {
      const rows = places
        .slice(start, start + INSERT_ROWS)
        .map(([listingId, { fold, own, name }]) => [chatbotId, fold, listingId, own ? 1 : 0, name]);
      await database.raw(`${INSERT_PLACES} ?`, [rows] as unknown as Knex.RawBinding[]);
    }
  };
  const remove = async (listingIds: readonly number[]): Promise<void> => {
    for (const lot of keysAtOnce(listingIds)) await database('listing_place').whereIn('listing_id', lot).delete();
  };

  return {
    /** Writes the places of listings that have none yet. */
    addPlaces: (chatbotId: number, places: ReadonlyMap<number, readonly ListingPlace[]>): Promise<void> =>
      insert(
        chatbotId,
        [...places].flatMap(([id, own]) => own.map((place): [number, ListingPlace] => [id, place])),
      ),

    setPlaces: createPlaceChangeStore(statementsOf(database)).setPlaces,

    /** Forgets the places of listings that leave the display. */
    removePlaces: remove,
  };
};
