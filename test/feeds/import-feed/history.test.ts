import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
const kinds = async (feed: FeedFixture, id: number) =>
  (await feed.history(id)).map(({ kind, version }) => [kind, version]);

test(
  'the history tells of a change what it was and what it is, with the run and the feed that made it',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { PublicRemarks: 'Sunny' }), ...others));
    const { id } = await feed.byNumber('M1');
    t.deepEqual(await feed.history(id), [], 'a creation is told by the listing itself');
    const { run } = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...others));
    t.deepEqual(await feed.history(id), [
      {
        listingId: id,
        version: 2,
        sourceId: await feed.feedId(),
        runId: run.RunID,
        kind: 'update',
        changes: { SalePrice: ['500000.00', '480000.00'], Description: ['Sunny', null] },
      },
    ]);
    t.is((await feed.byId(id)).version, 2);
  }),
);

test(
  'removals by row and by absence and revivals are in the history, each with a version of its own',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(1, { StandardStatus: 'Hold' }), ...others));
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    await feed.importFile(fileOf(...others));
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    t.deepEqual(await kinds(feed, id), [
      ['remove', 2],
      ['revive', 3],
      ['remove', 4],
      ['revive', 5],
    ]);
    const [, revived, , again] = await feed.history(id);
    t.deepEqual(revived?.changes, { SalePrice: ['500000.00', '1000.00'] });
    t.deepEqual(again?.changes, {});
    t.is((await feed.byId(id)).version, 5);
  }),
);

test(
  'changes by the API and by the feed are in one history',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Bedrooms: 4 });
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    await feed.apiDelete(id);
    await feed.apiRestore(id);
    const history = await feed.history(id);
    const feedId = await feed.feedId();
    t.deepEqual(
      history.map(({ kind, version, sourceId }) => [kind, version, sourceId]),
      [
        ['update', 2, 0],
        ['update', 3, feedId],
        ['remove', 4, 0],
        ['revive', 5, 0],
      ],
    );
  }),
);

test(
  'volatile fields are stored, and make neither history nor an update nor a new version',
  withFeed(
    async (t, feed) => {
      const header = 'MLSNumber,Status,SaleType,Address,DaysOnMarket,Tours,EstimatePrice,ModificationTimestamp\n';
      const file = (rest: string) => `${header}M1,Active,for_sale,1 Oak St,${rest}\nM2,Active,for_sale,2 Oak St,,,,\n`;
      await feed.importFile(file('10,,400000,2026-11-10T00:00:00Z'));
      const before = await feed.byNumber('M1');
      const { part } = await feed.importFile(file('30,OpenHouse,410000,2026-11-11T00:00:00Z'));
      t.like(part, { Updated: 0, Unchanged: 2 });
      const after = await feed.byNumber('M1');
      t.like(after.values, {
        MarketSince: '2026-10-22',
        Tours: 'OpenHouse',
        EstimatePrice: '410000.00',
        ModificationTimestamp: '2026-11-11T00:00:00.000Z',
      });
      t.is(after.version, before.version);
      t.deepEqual(after.updatedAt, before.updatedAt);
      t.deepEqual(await feed.history(after.id), []);

      await feed.importFile(file('30,,,2026-11-11T00:00:00Z'));
      t.like((await feed.byNumber('M1')).values, { Tours: null, EstimatePrice: null });
    },
    { feed: { preset: 'listing', key: ['MLSNumber'] } },
  ),
);

test(
  'pictures whose addresses are only signed anew are no change; other pictures are',
  withFeed(
    async (t, feed) => {
      const file = (...images: string[]) =>
        `MLSNumber,Status,SaleType,Address,Images\nM1,Active,for_sale,1 Oak St,${images.join(' ')}\n`;
      const signed = (signature: string) => `https://cdn.example/1.jpg?size=2&X-Amz-Signature=${signature}`;
      await feed.importFile(file(signed('a')));
      const renewed = await feed.importFile(file(signed('b')));
      t.like(renewed.part, { Updated: 0, Unchanged: 1 });
      const other = await feed.importFile(file('https://cdn.example/2.jpg'));
      t.is(other.part.Updated, 1);
    },
    { feed: { preset: 'listing', key: ['MLSNumber'] } },
  ),
);
