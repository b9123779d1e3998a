import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);

for (const status of ['Pending', 'Hold', 'Withdrawn', 'Canceled', 'Expired', 'Delete']) {
  test(
    `${status} takes the home off the display`,
    withFeed(async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const { id } = await feed.byNumber('M1');
      const { part } = await feed.importFile(fileOf(house(1, { StandardStatus: status }), ...others));
      t.like(part, { RemovedByRow: 1, RemovedByAbsence: 0, Unchanged: 3 });
      t.like(await feed.byId(id), { live: false, removedReason: 'row' });
      const again = await feed.importFile(fileOf(house(1, { StandardStatus: status, ListPrice: '1' }), ...others));
      t.like(again.part, { RemovedByRow: 0, Ignored: 1 });
    }),
  );
}

test(
  'a home that is off the display comes back under the same ID, with what it now is',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(1, { StandardStatus: 'Hold' }), ...others));
    const byRow = await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    t.is(byRow.part.Updated, 1);
    t.like(await feed.byNumber('M1'), { id, removedReason: null, removedAt: null });
    t.is((await feed.byId(id)).values.SalePrice, '1000.00');

    await feed.importFile(fileOf(...others));
    t.like(await feed.byId(id), { live: false, removedReason: 'absence' });
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    t.is((await feed.byNumber('M1')).id, id, 'also when nothing of it changed');
    const relisted = house(1, { ListingKey: 'K1b', ListingId: 'M1b' });
    await feed.importFile(fileOf(...others));
    await feed.importFile(fileOf(relisted, ...others));
    t.is((await feed.byNumber('M1b')).id, id, 'also under another number, by URL and address');
  }),
);

test(
  'a row that ends a home needs only a key and the status, and applies even when every other field in it is wrong',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), ...others));
    const bare = { ListingKey: 'K1', StandardStatus: 'Withdrawn' };
    const wrong = house(2, { StandardStatus: 'Expired', ListPrice: 'a lot', YearBuilt: '99999', Latitude: '132' });
    const { part, problems } = await feed.importFile(fileOf(bare, wrong, ...others));
    t.like(part, { RemovedByRow: 2, Rejected: 0, Unchanged: 3 });
    t.true(
      problems.some(({ Line, Column }) => Line === 3 && Column === 'ListPrice'),
      'what is wrong is told',
    );
  }),
);

test(
  'Closed updates a home that is known and keeps it on display as Sold; what the row leaves blank stays',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    const closed = { ListingKey: 'K1', StandardStatus: 'Closed', ClosePrice: '515000', CloseDate: '2026-11-18' };
    const { part } = await feed.importFile(fileOf(closed, ...others));
    t.is(part.Updated, 1);
    t.like((await feed.byId(id)).values, {
      Status: 'Sold',
      StandardStatus: 'Closed',
      SalePrice: '515000.00',
      MarketUntil: '2026-11-18',
      Bedrooms: 3,
      Address: '1 Oak St',
      MLSNumber: 'M1',
    });
    t.is((await feed.importFile(fileOf(closed, ...others, house(13)))).part.Unchanged, 4);
  }),
);

test(
  'Closed creates no home unless importSold says so',
  withFeed(async (t, feed) => {
    const closed = house(1, { StandardStatus: 'Closed', CloseDate: '2026-11-18', ClosePrice: '515000' });
    const without = await feed.importFile(fileOf(closed, ...others));
    t.like(without.part, { Created: 3, Ignored: 1 });
    await feed.configure({ importSold: true });
    const allowed = await feed.importFile(fileOf(closed, { ListingKey: 'K2', StandardStatus: 'Closed' }, ...others));
    t.is(allowed.part.Created, 2);
    t.like((await feed.byNumber('M1')).values, { Status: 'Sold', SalePrice: '515000.00', MarketUntil: '2026-11-18' });
  }),
);

test(
  'a home that went off display as Pending is shown as Sold once it is Closed',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(1, { StandardStatus: 'Pending' }), ...others));
    await feed.importFile(fileOf(house(1, { StandardStatus: 'Closed', CloseDate: '2026-11-20' }), ...others));
    const after = await feed.byNumber('M1');
    t.is(after.id, id);
    t.is(after.values.Status, 'Sold');
  }),
);

