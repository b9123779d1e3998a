import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import {
  type Circle,
  distanceBetween,
  type Point,
  withinCircle,
} from '../../../src/chat/retrieve/conditions/circle.ts';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { nearTable } from '../../../src/chat/retrieve/stores/near-store.ts';
import { circleOfNaming, createLandmarks } from '../../../src/chat/retrieve/stores/place-store.ts';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Database } from '../../../src/database/connection.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { bound, named, notNamed } from '../../helpers/statements.ts';
import { searching, understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
/** What distances as on a plane may be off, where somebody lives. */
const OFF = 0.003;
const TOWNS = [
  { Latitude: 0.01, Longitude: 32.58 },
  { Latitude: -33.87, Longitude: 151.21 },
  { Latitude: 47.6, Longitude: -122.3 },
  { Latitude: 69.65, Longitude: 18.96 },
] as const;

test(
  'What lies within reach of a point is found, and nothing that lies farther away',
  withDatabase(async (t, database) => {
    const homes: { id: number; latitude: number; longitude: number }[] = [];
    for (const { Latitude, Longitude } of TOWNS) {
      for (let home = 0; home < 40; home += 1) {
        const latitude = Latitude + (((home * 7) % 40) - 20) / 50;
        const longitude = Longitude + (((home * 11) % 40) - 20) / 50;
        const id = await insertListing(database, BOT, { Latitude: latitude, Longitude: longitude });
        homes.push({ id, latitude, longitude });
      }
    }
    const readRows = createReadRows(database);
    const find = async (circle: Circle): Promise<number[]> => {
      const { sql, bindings } = withinCircle(circle);
      return (await readRows<{ id: number }>(`SELECT id FROM listing WHERE ${sql}`, bindings)).map(({ id }) => id);
    };
    const near = fc.double({ min: -0.2, max: 0.2, noNaN: true });
    const circles = fc.record({
      town: fc.constantFrom(...TOWNS),
      north: near,
      east: near,
      kilometers: fc.double({ min: 0.5, max: 30, noNaN: true }),
    });
    let [inside, outside] = [0, 0];
    await fc.assert(
      fc.asyncProperty(circles, async ({ town, north, east, kilometers }) => {
        const middle = { latitude: town.Latitude + north, longitude: town.Longitude + east };
        const found = await find({ middle, kilometers, isSure: true });
        for (const home of homes) {
          const distance = distanceBetween(middle, home);
          if (Math.abs(distance - kilometers) <= kilometers * OFF) continue;
          assert.equal(found.includes(home.id), distance < kilometers, `${distance} of ${kilometers} km`);
          if (distance < kilometers) inside += 1;
          else outside += 1;
        }
      }),
      { ...PROPERTY_RUNS, numRuns: 2 * PROPERTY_RUNS.numRuns },
    );
    t.true(inside > 100 && outside > 100);
  }),
);

const MIDDLE: Point = { latitude: 38.6916, longitude: -9.216 };
const KILOMETERS_PER_DEGREE = 111.19;

const away = ({ latitude, longitude }: Point, north: number, east: number): Point => ({
  latitude: latitude + north / KILOMETERS_PER_DEGREE,
  longitude: longitude + east / KILOMETERS_PER_DEGREE / Math.cos((latitude * Math.PI) / 180),
});
/** Points on a ring, evenly. */
const ring = (count: number, kilometers: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return away(MIDDLE, kilometers * Math.sin(angle), kilometers * Math.cos(angle));
  });
const isAt = (point: Point | undefined, kilometers: number): boolean =>
  point !== undefined && distanceBetween(point, MIDDLE) <= kilometers;

test('Ten homes close together tell where the place is that they name, nine do not', (t) => {
  t.is(circleOfNaming(ring(9, 1)), undefined);
  const circle = circleOfNaming(ring(10, 1));
  t.true(isAt(circle?.middle, 0.01));
  t.like(circle, { kilometers: 2, isSure: false });
});

