import test from 'ava';
import { NO_LANDMARKS } from '../../../src/chat/retrieve/landmarks.ts';
import { createPlaceStore } from '../../../src/chat/retrieve/stores/place-store.ts';
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
  'Where a place of fewer homes lies is read each time',
  withDatabase(async (t, database) => {
    await insertHomes(database, 3, 47.6);
    const { latitude } = placesOf(database);
    t.is(await latitude(), 47.6);
    await insertHomes(database, 4, 47.7);
    t.is(await latitude(), 47.7);
  }),
);
