import type { ExecutionContext } from 'ava';
import type { Database } from '../../../src/database/connection.ts';
import { deriveListing } from '../../../src/listings/derive/derive-listing.ts';
import { type ListingRow, storedFromRow } from '../../../src/listings/stored-listing.ts';

type PlaceRow = { chatbot_id: number; place_fold: string; own: number; name: string };

/** Asserts that what is stored beside each listing's values is what follows from them, with places for displayed homes only. */
export const assertDerived = async (t: ExecutionContext, database: Database): Promise<void> => {
  const rows = await database('listing')
    .select<ListingRow[]>('*', database.raw('CAST(tags_yes AS CHAR) AS yes, CAST(tags_no AS CHAR) AS no'))
    .orderBy('id');
  for (const row of rows) {
    const { id, chatbotId, live, values } = storedFromRow(row);
    const { columns, places } = deriveListing(values);
    const { mls_key: _, tags_yes, tags_no, ...texts } = columns;
    t.like(row, { ...texts, yes: tags_yes, no: tags_no } as object, `listing ${id}`);
    const stored = await database('listing_place')
      .where({ listing_id: id })
      .select<PlaceRow[]>('chatbot_id', 'place_fold', 'own', 'name')
      .orderBy('place_fold');
    const wanted = live
      ? places.map(({ fold, own, name }) => ({ chatbot_id: chatbotId, place_fold: fold, own: own ? 1 : 0, name }))
      : [];
    const byFold = (left: PlaceRow, right: PlaceRow): number => (left.place_fold < right.place_fold ? -1 : 1);
    t.deepEqual(stored.map((one) => ({ ...one })).sort(byFold), wanted.sort(byFold), `places of listing ${id}`);
  }
  const [lost] = await database('listing_place')
    .leftJoin('listing', 'listing.id', 'listing_place.listing_id')
    .whereNull('listing.id')
    .count<{ total: number }[]>({ total: '*' });
  t.is(Number(lost?.total), 0, 'places without a listing');
};

/** The places of a listing as `own place` or `near place`. */
export const placesOf = async (database: Database, listingId: number): Promise<string[]> => {
  const rows = await database('listing_place')
    .where({ listing_id: listingId })
    .orderBy('place_fold')
    .select<PlaceRow[]>('own', 'place_fold');
  return rows.map(({ own, place_fold }) => `${own === 1 ? 'own' : 'near'} ${place_fold}`);
};
