import test from 'ava';
import fc from 'fast-check';
import type { Database } from '../../../src/database/connection.ts';
import { storesOn } from '../../../src/database/stores.ts';
import { allChangedFields } from '../../../src/listings/changes.ts';
import { deriveAnew } from '../../../src/listings/derive/derive-anew.ts';
import { DERIVED_VERSION, deriveListing, keepsDerived } from '../../../src/listings/derive/derive-listing.ts';
import type { ListingValues } from '../../../src/listings/listing.ts';
import { forgetRemoved } from '../../../src/listings/retire-listings.ts';
import type { StoredListing } from '../../../src/listings/stored-listing.ts';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { sampleValues } from '../../helpers/sample-listings.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';
import { assertDerived, placesOf } from './assert-derived.ts';

const remarks = (PublicRemarks: string): Home => ({ PublicRemarks });
const pool = remarks('Sparkling pool, close to Balboa Park.');
const noPool = remarks('No pool. Two blocks from Mission Bay.');

test(
  'The API writes what a listing is searched by with every create, update, delete and restore',
  withFeed(async (t, feed) => {
    const { database } = feed;
    const id = await feed.apiCreate({
      SaleType: 'for_sale',
      Status: 'Active',
      Location: 'North Park',
      Address: '12 Garnet Avenue #4',
      ZIP: '92109',
      Description: 'Sparkling pool, close to Balboa Park.',
    });
    await assertDerived(t, database);
    t.deepEqual(await placesOf(database, id), ['near balboa park', 'own north park']);
    t.like(await database('listing').where({ id }).first(), { street_fold: 'garnet ave', zip_fold: '92109' });

    await feed.apiUpdate(id, { Description: 'No pool. Two blocks from Mission Bay.' });
    await assertDerived(t, database);
    t.deepEqual(await placesOf(database, id), ['near mission bay', 'own north park']);

    await feed.apiDelete(id);
    await assertDerived(t, database);
    t.deepEqual(await placesOf(database, id), []);

    await feed.apiRestore(id);
    await assertDerived(t, database);
    t.deepEqual(await placesOf(database, id), ['near mission bay', 'own north park']);
  }),
);

test(
  'A feed does so with every new, changed, absent and returning home',
  withFeed(async (t, feed) => {
    const others = houses(3, 9, pool);
    await feed.importFile(fileOf(house(1, pool), house(2, pool), ...others));
    await assertDerived(t, feed.database);
    const { id } = await feed.byNumber('M1');
    t.deepEqual(await placesOf(feed.database, id), ['near balboa park']);

    await feed.importFile(fileOf(house(1, noPool), house(2, pool), ...others));
    await assertDerived(t, feed.database);
    t.deepEqual(await placesOf(feed.database, id), ['near mission bay']);

    await feed.importFile(fileOf(house(1, { ...noPool, ListPrice: '480000' }), house(2, pool), ...others));
    await assertDerived(t, feed.database);

    await feed.importFile(fileOf(house(2, pool), ...others));
    await assertDerived(t, feed.database);
    t.deepEqual(await placesOf(feed.database, id), []);

    await feed.importFile(fileOf(house(1, pool), house(2, pool), ...others));
    await assertDerived(t, feed.database);
    t.deepEqual(await placesOf(feed.database, id), ['near balboa park']);
  }),
);

test(
  'An undo brings back what a listing was searched by, and takes away what the undone run created',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 8, pool)));
    const second = await feed.importFile(fileOf(house(1, noPool), ...houses(2, 7, pool), house(9, pool)));
    const changed = await feed.byNumber('M1');
    const created = await feed.byNumber('M9');
    await feed.undo(second.run.RunID);
    await assertDerived(t, feed.database);
    t.deepEqual(await placesOf(feed.database, changed.id), ['near balboa park']);
    t.deepEqual(await placesOf(feed.database, created.id), []);
  }),
);