test(
  'a home sold longer ago than soldDays leaves the display, and its row does not bring it back',
  withFeed(
    async (t, feed) => {
      const closed = house(1, { StandardStatus: 'Closed', CloseDate: '2026-11-10' });
      await feed.importFile(fileOf(house(1), ...others));
      const { id } = await feed.byNumber('M1');
      feed.setNow('2026-11-20T12:00:00Z');
      await feed.importFile(fileOf(closed, ...others));
      t.is((await feed.byId(id)).values.Status, 'Sold', 'on the tenth day it is still shown');
      feed.setNow('2026-11-21T12:00:00Z');
      const { part } = await feed.importFile(fileOf(closed, ...others, house(13)));
      t.is(part.RemovedByRow, 1);
      t.false((await feed.byId(id)).live);
      const again = await feed.importFile(fileOf(closed, ...others, house(14)));
      t.like(again.part, { Ignored: 1, RemovedByRow: 0 });
      t.false((await feed.byId(id)).live);
    },
    { feed: { soldDays: 10 } },
  ),
);

test(
  'a former sale of a home that is on the market again, under another number, changes nothing',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, { DaysOnMarket: '10' }), ...others));
      const { id } = await feed.byNumber('M1');
      const former = house(1, { ListingKey: 'K0', ListingId: 'M0', StandardStatus: 'Closed', CloseDate: '2026-10-01' });
      const { part } = await feed.importFile(fileOf(former));
      t.is(part.Ignored, 1);
      t.like((await feed.byId(id)).values, { Status: 'Active', MLSNumber: 'M1' });
      const latter = house(1, { ListingKey: 'K2', ListingId: 'M2', StandardStatus: 'Closed', CloseDate: '2026-11-20' });
      await feed.importFile(fileOf(latter));
      t.like((await feed.byId(id)).values, { Status: 'Sold', MLSNumber: 'M2' });
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a closed lease is rented, not sold: it stays a home for rent, also where the row does not say so again',
  withFeed(async (t, feed) => {
    const lease = house(1, { PropertyType: 'Residential Lease', ListPrice: '2500' });
    await feed.importFile(fileOf(lease, ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf({ ...lease, StandardStatus: 'Closed' }, ...others));
    const rented = { SaleType: 'for_rent', StandardStatus: 'Closed', RentPrice: '2500.00', SalePrice: null } as const;
    t.like((await feed.byId(id)).values, rented);
    await feed.importFile(fileOf(lease, ...others));
    await feed.importFile(fileOf({ ListingKey: 'K1', StandardStatus: 'Closed' }, ...others));
    t.like((await feed.byId(id)).values, rented);
  }),
);

test(
  'Incomplete is never imported, and a home that is shown stays as it was',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const drafts = [
      house(1, { StandardStatus: 'Incomplete', ListPrice: '1' }),
      house(2, { StandardStatus: 'Incomplete' }),
    ];
    const { part } = await feed.importFile(fileOf(...drafts, ...others));
    t.like(part, { Ignored: 2, Unchanged: 3, RemovedByAbsence: 0 });
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
  }),
);

test(
  'an unknown status is a problem and never a guess: the row is rejected, and a home that is shown stays',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { part, problems } = await feed.importFile(fileOf(house(1, { StandardStatus: 'Sunsetting' }), ...others));
    t.like(part, { Rejected: 1, Unchanged: 3, RemovedByAbsence: 0 });
    t.like(problems[0], { Line: 2, Column: 'StandardStatus', Value: 'Sunsetting' });
    t.true((await feed.byNumber('M1')).live);
  }),
);

test(
  'each feed can say otherwise: its own statuses decide what ends a home',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, { StandardStatus: 'A' }), house(2, { StandardStatus: 'Pending' })));
      t.is((await feed.byNumber('M1')).values.StandardStatus, 'Active');
      t.like((await feed.byNumber('M2')).values, { Status: 'Active', StandardStatus: 'ActiveUnderContract' });
    },
    { feed: { statuses: { A: 'Active', Pending: 'ActiveUnderContract' } } },
  ),
);

test(
  'ActiveUnderContract is shown as Active and ComingSoon as PreOnMarket, with the standard status beside it',
  withFeed(async (t, feed) => {
    await feed.importFile(
      fileOf(house(1, { StandardStatus: 'Active Under Contract' }), house(2, { StandardStatus: 'Coming Soon' })),
    );
    t.like((await feed.byNumber('M1')).values, { Status: 'Active', StandardStatus: 'ActiveUnderContract' });
    t.like((await feed.byNumber('M2')).values, { Status: 'PreOnMarket', StandardStatus: 'ComingSoon' });
  }),
);