test('Homes that name a place from all around tell it less surely, and only where they are many', (t) => {
  t.is(circleOfNaming(ring(19, 2)), undefined);
  const circle = circleOfNaming(ring(20, 2));
  t.true(isAt(circle?.middle, 0.01));
  t.like(circle, { kilometers: 0.8, isSure: false });
});

test('The wider the ring of homes that name a place, the surer it lies in the middle', (t) => {
  t.like(circleOfNaming(ring(20, 3.5)), { kilometers: 1.5, isSure: false });
  t.is(circleOfNaming(ring(20, 4.5)), undefined);
});

test('A name that homes all over a county have in their texts is no place', (t) => {
  t.is(circleOfNaming(ring(200, 12)), undefined);
  t.is(circleOfNaming([]), undefined);
});

test('A few homes far off that name another place of the name move nothing', (t) => {
  const points = fc.array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.nat(360)), {
    minLength: 12,
    maxLength: 40,
  });
  fc.assert(
    fc.property(points, fc.integer({ min: 40, max: 4_000 }), (offsets, far) => {
      const close = offsets.map(([kilometers, angle]) =>
        away(MIDDLE, kilometers * Math.sin(angle), kilometers * Math.cos(angle)),
      );
      const others = Array.from({ length: Math.floor(close.length / 6) }, () => away(MIDDLE, far, 0));
      const circle = circleOfNaming([...close, ...others]);
      assert.ok(isAt(circle?.middle, 1.01));
      assert.equal(circle?.kilometers, 2);
    }),
    PROPERTY_RUNS,
  );
  t.pass();
});

const clock = () => new Date('2026-11-21T12:00:00Z');
const ids = ({ listings }: Found): number[] => listings.map(({ id }) => id);

/** A hundredth of a degree of latitude is 1.1 km. */
const at = (Latitude: number, MarketSince = '2026-11-01') => ({ Latitude, Longitude: -9.2, MarketSince });
const HERE = { latitude: 38.7, longitude: -9.2 };
const NAMES = { Description: 'Just two blocks from the Old Lighthouse.' };

/** Homes within 200 m of a landmark, which is named by all of them. */
const insertNaming = async (database: Database, count: number): Promise<number[]> => {
  const naming: number[] = [];
  for (let home = 0; home < count; home += 1) {
    const values = { ...at(38.7 + (home % 5) / 2_500), ...NAMES, Bedrooms: home % 5 === 0 ? 1 : 3 };
    naming.push(await insertListing(database, BOT, values));
  }
  return naming;
};

test(
  'A home among those that name a landmark is near it; those that name it come first, and no distance is told',
  withDatabase(async (t, database) => {
    const naming = await insertNaming(database, 10);
    const close = await insertListing(database, BOT, at(38.71, '2026-11-20'));
    const hidden = await insertListing(database, BOT, { ...at(38.7), AddressHidden: true });
    await insertListing(database, BOT, at(38.73));
    await insertListing(database, BOT + 1, at(38.7));
    const retrieve = createRetrieve({ database, clock });
    const found = await retrieve(BOT, searching(named('Near', 'Old Lighthouse')), []);
    t.is(found.total, 11);
    t.deepEqual(ids(found), naming.toReversed().slice(0, 8));
    const small = searching(named('Near', 'old lighthouse'), bound('Bedrooms', 'atMost', 1));
    t.deepEqual(ids(await retrieve(BOT, small, [])), [naming[5], naming[0]] as number[]);
    const Order = { Field: 'DaysOnMarket', Direction: 'asc' } as const;
    const newest = await retrieve(BOT, understood({ Constraints: [named('Near', 'Old Lighthouse')], Order }), []);
    t.is(ids(newest)[0], close);
    t.deepEqual(newest.listings.map(({ reasons = [] }) => reasons.length).slice(0, 2), [0, 1]);
    const away = await retrieve(BOT, searching(notNamed('Near', 'Old Lighthouse')), []);
    t.deepEqual([away.total, ids(away).includes(hidden), ids(away).includes(close)], [2, true, false]);
  }),
);

