import test from 'ava';
import { isoDate } from '../../../src/listings/days-on-market.ts';
import { retireSold } from '../../../src/listings/retire-listings.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);

test(
  'A home that the API has sold, and that comes on the market again under another number, is on the market',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Status: 'Sold' });
    await feed.importFile(fileOf(...others));
    feed.setNow('2027-06-21T12:00:00Z');
    await feed.importFile(fileOf(house(1, { ListingKey: 'K1b', ListingId: 'M1b', ListPrice: '600000' }), ...others));
    await retireSold(feed.database, { sourceId: await feed.feedId(), soldDays: 90, today: isoDate(feed.now()) });
    const again = await feed.byNumber('M1b');
    t.true(again.live);
    t.like(again.values, { Status: 'Active', SalePrice: '600000.00', MarketUntil: null });
  }),
);

test(
  'A home that the API has sold, and that a file lacks for a night, stays sold',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Status: 'Sold' });
    await feed.importFile(fileOf(...others));
    await feed.importFile(fileOf(house(1), ...others));
    const { live, values } = await feed.byId(id);
    t.true(live);
    t.is(values.Status, 'Sold');
  }),
);

test(
  'A home that the API has sold, and that was shown as sold for long enough, does not come back while its feed says that it is for sale',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { Status: 'Sold' });
      await feed.importAgain();
      feed.setNow('2026-12-10T12:00:00Z');
      const today = isoDate(feed.now());
      t.is(await retireSold(feed.database, { sourceId: await feed.feedId(), soldDays: 10, today }), 1);
      const changes = () => feed.database('listing_change').where({ listing_id: id }).count({ total: '*' });
      const before = await changes();
      await feed.importFile(fileOf(house(1), ...others, house(13)));
      t.false((await feed.byId(id)).live);
      t.deepEqual(await changes(), before);
    },
    { feed: { soldDays: 10 } },
  ),
);

test(
  'Prices that the API has changed are no changes of prices of the feed, however many they are',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      for (const { id } of (await feed.shown()).slice(0, 12)) await feed.apiUpdate(id, { SalePrice: 450_000 });
      const again = await feed.importAgain();
      t.is(again.run.State, 'Succeeded', again.run.Message);
      const next = await feed.importFile(fileOf(...houses(1, 19), house(20, { StandardStatus: 'Pending' })));
      t.is(next.run.State, 'Succeeded', next.run.Message);
      t.is((await feed.shown()).length, 19);
      const cents = await feed.importFile(fileOf(...houses(1, 20, { ListPrice: '5000' })));
      t.is(cents.run.State, 'Held', cents.run.Message);
    },
    { feed: { limits: {} } },
  ),
);
