import test from 'ava';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { createReadRows, type ReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { bound, forRent, forSale, named, notNamed } from '../../helpers/statements.ts';
import { area, searching, understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const clock = () => new Date('2026-11-21T12:00:00Z');

/** What is sent to a database, statement by statement. */
const sending = (database: Database) => {
  const sent: string[] = [];
  const readRows: ReadRows = (sql, bindings) => {
    sent.push(sql);
    return createReadRows(database)(sql, bindings);
  };
  return { readRows, sent };
};

const find = (database: Database, ...constraints: Constraint[]): Promise<Found> =>
  createRetrieve({ database, clock })(BOT, searching(...constraints), []);
const ids = (found: Found): number[] => found.listings.map(({ id }) => id);
const givenUp = (found: Found): string[] | undefined => found.relaxed?.constraints.map(({ Words }) => Words);

test(
  'Where nothing matches one constraint is given up and named, with the value that comes closest; those without one count too, and come last',
  withDatabase(async (t, database) => {
    const dear = await insertListing(database, BOT, { City: 'Seattle', SalePrice: '900000.00' });
    const cheapest = await insertListing(database, BOT, { City: 'Seattle', SalePrice: '620000.00' });
    const unknown = await insertListing(database, BOT, { City: 'Seattle', SalePrice: null });
    await insertListing(database, BOT, { City: 'Bellevue', SalePrice: '500000.00' });
    const found = await find(database, forSale, named('City', 'Seattle'), bound('Price', 'atMost', 600_000));
    t.is(found.total, 0);
    t.deepEqual(givenUp(found), ['Price atMost 600000']);
    t.deepEqual(found.relaxed?.nearest, { Field: 'Price', Value: 620_000, id: cheapest });
    t.deepEqual(ids(found), [cheapest, dear, unknown]);
    t.is(found.relaxed?.total, (await find(database, forSale, named('City', 'Seattle'))).total);
  }),
);

test(
  'Both bounds of a field go together, and what is closest to the nearer one comes first',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { SalePrice: '100000.00' });
    const above = await insertListing(database, BOT, { SalePrice: '460000.00' });
    const found = await find(database, bound('Price', 'atLeast', 400_000), bound('Price', 'atMost', 450_000));
    t.deepEqual([ids(found)[0], found.relaxed?.constraints.length], [above, 2]);
  }),
);

test(
  'Who asked for something cheaper is shown nothing above the budget that he named before',
  withDatabase(async (t, database) => {
    const within = await insertListing(database, BOT, { SalePrice: '460000.00' });
    await insertListing(database, BOT, { SalePrice: '600000.00' });
    const cheaper = { ...bound('Price', 'atMost', 450_000), Within: 500_000 } as Constraint;
    const found = await find(database, forSale, cheaper);
    t.deepEqual([ids(found), givenUp(found), found.relaxed?.total], [[within], ['Price atMost 450000'], 1]);
  }),
);

test(
  'Each wanted feature is given up by itself, and before where the home lies',
  withDatabase(async (t, database) => {
    const pool = await insertListing(database, BOT, { City: 'La Mesa', Description: 'Pool.' });
    await insertListing(database, BOT, { City: 'El Cajon', Description: 'Pool. Sauna.' });
    const found = await find(database, named('City', 'La Mesa'), named('Tag', 'pool'), named('Tag', 'sauna'));
    t.deepEqual([ids(found), givenUp(found)], [[pool], ['sauna']]);
    const elsewhere = await find(database, named('City', 'Carlsbad'), named('Tag', 'pool'), named('Tag', 'sauna'));
    t.deepEqual(givenUp(elsewhere), ['Carlsbad']);
  }),
);

test(
  'The homes that come closest say whether they lack the feature that was given up, or do not speak of it',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { Description: 'No sauna.', MarketSince: '2026-11-20' });
    await insertListing(database, BOT, { Description: 'Bright.', MarketSince: '2026-11-01' });
    const found = await find(database, named('Tag', 'sauna'));
    t.deepEqual(
      found.listings.map(({ asked }) => asked?.map(({ Tag, Says }) => [Tag, Says])),
      [[['sauna', 'no']], [['sauna', null]]],
    );
  }),
);

