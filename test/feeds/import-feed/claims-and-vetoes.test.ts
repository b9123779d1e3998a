import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
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
