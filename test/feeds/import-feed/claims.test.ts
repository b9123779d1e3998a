import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { openDatabase } from '../../../src/database/connection.ts';
import { markUnconfirmed } from '../../../src/feeds/gone/gone-feeds.ts';
import { forgetRemoved } from '../../../src/listings/retire-listings.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { createServices } from '../../../src/services.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
const PENDING = { StandardStatus: 'Pending' };

test(
  'A feed that has been gone for days takes over no home that its owner has ended',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'branch');
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(1, { ListingKey: 'B1' })), { feed: 'branch' });
    await rm(join(feed.folder, 'config', 'feeds', 'branch.json'));
    // When a feed was reached last, the database's clock says.
    feed.setNow(new Date(Date.now() + 10 * 86_400_000));
    await markUnconfirmed({ database: feed.database, registry: feed.services.registry, clock: feed.now });
    await feed.importFile(fileOf(house(1, PENDING), ...others));
    t.false((await feed.byId(id)).live);
  }),
);

test(
  'A sale that another feed claims leaves what it does not say, when it takes the home over',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'branch');
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    const { ListingURL = '', PropertyType = '' } = house(1);
    const own = { ListingKey: 'B1', ListingId: 'M1' };
    await feed.importFile(fileOf(house(1, own), ...houses(20, 22)), { feed: 'branch' });
    const closed = { ...own, ListingURL, PropertyType, StandardStatus: 'Closed', CloseDate: '2026-11-20' };
    await feed.importFile(fileOf(closed, ...houses(20, 22)), { feed: 'branch' });
    await feed.importFile(fileOf(house(1, PENDING), ...others));
    const { live, values } = await feed.byId(id);
    t.true(live);
    t.like(values, { Status: 'Sold', City: 'Seattle', Address: '1 Oak St', SalePrice: '500000.00' });
  }),
);

test(
  'A home that the API took off the display stays off it for as long as its feed sends it, after years, too',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiDelete(id);
    const longAgo = feed.database.raw('CURRENT_TIMESTAMP(3) - INTERVAL 401 DAY');
    await feed.database('listing').where({ id }).update({ removed_at: longAgo });
    await forgetRemoved(feed.database);
    await feed.importFile(fileOf(house(1), ...others, house(13)));
    t.false((await feed.shown()).some(({ values }) => values.MLSNumber === 'M1'));
  }),
);

test(
  'Two feeds that bring the same new homes at once, which only their addresses tell, make each of them once',
  withFeed(async (t, feed) => {
    const homes = fileOf(...houses(1, 300, { ListingURL: '' }));
    for (const name of ['left', 'right']) {
      await feed.configure({}, name);
      await feed.deliver(homes, { feed: name });
    }
    const [left, right] = [await feed.queue({ feed: 'left' }), await feed.queue({ feed: 'right' })];
    const database = openDatabase(feed.target, { max: 4 });
    try {
      const second = createServices({ config: feed.config, database, log: createLogger('silent'), clock: feed.now });
      const carryOut = async ({ runs, execute, host }: typeof second, runId: number): Promise<void> => {
        const run = await runs.claim(randomUUID(), host, { runId });
        if (run === undefined) throw new Error('The run was not claimed');
        await execute(run, new AbortController().signal);
      };
      await Promise.all([carryOut(feed.services, left), carryOut(second, right)]);
    } finally {
      await database.destroy();
    }
    t.is((await feed.shown()).length, 300);
  }),
);

