import test from 'ava';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import type { AskedStatus, Constraint } from '../../../src/chat/understand/constraint.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { bound, forRent, forSale, named, notNamed } from '../../helpers/statements.ts';
import { area, searching, understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const OTHER_BOT = 8;
const clock = () => new Date('2026-11-21T12:00:00Z');

const find = (database: Database, asked: Understanding): Promise<Found> =>
  createRetrieve({ database, clock })(BOT, asked, []);
const findAll = (database: Database, ...constraints: Constraint[]): Promise<Found> =>
  find(database, searching(...constraints));
const ids = (found: Found): number[] => found.listings.map(({ id }) => id);
const rent = { SaleType: 'for_rent', SalePrice: null } as const;

const status = (Value: AskedStatus, Operator: 'is' | 'not' = 'is'): Constraint => ({
  ...{ Field: 'Status', Operator, Value },
  Words: Value,
});

test(
  'What is unknown fulfils no constraint, and what is not on display or another chatbot’s is not found',
  withDatabase(async (t, database) => {
    const fits = await insertListing(database, BOT, { City: 'Zürich', Bedrooms: 3, SalePrice: '599999.99' });
    await insertListing(database, BOT, { City: 'Zürich', Bedrooms: null });
    await insertListing(database, BOT, { City: 'Zürich', SalePrice: '600000.01' });
    await insertListing(database, BOT, { City: 'Zürich', SalePrice: null });
    await insertListing(database, BOT, { City: null });
    await insertListing(database, BOT, { City: 'Zürich', ...rent, RentPrice: '2000.00' });
    await insertListing(database, OTHER_BOT, { City: 'Zürich' });
    await insertListing(database, BOT, { City: 'Zürich' }, { live: null });
    const found = await findAll(
      database,
      ...[forSale, named('City', 'ZURICH'), bound('Bedrooms', 'atLeast', 3), bound('Price', 'atMost', 600_000)],
    );
    t.deepEqual([ids(found), found.total, found.kind], [[fits], 1, 'search']);
  }),
);

test(
  'A price is the rent of a home for rent and the sale price of one for sale, also where nothing says which',
  withDatabase(async (t, database) => {
    const sale = await insertListing(database, BOT, { SalePrice: '400000.00' });
    const rented = await insertListing(database, BOT, { ...rent, RentPrice: '2000.00' });
    t.deepEqual(ids(await findAll(database, bound('Price', 'atMost', 500_000))), [sale]);
    t.deepEqual(ids(await findAll(database, bound('Price', 'atMost', 2_500))), [rented]);
    t.deepEqual(ids(await findAll(database, bound('Price', 'atLeast', 1_000), bound('Price', 'atMost', 500_000))), [
      sale,
    ]);
    t.deepEqual(ids(await findAll(database, forRent, bound('Price', 'atMost', 500_000))), [rented]);
  }),
);

test(
  'Not in a town keeps the others, but none whose town is unknown; not a type keeps what has none',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { City: 'Chula Vista' });
    const nowhere = await insertListing(database, BOT, { City: null, PropertyType: null });
    const other = await insertListing(database, BOT, { City: 'La Mesa', PropertyType: 'Condominium' });
    t.deepEqual(ids(await findAll(database, notNamed('City', 'Chula Vista'))), [other]);
    t.deepEqual(ids(await findAll(database, notNamed('PropertyType', 'Condominium', 'House'))), [nowhere]);
  }),
);

test(
  'A sold home is found only where sold ones are asked for',
  withDatabase(async (t, database) => {
    const sold = await insertListing(database, BOT, {
      Status: 'Sold',
      MarketSince: '2026-10-01',
      MarketUntil: '2026-10-11',
    });
    const coming = await insertListing(database, BOT, { Status: 'PreOnMarket' });
    t.deepEqual(ids(await findAll(database)), [coming]);
    t.deepEqual(ids(await findAll(database, status('Sold'), bound('DaysOnMarket', 'atMost', 10))), [sold]);
    t.deepEqual(ids(await findAll(database, status('Active', 'not'))), [coming]);
  }),
);

