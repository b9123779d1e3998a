import { utimes } from 'node:fs/promises';
import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
/** Statements that write listings or what hangs on them. */
const listingWrites = (statements: string[]) =>
  statements.filter((sql) => /^(insert into|update|delete from) `?(listing|feed_claim)/i.test(sql));
const rows = (feed: FeedFixture) => feed.database('listing').orderBy('id').select('*');
const writesOf = async (feed: FeedFixture, file: string) =>
  listingWrites(await feed.statements(() => feed.importFile(file)));

test(
  'a row that says the same again writes nothing: no listing is touched, whatever the order of the rows',
  withFeed(async (t, feed) => {
    const homes = [...houses(1, 6), ...others];
    await feed.importFile(fileOf(...homes));
    const before = await rows(feed);
    const writes = await writesOf(feed, fileOf(...homes.toReversed()));
    t.deepEqual(writes, []);
    t.deepEqual(await rows(feed), before);
    t.deepEqual(await feed.database('listing_change').select('*'), []);
  }),
);

test(
  'a row that differs in nothing that is mapped writes nothing',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { ListOfficeMlsId: 'A' }), ...others));
    t.deepEqual(await writesOf(feed, fileOf(house(1, { ListOfficeMlsId: 'B' }), ...others)), []);
  }),
);

test(
  'only the homes that differ are written',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 6)));
    const before = await rows(feed);
    const { part } = await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...houses(2, 6)));
    t.like(part, { Updated: 1, Unchanged: 5 });
    const after = await rows(feed);
    t.deepEqual(after.slice(1), before.slice(1));
    t.is(after[0]?.version, 2);
  }),
);

test(
  'after a change of the mapping every row is compared again: what it changes is updated, the rest is unchanged',
  withFeed(async (t, feed) => {
    const file = fileOf(house(1, { PropertySubType: 'Condominium' }), ...others);
    await feed.importFile(file);
    await feed.configure({ columns: { PropertyType: 'PropertyType' } });
    const changed = await feed.importAgain();
    t.like(changed.part, { Updated: 1, Unchanged: 3 });
    t.is((await feed.byNumber('M1')).values.PropertyType, 'Residential');

    const before = await feed.stored();
    await feed.configure({ columns: { PropertyType: { column: 'PropertyType', convert: 'text' } } });
    const same = await feed.importAgain();
    t.like(same.part, { Updated: 0, Unchanged: 4 });
    const after = await feed.stored();
    t.deepEqual(
      after.map(({ version, updatedAt }) => [version, updatedAt]),
      before.map(({ version, updatedAt }) => [version, updatedAt]),
    );
    t.true(after.every((listing, index) => listing.feedHashText !== before[index]?.feedHashText));
    t.deepEqual((await feed.importAgain()).run.Parts, []);
  }),
);

test(
  'a change of the status map is a change of the mapping',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    await feed.configure({ statuses: { Active: 'ComingSoon' } });
    t.is((await feed.importAgain()).part.Updated, 4);
    t.is((await feed.byNumber('M1')).values.Status, 'PreOnMarket');
  }),
);

test(
  'a row whose timestamp is older than the stored one is ignored: it neither changes nor ends nor revives its home',
  withFeed(
    async (t, feed) => {
      const at = (day: string) => ({ ModificationTimestamp: `2026-11-${day}T00:00:00Z` });
      await feed.importFile(fileOf(house(1, { ...at('10'), ListPrice: '1000' }), ...others));
      const { id } = await feed.byNumber('M1');
      const older = await feed.importFile(fileOf(house(1, { ...at('09'), ListPrice: '900' })));
      t.like(older.part, { Ignored: 1, Updated: 0 });
      const ended = await feed.importFile(fileOf(house(1, { ...at('09'), StandardStatus: 'Withdrawn' })));
      t.like(ended.part, { Ignored: 1, RemovedByRow: 0 });
      t.is((await feed.byId(id)).values.SalePrice, '1000.00');

      const same = await feed.importFile(fileOf(house(1, { ...at('10'), ListPrice: '1100' })));
      t.is(same.part.Updated, 1, 'one of the same time counts');
      await feed.importFile(fileOf(house(1, { ...at('12'), StandardStatus: 'Withdrawn' })));
      t.false((await feed.byId(id)).live);
      const revived = await feed.importFile(fileOf(house(1, { ...at('09') })));
      t.like(revived.part, { Ignored: 1, Updated: 0 });
      t.false((await feed.byId(id)).live);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a home whose row is ignored as older is in the snapshot still and is not removed',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { ModificationTimestamp: '2026-11-10T00:00:00Z' }), ...others));
    const { part } = await feed.importFile(
      fileOf(house(1, { ModificationTimestamp: '2026-11-09T00:00:00Z', ListPrice: '1' }), ...others),
    );
    t.like(part, { Ignored: 1, RemovedByAbsence: 0, Unchanged: 3 });
  }),
);

test(
  'versionField names another column to go by',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, { CloseDate: '2026-11-10', ListPrice: '1000' }), ...others));
      await feed.importFile(fileOf(house(1, { CloseDate: '2026-11-09', ListPrice: '900' })));
      t.is((await feed.byNumber('M1')).values.SalePrice, '1000.00');
    },
    { feed: { mode: 'delta', versionField: 'CloseDate' } },
  ),
);

const touch = async (feed: FeedFixture, minute: number): Promise<void> => {
  const time = new Date(Date.UTC(2026, 10, 21, 6, minute));
  await utimes(feed.fileOf(), time, time);
};

test(
  'the same bytes under the same rules are passed over, and after any change of either they are read',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const isRead = async (): Promise<boolean> => (await feed.importAgain()).run.Parts.length > 0;
    t.false(await isRead());
    await touch(feed, 1);
    t.false(await isRead());

    await feed.configure({ defaults: { CurrencySymbol: '€' } });
    t.true(await isRead());
    t.false(await isRead());

    await feed.apiUpdate((await feed.byNumber('M1')).id, { Description: 'Ours' });
    t.true(await isRead(), 'another writer changed a listing of the feed');
    t.false(await isRead());

    await feed.apiDelete((await feed.byNumber('M2')).id);
    t.true(await isRead(), 'the API deleted a listing of the feed');
    t.false(await isRead());
  }),
);

test(
  'the same bytes are read again for a chatbot that was not there before',
  withFeed(async (t, feed) => {
    const later = 'b'.repeat(32);
    await feed.configure({ chatbots: [{ serialNumber: feed.serialNumber }, { serialNumber: later }] });
    await feed.importFile(fileOf(...houses(1, 3)));
    const { id } = await feed.services.chatbots.add({
      workspaceId: feed.workspaceId,
      timeZone: 'UTC',
      serialNumber: later,
    });
    await feed.importAgain();
    t.is((await feed.shown(id)).length, 3);
  }),
);

test(
  'the same bytes are read again after a run that failed, was cancelled or was held',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const held = await feed.importFile(fileOf(...houses(1, 10)));
      t.is(held.run.State, 'Held');
      const again = await feed.importAgain();
      t.is(again.run.State, 'Held');
      t.is(again.run.Parts.length, 1);
      await feed.services.feeds.cancel(feed.workspaceId, again.run.RunID);
      t.is((await feed.importAgain()).run.Parts.length, 1);
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test(
  'a run that wrote the part of one chatbot and held that of another leaves nothing behind by which bytes are passed over',
  withFeed(
    async (t, feed) => {
      const serialNumber = 'b'.repeat(32);
      await feed.services.chatbots.add({ workspaceId: feed.workspaceId, timeZone: 'UTC', serialNumber });
      const where = { City: ['Escondido'] };
      await feed.configure({ chatbots: [{ serialNumber: feed.serialNumber }, { serialNumber, where }] });
      const fingerprint = async (): Promise<unknown> =>
        (await feed.database('feed').first('last_fingerprint'))?.last_fingerprint;
      await feed.importFile(fileOf(...houses(1, 20), ...houses(21, 40, { City: 'Escondido' })));
      t.not(await fingerprint(), null);
      const { run } = await feed.importFile(fileOf(...houses(1, 39), house(40, { City: 'Escondido' })));
      t.deepEqual(run.Parts.map(({ State }) => State).sort(), ['Held', 'Succeeded']);
      t.is(await fingerprint(), null);
    },
    { feed: { limits: {} } },
  ),
);

test(
  'the same bytes are read again while a listing waits out its grace, until it is gone',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 3)));
      await feed.importFile(fileOf(...houses(1, 2)));
      t.is((await feed.shown()).length, 3);
      t.is((await feed.importAgain()).part.RemovedByAbsence, 1);
      t.deepEqual((await feed.importAgain()).run.Parts, []);
    },
    { feed: { limits: { missesBeforeRemoval: 2, maxRemoved: null, minRows: null } } },
  ),
);

test(
  'a dry run reads and judges the file, says what would happen, and writes no listing',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 4)));
    const before = await feed.database('listing').select('*');
    const text = fileOf(house(1), house(2, { ListPrice: '510000' }), house(3, { StandardStatus: 'Expired' }), house(8));
    const { run, part } = await feed.importFile(text, { dryRun: true });
    t.true(run.DryRun);
    const told = { Created: 1, Updated: 1, Unchanged: 1, RemovedByRow: 1, RemovedByAbsence: 1 };
    t.like(part, told);
    t.deepEqual(await feed.database('listing').select('*'), before);
    t.like((await feed.importAgain()).part, told);
  }),
);

const otherRows = houses(10, 12);
const at = (day: string) => ({ ModificationTimestamp: `2026-11-${day}T00:00:00Z` });
const WITHDRAWN = { StandardStatus: 'Withdrawn' };

test(
  'A row that is older than the one that took its home off the market does not bring it back',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, at('10')), ...otherRows));
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
      await feed.importFile(fileOf(house(1, at('10')), ...otherRows));
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
      await feed.importFile(fileOf(house(1, at('10')), ...otherRows));
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
      await feed.importFile(fileOf(house(1, at('10')), ...otherRows));
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
    await feed.importFile(fileOf(house(1), ...otherRows), { modifiedAt: new Date('2027-11-21T00:00:00Z') });
    feed.setNow('2026-11-23T12:00:00Z');
    const { run } = await feed.importFile(fileOf(house(1, WITHDRAWN), ...otherRows), {
      modifiedAt: new Date('2026-11-23T00:00:00Z'),
    });
    t.is(run.State, 'Succeeded', run.Message);
    t.is((await feed.shown()).length, otherRows.length);
  }),
);

test(
  'Another versionField makes no row older than what is stored, neither what it says nor that it ends its home',
  withFeed(async (t, feed) => {
    const row = (n: number, changes = {}) => house(n, { ...at('20'), CloseDate: '2026-11-15', ...changes });
    await feed.importFile(fileOf(row(1), row(2), ...otherRows));
    await feed.configure({ versionField: 'CloseDate' });
    const next = [row(1, { ListPrice: '450000' }), row(2, WITHDRAWN), ...otherRows];
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
    t.is((await feed.importFile(fileOf(older, ...otherRows))).part.Updated, 0);
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