test(
  'Sale or rent, the currency and what is not wanted are never given up',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { City: 'La Mesa', Description: 'Pool.' });
    for (const constraints of [
      [forRent],
      [named('Currency', '€')],
      [notNamed('Tag', 'pool')],
      [notNamed('City', 'La Mesa'), bound('Price', 'atMost', 600_000)],
      // A price says what is looked for also when it is given up.
      [bound('Price', 'atMost', 900)],
    ]) {
      const found = await find(database, ...constraints);
      t.deepEqual([ids(found), found.total, found.relaxed], [[], 0, undefined]);
    }
  }),
);

test(
  'An area that is too small is told in the listing’s own unit, and near a place gives way to nothing else at first',
  withDatabase(async (t, database) => {
    const largest = await insertListing(database, BOT, {
      ...{ BuildingArea: 90, AreaUnit: 'Square Meters', Location: 'North Park' },
    });
    const asked = [named('Near', 'North Park'), area('BuildingArea', 'atLeast', 1_500)];
    const found = await find(database, ...asked);
    const nearest = { Field: 'BuildingArea', Value: 90, AreaUnit: 'Square Meters', id: largest };
    t.deepEqual(found.relaxed?.nearest, nearest as never);
    const elsewhere = await find(database, named('Near', 'Hillcrest'), bound('Bedrooms', 'atLeast', 3));
    t.deepEqual([ids(elsewhere), givenUp(elsewhere)], [[largest], ['Hillcrest']]);
  }),
);

test(
  'Near a place too the first constraint gives way that is enough, and all that it leaves are counted',
  withDatabase(async (t, database) => {
    const home = { Location: 'Green Lake', Bedrooms: 3, Bathrooms: 2, YearBuilt: 1990 };
    const wanted = [
      bound('Price', 'atMost', 600_000),
      bound('YearBuilt', 'atLeast', 1980),
      bound('Bathrooms', 'atLeast', 2),
      bound('Bedrooms', 'atLeast', 3),
    ];
    const near = [forSale, named('Near', 'Green Lake'), ...wanted];
    const few = await insertListing(database, BOT, { ...home, Bedrooms: 2 });
    await insertListing(database, BOT, { ...home, Bathrooms: 1, YearBuilt: 1950, SalePrice: '900000.00' });
    const found = await find(database, ...near);
    t.deepEqual([ids(found), givenUp(found), found.relaxed?.total], [[few], ['Bedrooms atLeast 3'], 1]);
    const old = await insertListing(database, BOT, { ...home, YearBuilt: 1950 });
    const other = await find(database, ...near);
    t.deepEqual([ids(other), givenUp(other), other.relaxed?.total], [[old], ['YearBuilt atLeast 1980'], 1]);
  }),
);

test(
  'Near a place the first two that may give way are tried before all are counted',
  withDatabase(async (t, database) => {
    const { readRows, sent } = sending(database);
    const retrieve = createRetrieve({ database, readRows, clock });
    const counts = async (...constraints: Constraint[]): Promise<number> => {
      sent.length = 0;
      await retrieve(BOT, searching(named('Near', 'Green Lake'), ...constraints), []);
      return sent.filter((sql) => sql.includes('AS missed')).length;
    };
    const home = { Location: 'Green Lake', Bedrooms: 2, Bathrooms: 1, YearBuilt: 1990, SalePrice: '500000.00' };
    await insertListing(database, BOT, home);
    const [cheap, rooms] = [bound('Price', 'atMost', 400_000), bound('Bedrooms', 'atLeast', 3)];
    const old = bound('YearBuilt', 'atLeast', 1900);
    t.is(await counts(cheap, old, bound('Bathrooms', 'atLeast', 1)), 0);
    t.is(await counts(bound('Price', 'atMost', 600_000), old, bound('Bathrooms', 'atLeast', 1), rooms), 1);
  }),
);