test(
  'Who asks for what is still available is shown nothing that is under contract, and who asks for that nothing else',
  withDatabase(async (t, database) => {
    const free = await insertListing(database, BOT, { StandardStatus: 'Active' });
    const untold = await insertListing(database, BOT, { StandardStatus: null });
    const coming = await insertListing(database, BOT, { Status: 'PreOnMarket', StandardStatus: 'ComingSoon' });
    await insertListing(database, BOT, { Status: 'Sold', StandardStatus: 'Closed' });
    const taken: number[] = [];
    for (const StandardStatus of ['ActiveUnderContract', 'Active Under Contract', 'Contingent', 'Pending'])
      taken.push(await insertListing(database, BOT, { StandardStatus }));
    const available: Constraint = { Field: 'Status', Operator: 'is', Value: 'Active', Words: 'still available' };
    t.deepEqual(ids(await findAll(database, available)).sort(), [free, untold]);
    t.deepEqual(ids(await findAll(database, status('UnderContract'))).sort(), taken.sort());
    t.deepEqual(ids(await findAll(database, status('UnderContract', 'not'))).sort(), [free, untold, coming].sort());
    t.is((await findAll(database)).total, 7);
  }),
);

test(
  'A wanted feature is one that the listing says it has; one that is not wanted excludes only what has it',
  withDatabase(async (t, database) => {
    const pool = await insertListing(database, BOT, { Description: 'Sparkling pool in the back yard.' });
    const shared = await insertListing(database, BOT, { Description: 'Enjoy the community pool.' });
    const none = await insertListing(database, BOT, { Description: 'No pool.' });
    const silent = await insertListing(database, BOT, { Description: 'A sunny home.' });
    const found = await findAll(database, named('Tag', 'pool'));
    t.deepEqual(ids(found), [pool]);
    t.like(found.listings[0]?.reasons?.[0], { Field: 'Tag', Value: 'pool' });
    t.regex(found.listings[0]?.reasons?.[0]?.Words ?? '', /pool/i);
    t.deepEqual(ids(await findAll(database, named('Tag', 'pool', 'community pool'))), [shared, pool]);
    t.is((await findAll(database, named('Tag', 'pool'), named('Tag', 'community pool'))).total, 0);
    const without = await findAll(database, notNamed('Tag', 'pool'));
    t.deepEqual(ids(without), [silent, none, shared]);
    t.like(without.listings[1]?.reasons?.[0], { Field: 'Tag', Value: 'pool' });
    t.is((await findAll(database, named('Tag', 'moat'))).total, 0);
  }),
);

test(
  'A home without owners’ fees is one that says so as a number or in words',
  withDatabase(async (t, database) => {
    const zero = await insertListing(database, BOT, { HOAMonth: '0.00' });
    const said = await insertListing(database, BOT, { Description: 'No HOA!' });
    await insertListing(database, BOT, { Description: 'No HOA!', HOAMonth: '120.00' });
    await insertListing(database, BOT, { Description: 'Low HOA.' });
    t.deepEqual(ids(await findAll(database, bound('HOAMonth', 'is', 0))), [said, zero]);
  }),
);

test(
  'Areas compare across units, within what rounding does',
  withDatabase(async (t, database) => {
    const feet = await insertListing(database, BOT, { BuildingArea: 1292, AreaUnit: 'Square Feet' });
    const meters = await insertListing(database, BOT, { BuildingArea: 120, AreaUnit: 'Square Meters' });
    await insertListing(database, BOT, { BuildingArea: 1280, AreaUnit: 'Square Feet' });
    await insertListing(database, BOT, { BuildingArea: 120, AreaUnit: null });
    t.deepEqual(ids(await findAll(database, area('BuildingArea', 'atLeast', 120, 'Square Meters'))), [meters, feet]);
    t.deepEqual(ids(await findAll(database, area('BuildingArea', 'is', 1292))), [meters, feet]);
    t.deepEqual(ids(await findAll(database, area('BuildingArea', 'is', 1280))).length, 1);
  }),
);

