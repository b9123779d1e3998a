import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { readContext } from '../../../src/chat/retrieve/search.ts';
import { type ConditionContext, conditionOf } from '../../../src/chat/retrieve/stores/condition-store.ts';
import { orderingOf } from '../../../src/chat/retrieve/stores/order-store.ts';
import { createPlaceStore } from '../../../src/chat/retrieve/stores/place-store.ts';
import { queryOf } from '../../../src/chat/retrieve/stores/query-store.ts';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import { createSearchStore } from '../../../src/chat/retrieve/stores/search-store.ts';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import type { ListingValues } from '../../../src/listings/listing.ts';
import { fitting, type Home } from '../../helpers/fitting.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { insertListing, sampleValues } from '../../helpers/sample-listings.ts';
import { bound, forRent, forSale, named, notNamed } from '../../helpers/statements.ts';
import { area } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const TODAY = '2026-11-21';
const HOMES = 160;
const SAMPLES = PROPERTY_RUNS.numRuns * 8;

const unknownOr = <Value>(...values: Value[]) => fc.constantFrom(null, ...values);
const CITIES = ['La Mesa', 'El Cajon', 'San Diego'];
const STREETS = ['Oak St', 'El Cajon Blvd', 'Garnet Ave'];
const PLACES = ['Mission Bay', 'North Park', 'Downtown'];
const TYPES = ['Condominium', 'Townhouse', 'Single Family Residence'];
const TEXTS = [
  'A sunny home.',
  'Sparkling pool and a two-car garage.',
  'No pool, no garage.',
  'Community pool. Ocean view.',
  'Two blocks from Mission Bay. Fireplace.',
  'No HOA. Fenced yard.',
];

const prices = fc.record({
  SaleType: fc.constantFrom('for_sale' as const, 'for_sale' as const, 'for_rent' as const),
  SalePrice: unknownOr('300000.00', '450000.00', '600000.00', '600000.01'),
  PreviousListPrice: unknownOr('2000.00', '500000.00'),
  OriginalListPrice: unknownOr('450000.00'),
  RentPrice: unknownOr('1500.00', '2500.00', '4000.00'),
});

const homes: fc.Arbitrary<Partial<ListingValues>> = fc
  .record({
    price: prices,
    Status: fc.constantFrom('Active' as const, 'Active' as const, 'PreOnMarket' as const, 'Sold' as const),
    City: unknownOr(...CITIES),
    ZIP: unknownOr('92109', '92109-1234', '91941'),
    street: unknownOr(...STREETS),
    number: fc.integer({ min: 1, max: 99 }),
    PropertyType: unknownOr(...TYPES),
    CurrencySymbol: unknownOr('$', '$', '€'),
    Bedrooms: unknownOr(0, 1, 2, 3, 4),
    Bathrooms: unknownOr(1, 1.5, 2, 2.5),
    YearBuilt: unknownOr(1950, 1999, 2000, 2020),
    BuildingArea: unknownOr(60, 100, 120, 1291, 1292, 2000),
    LotArea: unknownOr(0, 500, 4046.9, 43_560),
    AreaUnit: unknownOr('Square Feet' as const, 'Square Meters' as const),
    HOAMonth: unknownOr('0.00', '250.00', '300.00'),
    ParkingSpots: unknownOr(0, 1, 2),
    MarketSince: unknownOr('2026-11-21', '2026-11-14', '2026-09-01', '2026-12-24'),
    Description: unknownOr(...TEXTS),
    Location: unknownOr(...PLACES),
    Latitude: unknownOr(32.75, 32.76, 32.77, 32.85),
    Longitude: unknownOr(-117.2, -117.21, -117.1),
    AddressHidden: fc.constantFrom(false, false, false, true),
  })
  .map(({ price, street, number, ...rest }) => ({
    ...rest,
    ...price,
    Address: street === null ? null : `${number} ${street}`,
  }));

const oneOrTwo = (names: string[]) => fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 });
const name = (field: Parameters<typeof named>[0], names: string[]): fc.Arbitrary<Constraint> =>
  fc.tuple(fc.boolean(), oneOrTwo(names)).map(([is, some]) => (is ? named(field, ...some) : notNamed(field, ...some)));
const number = (field: Parameters<typeof bound>[0], values: number[]): fc.Arbitrary<Constraint> =>
  fc
    .tuple(fc.constantFrom('is', 'not', 'atLeast', 'atMost'), fc.constantFrom(...values))
    .map(([operator, value]) => bound(field, operator as 'is', value));
const size = (field: 'BuildingArea' | 'LotArea', values: number[]): fc.Arbitrary<Constraint> =>
  fc
    .tuple(
      fc.constantFrom('atLeast' as const, 'atMost' as const),
      fc.constantFrom(...values),
      fc.constantFrom('Square Feet' as const, 'Square Meters' as const),
    )
    .map(([operator, value, unit]) => area(field, operator, value, unit));

