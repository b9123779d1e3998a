import test from 'ava';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { nearTable } from '../../../src/chat/retrieve/stores/near-store.ts';
import { createLandmarks } from '../../../src/chat/retrieve/stores/place-store.ts';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { bound, named, notNamed } from '../../helpers/statements.ts';
import { searching, understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
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
