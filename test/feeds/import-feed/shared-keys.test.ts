import test from 'ava';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const url = (n: number) => `https://homes.example/${n}`;
const others = houses(10, 12);
const permutations = <Item>(items: Item[]): Item[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) =>
        permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
      );
const urls = async (feed: FeedFixture) =>
  Object.fromEntries((await feed.shown()).map(({ values }) => [values.MLSNumber, values.Url]));

test(
  'among rows that share a number the last wins, and the report says so at its line',
  withFeed(async (t, feed) => {
    const rows = ['1000', '2000', '3000'].map((ListPrice, index) =>
      house(1, { ListPrice, ListingKey: `K${index}`, ListingURL: url(50 + index) }),
    );
    const first = await feed.importFile(fileOf(...rows, ...others));
    t.is(first.part.Created, 4);
    t.is(first.part.Ignored, 2);
    t.is((await feed.byNumber('M1')).values.SalePrice, '3000.00');
    t.deepEqual(
      first.problems.map(({ Line, Expected }) => [Line, /earlier row.*same key/.test(Expected)]),
      [
        [3, true],
        [4, true],
      ],
    );

    const second = await feed.importFile(fileOf(...rows.toReversed(), ...others));
    t.is(second.part.Updated, 1);
    t.is(second.part.Ignored, 2);
    t.is((await feed.byNumber('M1')).values.SalePrice, '1000.00');
  }),
);

test(
  'rows that share a ListingKey are one home, also where their numbers differ',
  withFeed(async (t, feed) => {
    const { part } = await feed.importFile(
      fileOf(house(1, { ListingId: 'M1a' }), ...others, house(1, { ListingId: 'M1b' })),
    );
    t.is(part.Created, 4);
    t.is(part.Ignored, 1);
    t.is((await feed.byNumber('M1b')).sourceKey, 'K1');
  }),
);

test(
  'a dry run counts rows that share a key as the real run does',
  withFeed(async (t, feed) => {
    const neighbour = house(3, { UnparsedAddress: '1 Oak St', ListingURL: url(1) });
    const file = fileOf(house(1), house(2), house(1, { ListPrice: '1000' }), neighbour, ...others);
    const dry = await feed.importFile(file, { dryRun: true });
    t.is((await feed.stored()).length, 0);
    const real = await feed.importAgain();
    t.is(real.part.Created, 6);
    t.deepEqual({ ...dry.part, Message: '' }, { ...real.part, Message: '' });
  }),
);

test(
  'a home that a row ends and a later row with its key shows again stays, and the ending row is ignored',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const ending = house(1, { StandardStatus: 'Withdrawn' });
    const stays = await feed.importFile(fileOf(ending, house(1), ...others));
    t.like(stays.part, { RemovedByRow: 0, Ignored: 1, Unchanged: 4 });
    const goes = await feed.importFile(fileOf(house(1), ending, ...others));
    t.like(goes.part, { RemovedByRow: 1, Ignored: 1, Unchanged: 3 });
    t.is((await feed.shown()).length, 3);
  }),
);

test(
  'a home that one file both brings and ends is not created',
  withFeed(async (t, feed) => {
    const { part } = await feed.importFile(fileOf(house(1), ...others, house(1, { StandardStatus: 'Expired' })));
    t.like(part, { Created: 3, RemovedByRow: 0, Ignored: 2 });
    t.is((await feed.stored()).length, 3);
  }),
);

test(
  'two rows that end one home by different keys remove it once',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const byKey = { ListingKey: 'K1', StandardStatus: 'Withdrawn' };
    const byNumber = { ListingId: 'M1', StandardStatus: 'Withdrawn' };
    const { part } = await feed.importFile(fileOf(byKey, byNumber, ...others));
    t.like(part, { RemovedByRow: 1, Ignored: 1, Unchanged: 3 });
  }),
);

test(
  'a relisting whose old number is withdrawn in the same file keeps its ID, in any order of the two rows',
  withFeed(async (t, feed) => {
    const withdrawn = house(1, { StandardStatus: 'Withdrawn' });
    const relisted = house(1, { ListingKey: 'K1b', ListingId: 'M1b' });
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    for (const rows of [
      [withdrawn, relisted],
      [relisted, withdrawn],
    ]) {
      const { part } = await feed.importFile(fileOf(...rows, ...others));
      t.like(part, { RemovedByRow: 0, Ignored: 1 });
      t.is((await feed.byNumber('M1b')).id, id);
      await feed.importFile(fileOf(house(1), ...others));
      t.is((await feed.byNumber('M1')).id, id);
    }
  }),
);

test(
  'a number that is withdrawn after its home was relisted ends nothing',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      await feed.importFile(fileOf(house(1, { ListingKey: 'K1b', ListingId: 'M1b' })));
      const { part } = await feed.importFile(fileOf(house(1, { StandardStatus: 'Withdrawn' })));
      t.like(part, { RemovedByRow: 0, Ignored: 1 });
      t.is((await feed.shown()).length, 4);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'URLs that move along a chain of homes end the same in any order of the rows',
  withFeed(async (t, feed) => {
    const before: Home[] = [house(1), house(2), house(3)];
    const after: Home[] = [
      house(1, { ListingURL: url(2) }),
      house(2, { ListingURL: url(3) }),
      house(3, { ListingURL: url(4) }),
    ];
    for (const rows of permutations(after)) {
      await feed.importFile(fileOf(...before));
      t.deepEqual(await urls(feed), { M1: url(1), M2: url(2), M3: url(3) });
      const { part, problems } = await feed.importFile(fileOf(...rows));
      t.is(part.Updated, 3);
      t.deepEqual(problems, []);
      t.deepEqual(await urls(feed), { M1: url(2), M2: url(3), M3: url(4) });
    }
  }),
);

