import { keysAtOnce } from '../database/by-index.ts';
import { placeholders, type Statements } from '../database/statements.ts';
import type { ListingPlace } from './derive/listing-places.ts';

const INSERT = 'INSERT INTO listing_place (chatbot_id, place_fold, listing_id, own, name) VALUES ?';
const INSERT_ROWS = 500;
const STORED = 'SELECT listing_id, place_fold, own, name FROM listing_place WHERE listing_id';

type PlaceRow = { listing_id: number; place_fold: string; own: number; name: string };

const isSame = (row: PlaceRow, place: ListingPlace): boolean =>
  row.name === place.name && (row.own === 1) === place.own;

/** The SQL of the table listing_place: by which places displayed listings are found. `statements` are those of a transaction. */
export const createListingPlaceStore = (statements: Statements) => {
  const insert = async (chatbotId: number, places: readonly [number, ListingPlace][]): Promise<void> => {
    for (let start = 0; start < places.length; start += INSERT_ROWS) {
      const lot = places.slice(start, start + INSERT_ROWS);
      await statements.insert(
        INSERT,
        lot.map(([listingId, { fold, own, name }]) => [chatbotId, fold, listingId, own ? 1 : 0, name]),
      );
    }
  };

  const stored = async (listingIds: readonly number[]): Promise<Map<number, PlaceRow[]>> => {
    const rows = new Map<number, PlaceRow[]>(listingIds.map((id) => [id, []]));
    for (const lot of keysAtOnce(listingIds)) {
      const found = await (lot.length === 1
        ? statements.rows<PlaceRow>(`${STORED} = ?`, lot)
        : statements.rowsOnce<PlaceRow>(`${STORED} IN (${placeholders(lot.length)})`, lot));
      for (const row of found) rows.get(row.listing_id)?.push(row);
    }
    return rows;
  };

  return {
    /** Writes the places of listings that have none yet. */
    addPlaces: (chatbotId: number, places: ReadonlyMap<number, readonly ListingPlace[]>): Promise<void> =>
      insert(
        chatbotId,
        [...places].flatMap(([id, own]) => own.map((place): [number, ListingPlace] => [id, place])),
      ),

    /** Makes these the places of listings; what is stored already is not written again. The listings' rows are locked. */
    setPlaces: async (chatbotId: number, places: ReadonlyMap<number, readonly ListingPlace[]>): Promise<void> => {
      const added: [number, ListingPlace][] = [];
      for (const [id, rows] of await stored([...places.keys()])) {
        const wanted = places.get(id) ?? [];
        const kept = new Set(
          rows
            .filter((row) => wanted.some((place) => place.fold === row.place_fold && isSame(row, place)))
            .map((row) => row.place_fold),
        );
        const dropped = rows.filter((row) => !kept.has(row.place_fold)).map((row) => row.place_fold);
        if (dropped.length > 0) {
          await statements.rowsOnce(
            `DELETE FROM listing_place WHERE listing_id = ? AND place_fold IN (${placeholders(dropped.length)})`,
            [id, ...dropped],
          );
        }
        for (const place of wanted) if (!kept.has(place.fold)) added.push([id, place]);
      }
      await insert(chatbotId, added);
    },

    /** Forgets the places of listings that leave the display. */
    removePlaces: async (listingIds: readonly number[]): Promise<void> => {
      for (const lot of keysAtOnce(listingIds))
        await statements.changeOnce(`DELETE FROM listing_place WHERE listing_id IN (${placeholders(lot.length)})`, lot);
    },
  };
};