test(
  'A home that names a place comes before newer ones that are only close to it, also if nobody knows where it lies',
  withDatabase(async (t, database) => {
    await insertNaming(database, 10);
    const unknown = await insertListing(database, BOT, {
      ...{ Latitude: null, Longitude: null, MarketSince: '2025-01-01' },
      ...NAMES,
    });
    const close = await insertListing(database, BOT, at(38.71, '2026-11-20'));
    const near = [named('Near', 'Old Lighthouse'), bound('YearBuilt', 'atLeast', 1900)];
    const found = await createRetrieve({ database, clock })(BOT, understood({ Constraints: near, Limit: 8 }), []);
    t.is(found.total, 12);
    t.false(ids(found).includes(close));
    await database('listing').where('market_since', '2026-11-01').update({ year_built: 1800 });
    t.deepEqual(ids(await createRetrieve({ database, clock })(BOT, searching(...near), [])), [unknown, close]);
  }),
);

test(
  'Of homes that name a place that many name those are not looked up that lie in its circle and do not fit',
  withDatabase(async (t, database) => {
    const naming = await insertNaming(database, 10);
    const far = await insertListing(database, BOT, { ...at(39.7), ...NAMES, Bedrooms: 3 });
    const close = await insertListing(database, BOT, { ...at(38.71), Bedrooms: 1 });
    await insertListing(database, BOT, { ...at(38.71), Bedrooms: 3 });
    const place = { fold: 'old lighthouse', circles: [{ middle: HERE, kilometers: 2.4, isSure: true }] };
    const small = { sql: 'bedrooms <= ?', bindings: [1] };
    const idsOf = async (isNamedByMany: boolean, isSelective = true): Promise<number[]> => {
      const around = { places: [{ ...place, isNamedByMany }], towns: [] };
      const { sql, bindings } = nearTable(BOT, around, { ...small, isSelective });
      const rows = await createReadRows(database)<{ near_id: number }>(sql, bindings);
      return rows.map(({ near_id }) => near_id).sort((one, other) => one - other);
    };
    t.deepEqual(await idsOf(true), [naming[0], naming[5], far, close] as number[]);
    for (const [isNamedByMany, isSelective] of [[false, true] as const, [true, false] as const])
      t.deepEqual(await idsOf(isNamedByMany, isSelective), [...naming, far, close]);
  }),
);

test(
  'Of a landmark that few homes name only those are near that name it',
  withDatabase(async (t, database) => {
    const naming = await insertNaming(database, 9);
    await insertListing(database, BOT, at(38.7));
    const found = await createRetrieve({ database, clock })(BOT, searching(named('Near', 'Old Lighthouse')), []);
    t.is(found.total, naming.length);
  }),
);

test(
  'Where homes lie in the place itself its middle is theirs, whatever others say of it',
  withDatabase(async (t, database) => {
    await insertNaming(database, 12);
    for (let home = 0; home < 3; home += 1) {
      await insertListing(database, BOT, { ...at(38.8), Location: 'Old Lighthouse' });
    }
    const close = await insertListing(database, BOT, at(38.81, '2026-11-20'));
    await insertListing(database, BOT, at(38.7));
    const retrieve = createRetrieve({ database, clock });
    const found = await retrieve(BOT, searching(named('Near', 'Old Lighthouse')), []);
    t.is(found.total, 16);
    const Order = { Field: 'DaysOnMarket', Direction: 'asc' } as const;
    const newest = await retrieve(BOT, understood({ Constraints: [named('Near', 'Old Lighthouse')], Order }), []);
    t.deepEqual([ids(newest)[0], newest.listings[0]?.reasons?.[0]?.Words], [close, '1.1 km']);
  }),
);

const lighthouses = createLandmarks([
  { names: ['Old Lighthouse', 'The Light'], latitude: 38.7, longitude: -9.2 },
  { names: ['Old Lighthouse'], latitude: 12.1, longitude: 77.6 },
]);

test(
  'A landmark lies where the settings say: homes within 2.4 km of it are near and told how far, though none names it',
  withDatabase(async (t, database) => {
    const close = await insertListing(database, BOT, at(38.71));
    await insertListing(database, BOT, at(38.73));
    const retrieve = createRetrieve({ database, clock, landmarks: lighthouses });
    for (const name of ['Old Lighthouse', 'the light']) {
      const { listings, total } = await retrieve(BOT, searching(named('Near', name)), []);
      t.deepEqual([total, listings[0]?.id, listings[0]?.reasons?.[0]?.Words], [1, close, '1.1 km']);
    }
  }),
);

