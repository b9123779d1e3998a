import test from 'ava';
import { createRetrieve, type Found } from '../../src/chat/retrieve/retrieve.ts';
import { createSearchStore } from '../../src/chat/retrieve/search-store.ts';
import { readVocabulary } from '../../src/chat/retrieve/vocabulary.ts';
import { understand } from '../../src/chat/understand/understand.ts';
import type { Database } from '../../src/database/connection.ts';
import { insertListing } from '../helpers/sample-listings.ts';
import { withDatabase } from '../helpers/with-database.ts';

const BOT = 7;
const OTHER_BOT = 8;

const find = async (database: Database, question: string, focused: readonly number[] = []): Promise<Found> => {
  const store = createSearchStore(database);
  const vocabulary = await readVocabulary(store, BOT, question);
  const understanding = understand(question, vocabulary, { constraints: [], hasFocus: focused.length > 0 });
  return createRetrieve({ store })(BOT, understanding, focused);
};
const ids = (found: Found): number[] => found.listings.map(({ id }) => id);

test(
  'city, sale type, price and bedrooms filter, and unknown values match no constraint',
  withDatabase(async (t, database) => {
    const fits = await insertListing(database, BOT, { City: 'Zürich', Bedrooms: 3, SalePrice: '599999.99' });
    await insertListing(database, BOT, { City: 'Zürich', Bedrooms: 2 });
    await insertListing(database, BOT, { City: 'Zürich', Bedrooms: null });
    await insertListing(database, BOT, { City: 'Zürich', SalePrice: '600000.01' });
    await insertListing(database, BOT, { City: 'Zürich', SalePrice: null });
    await insertListing(database, BOT, { City: null });
    await insertListing(database, BOT, { City: 'Bern' });
    await insertListing(database, BOT, { City: 'Zürich', SaleType: 'for_rent', RentPrice: '2000.00', SalePrice: null });
    await insertListing(database, OTHER_BOT, { City: 'Zürich' });
    await insertListing(database, BOT, { City: 'Zürich' }, { live: null });
    const found = await find(database, '3 bed homes for sale in zurich under 600k');
    t.deepEqual([ids(found), found.total], [[fits], 1]);
  }),
);

test(
  'a price is the rent of a home for rent and the sale price of one for sale',
  withDatabase(async (t, database) => {
    const sale = await insertListing(database, BOT, { SalePrice: '400000.00' });
    const rent = await insertListing(database, BOT, { SaleType: 'for_rent', RentPrice: '2000.00', SalePrice: null });
    t.deepEqual(ids(await find(database, 'homes under 500k')), [sale]);
    t.deepEqual(ids(await find(database, 'homes under $2500')), [rent]);
    t.deepEqual(ids(await find(database, 'to rent under 2500')), [rent]);
  }),
);

test(
  'not in a city keeps the others, but none whose city is unknown',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { City: 'Chula Vista' });
    await insertListing(database, BOT, { City: null });
    const other = await insertListing(database, BOT, { City: 'La Mesa' });
    t.deepEqual(ids(await find(database, 'homes, not in Chula Vista')), [other]);
  }),
);

test(
  'at most 8 rows are given, the freshest first, with the true total',
  withDatabase(async (t, database) => {
    for (let day = 1; day <= 12; day += 1) {
      await insertListing(database, BOT, { MarketSince: `2026-10-${String(day).padStart(2, '0')}` });
    }
    const undated = await insertListing(database, BOT, { MarketSince: null });
    const found = await find(database, 'homes in Seattle');
    t.is(found.total, 13);
    t.deepEqual(
      found.listings.map(({ values }) => values.MarketSince),
      ['12', '11', '10', '09', '08', '07', '06', '05'].map((day) => `2026-10-${day}`),
    );
    t.false(ids(found).includes(undated));
  }),
);

test(
  'a sold home is not offered in a search, but a lookup tells it',
  withDatabase(async (t, database) => {
    const sold = await insertListing(database, BOT, { Status: 'Sold', MLSNumber: 'SOLD12345' });
    t.deepEqual(ids(await find(database, 'homes in Seattle')), []);
    const found = await find(database, 'MLS SOLD12345');
    t.deepEqual([ids(found), found.kind], [[sold], 'lookup']);
  }),
);

test(
  'a lookup goes by MLS number, URL or address, however it is written',
  withDatabase(async (t, database) => {
    const id = await insertListing(database, BOT, {
      MLSNumber: 'NWM2151234',
      Url: 'https://www.homes.example/Oak/14/',
      Address: '14 Oak Street, Unit B',
    });
    for (const question of [
      'is nwm2151234 free?',
      'MLS# NWM2151234',
      'http://homes.example/Oak/14?utm_source=x',
      '14 oak st #b',
      'tell me about 14 Oak Street unit B, Seattle',
      '14 Oak St',
    ])
      t.deepEqual(ids(await find(database, question)), [id], question);
  }),
);

test(
  '14 Oak St never answers with 12 Oak St, nor one unit with another',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { Address: '12 Oak St' });
    await insertListing(database, BOT, { Address: '14 Oak St Unit A' });
    await insertListing(database, BOT, { Address: '114 Oak St' });
    const unit = await find(database, '14 Oak St Unit B');
    t.deepEqual([ids(unit), unit.kind, unit.total], [[], 'lookup', 0]);
    t.deepEqual(ids(await find(database, '16 Oak St')), []);
  }),
);

test(
  'where nothing matches, one constraint is given up and named: price first',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { City: 'Seattle', SalePrice: '900000.00' });
    const cheapest = await insertListing(database, BOT, { City: 'Seattle', SalePrice: '700000.00' });
    await insertListing(database, BOT, { City: 'Bellevue', SalePrice: '500000.00' });
    const found = await find(database, 'homes for sale in Seattle under 600k');
    t.is(found.total, 0);
    t.deepEqual(
      found.relaxed?.constraints.map(({ Field }) => Field),
      ['Price'],
    );
    t.is(found.relaxed?.total, 2);
    t.is(ids(found)[0], cheapest);
  }),
);

test(
  'sale or rent is never given up',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, {});
    const found = await find(database, 'homes for rent');
    t.deepEqual([ids(found), found.total, found.relaxed], [[], 0, undefined]);
  }),
);

test(
  'a hidden address is no key of a lookup, and is not told',
  withDatabase(async (t, database) => {
    const id = await insertListing(database, BOT, {
      AddressHidden: true,
      Address: '14 Oak St',
      Url: 'https://homes.example/14-oak',
      MLSNumber: 'HID12345',
      Description: 'Welcome to 14 Oak St!',
    });
    t.deepEqual(ids(await find(database, '14 Oak St')), []);
    t.deepEqual(ids(await find(database, 'https://homes.example/14-oak')), []);
    const found = await find(database, 'MLS HID12345');
    t.deepEqual(ids(found), [id]);
    t.notRegex(JSON.stringify(found.listings), /oak|47\.6/i);
  }),
);

test(
  'listings in focus are read afresh, and one that has gone is told',
  withDatabase(async (t, database) => {
    const [stays, goes] = [await insertListing(database, BOT, {}), await insertListing(database, BOT, {})];
    await database('listing').where({ id: goes }).update({ live: null });
    await database('listing').where({ id: stays }).update({ sale_price: '1.00' });
    const found = await find(database, 'what would the mortgage be?', [goes, stays]);
    t.like(found, { kind: 'focus', gone: 1, total: 1 });
    t.is(found.listings[0]?.values.SalePrice, '1.00');
  }),
);
