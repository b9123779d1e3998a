import test from 'ava';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
const branchOthers = houses(20, 22);

/** The feed `branch` sends these homes; its own keys are other ones than those of `main`. */
const importBranch = (feed: FeedFixture, ...homes: Home[]) =>
  feed.importFile(fileOf(...homes.map((one) => ({ ...one, ListingKey: `B${one.ListingKey}` })), ...branchOthers), {
    feed: 'branch',
  });
const importMain = (feed: FeedFixture, ...homes: Home[]) => feed.importFile(fileOf(...homes, ...others));
const claims = (feed: FeedFixture) => feed.database('feed_claim').orderBy('id').select('*');

/** `main` shows home 1, and `branch` claims it at another price. */
const claimed = async (feed: FeedFixture, changes: Home = {}) => {
  await feed.configure({}, 'branch');
  await importMain(feed, house(1));
  const { id } = await feed.byNumber('M1');
  const { part } = await importBranch(feed, house(1, { ListPrice: '470000', ListOfficeName: 'Branch', ...changes }));
  return { id, part };
};

test(
  'a home that another feed owns is claimed: number and address agree, nothing of it changes, and the row is ignored',
  withFeed(async (t, feed) => {
    const { id, part } = await claimed(feed, {
      ListingURL: 'https://branch.example/1',
      UnparsedAddress: '1 Oak Street',
    });
    t.like(part, { Created: 3, Ignored: 1 });
    t.is((await feed.byId(id)).values.SalePrice, '500000.00');
    t.is((await feed.byId(id)).version, 1);
    t.deepEqual(
      (await claims(feed)).map(({ listing_id }) => listing_id),
      [id],
    );
  }),
);

test(
  'feeds send the same home when URL, sale type and unit agree, whatever their numbers',
  withFeed(async (t, feed) => {
    const { part } = await claimed(feed, { ListingId: 'X1', UnparsedAddress: 'Oak Street 1' });
    t.is(part.Ignored, 1);
    t.is((await claims(feed)).length, 1);
  }),
);

test(
  'feeds send different homes when the unit differs at one URL, when only the number agrees, or when only the address does',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'branch');
    await importMain(feed, house(1, { UnitNumber: 'A' }), house(2), house(3));
    const { part } = await importBranch(
      feed,
      house(1, { ListingId: 'X1', UnitNumber: 'B' }),
      house(2, { UnparsedAddress: '77 Elm St', ListingURL: 'https://branch.example/2' }),
      house(3, { ListingId: 'X3', ListingURL: 'https://branch.example/3' }),
    );
    t.like(part, { Created: 6, Ignored: 0 });
    t.is((await claims(feed)).length, 0);
  }),
);

test(
  'when a row ends the home for its owner, the feed that claims it takes over under the same ID',
  withFeed(async (t, feed) => {
    const { id } = await claimed(feed);
    const { part } = await importMain(feed, house(1, { StandardStatus: 'Withdrawn' }));
    t.is(part.RemovedByRow, 1);
    const after = await feed.byId(id);
    t.true(after.live);
    t.is(after.sourceId, await feed.feedId('branch'));
    t.is(after.sourceKey, 'BK1');
    t.is(after.values.SalePrice, '470000.00');
    t.is(after.values.ListOfficeName, 'Branch');
    t.is(after.version, 2);
    t.like((await feed.history(id))[0], { kind: 'takeover', version: 2, sourceId: after.sourceId });
    t.is((await claims(feed)).length, 0);

    const again = await importBranch(feed, house(1, { ListPrice: '470000', ListOfficeName: 'Branch' }));
    t.deepEqual(again.run.Parts, [], 'the branch sends what is shown');
    const back = await importMain(feed, house(1));
    t.like(back.part, { Created: 0, Ignored: 1 }, 'the former owner now has the claim');
    t.is((await feed.byId(id)).sourceId, after.sourceId);
  }),
);

