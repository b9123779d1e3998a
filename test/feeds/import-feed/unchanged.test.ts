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
