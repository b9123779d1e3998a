import test from 'ava';
import { createPlaceStore, NO_LANDMARKS } from '../../../src/chat/retrieve/stores/place-store.ts';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const PLACE = 'Green Lake';

const insertHomes = async (database: Database, count: number, Latitude: number): Promise<void> => {
  for (let home = 0; home < count; home += 1) await insertListing(database, BOT, { Latitude, Location: PLACE });
};

const placesOf = (database: Database) => {
  let now = 0;
  const places = createPlaceStore(createReadRows(database), NO_LANDMARKS, () => now);
  return {
    isNamedByMany: async () => (await places.readPlace(BOT, PLACE)).isNamedByMany,
    reach: async (isAround: boolean) => (await places.readPlace(BOT, PLACE, isAround)).circles[0]?.kilometers,
    latitude: async (chatbotId = BOT) => (await places.readPlace(chatbotId, PLACE)).circles[0]?.middle.latitude,
    wait: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
};

test(
  'Where a place of a hundred homes lies is read once a minute, and for each chatbot by itself',
  withDatabase(async (t, database) => {
    await insertHomes(database, 100, 47.6);
    const { latitude, wait } = placesOf(database);
    t.is(await latitude(), 47.6);
    await insertHomes(database, 110, 47.7);
    wait(59);
    t.is(await latitude(), 47.6);
    t.is(await latitude(BOT + 1), undefined);
    wait(1);
    t.is(await latitude(), 47.7);
  }),
);

test(
  'What lies around a place reaches farther than what is near it, also where the place is remembered',
  withDatabase(async (t, database) => {
    await insertHomes(database, 100, 47.6);
    const { reach } = placesOf(database);
    t.deepEqual([await reach(false), await reach(true), await reach(false)], [2.4, 6, 2.4]);
  }),
);

test(
  'It is known which places are named by five hundred homes or more, whether these lie there or only say that they are near',
  withDatabase(async (t, database) => {
    await insertHomes(database, 100, 47.6);
    const { isNamedByMany, wait } = placesOf(database);
    t.false(await isNamedByMany());
    const naming = (from: number, count: number) =>
      Array.from({ length: count }, (_, home) => ({
        ...{ chatbot_id: BOT, place_fold: 'green lake', listing_id: from + home, own: 0, name: PLACE },
      }));
    await database.batchInsert('listing_place', naming(10_000, 399));
    wait(60);
    t.false(await isNamedByMany());
    await database.batchInsert('listing_place', naming(20_000, 1));
    wait(60);
    t.true(await isNamedByMany());
  }),
);

test(
  'Where a place of fewer homes lies is read each time',
  withDatabase(async (t, database) => {
    await insertHomes(database, 99, 47.6);
    const { latitude } = placesOf(database);
    t.is(await latitude(), 47.6);
    await insertHomes(database, 110, 47.7);
    t.is(await latitude(), 47.7);
  }),
);