test(
  'when the home is absent from its owner’s snapshot, the feed that claims it takes over under the same ID',
  withFeed(async (t, feed) => {
    const { id } = await claimed(feed);
    const { part } = await importMain(feed);
    t.is(part.RemovedByAbsence, 1);
    t.like(await feed.byId(id), { live: true, sourceId: await feed.feedId('branch') });
  }),
);

test(
  'of several feeds that claim a home the one with the oldest claim takes over, and the others go on claiming it',
  withFeed(async (t, feed) => {
    const { id } = await claimed(feed);
    await feed.configure({}, 'third');
    await feed.importFile(fileOf(house(1, { ListingKey: 'T1' }), house(30), house(31)), { feed: 'third' });
    await importMain(feed);
    t.is((await feed.byId(id)).sourceId, await feed.feedId('branch'));
    await importBranch(feed);
    t.like(await feed.byId(id), { live: true, sourceId: await feed.feedId('third') });
    await feed.importFile(fileOf(house(30), house(31)), { feed: 'third' });
    t.like(await feed.byId(id), { live: false, removedReason: 'absence' });
  }),
);

test(
  'a claim is dropped when its feed ends the home by a row, and when its snapshot no longer sends it',
  withFeed(async (t, feed) => {
    const { id } = await claimed(feed);
    await importBranch(feed, house(1, { StandardStatus: 'Pending' }));
    t.is((await claims(feed)).length, 0);
    t.true((await feed.byId(id)).live);

    await importBranch(feed, house(1));
    t.is((await claims(feed)).length, 1);
    await importBranch(feed);
    t.is((await claims(feed)).length, 0);
    await importMain(feed);
    t.false((await feed.byId(id)).live);
  }),
);

test(
  'a delta keeps its claims on homes that it does not name',
  withFeed(async (t, feed) => {
    const { id } = await claimed(feed);
    await feed.configure({ mode: 'delta' }, 'branch');
    await importBranch(feed);
    await importMain(feed);
    t.like(await feed.byId(id), { live: true, sourceId: await feed.feedId('branch') });
  }),
);

test(
  'a change that the API made stays through a hand-over until the new owner sends another value than the old one had',
  withFeed(async (t, feed) => {
    const { id } = await claimed(feed, { ListPrice: '500000' });
    await feed.apiUpdate(id, { SalePrice: 444_000, Bedrooms: 5 });
    await importMain(feed);
    const after = await feed.byId(id);
    t.is(after.sourceId, await feed.feedId('branch'));
    t.is(after.values.SalePrice, '444000.00');
    t.is(after.values.Bedrooms, 5);
    t.is(after.values.ListOfficeName, 'Branch');
    await importBranch(feed, house(1, { ListPrice: '499000' }));
    t.like((await feed.byId(id)).values, { SalePrice: '499000.00', Bedrooms: 5 });
  }),
);

test(
  'a hand-over leaves a URL where another displayed home holds it',
  withFeed(async (t, feed) => {
    const { id } = await claimed(feed, { ListingURL: 'https://homes.example/20', UnparsedAddress: '1 Oak St' });
    const neighbour = await feed.byNumber('M20');
    const { run } = await importMain(feed);
    t.is(run.State, 'Succeeded', run.Message);
    const after = await feed.byId(id);
    t.like(after, { live: true, urlKey: null });
    t.is(after.values.Url, 'https://homes.example/20');
    t.deepEqual((await feed.byId(neighbour.id)).urlKey, neighbour.urlKey);
  }),
);

test(
  'a claim is void once its feed shows the home as a listing of its own',
  withFeed(async (t, feed) => {
    const { id } = await claimed(feed);
    await feed.configure({ mode: 'delta' }, 'branch');
    const moved = house(1, { UnparsedAddress: '88 Elm St', ListingURL: 'https://branch.example/88' });
    const { part } = await importBranch(feed, moved);
    t.is(part.Created, 1);
    const { run } = await importMain(feed);
    t.is(run.State, 'Succeeded', run.Message);
    t.false((await feed.byId(id)).live);
    t.is((await feed.shown()).filter(({ values }) => values.MLSNumber === 'M1').length, 1);
  }),
);

