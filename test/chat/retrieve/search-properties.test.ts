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
import { deriveListing } from '../../../src/listings/derive/derive-listing.ts';
import type { ListingValues } from '../../../src/listings/listing.ts';
import { tagsOf } from '../../../src/listings/tags/tags.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { insertListing, sampleValues } from '../../helpers/sample-listings.ts';
import { bound, forRent, forSale, named, notNamed } from '../../helpers/statements.ts';
import { area } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

/** What constraints mean, told a second time and without SQL. */

const KILOMETERS = 2.4;
const SQUARE_FEET = 10.7639104;

export type Home = { id: number; values: ListingValues };
type Point = [latitude: number, longitude: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const distance = ([fromLatitude, fromLongitude]: Point, [latitude, longitude]: Point): number => {
  const [from, to] = [radians(fromLatitude), radians(latitude)];
  const angle =
    Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(radians(longitude - fromLongitude));
  return 6_371 * Math.acos(Math.min(1, angle));
};

const price = (values: ListingValues): number | null => {
  const money = values.SaleType === 'for_rent' ? values.RentPrice : values.SalePrice;
  return money === null ? null : Number(money);
};
const pointOf = ({ Latitude, Longitude, AddressHidden }: ListingValues): Point | null =>
  AddressHidden || Latitude === null || Longitude === null ? null : [Latitude, Longitude];

const placesOf = (values: ListingValues) => deriveListing(values).places;

const centresOf = (homes: readonly Home[], name: string): Point[] => {
  const towns = Map.groupBy(
    homes.filter(({ values }) => placesOf(values).some(({ fold, own }) => own && fold === name.toLowerCase())),
    ({ values }) => values.City,
  );
  return [...towns.values()].flatMap((members): Point[] => {
    const points = members.flatMap(({ values }) => [pointOf(values)].filter((point) => point !== null));
    const middle = (index: 0 | 1): number => {
      const values = points.map((point) => point[index]).sort((one, other) => one - other);
      const [low = 0, high = 0] = [values[(values.length - 1) >> 1], values[values.length >> 1]];
      return (low + high) / 2;
    };
    return points.length < 3 ? [] : [[middle(0), middle(1)]];
  });
};

const compare = (value: number | null, operator: string, bound: number, tolerance = 0): boolean => {
  if (operator === 'not') return value !== bound;
  if (value === null) return false;
  if (operator === 'atLeast') return value >= bound - tolerance;
  return operator === 'atMost' ? value <= bound + tolerance : value === bound;
};

const isDay = 86_400_000;

/** Whether a home fulfils a constraint. `homes` are all of the chatbot, by which places are known. */
export const fits = (home: Home, constraint: Constraint, homes: readonly Home[], today: string): boolean => {
  const { values } = home;
  const is = (fulfils: boolean): boolean => fulfils === (constraint.Operator !== 'not');
  switch (constraint.Field) {
    case 'SaleType':
      return is(values.SaleType === constraint.Value);
    case 'Status':
      return is(values.Status === constraint.Value);
    case 'City':
      return values.City !== null && is(constraint.Value.includes(values.City));
    case 'ZIP':
      return is(constraint.Value.some((zip) => values.ZIP === zip || values.ZIP?.startsWith(`${zip}-`) === true));
    case 'Street':
      return is(
        !values.AddressHidden && constraint.Value.some((street) => values.Address?.replace(/^\d+ /, '') === street),
      );
    case 'Near': {
      const point = pointOf(values);
      return is(
        constraint.Value.some(
          (name) =>
            placesOf(values).some(({ fold }) => fold === name.toLowerCase()) ||
            (point !== null && centresOf(homes, name).some((centre) => distance(centre, point) <= KILOMETERS)),
        ),
      );
    }
    case 'PropertyType':
      return is(constraint.Value.includes(values.PropertyType ?? ''));
    case 'Currency':
      return is(constraint.Value.includes(values.CurrencySymbol ?? ''));
    case 'Tag': {
      const tags: string[] = tagsOf(BigInt(String(deriveListing(values).columns.tags_yes)));
      const present = price(values);
      const isReduced =
        present !== null &&
        [values.PreviousListPrice, values.OriginalListPrice].some((before) => Number(before) > present);
      return is(constraint.Value.some((tag) => (tag === 'price reduced' ? isReduced : tags.includes(tag))));
    }
    case 'Shown':
      return is(constraint.Value.includes(home.id));
    case 'Price':
      return compare(price(values), constraint.Operator, constraint.Value);
    case 'HOAMonth': {
      const hasNone =
        values.HOAMonth === null && tagsOf(BigInt(String(deriveListing(values).columns.tags_no))).includes('hoa');
      const fee = hasNone ? 0 : values.HOAMonth;
      return compare(fee === null ? null : Number(fee), constraint.Operator, constraint.Value);
    }
    case 'DaysOnMarket': {
      const days =
        values.MarketSince === null ? null : Math.max(0, (Date.parse(today) - Date.parse(values.MarketSince)) / isDay);
      return compare(days, constraint.Operator, constraint.Value);
    }
    case 'BuildingArea':
    case 'LotArea': {
      const feet = (size: number | null, unit: string | null) =>
        size === null || unit === null ? null : unit === 'Square Meters' ? size * SQUARE_FEET : size;
      const asked = feet(constraint.Value, constraint.AreaUnit) ?? 0;
      return compare(feet(values[constraint.Field], values.AreaUnit), constraint.Operator, asked, 0.5);
    }
    case 'Bedrooms':
    case 'Bathrooms':
    case 'YearBuilt':
    case 'ParkingSpots':
      return compare(values[constraint.Field], constraint.Operator, constraint.Value);
    default:
      throw new Error(`${constraint.Field} is no constraint of a search`);
  }
};

/** The homes that a search may offer: not sold unless that was asked for, of the sale type that the prices mean. */
export const fitting = (homes: readonly Home[], constraints: readonly Constraint[], today: string): Home[] => {
  const asksStatus = constraints.some(({ Field, Operator }) => Field === 'Status' && Operator === 'is');
  const named = constraints.some(({ Field }) => Field === 'SaleType');
  const prices = constraints.flatMap((one) => (one.Field === 'Price' && one.Operator !== 'not' ? [one.Value] : []));
  const meant = Math.max(...prices) >= 25_000 ? 'for_sale' : 'for_rent';
  return homes.filter(
    (home) =>
      (asksStatus || home.values.Status !== 'Sold') &&
      (named || prices.length === 0 || home.values.SaleType === meant) &&
      constraints.every((constraint) => fits(home, constraint, homes, today)),
  );
};

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