test(
  'Near a place is what lies there, says so, or is within 2.4 km of it; a hidden address is near nothing',
  withDatabase(async (t, database) => {
    const at = (Latitude: number, Location: string | null = null) => ({ Latitude, Longitude: -117.2, Location });
    const own: number[] = [];
    for (const latitude of [32.77, 32.771, 32.769]) {
      own.push(await insertListing(database, BOT, at(latitude, 'Mission Bay')));
    }
    const close = await insertListing(database, BOT, at(32.79));
    const says = await insertListing(database, BOT, {
      ...at(33.5),
      Description: 'Just two blocks from Mission Bay.',
    });
    await insertListing(database, BOT, at(32.793));
    const hidden = await insertListing(database, BOT, { ...at(32.77, 'Mission Bay'), AddressHidden: true });
    const found = await findAll(database, named('Near', 'mission bay'));
    t.deepEqual(
      ids(found).sort((one, other) => one - other),
      [...own, close, says],
    );
    t.is(found.listings.find(({ id }) => id === close)?.reasons?.[0]?.Words, '2.2 km');
    t.true((await findAll(database, notNamed('Near', 'Mission Bay'))).listings.some(({ id }) => id === hidden));
  }),
);

test(
  'A ZIP code means its extended ones, and a street is the same in full and in short',
  withDatabase(async (t, database) => {
    const long = await insertListing(database, BOT, { ZIP: '92109-1234', Address: '4 Garnet Avenue' });
    const short = await insertListing(database, BOT, { ZIP: '92109', Address: '6 Garnet Ave #2' });
    await insertListing(database, BOT, { ZIP: '92110', Address: '6 Garnet Ct' });
    t.deepEqual(ids(await findAll(database, named('ZIP', '92109'))), [short, long]);
    t.deepEqual(ids(await findAll(database, named('Street', 'Garnet Ave'))), [short, long]);
  }),
);

test(
  'A street is the same however it is shortened, and never another one',
  withDatabase(async (t, database) => {
    for (const [written, ...asked] of [
      ['Leopoldstraße 12', 'Leopoldstr.', 'Leopoldstrasse', 'leopoldstraße', 'Leopold Str.'],
      ['Dachauer Str. 3', 'Dachauer Straße', 'Dachauerstr.'],
      ['Avenida da Liberdade 10', 'Av. da Liberdade', 'avenida da liberdade'],
      ['Av. Paulista 9', 'Avenida Paulista'],
      ['Rua da Prata 5', 'R. da Prata', 'rua da Prata'],
      ['R. Augusta 7', 'Rua Augusta'],
      ['12 Rue de Lausanne', 'R. de Lausanne'],
      ['7 Oak St', 'Oak Street'],
    ] as const) {
      const home = await insertListing(database, BOT, { Address: written, Url: null, MLSNumber: null });
      for (const name of asked) t.deepEqual(ids(await findAll(database, named('Street', name))), [home], name);
    }
    for (const name of ['Oak Ct', 'Prata', 'Leopold', 'Rue da Prata']) {
      t.is((await findAll(database, named('Street', name))).total, 0, name);
    }
  }),
);

test(
  'At most 8 rows are given, the freshest first, with the true total',
  withDatabase(async (t, database) => {
    for (let day = 1; day <= 12; day += 1) {
      await insertListing(database, BOT, { MarketSince: `2026-10-${String(day).padStart(2, '0')}` });
    }
    await insertListing(database, BOT, { MarketSince: null });
    const found = await findAll(database, named('City', 'Seattle'));
    t.is(found.total, 13);
    t.deepEqual(
      found.listings.map(({ values }) => values.MarketSince?.slice(-2)),
      ['12', '11', '10', '09', '08', '07', '06', '05'],
    );
    t.is((await find(database, understood({ Limit: 3 }))).listings.length, 3);
  }),
);

