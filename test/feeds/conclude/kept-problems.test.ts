import test from 'ava';
import { keptProblems } from '../../../src/feeds/conclude/kept-problems.ts';
import { createProblemList } from '../../../src/feeds/plan/problem-list.ts';
import type { RunProblem } from '../../../src/feeds/read/feed-row.ts';

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