test(
  'Homes that name a landmark and lie far from the one of the settings name another',
  withDatabase(async (t, database) => {
    const naming: number[] = [];
    for (let home = 0; home < 10; home += 1) naming.push(await insertListing(database, BOT, { ...at(41.2), ...NAMES }));
    const neighbor = await insertListing(database, BOT, at(41.21));
    await insertListing(database, BOT, at(38.7));
    const retrieve = createRetrieve({ database, clock, landmarks: lighthouses });
    const { total } = await retrieve(BOT, searching(named('Near', 'Old Lighthouse')), []);
    t.is(total, naming.length + 1);
    const away = await retrieve(BOT, searching(notNamed('Near', 'Old Lighthouse')), []);
    t.deepEqual([away.total, ids(away).includes(neighbor)], [1, false]);
  }),
);

test(
  'A town beside a place is looked around in as a whole; alone it is no place',
  withDatabase(async (t, database) => {
    const inPlace = await insertListing(database, BOT, { City: 'San Diego', Location: 'North Park' });
    const inTown = await insertListing(database, BOT, { City: 'La Mesa' });
    await insertListing(database, BOT, { City: 'San Diego' });
    const retrieve = createRetrieve({ database, clock });
    const either = await retrieve(BOT, searching(named('Near', 'North Park', 'La Mesa')), []);
    t.deepEqual([either.total, ids(either).sort()], [2, [inPlace, inTown]]);
    const neither = await retrieve(BOT, searching(notNamed('Near', 'North Park', 'La Mesa')), []);
    t.false(ids(neither).includes(inTown));
    t.is((await retrieve(BOT, searching(named('Near', 'La Mesa')), [])).total, 0);
  }),
);

test(
  'What is near a place but not in it is what lies around it, further off than what is only near',
  withDatabase(async (t, database) => {
    const Location = 'Alfama';
    for (let home = 0; home < 3; home += 1) await insertListing(database, BOT, { ...at(38.7), Location });
    const near = await insertListing(database, BOT, at(38.71));
    const around = await insertListing(database, BOT, at(38.745));
    await insertListing(database, BOT, at(38.8));
    const retrieve = createRetrieve({ database, clock });
    const alfama = named('Near', 'Alfama');
    const found = await retrieve(BOT, searching(alfama, notNamed('Near', 'Alfama')), []);
    t.deepEqual([ids(found), found.total], [[around, near], 2]);
    t.is((await retrieve(BOT, searching(alfama), [])).total, 4);
    t.is((await retrieve(BOT, searching(notNamed('Near', 'Alfama')), [])).total, 2);
  }),
);

test(
  'Around a town lies what is close to its homes and is not in it',
  withDatabase(async (t, database) => {
    for (let home = 0; home < 3; home += 1) await insertListing(database, BOT, { ...at(38.7), City: 'La Mesa' });
    const around = await insertListing(database, BOT, { ...at(38.74), City: 'El Cajon' });
    await insertListing(database, BOT, { ...at(38.8), City: 'El Cajon' });
    const asked = searching(named('Near', 'La Mesa'), notNamed('City', 'La Mesa'));
    t.deepEqual(ids(await createRetrieve({ database, clock })(BOT, asked, [])), [around]);
  }),
);

test(
  'One home with wrong coordinates does not move the place that it lies in',
  withDatabase(async (t, database) => {
    const Location = 'Alfama';
    for (let home = 0; home < 2; home += 1) await insertListing(database, BOT, { ...at(38.7), Location });
    await insertListing(database, BOT, { ...at(52.5), Location });
    const near = await insertListing(database, BOT, at(38.71));
    const found = await createRetrieve({ database, clock })(BOT, searching(named('Near', 'Alfama')), []);
    t.deepEqual([ids(found).includes(near), found.total], [true, 4]);
  }),
);