test(
  'A home that another feed takes over is found by what that feed says of it',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'other');
    await feed.importFile(fileOf(...houses(1, 8, pool)));
    await feed.importFile(fileOf(house(1, noPool), ...houses(21, 28)), { feed: 'other' });
    await feed.importFile(fileOf(...houses(2, 8, pool)));
    const taken = await feed.byNumber('M1');
    t.is(taken.sourceId, await feed.feedId('other'));
    t.deepEqual(await placesOf(feed.database, taken.id), ['near mission bay']);
    await assertDerived(t, feed.database);
  }),
);

test(
  'A home whose address its seller hides is found by no street and no place but what its text tells',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { ...pool, InternetAddressDisplayYN: 'N' }), ...houses(2, 4, pool)));
    const { id, values } = await feed.byNumber('M1');
    t.true(values.AddressHidden);
    t.deepEqual(await placesOf(feed.database, id), ['near balboa park']);
    t.like(await feed.database('listing').where({ id }).first(), { street_fold: '' });
    await assertDerived(t, feed.database);
  }),
);

test(
  'A change that leaves the places as they are writes none',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 4, pool)));
    const written = await feed.statements(() =>
      feed.importFile(fileOf(...houses(1, 4, { ...pool, ListPrice: '480000' }))),
    );
    t.deepEqual(
      written.filter((sql) => /(insert|delete|update).*`listing_place`/.test(sql)),
      [],
    );
  }),
);

test(
  'A removed home that is forgotten leaves no places',
  withFeed(async (t, feed) => {
    const id = await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', Location: 'North Park' });
    await feed.apiDelete(id);
    const place = { chatbot_id: feed.chatbotId, place_fold: 'north park', listing_id: id, own: 1, name: 'North Park' };
    await feed.database('listing_place').insert(place);
    await feed
      .database('listing')
      .where({ id })
      .update({ removed_at: new Date('2024-01-01') });
    t.is(await forgetRemoved(feed.database), 1);
    await assertDerived(t, feed.database);
  }),
);

const derivedBy = (derivedVersion: number): StoredListing => ({ derivedVersion }) as StoredListing;

const word = fc.constantFrom(
  'Ocean View',
  'has a pool',
  'near Mission Bay',
  '14 Oak St',
  'Seattle',
  'WA',
  '98101',
  '',
  '#4',
);
const text = fc.option(
  fc.array(word, { maxLength: 3 }).map((words) => words.join(', ')),
  { nil: null },
);
const number = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
const pairs = fc.option(
  fc.array(fc.record({ Key: fc.constantFrom('Pool', 'Neighborhood', 'View'), value: word }), { maxLength: 2 }),
  { nil: null },
);
const money = fc.constantFrom(null, '1.00', '2.00');

/** Some values of each field, so that two listings differ in some and agree in others. */
const values: fc.Arbitrary<ListingValues> = fc
  .record({
    ...{ CurrencySymbol: text, PropertyType: text, Url: text, MLSNumber: text, Description: text, Location: text },
    ...{
      Address: text,
      City: text,
      State: text,
      ZIP: text,
      StandardStatus: text,
      ListOfficeName: text,
      ListOfficeContact: text,
    },
    ...{
      Bedrooms: number,
      Bathrooms: number,
      YearBuilt: number,
      LotArea: number,
      BuildingArea: number,
      ParkingSpots: number,
    },
    ...{ Latitude: number, Longitude: number, ExtensionColumn: pairs, AddressHidden: fc.boolean() },
    ...{
      SalePrice: money,
      RentPrice: money,
      HOAMonth: money,
      EstimatePrice: money,
      UnitAreaPrice: money,
      DepositFee: money,
    },
    ...{
      OriginalListPrice: money,
      PreviousListPrice: money,
      Images: fc.constantFrom<string[] | null>(null, ['https://a.example/1.jpg']),
    },
    SaleType: fc.constantFrom('for_sale' as const, 'for_rent' as const),
    Status: fc.constantFrom('Active' as const, 'Sold' as const),
    SpaceType: fc.constantFrom(null, 'Room' as const),
    Tours: fc.constantFrom(null, '3D' as const),
    AreaUnit: fc.constantFrom(null, 'Square Feet' as const),
    MarketSince: fc.constantFrom(null, '2026-03-01'),
    MarketUntil: fc.constantFrom(null, '2026-03-02'),
    ModificationTimestamp: fc.constantFrom(null, '2026-03-01T00:00:00.000Z'),
  })
  .map((given) => ({ ...sampleValues, ...given }));