test(
  'Wishes order what matches and exclude nothing; an order that was asked for comes first, unknown values last',
  withDatabase(async (t, database) => {
    const plain = await insertListing(database, BOT, { SalePrice: null, YearBuilt: 1990 });
    const garden = await insertListing(database, BOT, { SalePrice: '300000.00', Description: 'Lovely garden.' });
    const both = await insertListing(database, BOT, {
      ...{ SalePrice: '500000.00', Description: 'Garden and garage.', YearBuilt: 2010 },
    });
    const newest = await insertListing(database, BOT, { SalePrice: '400000.00', YearBuilt: 1980 });
    const Wishes = [named('Tag', 'garden'), bound('YearBuilt', 'atLeast', 2000)];
    const found = await find(database, understood({ Wishes }));
    t.deepEqual(ids(found), [both, garden, newest, plain]);
    t.deepEqual(
      found.listings.map(({ fulfilled = [] }) => fulfilled.length),
      [2, 1, 0, 0],
    );
    const cheapest = { Order: { Field: 'Price', Direction: 'asc' } } as const;
    t.deepEqual(ids(await find(database, understood({ Wishes, ...cheapest }))), [garden, newest, both, plain]);
  }),
);

test(
  'Words that nothing explained are looked for in the texts: what has them comes first and nothing is excluded; refused ones are not',
  withDatabase(async (t, database) => {
    const said = await insertListing(database, BOT, {
      Description: 'Kitchen with a working Dumbwaiter and bay windows.',
    });
    const paired = await insertListing(database, BOT, {
      ExtensionColumn: [{ Key: 'Extras', value: 'pure% dumbwaiter' }],
    });
    const silent = await insertListing(database, BOT, {});
    const found = await find(database, understood({ Unexplained: ['dumbwaiter'] }));
    t.deepEqual([ids(found), found.total], [[paired, said, silent], 3]);
    t.deepEqual(found.searchedText, { words: ['dumbwaiter'], looked: 3, found: 2, stopped: null });
    t.regex(found.listings[1]?.reasons?.[0]?.Words ?? '', /working Dumbwaiter/);
    const wild = await find(database, understood({ Unexplained: ['pure%'] }));
    t.is(wild.searchedText?.found, 1);
    t.is((await find(database, understood({ Unexplained: ['a_t'] }))).searchedText?.found, 0);
    const refused = await find(
      database,
      understood({ Unexplained: ['no dumbwaiter', 'dumbwaiter'], Unsought: ['no dumbwaiter', 'dumbwaiter'] }),
    );
    t.deepEqual([refused.total, refused.searchedText], [3, undefined]);
  }),
);

test(
  'More leaves out what was shown, and says when that was all',
  withDatabase(async (t, database) => {
    const [one, two] = [await insertListing(database, BOT, {}), await insertListing(database, BOT, {})];
    const shown = (...Value: number[]): Constraint => ({ Field: 'Shown', Operator: 'not', Value, Words: 'more' });
    const more = await findAll(database, bound('Bedrooms', 'atLeast', 3), shown(two));
    t.like(more, { total: 1, shownBefore: 1 });
    t.deepEqual(ids(more), [one]);
    const all = await findAll(database, bound('Bedrooms', 'atLeast', 3), shown(one, two));
    t.like(all, { total: 0, shownBefore: 2 });
    t.deepEqual([ids(all), all.relaxed], [[], undefined]);
  }),
);

test(
  'A question about what was shown looks at nothing else, and gives nothing up',
  withDatabase(async (t, database) => {
    const shown = await insertListing(database, BOT, { Bedrooms: 2 });
    await insertListing(database, BOT, { Bedrooms: 4 });
    const among: Constraint = { Field: 'Shown', Operator: 'is', Value: [shown], Words: 'of these' };
    t.deepEqual(ids(await findAll(database, among, bound('Bedrooms', 'atLeast', 2))), [shown]);
    const none = await findAll(database, among, bound('Bedrooms', 'atLeast', 4));
    t.deepEqual([none.total, ids(none), none.relaxed], [0, [], undefined]);
  }),
);

