import test from 'ava';
import { readContext } from '../../../src/chat/retrieve/search.ts';
import { createAggregateStore } from '../../../src/chat/retrieve/stores/aggregate-store.ts';
import { conditionOf } from '../../../src/chat/retrieve/stores/condition-store.ts';
import { orderingOf } from '../../../src/chat/retrieve/stores/order-store.ts';
import { createPlaceStore } from '../../../src/chat/retrieve/stores/place-store.ts';
import { queryOf } from '../../../src/chat/retrieve/stores/query-store.ts';
import { createReadRows, type ReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import { createSearchStore } from '../../../src/chat/retrieve/stores/search-store.ts';
import { createVocabularyStore } from '../../../src/chat/retrieve/stores/vocabulary-store.ts';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { bound, forSale, named, notNamed } from '../../helpers/statements.ts';
import { area } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const TODAY = '2026-11-21';

type Step = { table: string | null; key: string | null; Extra: string | null };
type Plan = { sql: string; steps: Step[] };

/** Notes how the server goes about each statement. */
const explaining = (database: Database): { readRows: ReadRows; plans: Plan[] } => {
  const read = createReadRows(database);
  const plans: Plan[] = [];
  const readRows: ReadRows = async (sql, bindings) => {
    plans.push({ sql, steps: await read<Step>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, bindings) });
    return read(sql, bindings);
  };
  return { readRows, plans };
};

/** `key`, with `*` where the index alone is read and no row. */
const listingKeys = ({ steps }: Plan): string[] =>
  steps
    .filter(({ table, key }) => table === 'listing' && key !== null)
    .map(({ key, Extra }) => `${key}${Extra?.includes('Using index') && !Extra.includes('condition') ? '*' : ''}`);

const SEARCH = 'ix_listing_search*';
const BY_ID = 'ix_listing_search_by_id*';
const common: Constraint[] = [
  ...[forSale, bound('Bedrooms', 'atLeast', 3), bound('Bathrooms', 'atLeast', 2), bound('Price', 'atMost', 900_000)],
  ...[area('BuildingArea', 'atLeast', 900), area('LotArea', 'atLeast', 900), bound('YearBuilt', 'atLeast', 1950)],
  ...[bound('HOAMonth', 'atMost', 400), bound('ParkingSpots', 'atLeast', 1), bound('DaysOnMarket', 'atMost', 90)],
  ...[named('Tag', 'pool'), notNamed('Tag', 'hoa'), named('PropertyType', 'House'), named('Currency', '$')],
  notNamed('City', 'Tacoma'),
];

const insertHomes = async (database: Database): Promise<void> => {
  for (let home = 0; home < 30; home += 1) {
    await insertListing(database, BOT, { Location: 'Mission Bay', Url: null, MLSNumber: null });
    await insertListing(database, BOT, { City: 'Bellevue', Url: null, MLSNumber: null });
  }
  await database.raw('ANALYZE TABLE listing, listing_place, listing_change');
};

test(
  'A search reads indexes, and no row but those that it shows, whatever is asked for and wherever',
  withDatabase(async (t, database) => {
    await insertHomes(database);
    const { readRows, plans } = explaining(database);
    const [store, placeStore] = [createSearchStore(readRows), createPlaceStore(readRows)];
    const keysOf = async (...constraints: Constraint[]): Promise<string[]> => {
      const context = await readContext(placeStore, BOT, TODAY, constraints);
      const query = queryOf(constraints, context);
      plans.length = 0;
      await store.page({ query, ordering: orderingOf(undefined, [], query.leads), limit: 8, wishes: [] });
      // What is shown is read by its IDs, at the end.
      const found = plans.map(listingKeys).flatMap((keys) => keys.filter((_, at) => at !== keys.indexOf('PRIMARY')));
      return [...new Set(found)].sort();
    };
    t.deepEqual(await keysOf(...common), ['ix_listing_fresh*', SEARCH, BY_ID].sort());
    t.deepEqual(await keysOf(named('City', 'Bellevue'), ...common), [SEARCH]);
    t.deepEqual(await keysOf(named('Near', 'Mission Bay'), ...common), ['ix_listing_near*', BY_ID]);
    const townOrPlace = await keysOf(named('Near', 'Mission Bay', 'Bellevue'), ...common);
    t.deepEqual(townOrPlace.toSorted(), ['ix_listing_near*', SEARCH, BY_ID]);
    t.deepEqual(await keysOf(named('ZIP', '98101'), ...common), [BY_ID, 'ix_listing_zip*']);
    t.deepEqual(await keysOf(named('Street', 'Oak St'), ...common), [BY_ID, 'ix_listing_street*'].sort());
    const reduced = await keysOf(named('Tag', 'price reduced'), ...common);
    t.true(reduced.includes('ix_listing_dearer*') && reduced.includes(BY_ID));
    t.false(reduced.includes(SEARCH));
  }),
);

test(
  'What is computed of all homes, and what they miss where none matches, is read from the search index alone',
  withDatabase(async (t, database) => {
    await insertHomes(database);
    const { readRows, plans } = explaining(database);
    const context = await readContext(createPlaceStore(readRows), BOT, TODAY, []);
    const query = queryOf([], context);
    const aggregates = createAggregateStore(readRows);
    const fields = ['Price', 'HOAMonth', 'Bedrooms', 'YearBuilt', 'DaysOnMarket'] as const;
    for (const field of fields) await aggregates.groups(query, field, TODAY);
    const conditions = common
      .filter(({ Field }) => Field !== 'SaleType')
      .map((one) => conditionOf(one, common, context));
    await createSearchStore(readRows).countMissing(query, conditions);
    t.is(plans.length, fields.length + 1);
    for (const plan of plans) t.deepEqual([...new Set(listingKeys(plan))], [SEARCH], plan.sql);
  }),
);

test(
  'The freshest homes are found in the order of their index, without sorting all',
  withDatabase(async (t, database) => {
    await insertHomes(database);
    const { readRows, plans } = explaining(database);
    const query = queryOf([], await readContext(createPlaceStore(readRows), BOT, TODAY, []));
    t.is((await createSearchStore(readRows).first(query, orderingOf(undefined, []), 8)).length, 8);
    t.is(plans.length, 1);
    const fresh = plans[0]?.steps.find(({ key }) => key === 'ix_listing_fresh');
    t.truthy(fresh);
    t.notRegex(fresh?.Extra ?? '', /filesort/);
  }),
);

test(
  'The words of homes are read from indexes by one statement, and of each town one home',
  withDatabase(async (t, database) => {
    await insertHomes(database);
    const { readRows, plans } = explaining(database);
    const { towns } = await createVocabularyStore(readRows).read(BOT, { larger: 1_000 });
    t.deepEqual(towns.map(({ name }) => name).toSorted(), ['Bellevue', 'Seattle']);
    t.deepEqual(
      plans.map((plan) => [...new Set(listingKeys(plan))].sort()),
      [['PRIMARY', 'ix_listing_city*', 'ix_listing_search*']],
    );
  }),
);
