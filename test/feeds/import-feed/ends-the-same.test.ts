import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { type Arena, counts, createArena, exchange, MEETING_HOME, someKeys, type Way } from '../../helpers/arena.ts';
import { fileOf, type Home, house } from '../../helpers/homes.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const home: fc.Arbitrary<Home> = fc.record(MEETING_HOME);
const anchor = house(99);
const NOTHING_DONE = { created: 0, updated: 0, removedByRow: 0, removedByAbsence: 0 };
const file = fc.array(home, { maxLength: 6 });
const way = fc.record({
  batchRows: fc.integer({ min: 1, max: 4 }),
  kills: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
});

const KEYS = ['ListingKey', 'ListingId', 'ListingURL'] as const;
/** Without rows that share a key with an earlier one. */
const sharingNoKey = (homes: readonly Home[]): Home[] => {
  const taken = new Set<string>();
  return homes.filter((one) => {
    const keys = KEYS.flatMap((name) => (one[name] ? [one[name]] : []));
    if (keys.some((text) => taken.has(text))) return false;
    for (const text of keys) taken.add(text);
    return true;
  });
};

const text = (homes: readonly Home[]): string => fileOf(anchor, ...homes);

/** The feed's files of two nights, and what another feed shows before them. */
type Story = { settings: Record<string, unknown>; before: Home[]; homes: Home[]; others: Home[] };
const story: fc.Arbitrary<Story> = fc
  .record({
    settings: fc.record({
      key: someKeys,
      mode: fc.constantFrom('snapshot', 'snapshot', 'delta'),
      importSold: fc.boolean(),
    }),
    nights: fc.oneof({ arbitrary: fc.record({ before: file, homes: file }), weight: 3 }, exchange),
    others: fc.array(home, { maxLength: 2 }),
  })
  .map(({ nights, ...rest }) => ({ ...rest, ...nights }));

/** Two homes, of which one has had a number and the other a URL, exchange them. */
const EXCHANGE: Story = {
  settings: { key: ['ListingKey', 'MLSNumber', 'Url'], mode: 'snapshot', importSold: false },
  before: [
    house(2, { ListingId: 'M1', ListingURL: '' }),
    house(4, { ListingId: '', ListingURL: 'https://a.example/2' }),
  ],
  homes: [
    house(2, { ListingId: '', ListingURL: 'https://a.example/2' }),
    house(4, { ListingId: 'M1', ListingURL: '' }),
  ],
  others: [],
};

/** An arena in which the story has happened: another feed's homes and the feed's own file of the day before. */
const begin = async (feed: FeedFixture, { settings, before, others }: Story): Promise<Arena> => {
  const arena = await createArena(feed, settings);
  if (others.length > 0) await arena.importFile(fileOf(...others), {}, 1);
  await arena.importFile(text(before));
  return arena;
};

/** Lets the story end in two ways and gives both ends. */
const bothEnds = async (
  feed: FeedFixture,
  told: Story,
  ends: readonly [{ homes: Home[]; way?: Way }, { homes: Home[]; way?: Way }],
) => {
  const states: unknown[][] = [];
  for (const { homes, way: how } of ends) {
    const arena = await begin(feed, told);
    await arena.importFile(text(homes), how);
    states.push(await arena.state());
    await arena.remove();
  }
  return states as [unknown[], unknown[]];
};

test(
  'a file ends the same however it is split into batches',
  withFeed(async (t, feed) => {
    await fc.assert(
      fc.asyncProperty(story, fc.integer({ min: 1, max: 4 }), async (told, batchRows) => {
        const { homes } = told;
        const [whole, split] = await bothEnds(feed, told, [{ homes }, { homes, way: { batchRows } }]);
        assert.deepEqual(split, whole);
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);

test(
  'a file ends the same in any order of rows that share no key',
  withFeed(async (t, feed) => {
    const ordered = story
      .map((told) => ({ ...told, homes: sharingNoKey(told.homes) }))
      .chain((told) => fc.tuple(fc.constant(told), fc.shuffledSubarray(told.homes, { minLength: told.homes.length })));
    await fc.assert(
      fc.asyncProperty(ordered, fc.integer({ min: 1, max: 4 }), async ([told, shuffled], batchRows) => {
        const [one, other] = await bothEnds(feed, told, [
          { homes: told.homes },
          { homes: shuffled, way: { batchRows } },
        ]);
        assert.deepEqual(other, one);
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);

test(
  'a file ends the same when the process is killed between any two steps and the run goes on in another',
  withFeed(async (t, feed) => {
    await fc.assert(
      fc.asyncProperty(story, way, async (told, how) => {
        const { homes } = told;
        const [whole, killed] = await bothEnds(feed, told, [{ homes }, { homes, way: how }]);
        assert.deepEqual(killed, whole);
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);

test(
  'a file that comes again changes nothing and writes nothing: no row is created, updated or removed',
  withFeed(async (t, feed) => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const { homes } = told;
        const arena = await begin(feed, told);
        await arena.importFile(text(homes));
        const once = await arena.tables();
        const again = await arena.importFile(text(homes));
        const { created, updated, removedByRow, removedByAbsence } = counts(again);
        assert.deepEqual({ created, updated, removedByRow, removedByAbsence }, NOTHING_DONE);
        assert.deepEqual(await arena.tables(), once);
        await arena.remove();
      }),
      { ...PROPERTY_RUNS, examples: [[EXCHANGE]] },
    );
    t.pass();
  }),
);

test(
  'the rows of a file are all accounted for: created, updated, unchanged, removed by row, rejected and ignored make them up',
  withFeed(async (t, feed) => {
    await fc.assert(
      fc.asyncProperty(story, way, async (told, how) => {
        const { homes } = told;
        const arena = await begin(feed, told);
        const end = await arena.importFile(text(homes), how);
        const { removedByAbsence, ...rows } = counts(end);
        assert.ok(removedByAbsence >= 0);
        assert.equal(
          Object.values(rows).reduce((sum, count) => sum + count, 0),
          homes.length + 1,
        );
        assert.equal(end.run.rows, homes.length + 1);
        await arena.remove();
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);

/** Whether the rows exchange keys of one kind: each then keeps its own. */
const keepOwn = ({ before, homes }: Pick<Story, 'before' | 'homes'>): boolean =>
  (['ListingId', 'ListingURL'] as const).some((name) => {
    const had = before.map((one) => one[name]);
    return homes.every((one) => one[name] && had.includes(one[name]));
  });

test(
  'homes that exchange numbers for URLs have the keys of their rows, however the file is split and ordered, and the process killed',
  withFeed(async (t, feed) => {
    const exchanges = exchange
      .filter((nights) => !keepOwn(nights))
      .chain((nights) =>
        fc
          .shuffledSubarray(nights.homes, { minLength: nights.homes.length })
          .map((homes): Story => ({ ...EXCHANGE, before: nights.before, homes })),
      );
    const keysOf = (homes: readonly Home[]) =>
      [anchor, ...homes].map((one) => [one.ListingKey, one.ListingId || null, one.ListingURL || null]).sort();
    await fc.assert(
      fc.asyncProperty(exchanges, way, async (told, how) => {
        const arena = await begin(feed, told);
        await arena.importFile(text(told.homes), how);
        const shown = await feed.shown(arena.chatbotId);
        const keys = shown.map(({ sourceKey, values, urlKey }) => [
          sourceKey,
          values.MLSNumber,
          urlKey === null ? null : values.Url,
        ]);
        assert.deepEqual(keys.sort(), keysOf(told.homes));
        await arena.remove();
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);
