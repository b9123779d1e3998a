import test from 'ava';
import { createRegions } from '../../../src/chat/retrieve/regions.ts';
import { createPlaceStore, NO_LANDMARKS } from '../../../src/chat/retrieve/stores/place-store.ts';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Town } from '../../../src/chat/retrieve/stores/vocabulary-store.ts';
import type { Database } from '../../../src/database/connection.ts';
import { withChat } from '../../helpers/chat-fixture.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

test(
  'of a town that the listings do not have it is said where most homes are, and of one among several that it has none',
  withChat([], async (t, { database, builtIn, chatbotId, question }) => {
    for (const City of ['La Mesa', 'San Diego', 'San Diego', 'El Cajon'])
      await insertListing(database, chatbotId, { City, Bedrooms: 3 });
    await insertListing(database, chatbotId, { City: 'El Cajon', Bedrooms: 1 });
    await insertListing(database, chatbotId, { City: 'El Cajon', Bedrooms: 1 });
    const said = async (asked: string): Promise<string> =>
      (await builtIn.ask(question(await builtIn.createSession(chatbotId), asked))).content.split('\n')[0] ?? '';
    t.regex(await said('homes with 3 bedrooms in Springfield'), /in San Diego, El Cajon,? and La Mesa\./);
    t.regex(await said('homes in Springfield'), /in El Cajon, San Diego,? and La Mesa\./);
    t.regex(await said('Casas en Springfield'), /Donde hay más es en El Cajon, San Diego y La Mesa\./);
    t.regex(await said('homes in La Mesa or Springfield'), /^I found 1 home .* None of them is in Springfield\./);
    t.notRegex(await said('homes in La Mesa or El Cajon'), /None of them|towns/);
    t.notRegex(await said('homes in La Mesa with 5 bedrooms'), /None of them|towns/);
  }),
);

const town = (name: string, state: string | null, at?: [latitude: number, longitude: number]): Town => ({
  name,
  state,
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
});
const SAN_DIEGO = town('San Diego', 'CA', [32.7, -117.1]);
const MUNICH = town('München', 'Bayern', [48.1, 11.6]);
const GENEVA = town('Genève', 'GE', [46.2, 6.1]);
const CAROUGE = town('Carouge', 'GE', [46.18, 6.14]);

test('A state is known by its code in the listings, its name, and what the languages call it', (t) => {
  const { townsOf } = createRegions([SAN_DIEGO, MUNICH, GENEVA, CAROUGE]);
  for (const name of ['California', 'Kalifornien', 'califórnia', '加州', 'CA'])
    t.deepEqual(townsOf(name), ['San Diego'], name);
  for (const name of ['Bayern', 'Bavaria', 'Bavière', '巴伐利亚']) t.deepEqual(townsOf(name), ['München'], name);
  t.deepEqual(townsOf('Kanton Genf'), ['Genève', 'Carouge']);
});

test('A country is the one in which the homes lie, whatever else has such a code', (t) => {
  const cadiz = town('Cádiz', 'CA', [36.5, -6.3]);
  const { townsOf } = createRegions([SAN_DIEGO, cadiz, MUNICH, GENEVA]);
  for (const name of ['USA', 'United States', 'Estados Unidos', '美国'])
    t.deepEqual(townsOf(name), ['San Diego'], name);
  for (const name of ['Spain', 'España', 'Andalucía', 'Espagne']) t.deepEqual(townsOf(name), ['Cádiz'], name);
  t.deepEqual(townsOf('Suisse'), ['Genève']);
  t.is(townsOf('Austria'), undefined);
  t.is(townsOf('CA'), undefined);
});

test('A town is no region, whatever its state is called', (t) => {
  const { names, townsOf } = createRegions([GENEVA, CAROUGE, town('上海', '上海市', [31.2, 121.4])]);
  t.deepEqual(['Genève', '上海', '上海市', '日内瓦'].map(townsOf), [undefined, undefined, undefined, undefined]);
  t.false(names.some((name) => name.startsWith('上海')));
  t.deepEqual(townsOf('中国'), ['上海']);
});

test('Where a town has no coordinates, other towns of its state tell its country; alone it has the state that it writes', (t) => {
  const beside = createRegions([SAN_DIEGO, town('Carlsbad', 'CA')]);
  t.deepEqual(beside.townsOf('United States'), ['San Diego', 'Carlsbad']);
  const alone = createRegions([town('Carlsbad', 'California'), town('Vista', 'CA')]);
  t.deepEqual([alone.townsOf('California'), alone.townsOf('USA')], [['Carlsbad'], undefined]);
  t.is(alone.towns, 2);
  const several = createRegions([town('Basel', '', [47.5, 7.6]), town('Ulm', '', [48.4, 10]), town('Thun', '')]);
  t.deepEqual([several.townsOf('Suisse'), several.townsOf('Germany')], [['Basel'], ['Ulm']]);
});

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
  'Where homes lie that only name a place is read once a minute too',
  withDatabase(async (t, database) => {
    const naming = [];
    for (let home = 0; home < 100; home += 1) {
      const listing_id = await insertListing(database, BOT, { Latitude: 47.6, Location: 'Elsewhere' });
      naming.push({ chatbot_id: BOT, place_fold: 'green lake', listing_id, own: 0, name: PLACE });
    }
    await database.batchInsert('listing_place', naming);
    const { latitude, wait } = placesOf(database);
    const rounded = async () => Number((await latitude())?.toFixed(3));
    t.is(await rounded(), 47.6);
    await database('listing').update({ latitude: 47.7 });
    wait(59);
    t.is(await rounded(), 47.6);
    wait(1);
    t.is(await rounded(), 47.7);
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