test(
  'Where giving up one constraint is not enough as few as will do are given up, and all are named',
  withDatabase(async (t, database) => {
    const small = await insertListing(database, BOT, { City: 'La Mesa', Bedrooms: 1, SalePrice: '500000.00' });
    const asked = [named('City', 'La Mesa'), bound('Price', 'atMost', 600_000), bound('Bedrooms', 'atLeast', 3)];
    const found = await find(database, ...asked, bound('YearBuilt', 'atLeast', 2030));
    t.deepEqual(
      [ids(found), found.total, givenUp(found)],
      [[small], 0, ['YearBuilt atLeast 2030', 'Bedrooms atLeast 3']],
    );
  }),
);

test(
  'Where a home lies is given up after two other constraints together',
  withDatabase(async (t, database) => {
    const here = await insertListing(database, BOT, { City: 'La Mesa', Bedrooms: 2, SalePrice: '700000.00' });
    await insertListing(database, BOT, { City: 'Austin', Bedrooms: 4, SalePrice: '500000.00' });
    const found = await find(
      database,
      ...[named('City', 'La Mesa'), bound('Price', 'atMost', 600_000), bound('Bedrooms', 'atLeast', 3)],
    );
    t.deepEqual([ids(found), givenUp(found)], [[here], ['Price atMost 600000', 'Bedrooms atLeast 3']]);
  }),
);

test(
  'Where more than three constraints would have to be given up nothing is shown',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { City: 'La Mesa', Bedrooms: 1, Bathrooms: 1, SalePrice: '900000.00' });
    const found = await find(
      database,
      ...[named('City', 'El Cajon'), bound('Price', 'atMost', 600_000)],
      ...[bound('Bedrooms', 'atLeast', 3), bound('Bathrooms', 'atLeast', 2)],
    );
    t.deepEqual([ids(found), found.total, found.relaxed], [[], 0, undefined]);
  }),
);

test(
  'What no home tells is given up too, with no value to name',
  withDatabase(async (t, database) => {
    const home = await insertListing(database, BOT, { ParkingSpots: null });
    const found = await find(database, bound('ParkingSpots', 'atLeast', 1));
    t.deepEqual([ids(found), givenUp(found), found.relaxed?.nearest], [[home], ['ParkingSpots atLeast 1'], undefined]);
  }),
);

test(
  'Who wants no HOA fee sees the homes that state none before those that have one',
  withDatabase(async (t, database) => {
    const low = await insertListing(database, BOT, { HOAMonth: '7.00' });
    const unstated = await insertListing(database, BOT, { HOAMonth: null });
    const high = await insertListing(database, BOT, { HOAMonth: '400.00' });
    const found = await find(database, bound('HOAMonth', 'is', 0));
    t.deepEqual([ids(found), found.relaxed?.nearest], [[unstated, low, high], undefined]);
  }),
);

test(
  'Who asks for sold homes is shown no others',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { City: 'La Mesa' });
    const sold: Constraint = { Field: 'Status', Operator: 'is', Value: 'Sold', Words: 'sold' };
    const found = await find(database, named('City', 'La Mesa'), sold);
    t.deepEqual([ids(found), found.total, found.relaxed], [[], 0, undefined]);
  }),
);

test(
  'An order that was asked for holds also where nothing matches, and nothing is then called the closest',
  withDatabase(async (t, database) => {
    const dear = await insertListing(database, BOT, { SalePrice: '900000.00' });
    const cheap = await insertListing(database, BOT, { SalePrice: '620000.00' });
    const Constraints = [bound('Price', 'atMost', 600_000)];
    const Order = { Field: 'Price', Direction: 'desc' } as const;
    const found = await createRetrieve({ database, clock })(BOT, understood({ Constraints, Order }), []);
    t.deepEqual([ids(found), found.relaxed?.nearest], [[dear, cheap], undefined]);
  }),
);
