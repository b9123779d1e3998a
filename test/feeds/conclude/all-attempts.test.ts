import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { overAllAttempts } from '../../../src/feeds/conclude/all-attempts.ts';
import { counts, createArena, type Way } from '../../helpers/arena.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const EVERY_STEP = Array.from({ length: 90 }, (_, index) => index + 1);

/** The other feed sends 5 and 7 too; 12 was removed the day before. */
const FOREIGN = [house(5), house(7)];
const DAYS = [houses(1, 12), houses(1, 11)];
const SECOND_DAY = [
  house(1),
  house(2, { ListPrice: '510000' }),
  house(3, { ListingKey: 'K30', ListingId: 'M30', ListPrice: '490000' }),
  house(4, { BedroomsTotal: '4' }),
  house(5, { StandardStatus: 'Expired' }),
  house(6, { StandardStatus: 'Pending' }),
  house(8, { StandardStatus: 'Closed', CloseDate: '2026-11-20', ClosePrice: '490000' }),
  house(9, { ListPrice: 'abc' }),
  house(12),
  house(13),
  house(14),
  house(15, { StandardStatus: 'Withdrawn' }),
];

const countsOf = async (feed: FeedFixture, way: Way, settings: Record<string, unknown> = {}) => {
  const arena = await createArena(feed, settings);
  for (const day of DAYS) await arena.importFile(fileOf(...day));
  await arena.importFile(fileOf(...FOREIGN), {}, 1);
  const end = await arena.importFile(fileOf(...SECOND_DAY), way);
  await arena.remove();
  return { ...counts(end), held: end.part.heldRemovals, rows: end.run.rows };
};

test(
  'a run that is killed and begun again counts what all its attempts did, as an undisturbed one does',
  withFeed(async (t, feed) => {
    const whole = await countsOf(feed, {});
    t.deepEqual(whole, {
      ...{ created: 2, updated: 5, unchanged: 1, removedByRow: 2, removedByAbsence: 3, rejected: 1, ignored: 1 },
      ...{ held: 0, rows: 12 },
    });
    t.deepEqual(await countsOf(feed, { batchRows: 2, kills: EVERY_STEP }), whole, 'killed at every step');
    for (const kill of [25, 31, 37, 43, 49, 55, 61, 67]) {
      t.deepEqual(await countsOf(feed, { batchRows: 2, kills: [kill] }), whole, `killed at step ${kill}`);
    }
  }),
);

test(
  'an approved run counts what it wrote before its removals were held, too',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const held = await feed.importFile(fileOf(...houses(1, 8, { BedroomsTotal: '4' }), house(30), house(31)));
      t.like(held.part, { State: 'Held', Created: 2, Updated: 8, RemovedByAbsence: 0, HeldRemovals: 12 });
      const { part } = await feed.approve(held.run.RunID);
      t.like(part, { Created: 2, Updated: 8, Unchanged: 0, RemovedByAbsence: 12, HeldRemovals: 0 });
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test('rows are moved from what the last attempt found as it should be, and their sum stays', (t) => {
  const count = fc.nat({ max: 9 });
  const names = ['created', 'updated', 'unchanged', 'removedByRow', 'rejected', 'ignored'] as const;
  const part = fc.record({
    ...{ created: count, updated: count, unchanged: count, removedByRow: count, rejected: count, ignored: count },
    ...{ removedByAbsence: count, heldRemovals: count, matchedRows: count },
  });
  const written = fc.record({ created: count, updated: count, removedByRow: count, removedByAbsence: count });
  fc.assert(
    fc.property(part, written, (last, did) => {
      const all = overAllAttempts(last, did);
      const sum = (counted: typeof last): number => names.reduce((total, name) => total + counted[name], 0);
      assert.equal(sum(all), sum(last));
      for (const name of names) assert.ok(all[name] >= 0);
      for (const name of ['created', 'updated', 'removedByRow', 'removedByAbsence'] as const) {
        assert.ok(all[name] >= last[name] && all[name] <= Math.max(last[name], did[name]));
      }
      assert.equal(all.rejected, last.rejected);
    }),
  );
  t.pass();
});