test(
  'a home that the API created is claimed by a feed that sends it, and stays the API’s',
  withFeed(async (t, feed) => {
    const id = await feed.apiCreate({
      SaleType: 'for_sale',
      Status: 'Active',
      MLSNumber: 'M1',
      Address: '1 Oak St',
      City: 'Seattle',
      SalePrice: 410_000,
    });
    const { part } = await importMain(feed, house(1));
    t.like(part, { Created: 3, Ignored: 1 });
    t.is((await feed.byId(id)).values.SalePrice, '410000.00');
  }),
);

test(
  'a key that two sources have, each for a home of its own, crosses no key of the other',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'branch');
    await importMain(feed, house(1));
    const elsewhere = house(1, { UnparsedAddress: '77 Elm St', ListingURL: 'https://branch.example/1' });
    const { part } = await feed.importFile(fileOf(elsewhere, ...branchOthers), { feed: 'branch' });
    t.is(part.Created, 4);
    const { part: next, problems } = await importMain(feed, house(1, { ListPrice: '490000' }));
    t.like(next, { Updated: 1, Unchanged: 3 });
    t.deepEqual(problems, []);
  }),
);

const office = (name: string, ...homes: Home[]): Home[] => homes.map((one) => ({ ...one, ListOfficeMlsId: name }));
const numbers = async (feed: FeedFixture, index: number) =>
  (await feed.shown(feed.chatbots[index]?.id)).map(({ values }) => values.MLSNumber);
const chatbotsOf = (feed: FeedFixture, ...wheres: (string[] | null)[]) =>
  wheres.map((offices, index) => ({
    serialNumber: feed.chatbots[index]?.serialNumber,
    ...(offices === null ? {} : { where: { ListOfficeMlsId: offices } }),
  }));
const total = ({ Created, Updated, Unchanged, RemovedByRow, Rejected, Ignored }: Record<string, unknown>) =>
  [Created, Updated, Unchanged, RemovedByRow, Rejected, Ignored].reduce<number>((sum, count) => sum + Number(count), 0);

test(
  'one feed fills several chatbots, each with the rows that its where picks; the rest is ignored',
  withFeed(
    async (t, feed) => {
      await feed.configure({ chatbots: chatbotsOf(feed, ['A12'], ['a12 ', 'B7'], null) });
      const { run } = await feed.importFile(
        fileOf(...office('A12', house(1), house(2)), ...office('B7', house(3)), ...office('C', house(4))),
      );
      t.is(run.State, 'Succeeded', run.Message);
      t.is(run.Rows, 4);
      t.deepEqual(
        run.Parts.map(({ Created, Ignored }) => [Created, Ignored]),
        [
          [2, 2],
          [3, 1],
          [4, 0],
        ],
      );
      t.deepEqual(await numbers(feed, 0), ['M1', 'M2']);
      t.deepEqual(await numbers(feed, 1), ['M1', 'M2', 'M3']);
      t.deepEqual(await numbers(feed, 2), ['M1', 'M2', 'M3', 'M4']);
    },
    { chatbots: 3 },
  ),
);

test(
  'a home that leaves a where counts as removed, in a delta too, and appears where it is picked now',
  withFeed(
    async (t, feed) => {
      await feed.configure({ chatbots: chatbotsOf(feed, ['A'], ['B']), mode: 'delta' });
      await feed.importFile(fileOf(...office('A', ...houses(1, 3)), ...office('B', house(9))));
      const { run } = await feed.importFile(fileOf(...office('B', house(1))));
      t.deepEqual(
        run.Parts.map(({ Created, RemovedByRow, Ignored }) => [Created, RemovedByRow, Ignored]),
        [
          [0, 1, 0],
          [1, 0, 0],
        ],
      );
      t.deepEqual(await numbers(feed, 0), ['M2', 'M3']);
      t.deepEqual(await numbers(feed, 1), ['M9', 'M1']);
    },
    { chatbots: 2 },
  ),
);