const constraint: fc.Arbitrary<Constraint> = fc.oneof(
  fc.constantFrom<Constraint>(forSale, forRent, { ...forRent, Operator: 'not' } as Constraint),
  fc
    .tuple(fc.constantFrom('is' as const, 'not' as const), fc.constantFrom('Active' as const, 'Sold' as const))
    .map(([Operator, Value]): Constraint => ({ Field: 'Status', Operator, Value, Words: Value })),
  name('City', [...CITIES, 'Atlantis']),
  name('ZIP', ['92109', '91941']),
  name('Street', STREETS),
  name('Near', [...PLACES, 'Nowhere']),
  name('PropertyType', TYPES),
  name('Currency', ['$', '€']),
  name('Tag', ['pool', 'community pool', 'garage', 'water view', 'yard', 'sauna', 'price reduced']),
  number('Bedrooms', [0, 2, 3]),
  number('Bathrooms', [1.5, 2]),
  number('Price', [1500, 2000, 450_000, 600_000]),
  number('YearBuilt', [1999, 2001]),
  number('HOAMonth', [0, 300]),
  number('DaysOnMarket', [0, 7, 61]),
  number('ParkingSpots', [0, 1]),
  size('BuildingArea', [100, 120, 1292]),
  size('LotArea', [500, 4000, 43_560]),
);

const insertHomes = async (database: Parameters<Parameters<typeof withDatabase>[0]>[1]): Promise<Home[]> => {
  const stored: Home[] = [];
  for (const values of fc.sample(homes, { seed: PROPERTY_RUNS.seed, numRuns: HOMES })) {
    const whole = { ...values, Url: null, MLSNumber: null };
    stored.push({ id: await insertListing(database, BOT, whole), values: { ...sampleValues, ...whole } });
  }
  await insertListing(database, BOT + 1, { City: 'La Mesa' });
  await insertListing(database, BOT, { City: 'La Mesa' }, { live: null });
  return stored;
};

/** As if many homes named the places, or few did: they are looked for in either way. */
const namedBy = (context: ConditionContext, isNamedByMany: boolean): ConditionContext => ({
  ...context,
  places: new Map([...context.places].map(([fold, place]) => [fold, { ...place, isNamedByMany }])),
});

test(
  'A search finds exactly the homes that fulfil every constraint; one more adds none, and a negation keeps none that it excludes',
  withDatabase(async (t, database) => {
    const stored = await insertHomes(database);
    const readRows = createReadRows(database);
    const [store, placeStore] = [createSearchStore(readRows), createPlaceStore(readRows)];
    const find = async (constraints: readonly Constraint[]): Promise<number[]> => {
      const context = await readContext(placeStore, BOT, TODAY, constraints);
      const query = queryOf(constraints, namedBy(context, constraints.length % 2 === 0));
      const asked = { query, ordering: orderingOf(undefined, [], query.leads), limit: HOMES, wishes: [] };
      const { rows, total } = await store.page(asked);
      const ids = rows.map(({ listing }) => listing.id);
      assert.equal(total, ids.length);
      assert.deepEqual(ids, await store.first(query, asked.ordering, HOMES));
      return ids.sort((one, other) => one - other);
    };
    let hits = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(constraint, { minLength: 1, maxLength: 4 }), constraint, async (constraints, more) => {
        const found = await find(constraints);
        assert.deepEqual(
          found,
          fitting(stored, constraints, TODAY).map(({ id }) => id),
        );
        hits += found.length > 0 ? 1 : 0;
        // These say anew what a price or a search without a status means.
        if (more.Field === 'Price' || more.Field === 'Status' || more.Field === 'SaleType') return;
        const narrower = await find([...constraints, more]);
        assert.ok(narrower.every((id) => found.includes(id)));
        if (more.Operator !== 'not') return;
        const wanted = await find([...constraints, { ...more, Operator: 'is' } as Constraint]);
        assert.ok(!narrower.some((id) => wanted.includes(id)));
      }),
      { ...PROPERTY_RUNS, numRuns: SAMPLES },
    );
    t.true(hits > SAMPLES / 4);
  }),
);

test(
  'What is counted at once of homes that miss some of the constraints is what is counted without these',
  withDatabase(async (t, database) => {
    await insertHomes(database);
    const readRows = createReadRows(database);
    const [store, placeStore] = [createSearchStore(readRows), createPlaceStore(readRows)];
    const some = fc.array(
      constraint.filter(({ Field }) => !['SaleType', 'Status', 'Price'].includes(Field)),
      { minLength: 2, maxLength: 4 },
    );
    let misses = 0;
    await fc.assert(
      fc.asyncProperty(some, some, async (kept, given) => {
        const constraints = [...kept, ...given];
        const context = namedBy(await readContext(placeStore, BOT, TODAY, constraints), given.length % 2 === 0);
        const conditions = given.map((one) => conditionOf(one, constraints, context));
        const tallies = await store.countMissing(queryOf(kept, context), conditions);
        misses += tallies.length > 1 ? 1 : 0;
        for (const without of [[], [0], [0, 1], [...given.keys()]]) {
          const fits = tallies.filter(({ missing }) => missing.every((index) => without.includes(index)));
          const left = given.filter((_, index) => !without.includes(index));
          const counted = await store.count(queryOf([...kept, ...left], context));
          assert.equal(
            fits.reduce((sum, { total }) => sum + total, 0),
            counted,
          );
        }
      }),
      PROPERTY_RUNS,
    );
    t.true(misses > 0);
  }),
);
