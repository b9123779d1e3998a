import test from 'ava';
import { withReasons } from '../../../src/chat/retrieve/reasons.ts';
import { createSearchTexts, FIRST_LOT } from '../../../src/chat/retrieve/search.ts';
import { type Ordering, orderingOf } from '../../../src/chat/retrieve/stores/order-store.ts';
import { type Query, queryOf } from '../../../src/chat/retrieve/stores/query-store.ts';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import { createSearchStore, type SearchStore } from '../../../src/chat/retrieve/stores/search-store.ts';
import { createTextStore } from '../../../src/chat/retrieve/stores/text-store.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing, sampleListing } from '../../helpers/sample-listings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const quoted = (Description: string, word: string): string | undefined =>
  withReasons(sampleListing({ Description }), { constraints: [], words: [word], places: new Map() }).reasons?.[0]
    ?.Words;

test('words that are looked for are quoted as whole words, with their endings; those of Chinese stand anywhere', (t) => {
  t.is(quoted('A nice home. Licensed and insured.', 'ice'), undefined);
  t.is(quoted('Dinner in the garden.', 'inn'), undefined);
  t.is(quoted('An Ice maker.', 'ice'), 'An Ice maker.');
  t.is(quoted('Built-in cabinets.', 'cabinet'), 'Built-in cabinets.');
  t.is(quoted('Außen neu: Rüschen.', 'rusche'), 'Außen neu: Rüschen.');
  t.is(quoted('带独立书房的房子', '书房'), '带独立书房的房子');
});

const BOT = 7;
const context = { chatbotId: BOT, today: '2026-11-21', places: new Map() };

/** A home that says the word, older than 1,023 that do not. */
const insertMany = async (database: Database): Promise<number> => {
  const id = await insertListing(database, BOT, { Description: 'With a Dumbwaiter.', MarketSince: '2020-01-01' });
  const first = await insertListing(database, BOT, { Url: null, MLSNumber: null });
  const columns = 'chatbot_id, source_id, sale_type, status, description, market_since';
  for (let rows = 1; rows < 1_024; rows *= 2) {
    await database.raw(`INSERT INTO listing (${columns}) SELECT ${columns} FROM listing WHERE id >= ?`, [first]);
  }
  return id;
};

const find = async (database: Database, millisecondsALot: number, word = 'dumbwaiter') => {
  let time = 0;
  const now = () => {
    time += millisecondsALot;
    return time;
  };
  const readRows = createReadRows(database);
  const search = createSearchStore(readRows);
  const [query, ordering] = [queryOf([], context), orderingOf(undefined, [])];
  const [first, total] = await Promise.all([search.first(query, ordering, FIRST_LOT), search.count(query)]);
  const searchTexts = createSearchTexts({ search, texts: createTextStore(readRows) }, now);
  return searchTexts({ query, ordering, words: [word], first, total, limit: 8 });
};

test(
  'Texts are looked through as long as that is quick or until enough are found, and it is said how many were and why it stopped',
  withDatabase(async (t, database) => {
    const id = await insertMany(database);
    t.deepEqual(await find(database, 1), { ids: [id], looked: 1_025, found: 1, stopped: null });
    t.deepEqual(await find(database, 50), { ids: [], looked: FIRST_LOT, found: 0, stopped: 'slow' });
    const { ids, ...common } = await find(database, 1, 'sunny');
    t.is(ids.length, 8);
    t.deepEqual(common, { looked: FIRST_LOT, found: FIRST_LOT, stopped: 'enough' });
  }),
);

test(
  'What the text of a home with a hidden address says can not be searched: it might tell the address',
  withDatabase(async (t, database) => {
    const Description = 'Corner of Secret Hollow and Maple.';
    await insertListing(database, BOT, { Description, AddressHidden: true });
    const shown = await insertListing(database, BOT, { Description });
    t.like(await find(database, 1, 'hollow'), { ids: [shown], found: 1 });
  }),
);

test('No more than 20,000 texts are looked through, and it is said that this was why it stopped', async (t) => {
  const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  const stores = {
    search: { first: async (_query: Query, _order: Ordering, limit: number) => ids(limit) } as SearchStore,
    texts: { hits: async () => [{ id: 1, hits: 0 }] },
  };
  const looked = { query: queryOf([], context), ordering: orderingOf(undefined, []), words: ['dumbwaiter'], limit: 8 };
  const find = (total: number) => createSearchTexts(stores, () => 0)({ ...looked, first: ids(FIRST_LOT), total });
  t.like(await find(20_001), { looked: 20_000, found: 0, stopped: 'limit' });
  t.like(await find(20_000), { looked: 20_000, found: 0, stopped: null });
});

test(
  'A word is found where a text says it, in the plural too, and not within another word',
  withDatabase(async (t, database) => {
    const den = await insertListing(database, BOT, { Description: 'Cozy den, two kitchen cabinets.' });
    await insertListing(database, BOT, { Description: 'Gardens and hidden dinner corners.' });
    t.like(await find(database, 1, 'den'), { ids: [den], found: 1 });
    t.like(await find(database, 1, 'inn'), { ids: [], found: 0 });
    t.like(await find(database, 1, 'cabinet'), { ids: [den], found: 1 });
  }),
);
