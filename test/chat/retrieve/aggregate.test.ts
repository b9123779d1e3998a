import test from 'ava';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { forRent, forSale } from '../../helpers/statements.ts';
import { understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const clock = () => new Date('2026-11-21T12:00:00Z');

const find = (database: Database, asked: Understanding): Promise<Found> =>
  createRetrieve({ database, clock })(BOT, asked, []);
const rent = { SaleType: 'for_rent', SalePrice: null } as const;

test(
  'An aggregate is of all that match, sales and rents and each currency by themselves',
  withDatabase(async (t, database) => {
    for (const SalePrice of ['100000.00', '300000.00', null]) await insertListing(database, BOT, { SalePrice });
    await insertListing(database, BOT, { SalePrice: '700000.00', CurrencySymbol: '€' });
    await insertListing(database, BOT, { ...rent, RentPrice: '1500.00' });
    const average = await find(database, understood({ Aggregate: 'average', Fields: ['Price'] }));
    const group = {
      SaleType: 'for_sale',
      Currency: '$',
      Count: 3,
      Known: 2,
      Average: 200_000,
      Lowest: 100_000,
      Highest: 300_000,
    };
    t.is(average.aggregated?.Groups.length, 3);
    t.deepEqual(average.aggregated?.Groups[0], group as never);
    const highest = await find(database, understood({ Aggregate: 'highest', Constraints: [forSale] }));
    t.is(highest.listings[0]?.values.SalePrice, '700000.00');
    t.is(highest.aggregated?.Field, 'Price');
    const count = await find(database, understood({ Aggregate: 'count', Constraints: [forRent] }));
    t.deepEqual([count.total, count.aggregated?.Groups], [1, []]);
  }),
);

test(
  'Areas and what a unit of them costs are told in the unit of their listings',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { BuildingArea: 1_292, LotArea: 5_001, SalePrice: '129200.00' });
    await insertListing(database, BOT, { BuildingArea: 708, LotArea: null, SalePrice: '70800.00' });
    await insertListing(database, BOT, { BuildingArea: 120.5, AreaUnit: 'Square Meters', SalePrice: '241000.00' });
    const groupsOf = async (field: 'BuildingArea' | 'LotArea' | 'UnitAreaPrice') => {
      const found = await find(database, understood({ Aggregate: 'average', Fields: [field], Limit: 1 }));
      t.is(found.total, 3);
      return found.aggregated?.Groups.filter(({ Known }) => Known > 0).map((group) => [
        ...[group.AreaUnit, group.Count, group.Known, group.Average, group.Lowest, group.Highest],
      ]);
    };
    t.deepEqual(await groupsOf('BuildingArea'), [
      ['Square Feet', 2, 2, 1_000, 708, 1_292],
      ['Square Meters', 1, 1, 120.5, 120.5, 120.5],
    ]);
    t.deepEqual(await groupsOf('UnitAreaPrice'), [
      ['Square Feet', 2, 2, 100, 100, 100],
      ['Square Meters', 1, 1, 2_000, 2_000, 2_000],
    ]);
    t.deepEqual((await groupsOf('LotArea'))?.[0], ['Square Feet', 2, 1, 5_001, 5_001, 5_001]);
  }),
);
