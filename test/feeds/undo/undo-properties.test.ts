import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { LISTING_FIELDS, type ListingValues } from '../../../src/listings/listing.ts';
import { type Arena, counts, createArena, MEETING_HOME, someKeys } from '../../helpers/arena.ts';
import { fileOf, type Home, house } from '../../helpers/homes.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const home: fc.Arbitrary<Home> = fc.record({
  ...MEETING_HOME,
  PublicRemarks: fc.constantFrom('', 'Sunny', 'Quiet'),
});
const anchor = house(99);
const night = fc.array(home, { maxLength: 6 });
const text = (homes: readonly Home[]): string => fileOf(anchor, ...homes);
const settings = fc.record({
  key: someKeys,
  mode: fc.constantFrom('snapshot', 'snapshot', 'delta'),
});
const batchRows = fc.integer({ min: 1, max: 4 });

/** Every listing but those that an undo took off again: what is shown of it, who owns it, and by which keys it is known. */
const stateOf = async (feed: FeedFixture, { chatbotId }: Arena) =>
  (await feed.stored(chatbotId))
    .filter(({ live, removedReason }) => live || removedReason !== 'undo')
    .map(({ id, live, removedReason, sourceId, sourceKey, urlKey, values }) => ({
      ...{ id, live, removedReason, sourceId, sourceKey },
      urlKey: urlKey?.toString('hex') ?? null,
      values,
    }));

/** Whether a run did nothing that could be undone: asked by an undo that is cancelled before it begins. */
const isEmpty = async (runId: number, feed: FeedFixture): Promise<boolean> => {
  try {
    const { RunID } = await feed.services.feeds.undo(feed.workspaceId, { RunID: runId });
    await feed.services.runs.cancel(RunID, 'only asked');
    return false;
  } catch (error) {
    assert.match((error as Error).message, /changed no listing/);
    return true;
  }
};

test(
  'the undo of the newest run gives exactly the state before it, and its own undo what the run had made',
  withFeed(async (t, feed) => {
    await fc.assert(
      fc.asyncProperty(settings, night, night, night, batchRows, async (chosen, others, before, after, size) => {
        const arena = await createArena(feed, chosen);
        await arena.importFile(text(before));
        if (others.length > 0) await arena.importFile(fileOf(...others), {}, 1);
        const old = await stateOf(feed, arena);
        const { run } = await arena.importFile(text(after));
        const made = await stateOf(feed, arena);
        if (!(await isEmpty(run.id, feed))) {
          const undone = await arena.undo(run.id, { batchRows: size });
          assert.deepEqual(await stateOf(feed, arena), old);
          const { created = 0, updated = 0, unchanged = 0, removedByRow = 0, ignored = 0 } = undone.part ?? {};
          assert.equal(ignored, 0);
          assert.equal(created + updated + unchanged + removedByRow, undone.run.rows);
          await arena.undo(undone.run.id, { batchRows: size });
          assert.deepEqual(await stateOf(feed, arena), made);
        } else assert.deepEqual(made, old);
        await arena.remove();
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);

test(
  'undoing all runs of two feeds, newest first, leaves nothing on display, and undoing the undos, newest first, gives all back',
  withFeed(async (t, feed) => {
    const nights = fc.array(fc.tuple(night, fc.constantFrom<0 | 1>(0, 0, 1)), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(settings, nights, batchRows, async (chosen, files, size) => {
        const arena = await createArena(feed, chosen);
        const runs: number[] = [];
        const states: unknown[] = [];
        for (const [homes, source] of files) {
          states.push(await stateOf(feed, arena));
          const { run } = await arena.importFile(source === 0 ? text(homes) : fileOf(house(98), ...homes), {}, source);
          runs.push(run.id);
        }
        const shown = await stateOf(feed, arena);
        const undos: number[] = [];
        for (const runId of runs.toReversed()) {
          const state = states.pop();
          if (!(await isEmpty(runId, feed))) undos.push((await arena.undo(runId, { batchRows: size })).run.id);
          assert.deepEqual(await stateOf(feed, arena), state);
        }
        assert.deepEqual(await feed.shown(arena.chatbotId), []);
        for (const undo of undos.toReversed()) {
          if (!(await isEmpty(undo, feed))) await arena.undo(undo, { batchRows: size });
        }
        assert.deepEqual(await stateOf(feed, arena), shown);
        await arena.remove();
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);

test(
  'undoing a run under later ones changes only fields that still have the value that it gave them, and gives back what they had before',
  withFeed(async (t, feed) => {
    const price = fc.constantFrom('500000', '600000', '700000');
    const beds = fc.constantFrom('2', '3', '4');
    const remarks = fc.constantFrom('', 'Sunny', 'Quiet');
    const values = fc.record({ ListPrice: price, BedroomsTotal: beds, PublicRemarks: remarks });
    const nights = fc.array(fc.tuple(values, values, values), { minLength: 3, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(nights, fc.nat(), batchRows, async (told, chosen, size) => {
        const arena = await createArena(feed);
        const runs: number[] = [];
        const states: Map<number, ListingValues>[] = [];
        for (const homes of told) {
          const { run } = await arena.importFile(fileOf(...homes.map((one, index) => house(index + 1, one))));
          runs.push(run.id);
          states.push(new Map((await feed.shown(arena.chatbotId)).map(({ id, values: all }) => [id, all])));
        }
        const middle = 1 + (chosen % (runs.length - 1));
        const [before, made, now] = [states[middle - 1], states[middle], states.at(-1)];
        if (await isEmpty(runs[middle] ?? 0, feed)) assert.deepEqual(made, before);
        else await arena.undo(runs[middle] ?? 0, { batchRows: size });
        for (const { id, values: after } of await feed.shown(arena.chatbotId)) {
          for (const field of LISTING_FIELDS) {
            const [old, given, last] = [before, made, now].map((state) => state?.get(id)?.[field]);
            assert.equal(after[field], given !== old && last === given ? old : last, field);
          }
        }
        await arena.remove();
      }),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);

test(
  'an undo that is killed between any two steps and goes on in another process ends the same',
  withFeed(async (t, feed) => {
    const kills = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        settings,
        night,
        night,
        night,
        batchRows,
        kills,
        async (chosen, others, before, after, size, at) => {
          const ends: unknown[] = [];
          for (const way of [{}, { batchRows: size, kills: at }]) {
            const arena = await createArena(feed, chosen);
            await arena.importFile(text(before));
            if (others.length > 0) await arena.importFile(fileOf(...others), {}, 1);
            const { run } = await arena.importFile(text(after));
            if (!(await isEmpty(run.id, feed))) {
              const { part } = await arena.undo(run.id, way);
              ends.push({ state: await arena.state(), counts: part && counts({ run, part }) });
            } else ends.push(null);
            await arena.remove();
          }
          assert.deepEqual(ends[1], ends[0]);
        },
      ),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);