const mixed = (one: ListingValues, other: ListingValues, fields: readonly string[]): ListingValues => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).filter(([field]) => fields.includes(field))),
});

test('where a change is said to keep what a listing is searched by, deriving it again gives the same', (t) => {
  const fields = fc.subarray(Object.keys(sampleValues), { maxLength: 4 });
  let kept = 0;
  fc.assert(
    fc.property(values, values, fields, (before, other, changed) => {
      const after = mixed(before, other, changed);
      if (!keepsDerived(derivedBy(DERIVED_VERSION), allChangedFields(before, after))) return;
      kept += 1;
      t.deepEqual(deriveListing(after), deriveListing(before));
    }),
    { numRuns: 1_000 },
  );
  t.true(kept > 100);
});

test('a new price keeps it, a new description does not, and what an older release derived is derived anew', (t) => {
  t.true(keepsDerived(derivedBy(DERIVED_VERSION), { SalePrice: ['1.00', '2.00'] }));
  t.false(keepsDerived(derivedBy(DERIVED_VERSION), { SalePrice: ['1.00', '2.00'], Description: ['a', 'b'] }));
  t.false(keepsDerived(derivedBy(DERIVED_VERSION - 1), { SalePrice: ['1.00', '2.00'] }));
});

const DESCRIPTION = 'Sparkling pool, close to Balboa Park.';

/** Makes listings what an older release has left behind. */
const forget = async (database: Database): Promise<void> => {
  await database('listing').update({ tags_yes: 0, tags_no: 0, street_fold: '', zip_fold: '', derived_version: 0 });
  await database('listing_place').delete();
};

const kept = async ({ database, chatbotId }: FeedFixture) => ({
  listings: await database('listing')
    .where({ chatbot_id: chatbotId })
    .orderBy('id')
    .select('id', 'version', 'updated_at', 'feed_hash', 'live', 'mls_key', 'url_digest'),
  changes: await database('listing_change').count({ total: '*' }),
});

test(
  'What an older release left is derived anew, and nothing tells of a change',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 230, { PublicRemarks: DESCRIPTION })));
    const removed = await feed.byNumber('M7');
    await feed.apiDelete(removed.id);
    const before = await kept(feed);
    await forget(feed.database);
    t.is(await deriveAnew(feed.database), 230);
    await assertDerived(t, feed.database);
    t.deepEqual(await kept(feed), before);
    t.is(await deriveAnew(feed.database), 0);
  }),
);

test(
  'What was broken off goes on where it ended',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 130, { PublicRemarks: DESCRIPTION })));
    await forget(feed.database);
    const stopping = new AbortController();
    const stop = ({ sql }: { sql: string }): void => {
      if (/^UPDATE listing /.test(sql)) stopping.abort();
    };
    feed.database.on('query', stop);
    const first = await deriveAnew(feed.database, stopping.signal);
    feed.database.removeListener('query', stop);
    t.true(first > 0 && first < 130, String(first));
    t.is(await deriveAnew(feed.database), 130 - first);
    await assertDerived(t, feed.database);
  }),
);

test(
  'What somebody has written meanwhile stays',
  withFeed(async (t, feed) => {
    const id = await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', Description: DESCRIPTION });
    await forget(feed.database);
    const [listing] = await storesOn(feed.database).listings.derivedBy(0, 0, 10);
    if (listing === undefined) return t.fail('there is a listing to derive anew');
    await feed.apiUpdate(id, { Description: 'No pool. Two blocks from Mission Bay.' });
    const late = [{ listing, derived: deriveListing(listing.values) }];
    t.is(await feed.database.transaction((transaction) => storesOn(transaction).listings.updateDerived(late)), 0);
    await assertDerived(t, feed.database);
  }),
);
