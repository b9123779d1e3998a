import test from 'ava';
import type { Binding } from '../../../src/chat/retrieve/conditions/condition.ts';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { createReadRows, type ReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Order, Understanding } from '../../../src/chat/understand/understanding.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { bound, forRent, named } from '../../helpers/statements.ts';
import { understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const clock = () => new Date('2026-11-21T12:00:00Z');
const cheapest: Order = { Field: 'Price', Direction: 'asc' };

const findIds = async (database: Database, asked: Partial<Understanding>) => {
  const found = await createRetrieve({ database, clock })(BOT, understood(asked), []);
  return { ids: found.listings.map(({ id }) => id), total: found.total, apart: found.apart };
};

/** Homes for these prices: sales from 10,000 on, else rents. */
const insertHomes = async (database: Database, prices: readonly number[], CurrencySymbol = '$'): Promise<number[]> => {
  const ids: number[] = [];
  for (const price of prices) {
    const isRent = price < 10_000;
    const [SalePrice, RentPrice] = isRent ? [null, `${price}.00`] : [`${price}.00`, null];
    const SaleType = isRent ? 'for_rent' : 'for_sale';
    ids.push(await insertListing(database, BOT, { SaleType, SalePrice, RentPrice, CurrencySymbol }));
  }
  return ids;
};

test(
  'the cheapest home, where nothing says whether to buy or to rent, is the cheapest of each',
  withDatabase(async (t, database) => {
    const [, low, , rent] = await insertHomes(database, [900_000, 400_000, 2_500, 1_900]);
    const asked = { Order: cheapest, Limit: 1 };
    t.deepEqual(await findIds(database, asked), { ids: [rent, low], total: 4, apart: ['SaleType'] } as never);
    const rented = await findIds(database, { ...asked, Constraints: [forRent] });
    t.deepEqual(rented, { ids: [rent], total: 2, apart: undefined } as never);
  }),
);

test(
  'of a list by price the five that an answer names are of both kinds, and what else is shown follows',
  withDatabase(async (t, database) => {
    const rents = await insertHomes(database, [1_000, 1_100, 1_200, 1_300, 1_400, 1_500]);
    const sales = await insertHomes(database, [500_000, 600_000, 700_000, 800_000]);
    const { ids, total, apart } = await findIds(database, { Order: cheapest });
    t.deepEqual(ids, [...rents.slice(0, 3), ...sales, rents[3]] as number[]);
    t.deepEqual([total, apart], [10, ['SaleType']] as never);
    const dearest = await findIds(database, { Order: { Field: 'Price', Direction: 'desc' }, Limit: 2 });
    t.deepEqual([dearest.ids, dearest.apart], [[sales[3], sales[2]] as number[], undefined]);
    const largest = await findIds(database, { Order: { Field: 'BuildingArea', Direction: 'desc' }, Limit: 1 });
    t.deepEqual([largest.ids.length, largest.apart], [1, undefined]);
  }),
);

test(
  'the lowest price over several currencies is told of each, but not where one place is named',
  withDatabase(async (t, database) => {
    const [dollars] = await insertHomes(database, [700_000, 800_000]);
    const [euros] = await insertHomes(database, [300_000], '€');
    const found = await findIds(database, { Aggregate: 'lowest', Fields: ['Price'] });
    t.deepEqual(found, { ids: [euros, dollars], total: 3, apart: ['Currency'] } as never);
    const fee = await findIds(database, { Order: { Field: 'HOAMonth', Direction: 'asc' }, Limit: 1 });
    t.deepEqual(fee.apart, ['Currency']);
    const inSeattle = await findIds(database, { Order: cheapest, Limit: 1, Constraints: [named('City', 'Seattle')] });
    t.deepEqual([inSeattle.ids, inSeattle.apart], [[euros], undefined]);
    const inEuros = await findIds(database, { Order: cheapest, Limit: 1, Constraints: [named('Currency', '€')] });
    t.deepEqual([inEuros.ids, inEuros.total, inEuros.apart], [[euros], 1, undefined]);
  }),
);

const find = (database: Database, asked: Understanding): Promise<Found> =>
  createRetrieve({ database, clock })(BOT, asked, []);
const ids = (found: Found): number[] => found.listings.map(({ id }) => id);

/** Homes that say nothing, of today. */
const addHundreds = async (database: Database): Promise<void> => {
  const first = await insertListing(database, BOT, { Url: null, MLSNumber: null });
  const columns = 'chatbot_id, source_id, sale_type, status, year_built, market_since';
  for (let rows = 1; rows < 512; rows *= 2) {
    await database.raw(`INSERT INTO listing (${columns}) SELECT ${columns} FROM listing WHERE id >= ?`, [first]);
  }
};

test(
  'The freshest that match come first, be they among the freshest of all or behind hundreds that do not',
  withDatabase(async (t, database) => {
    const wanted: number[] = [];
    for (const day of ['01', '02', '03']) {
      wanted.unshift(await insertListing(database, BOT, { YearBuilt: 2020, MarketSince: `2026-01-${day}` }));
    }
    await addHundreds(database);
    const fresh = await insertListing(database, BOT, { YearBuilt: 2020, MarketSince: '2026-11-20' });
    const asked = (Limit: number) => understood({ Constraints: [bound('YearBuilt', 'atLeast', 2000)], Limit });
    t.like(await find(database, asked(1)), { total: 4 });
    t.deepEqual(ids(await find(database, asked(1))), [fresh]);
    t.deepEqual(ids(await find(database, asked(3))), [fresh, ...wanted.slice(0, 2)]);
  }),
);

test(
  'What matches is counted by one statement, be it enough of the freshest homes, few of them, or few of few homes',
  withDatabase(async (t, database) => {
    const totals: unknown[] = [];
    const readRows = createReadRows(database);
    const recording: ReadRows = async <Row extends object>(sql: string, bindings?: readonly Binding[]) => {
      const rows = await readRows<Row>(sql, bindings);
      totals.push(...rows.slice(0, 1).map((row) => ('total' in row ? row.total : undefined)));
      return rows;
    };
    const retrieve = createRetrieve({ database, clock, readRows: recording });
    const totalsOf = async (Limit: number): Promise<unknown[]> => {
      totals.length = 0;
      await retrieve(BOT, understood({ Constraints: [bound('YearBuilt', 'atLeast', 2000)], Limit }), []);
      return [...totals];
    };
    for (const day of ['01', '02'])
      await insertListing(database, BOT, { YearBuilt: 2020, MarketSince: `2026-12-${day}` });
    t.deepEqual(await totalsOf(8), [2]);
    await insertListing(database, BOT, { YearBuilt: 2020, MarketSince: '2026-01-01' });
    await addHundreds(database);
    t.deepEqual(await totalsOf(2), [3]);
    t.deepEqual(await totalsOf(8), [null, 3]);
  }),
);

test(
  'What no home fits, and what each thing given up would leave, is counted by one look at all homes',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { YearBuilt: 2020, Bedrooms: 2, MarketSince: '2026-01-01' });
    await addHundreds(database);
    // A statement that finds nothing has not counted either.
    const counts: string[] = [];
    const readRows = createReadRows(database);
    const recording: ReadRows = async <Row extends object>(sql: string, bindings?: readonly Binding[]) => {
      const rows = await readRows<Row>(sql, bindings);
      if (sql.includes('COUNT(') && rows.length > 0) counts.push(sql);
      return rows;
    };
    const retrieve = createRetrieve({ database, clock, readRows: recording });
    const wanted = [bound('YearBuilt', 'atLeast', 2000), bound('Bedrooms', 'atLeast', 9)];
    const found = await retrieve(BOT, understood({ Constraints: wanted }), []);
    t.is(found.total, 0);
    t.like(found.relaxed, { constraints: [wanted[1]], total: 1 });
    t.is(counts.length, 1);
    const { total } = await retrieve(BOT, understood({ Constraints: wanted.slice(0, 1) }), []);
    t.is(total, 1);
  }),
);