test(
  'a home that leaves a where takes part in the limit on removals',
  withFeed(async (t, feed) => {
    await feed.configure({ chatbots: chatbotsOf(feed, ['A']), limits: { minRows: null } });
    await feed.importFile(fileOf(...office('A', ...houses(1, 20))));
    const { part } = await feed.importFile(fileOf(...office('B', ...houses(1, 6)), ...office('A', ...houses(7, 20))));
    t.like(part, { State: 'Held', RemovedByRow: 0, HeldRemovals: 6 });
    t.is((await feed.shown()).length, 20);
  }),
);

test(
  'a chatbot that the feed no longer names loses its homes once that is approved, in both modes',
  withFeed(
    async (t, feed) => {
      for (const mode of ['snapshot', 'delta']) {
        await feed.configure({ chatbots: chatbotsOf(feed, null, null), mode });
        await feed.importFile(fileOf(...houses(1, 3), house(mode === 'delta' ? 8 : 9)));
        t.is((await numbers(feed, 1)).length, 4, mode);

        await feed.configure({ chatbots: chatbotsOf(feed, null), mode });
        const held = await feed.importFile(
          fileOf(house(1, { ListPrice: mode === 'delta' ? '11' : '12' }), ...houses(2, 3)),
        );
        t.is(held.run.State, 'Held', mode);
        t.is(held.run.Parts[1]?.HeldRemovals, 4, mode);
        t.is((await numbers(feed, 1)).length, 4, mode);

        const approved = await feed.approve(held.run.RunID);
        t.is(approved.run.State, 'Succeeded', approved.run.Message);
        t.deepEqual(await numbers(feed, 1), [], mode);
        t.true((await numbers(feed, 0)).length >= 3, mode);
      }
    },
    { chatbots: 2 },
  ),
);

test(
  'a claim in a chatbot that the feed no longer names is dropped',
  withFeed(
    async (t, feed) => {
      await feed.configure({}, 'owner');
      await feed.importFile(fileOf(...houses(1, 3)), { feed: 'owner' });
      await feed.configure({ chatbots: chatbotsOf(feed, null, null) });
      await feed.importFile(fileOf(house(1), house(2)));
      t.is((await feed.database('feed_claim').select('*')).length, 2);
      await feed.configure({ chatbots: chatbotsOf(feed, null, null).slice(1) });
      await feed.importFile(fileOf(house(1), house(2), house(5)));
      t.deepEqual(await feed.database('feed_claim').select('*'), []);
    },
    { chatbots: 2 },
  ),
);

test(
  'for every chatbot the counts of the rows add up to the rows of the file',
  withFeed(
    async (t, feed) => {
      await feed.configure({ chatbots: chatbotsOf(feed, ['A'], ['B'], null) });
      const night = (price: string) => [
        ...office('A', ...houses(1, 4, { ListPrice: price }), house(2)),
        ...office('B', house(5), house(6, { StandardStatus: 'Sunsetting' }), house(7)),
        house(8, { StandardStatus: 'Incomplete' }),
        house(9, { ListPrice: 'none' }),
        house(20, { ListingId: 'M5' }),
        house(21, { StandardStatus: 'Closed' }),
      ];
      await feed.importFile(fileOf(...night('1000'), ...houses(30, 34)));
      const ended = [house(30, { StandardStatus: 'Pending' }), house(31, { StandardStatus: 'Closed' }), house(32)];
      const { run } = await feed.importFile(fileOf(...night('2000'), ...ended, { StandardStatus: 'Active' }));
      t.is(run.Rows, 16);
      t.is(run.Parts.length, 3);
      for (const part of run.Parts) t.is(total(part), run.Rows, JSON.stringify(part));
    },
    { chatbots: 3 },
  ),
);
