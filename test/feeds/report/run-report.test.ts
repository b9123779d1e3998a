import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import { createProblemList } from '../../../src/feeds/plan/row-problems.ts';
import type { RunProblem } from '../../../src/feeds/read/feed-row.ts';
import { overAllAttempts } from '../../../src/feeds/report/report-run.ts';
import { keptProblems } from '../../../src/feeds/report/run-report.ts';
import { counts, createArena, type Way } from '../../helpers/arena.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const problem = (line: number, changes: Partial<RunProblem> = {}): RunProblem => ({
  line,
  column: 'ListPrice',
  value: 'x',
  expected: 'a number',
  rejected: false,
  listingKey: null,
  mlsNumber: null,
  ...changes,
});

const part = (...problems: RunProblem[]) => ({ problems, left: 0 });
const rejected = (line: number): RunProblem => problem(line, { rejected: true });

test('Where a run has more problems than it keeps, those of rejected rows stay, in the order of the file', (t) => {
  const found = [problem(1), rejected(5), problem(2), rejected(3), problem(4)];
  const { problems, left } = keptProblems([part(...found)], 3);
  t.deepEqual(problems, [problem(1), rejected(3), rejected(5)]);
  t.is(left, '2 more problems are not listed: 3 are kept, those of rejected rows first');
});

test('Rejected rows beyond what a run keeps are told, too', (t) => {
  const { problems, left } = keptProblems([part(rejected(1), rejected(2), rejected(3))], 2);
  t.deepEqual(
    problems.map(({ line }) => line),
    [1, 2],
  );
  t.regex(left ?? '', /^1 more problems/);
  t.is(keptProblems([part(rejected(1), rejected(2))], 2).left, null);
});

test('A problem that several chatbots have is told once, as rejected where one of them rejected the row', (t) => {
  const { problems } = keptProblems([
    part(problem(1), problem(1, { column: 'City' })),
    part(rejected(1)),
    part(problem(1)),
  ]);
  t.deepEqual(problems, [rejected(1), problem(1, { column: 'City' })]);
});

test('However many rows of a file are wrong, a part holds so many of their problems and counts the rest', (t) => {
  const list = createProblemList(2);
  const row = { keys: { ListingKey: 'K1', MLSNumber: null, Url: null } };
  const { line, column, value, expected } = problem(1);
  const found = [{ line, column, value, expected }];
  for (let count = 0; count < 4; count += 1) list.add(row, found, false);
  for (let count = 0; count < 3; count += 1) list.add(row, found, true);
  const { problems, left } = list.read();
  t.is(left, 3);
  t.deepEqual(
    problems.map((one) => [one.rejected, one.listingKey]),
    [
      [true, 'K1'],
      [true, 'K1'],
      [false, 'K1'],
      [false, 'K1'],
    ],
  );
  t.regex(keptProblems([{ problems: [rejected(1)], left: 3 }], 5).left ?? '', /^3 more problems/);
  t.regex(keptProblems([{ problems: [], left: 3 }, part()], 5).left ?? '', /^up to 3 more problems/);
});

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
  house(9, { StandardStatus: 'Perhaps' }),
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