test(
  'two homes that swap their URLs in one file keep their own, and the report says that keys cross',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2)));
    const swapped = [house(1, { ListingURL: url(2), ListPrice: '1000' }), house(2, { ListingURL: url(1) })];
    for (const rows of [swapped, swapped.toReversed()]) {
      const { problems } = await feed.importFile(fileOf(...rows));
      t.deepEqual(await urls(feed), { M1: url(1), M2: url(2) });
      t.is((await feed.byNumber('M1')).values.SalePrice, '1000.00');
      t.deepEqual(
        problems.map(({ Expected }) => /^keys cross/.test(Expected)),
        [true, true],
      );
    }
  }),
);

/** What rows say on two nights, by their ListingKeys: number and URL, of which a blank one is given up. */
const EXCHANGES: Record<string, readonly [before: Home, after: Home][]> = {
  'two homes, of which one has had a number and the other a URL': [
    [{ ListingId: 'M1' }, { ListingURL: url(2) }],
    [{ ListingURL: url(2) }, { ListingId: 'M1' }],
  ],
  'two homes, each with a new number or URL besides': [
    [
      { ListingId: 'M1', ListingURL: url(1) },
      { ListingId: 'M3', ListingURL: url(2) },
    ],
    [
      { ListingId: 'M2', ListingURL: url(2) },
      { ListingId: 'M1', ListingURL: url(3) },
    ],
  ],
  'three homes': [
    [{ ListingId: 'M1' }, { ListingURL: url(2) }],
    [{ ListingURL: url(2) }, { ListingId: 'M3' }],
    [{ ListingId: 'M3' }, { ListingId: 'M1' }],
  ],
};

for (const [name, rows] of Object.entries(EXCHANGES))
  test(
    `homes that exchange numbers for URLs have the keys of their rows after one import, in any order: ${name}`,
    withFeed(async (t, feed) => {
      const night = (which: 0 | 1) =>
        rows.map((row, index) => house(index + 1, { ListingId: '', ListingURL: '', ...row[which] }));
      for (const after of permutations(night(1))) {
        await feed.importFile(fileOf(...night(0), ...others));
        const { problems } = await feed.importFile(fileOf(...after, ...others));
        t.deepEqual(problems, []);
        for (const { ListingKey, ListingId, ListingURL } of after) {
          const home = (await feed.shown()).find(({ sourceKey }) => sourceKey === ListingKey);
          t.like(home?.values, { MLSNumber: ListingId || null, Url: ListingURL || null });
          t.is(home?.urlKey === null, ListingURL === '');
        }
      }
    }),
  );

test(
  'a ListingKey names the home before its number does: the number stays with the other, problem "keys cross"',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), house(2), ...others));
      const one = await feed.byNumber('M1');
      const { part, problems } = await feed.importFile(fileOf(house(1, { ListingId: 'M2', ListPrice: '1000' })));
      t.is(part.Updated, 1);
      const after = await feed.byId(one.id);
      t.is(after.values.MLSNumber, 'M1');
      t.is(after.values.SalePrice, '1000.00');
      t.is((await feed.byNumber('M2')).sourceKey, 'K2');
      t.is(problems.length, 1);
      t.like(problems[0], { Column: 'MLSNumber', Value: 'M2' });
      t.regex(problems[0]?.Expected ?? '', /^keys cross/);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'keys count in the order that the feed gives: by number first where it says so',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), house(2), ...others));
      const two = await feed.byNumber('M2');
      const { problems } = await feed.importFile(fileOf(house(1, { ListingId: 'M2', ListPrice: '1000' })));
      const after = await feed.byId(two.id);
      t.is(after.values.SalePrice, '1000.00');
      t.is(after.sourceKey, 'K2');
      t.deepEqual(problems.map(({ Column }) => Column).toSorted(), ['ListingKey', 'Url']);
    },
    { feed: { mode: 'delta', key: ['MLSNumber', 'ListingKey', 'Url'] } },
  ),
);

test(
  'homes that share a URL which is no key keep it where only their days on market move, or their cells are read anew',
  withFeed(
    async (t, feed) => {
      const shared = (changes: Home = {}) => houses(1, 4, { ListingURL: url(1), ...changes });
      await feed.importFile(fileOf(...shared({ DaysOnMarket: '3' })));
      const moved = await feed.importFile(fileOf(...shared({ DaysOnMarket: '30' })));
      t.like(moved.part, { Unchanged: 4, Rejected: 0 });
      t.deepEqual([...new Set((await feed.shown()).map(({ values }) => values.MarketSince))], ['2026-10-22']);
      await feed.database.raw('UPDATE listing SET feed_hash = CONCAT(LEFT(feed_hash, 7), UNHEX(?))', ['00'.repeat(9)]);
      t.like((await feed.importFile(fileOf(...shared().toReversed()))).part, { Unchanged: 4, Rejected: 0 });
      t.deepEqual(Object.values(await urls(feed)), new Array(4).fill(url(1)));
    },
    { feed: { key: ['ListingKey', 'MLSNumber'] } },
  ),
);
