import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { type Arena, counts, createArena, MEETING_HOME, someKeys, type Way } from '../../helpers/arena.ts';
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

type Story = { settings: Record<string, unknown>; before: Home[]; others: Home[] };
const story: fc.Arbitrary<Story> = fc.record({
  settings: fc.record({
    key: someKeys,
    mode: fc.constantFrom('snapshot', 'snapshot', 'delta'),
    importSold: fc.boolean(),
  }),
  before: file,
  others: fc.array(home, { maxLength: 2 }),
});

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
      fc.asyncProperty(story, file, fc.integer({ min: 1, max: 4 }), async (told, homes, batchRows) => {
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
    const ordered = file
      .map(sharingNoKey)
      .chain((homes) => fc.tuple(fc.constant(homes), fc.shuffledSubarray(homes, { minLength: homes.length })));
    await fc.assert(
      fc.asyncProperty(story, ordered, fc.integer({ min: 1, max: 4 }), async (told, [homes, shuffled], batchRows) => {
        const [one, other] = await bothEnds(feed, told, [{ homes }, { homes: shuffled, way: { batchRows } }]);
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
      fc.asyncProperty(story, file, way, async (told, homes, how) => {
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
      fc.asyncProperty(story, file, async (told, homes) => {
        const arena = await begin(feed, told);
        await arena.importFile(text(homes));
        const once = await arena.tables();
        const again = await arena.importFile(text(homes));
        const { created, updated, removedByRow, removedByAbsence } = counts(again);
        assert.deepEqual({ created, updated, removedByRow, removedByAbsence }, NOTHING_DONE);
        assert.deepEqual(await arena.tables(), once);
        await arena.remove();
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);

test(
  'the rows of a file are all accounted for: created, updated, unchanged, removed by row, rejected and ignored make them up',
  withFeed(async (t, feed) => {
    await fc.assert(
      fc.asyncProperty(story, file, way, async (told, homes, how) => {
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