for (const [name, known] of Object.entries({
  'by the key of its source': { ListingKey: 'B1' },
  'by the number alone': { ListingKey: '' },
})) {
  test(
    `A home that another feed claims, ${name}, stays one home when its address is corrected, by its feed or by the API`,
    withFeed(async (t, feed) => {
      await feed.configure({}, 'branch');
      const ofBranch = (ListPrice: string) =>
        fileOf(
          house(1, {
            ...known,
            ListingURL: 'https://branch.example/1',
            ListPrice,
          }),
          ...houses(20, 22),
        );
      await feed.importFile(fileOf(house(1), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.importFile(ofBranch('500000'), { feed: 'branch' });
      await feed.importFile(fileOf(house(1, { UnparsedAddress: '1 Oaks Street' }), ...others));
      t.like((await feed.importFile(ofBranch('510000'), { feed: 'branch' })).part, { Created: 0, Ignored: 1 });
      await feed.apiUpdate(id, { Address: '1 Oaks Avenue' });
      t.like((await feed.importFile(ofBranch('520000'), { feed: 'branch' })).part, { Created: 0, Ignored: 1 });
      t.is((await feed.shown()).filter(({ values }) => values.MLSNumber === 'M1').length, 1);
    }),
  );
}

test(
  'A neighbour at the same URL and address is not taken for the home that the feed claims',
  withFeed(
    async (t, feed) => {
      await feed.configure({ key: ['MLSNumber', 'Url'] }, 'branch');
      const tower = { ListingKey: '', ListingURL: 'https://homes.example/tower', UnparsedAddress: '1 Oak St' };
      await feed.importFile(fileOf(house(1, tower), ...others));
      await feed.importFile(fileOf(house(1, tower), ...houses(20, 22)), { feed: 'branch' });
      await feed.importFile(fileOf(house(1, { ...tower, UnparsedAddress: '1 Oak St #1' }), ...others));
      const both = fileOf(house(1, tower), house(3, tower), ...houses(20, 22));
      t.like((await feed.importFile(both, { feed: 'branch' })).part, { Created: 1, Ignored: 1 });
    },
    { feed: { key: ['MLSNumber', 'Url'] } },
  ),
);

const branch = { feed: 'branch' };
const branchFile = (price = '470000') => fileOf(house(1, { ListingKey: 'B1', ListPrice: price }), ...houses(20, 22));

test(
  'a home that the API deleted is vetoed for every feed: one that claims it neither shows nor takes it over',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'branch');
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(branchFile(), branch);
    await feed.apiDelete(id);
    const { part } = await feed.importFile(branchFile('460000'), branch);
    t.like(part, { Created: 0, Ignored: 1, Unchanged: 3 });
    await feed.importFile(fileOf(...others));
    t.like(await feed.byId(id), { live: false, removedReason: 'api' });
    t.is((await feed.shown()).filter(({ values }) => values.MLSNumber === 'M1').length, 0);
  }),
);

test(
  'a home that its owner let go is created by another feed that sends it only now, and the owner then claims it',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'branch');
    await feed.importFile(fileOf(house(1), ...others));
    await feed.importFile(fileOf(...others));
    const created = await feed.importFile(branchFile(), branch);
    t.is(created.part.Created, 4);
    const { id } = await feed.byNumber('M1');
    const again = await feed.importFile(fileOf(house(1), ...others));
    t.like(again.part, { Created: 0, Updated: 0, Ignored: 1 });
    t.is((await feed.byNumber('M1')).id, id);
  }),
);

test(
  'a status that the API set stays while the source’s does, and follows the source’s next one whole',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Status: 'PreOnMarket' });
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    t.like((await feed.byId(id)).values, { Status: 'PreOnMarket', StandardStatus: null, SalePrice: '1000.00' });
    await feed.importFile(fileOf(house(1, { ListPrice: '1000', StandardStatus: 'ActiveUnderContract' }), ...others));
    t.like((await feed.byId(id)).values, { Status: 'Active', StandardStatus: 'ActiveUnderContract' });
  }),
);

test(
  'a sale that says nothing of a field that the API changed leaves the API’s value, also for later',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Bedrooms: 5 });
    await feed.importFile(fileOf({ ListingKey: 'K1', StandardStatus: 'Closed' }, ...others));
    t.like((await feed.byId(id)).values, { Status: 'Sold', Bedrooms: 5 });
    await feed.importFile(fileOf(house(1), ...others));
    t.like((await feed.byId(id)).values, { Status: 'Active', Bedrooms: 5 });
  }),
);
