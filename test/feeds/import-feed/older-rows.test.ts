import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
const at = (day: string) => ({ ModificationTimestamp: `2026-11-${day}T00:00:00Z` });
const WITHDRAWN = { StandardStatus: 'Withdrawn' };

test(
  'A row that is older than the one that took its home off the market does not bring it back',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, at('10')), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.importFile(fileOf(house(1, { ...at('12'), ...WITHDRAWN })));
      const { part } = await feed.importFile(fileOf(house(1, at('11'))));
      t.is(part.Ignored, 1);
      t.false((await feed.byId(id)).live);
      await feed.importFile(fileOf(house(1, at('13'))));
      t.true((await feed.byId(id)).live);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'What a run took off the market is, once the run is undone, as old again as it was',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, at('10')), ...others));
      const { id } = await feed.byNumber('M1');
      const { run } = await feed.importFile(fileOf(house(1, { ...at('12'), ...WITHDRAWN })));
      await feed.undo(run.RunID);
      const { live, values } = await feed.byId(id);
      t.true(live);
      t.is(values.ModificationTimestamp, '2026-11-10T00:00:00.000Z');
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'A row that is older than what is stored does not take the place of a newer row of its file',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, at('10')), ...others));
      const { id } = await feed.byNumber('M1');
      const newestFirst = [house(1, { ...at('12'), ...WITHDRAWN }), house(1, { ...at('09'), ListPrice: '510000' })];
      await feed.importFile(fileOf(...newestFirst));
      t.false((await feed.byId(id)).live);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'A row that is older than one that changed nothing changes nothing',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, at('10')), ...others));
      await feed.importFile(fileOf(house(1, at('12'))));
      await feed.importFile(fileOf(house(1, { ...at('11'), ListPrice: '510000' })));
      t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'A file whose time lies in the future makes no later file older',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others), { modifiedAt: new Date('2027-11-21T00:00:00Z') });
    feed.setNow('2026-11-23T12:00:00Z');
    const { run } = await feed.importFile(fileOf(house(1, WITHDRAWN), ...others), {
      modifiedAt: new Date('2026-11-23T00:00:00Z'),
    });
    t.is(run.State, 'Succeeded', run.Message);
    t.is((await feed.shown()).length, others.length);
  }),
);

test(
  'Another versionField makes no row older than what is stored, neither what it says nor that it ends its home',
  withFeed(async (t, feed) => {
    const row = (n: number, changes = {}) => house(n, { ...at('20'), CloseDate: '2026-11-15', ...changes });
    await feed.importFile(fileOf(row(1), row(2), ...others));
    await feed.configure({ versionField: 'CloseDate' });
    const next = [row(1, { ListPrice: '450000' }), row(2, WITHDRAWN), ...others];
    t.like((await feed.importFile(fileOf(...next), { dryRun: true })).part, {
      Updated: 1,
      RemovedByRow: 1,
    });
    t.like((await feed.importFile(fileOf(...next))).part, {
      Updated: 1,
      RemovedByRow: 1,
    });
    t.is((await feed.byNumber('M1')).values.SalePrice, '450000.00');
    const older = row(1, { CloseDate: '2026-11-14', ListPrice: '440000' });
    t.is((await feed.importFile(fileOf(older, ...others))).part.Updated, 0);
    t.is((await feed.byNumber('M1')).values.SalePrice, '450000.00');
  }),
);

test(
  'After another versionField removals that were held go by their approval, and what a delta lacked is not older later',
  withFeed(
    async (t, feed) => {
      const row = (n: number, changes = {}) => house(n, { ...at('20'), CloseDate: '2026-11-15', ...changes });
      const rows = (from: number, to: number, changes = {}) =>
        houses(from, to).map((_, index) => row(from + index, changes));
      await feed.importFile(fileOf(...rows(1, 20)));
      await feed.configure({ mode: 'delta', limits: {}, versionField: 'CloseDate' });
      const held = await feed.importFile(fileOf(...rows(1, 9, WITHDRAWN)));
      t.is(held.run.State, 'Held', held.run.Message);
      t.is((await feed.approve(held.run.RunID)).part.RemovedByRow, 9);
      const { part } = await feed.importFile(fileOf(row(10, { ListPrice: '490000' }), row(11, WITHDRAWN)));
      t.like(part, { Updated: 1, RemovedByRow: 1 });
      t.is((await feed.shown()).length, 10);
    },
    { feed: { mode: 'delta', limits: {} } },
  ),
);

const neighbours = houses(2, 4);
const relisted = { ListingKey: 'K1b', ListingId: 'M1b' };

test(
  'a home that is pending under a number that is new to us leaves the display: it is not shown as free under its old one',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...neighbours));
      const { part } = await feed.importFile(fileOf(house(1, { ...relisted, StandardStatus: 'Pending' })));
      t.like(part, { RemovedByRow: 1, Ignored: 0 });
      t.deepEqual(
        (await feed.shown()).map(({ values }) => values.MLSNumber),
        ['M2', 'M3', 'M4'],
      );
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a home whose old number is still on display in the file stays, whatever ends under another number at its URL',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...neighbours));
      const pending = house(1, { ...relisted, StandardStatus: 'Pending' });
      for (const rows of [
        [house(1), pending],
        [pending, house(1)],
      ]) {
        const { part } = await feed.importFile(fileOf(...rows));
        t.like(part, { RemovedByRow: 0, Unchanged: 1, Ignored: 1 });
      }
      t.is((await feed.shown()).length, 4);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a neighbour that is pending at the same URL, in another unit, ends nothing of ours',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...neighbours));
      const neighbour = house(1, { ...relisted, StandardStatus: 'Pending', UnitNumber: '9' });
      const { part } = await feed.importFile(fileOf(neighbour));
      t.like(part, { RemovedByRow: 0, Ignored: 1 });
      t.is((await feed.shown()).length, 4);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a row with no key but the URL ends nothing that another row of the file shows by its key, however often it comes',
  withFeed(async (t, feed) => {
    const shown = house(1, { ListingId: '' });
    const ending = house(1, { ListingKey: '', ListingId: '', StandardStatus: 'Pending' });
    await feed.importFile(fileOf(shown, ...neighbours));
    for (const rows of [
      [shown, ending],
      [ending, shown],
    ]) {
      const { part } = await feed.importFile(fileOf(...rows, ...neighbours));
      t.like(part, { RemovedByRow: 0, Ignored: 1, Unchanged: 4 });
      t.is((await feed.shown()).length, 4);
    }
  }),
);