test(
  'A reduced price is one below what the feed or the history says it was; an undo is no reduction',
  withDatabase(async (t, database) => {
    const told = await insertListing(database, BOT, { SalePrice: '500000.00', PreviousListPrice: '520000.00' });
    await insertListing(database, BOT, { SalePrice: '500000.00', OriginalListPrice: '480000.00' });
    const [changed, raised, undone] = [
      await insertListing(database, BOT, { SalePrice: '500000.00' }, { version: 2 }),
      await insertListing(database, BOT, { SalePrice: '500000.00' }),
      await insertListing(database, BOT, { SalePrice: '500000.00' }),
    ];
    const takenBack = await insertListing(database, BOT, { SalePrice: '500000.00' });
    const change = (listing_id: number, from: string | null, to: string, details: object | null = null) =>
      database('listing_change').insert({
        ...{ chatbot_id: BOT, listing_id, version: 2, source_id: 0, kind: 'update' },
        changes: JSON.stringify({ SalePrice: [from, to] }),
        details: details === null ? null : JSON.stringify(details),
      });
    await change(changed, '550000.00', '500000.00', { volatile: {} });
    await change(raised, '450000.00', '500000.00');
    await change(raised, null, '450000.00');
    await change(undone, '500000.00', '900000.00');
    await change(undone, '900000.00', '500000.00', { undoOf: 7 });
    const [feedId] = await database('feed').insert({ name: 'night', workspace_id: 1 });
    const [run] = await database('feed_run').insert({ feed_id: feedId, state: 'Succeeded', started_by: 'api' });
    await database('feed_run').insert({ feed_id: feedId, state: 'Succeeded', started_by: 'undo', undo_of: run });
    await change(takenBack, '600000.00', '500000.00', { run });
    await database('listing_change').where({ listing_id: takenBack }).update({ run_id: run });
    const found = await findAll(database, named('Tag', 'price reduced'));
    t.deepEqual(ids(found), [changed, told]);
    t.deepEqual(
      found.listings.map(({ past }) => past?.PriceChanges[0]?.From),
      ['550000.00', '520000.00'],
    );
    t.is((await findAll(database, notNamed('Tag', 'price reduced'))).total, 4);
  }),
);

test(
  'A price of 0 is unknown: it is under no bound, the cheapest of nothing, and in no average',
  withDatabase(async (t, database) => {
    const free = await insertListing(database, BOT, { SalePrice: '0.00' });
    const priced = await insertListing(database, BOT, { SalePrice: '300000.00' });
    const found = await findAll(database, bound('Price', 'atMost', 400_000));
    t.deepEqual([ids(found), found.total], [[priced], 1]);
    const Order = { Field: 'Price', Direction: 'asc' } as const;
    const retrieve = createRetrieve({ database, clock });
    t.deepEqual(ids(await retrieve(BOT, understood({ Order }), [])), [priced, free]);
    const average = await retrieve(BOT, understood({ Aggregate: 'average', Fields: ['Price'] }), []);
    t.deepEqual(
      average.aggregated?.Groups.map(({ Average, Known }) => [Number(Average), Known]),
      [[300_000, 1]],
    );
  }),
);

test(
  'By price per area homes come first by that of the building, then land by its own',
  withDatabase(async (t, database) => {
    const land = { Bedrooms: null, BuildingArea: null } as const;
    const dear = await insertListing(database, BOT, { ...land, SalePrice: '90000.00', LotArea: 10_000 });
    const cheap = await insertListing(database, BOT, { ...land, SalePrice: '50000.00', LotArea: 100_000 });
    const home = await insertListing(database, BOT, { SalePrice: '500000.00', BuildingArea: 1_000 });
    const order = { Order: { Field: 'PricePerArea', Direction: 'asc' } } as const;
    t.deepEqual(ids(await find(database, understood(order))), [home, cheap, dear]);
  }),
);
