import test from 'ava';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import type { Order, Understanding } from '../../../src/chat/understand/understanding.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { forRent, named } from '../../helpers/statements.ts';
import { understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const clock = () => new Date('2026-11-21T12:00:00Z');
const cheapest: Order = { Field: 'Price', Direction: 'asc' };

const find = async (database: Database, asked: Partial<Understanding>) => {
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
    t.deepEqual(await find(database, asked), { ids: [rent, low], total: 4, apart: ['SaleType'] } as never);
    const rented = await find(database, { ...asked, Constraints: [forRent] });
    t.deepEqual(rented, { ids: [rent], total: 2, apart: undefined } as never);
  }),
);

test(
  'of a list by price the five that an answer names are of both kinds, and what else is shown follows',
  withDatabase(async (t, database) => {
    const rents = await insertHomes(database, [1_000, 1_100, 1_200, 1_300, 1_400, 1_500]);
    const sales = await insertHomes(database, [500_000, 600_000, 700_000, 800_000]);
    const { ids, total, apart } = await find(database, { Order: cheapest });
    t.deepEqual(ids, [...rents.slice(0, 3), ...sales, rents[3]] as number[]);
    t.deepEqual([total, apart], [10, ['SaleType']] as never);
    const dearest = await find(database, { Order: { Field: 'Price', Direction: 'desc' }, Limit: 2 });
    t.deepEqual([dearest.ids, dearest.apart], [[sales[3], sales[2]] as number[], undefined]);
    const largest = await find(database, { Order: { Field: 'BuildingArea', Direction: 'desc' }, Limit: 1 });
    t.deepEqual([largest.ids.length, largest.apart], [1, undefined]);
  }),
);

test(
  'the lowest price over several currencies is told of each, but not where one place is named',
  withDatabase(async (t, database) => {
    const [dollars] = await insertHomes(database, [700_000, 800_000]);
    const [euros] = await insertHomes(database, [300_000], '€');
    const found = await find(database, { Aggregate: 'lowest', Fields: ['Price'] });
    t.deepEqual(found, { ids: [euros, dollars], total: 3, apart: ['Currency'] } as never);
    const fee = await find(database, { Order: { Field: 'HOAMonth', Direction: 'asc' }, Limit: 1 });
    t.deepEqual(fee.apart, ['Currency']);
    const inSeattle = await find(database, { Order: cheapest, Limit: 1, Constraints: [named('City', 'Seattle')] });
    t.deepEqual([inSeattle.ids, inSeattle.apart], [[euros], undefined]);
    const inEuros = await find(database, { Order: cheapest, Limit: 1, Constraints: [named('Currency', '€')] });
    t.deepEqual([inEuros.ids, inEuros.total, inEuros.apart], [[euros], 1, undefined]);
  }),
);
