import test from 'ava';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

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
