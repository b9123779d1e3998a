import test from 'ava';
import { isoDate } from '../../../src/listings/days-on-market.ts';
import { retireSold } from '../../../src/listings/retire-listings.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);

test(
  'a field that the API changed stays while the feed sends what it sent before, and other fields follow the feed',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { SalePrice: 520_000 });
    const { part } = await feed.importFile(fileOf(house(1, { BedroomsTotal: '4' }), ...others));
    t.is(part.Updated, 1);
    t.like((await feed.byId(id)).values, { SalePrice: '520000.00', Bedrooms: 4 });
  }),
);

test(
  'a field that the API changed follows the feed again once the feed sends a different value than before',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { SalePrice: 520_000 });
    await feed.apiUpdate(id, { SalePrice: 530_000 });
    await feed.importFile(fileOf(house(1, { ListPrice: '490000' }), ...others));
    t.is((await feed.byId(id)).values.SalePrice, '490000.00');
    await feed.importFile(fileOf(house(1, { ListPrice: '500000' }), ...others));
    t.is((await feed.byId(id)).values.SalePrice, '500000.00', 'the API’s change is forgotten');
    t.deepEqual(await feed.database('listing_override').select('*'), []);
  }),
);

test(
  'a field that the API cleared stays blank until the feed sends a different value',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { PublicRemarks: 'Sunny' }), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Description: '' });
    await feed.importFile(fileOf(house(1, { PublicRemarks: 'Sunny', ListPrice: '1000' }), ...others));
    t.is((await feed.byId(id)).values.Description, null);
    await feed.importFile(fileOf(house(1, { PublicRemarks: 'Sunny and dry', ListPrice: '1000' }), ...others));
    t.is((await feed.byId(id)).values.Description, 'Sunny and dry');
  }),
);

test(
  'volatile fields that the API changed stay too: tours, and days on market while the feed counts on',
  withFeed(async (t, feed) => {
    const tour = { VirtualTourURLUnbranded: 'https://tours.example/1' };
    await feed.importFile(fileOf(house(1, { DaysOnMarket: '10', ...tour }), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { DaysOnMarket: 100, Tours: 'OpenHouse' });
    const changed = (await feed.byId(id)).values.MarketSince;
    t.is(changed, '2026-08-13');

    feed.setNow('2026-11-22T12:00:00Z');
    await feed.importFile(fileOf(house(1, { DaysOnMarket: '11', ...tour }), ...others));
    t.like((await feed.byId(id)).values, { MarketSince: changed, Tours: 'OpenHouse' });

    await feed.importFile(fileOf(house(1, { DaysOnMarket: '0' }), ...others));
    t.like((await feed.byId(id)).values, { MarketSince: '2026-11-22', Tours: null });
  }),
);

test(
  'pictures that the API changed stay while the feed only signs its own anew',
  withFeed(
    async (t, feed) => {
      const picture = (signature: string) => ({
        Description: 'x',
        Images: `https://cdn.example/1.jpg?X-Amz-Signature=${signature}`,
      });
      const file = (signature: string, name = '1') =>
        `MLSNumber,Status,SaleType,Address,Images\nM1,Active,for_sale,1 Oak St,${picture(signature).Images.replace('/1.jpg', `/${name}.jpg`)}\n`;
      await feed.importFile(file('a'));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { Images: ['https://ours.example/1.jpg'] });
      await feed.importFile(file('b'));
      t.deepEqual((await feed.byId(id)).values.Images, ['https://ours.example/1.jpg']);
      await feed.importFile(file('c', '2'));
      t.deepEqual((await feed.byId(id)).values.Images, ['https://cdn.example/2.jpg?X-Amz-Signature=c']);
    },
    { feed: { preset: 'listing', key: ['MLSNumber'] } },
  ),
);

test(
  'after a change by the API the same file is read again, and its row is unchanged',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { SalePrice: 520_000 });
    const again = await feed.importAgain();
    t.like(again.part, { Unchanged: 4, Updated: 0 });
    t.is((await feed.byId(id)).version, 2);
    t.deepEqual((await feed.importAgain()).run.Parts, [], 'and passed over from then on');
  }),
);

test(
  'a number that the API changed does not make the feed create the home again',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { MLSNumber: 'OURS-1' });
      const { part } = await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
      t.like(part, { Created: 0, Updated: 1, RemovedByAbsence: 0 });
      t.like((await feed.byId(id)).values, { MLSNumber: 'OURS-1', SalePrice: '1000.00' });
    },
    { feed: { key: ['MLSNumber', 'Url'] } },
  ),
);

test(
  'a feed’s home that the API deleted is vetoed: its rows are ignored, also those that change it',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiDelete(id);
    const same = await feed.importAgain();
    t.like(same.part, { Unchanged: 3, Ignored: 1 });
    const changed = await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    t.like(changed.part, { Created: 0, Unchanged: 3, Ignored: 1 });
    t.like(await feed.byId(id), { live: false, removedReason: 'api' });
    const relisted = house(1, { ListingKey: 'K1b', ListingId: 'M1b' });
    t.like((await feed.importFile(fileOf(relisted, ...others))).part, { Created: 0, Ignored: 1 });
  }),
);

test(
  'restoring a vetoed home shows it under its ID, and its feed goes on with it',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiDelete(id);
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    await feed.apiRestore(id);
    t.is((await feed.byId(id)).values.SalePrice, '500000.00');
    const { part } = await feed.importAgain();
    t.is(part.Updated, 1);
    t.like(await feed.byId(id), { live: true });
    t.is((await feed.byId(id)).values.SalePrice, '1000.00');
  }),
);

test(
  'creating a home by the API lifts the veto: the same file is read again and its row claims the home',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiDelete(id);
    await feed.importAgain();
    const created = await feed.apiCreate({
      SaleType: 'for_sale',
      Status: 'Active',
      MLSNumber: 'M1',
      Address: '1 Oak St',
    });
    const again = await feed.importAgain();
    t.like(again.part, { Ignored: 1, Unchanged: 3 });
    t.deepEqual(await feed.database('feed_claim').pluck('listing_id'), [created]);
  }),
);

test(
  'creating another home with the number of a vetoed one lifts the veto: the feed shows its own under its old ID',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiDelete(id);
    await feed.importAgain();
    await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', MLSNumber: 'M1', Address: '900 Elm St' });
    const again = await feed.importAgain();
    t.is(again.part.Updated, 1);
    t.true((await feed.byId(id)).live);
  }),
);

test(
  'a home that the feed itself ended is no veto: it comes back when the feed sends it',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(1, { StandardStatus: 'Delete' }), ...others));
    t.like(await feed.byId(id), { live: false, removedReason: 'row' });
    const { part } = await feed.importFile(fileOf(house(1), ...others));
    t.is(part.Updated, 1);
    t.true((await feed.byId(id)).live);
  }),
);

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
