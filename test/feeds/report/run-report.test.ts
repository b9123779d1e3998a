import assert from 'node:assert/strict';
import test from 'ava';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describeDetail } from '../../../src/commands/describe-run.ts';
import type { RunProblem } from '../../../src/feeds/map/feed-row.ts';
import { createProblemList } from '../../../src/feeds/plan/row-problems.ts';
import { rejectHeader, rejectRecord } from '../../../src/feeds/report/rejects-file.ts';
import { overAllAttempts } from '../../../src/feeds/report/report-run.ts';
import { keptProblems } from '../../../src/feeds/report/run-report.ts';
import type { StoredReject } from '../../../src/feeds/runs/run.ts';
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

test(
  'the problems of a run are told by kind with their count and the first of them, those of rejected rows foremost',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(
      fileOf(
        ...[house(1), house(1), house(1)],
        ...houses(2, 4, { StandardStatus: 'Rumoured' }),
        house(5, { ListingKey: '', ListingId: '', ListingURL: '' }),
      ),
      { dryRun: true },
    );
    const page = { RunID: run.RunID, PageNumber: 1, PageSize: 10 };
    const detail = await feed.services.feeds.runDetail(feed.workspaceId, page);
    t.deepEqual(
      detail.ProblemKinds.map(({ Rejected, Count, Line, Column, Value }) => [Rejected, Count, Line, Column, Value]),
      [
        [true, 3, 5, 'StandardStatus', 'Rumoured'],
        [true, 1, 8, null, null],
        [false, 2, 3, null, null],
      ],
    );
    t.is(detail.VirtualCount, 6);
    t.deepEqual(
      detail.Problems.map(({ Line, Rejected }) => [Line, Rejected]),
      [
        [3, false],
        [4, false],
        [5, true],
        [6, true],
        [7, true],
        [8, true],
      ],
    );
    const lines = describeDetail(detail, 200);
    t.deepEqual(
      lines
        .slice(lines.findIndex((line) => line.startsWith('  Rejected')))
        .map((line) => line.replace(/: a status: .*?( \(|$)/, ' …$1').slice(0, 64)),
      [
        '  Rejected, the home is not imported:',
        '    3× StandardStatus … (first in line 5 "Rumoured")',
        '    1× a key: ListingKey or MLSNumber or Url (line 8)',
        `    npx listingd run rejects ${run.RunID} lists every rejected row`,
        '  Noticed, the home is imported all the same:',
        '    2× one row a home: an earlier row of the file has the same k',
      ],
    );
    await feed.services.runs.saveProblems(
      run.RunID,
      [4, 17].map((holder) => ({
        ...{ line: holder, column: 'Url', value: 'x', rejected: false },
        expected: `shared URL: listing ${holder} has it`,
      })),
    );
    const [shared, ...others] = await feed.services.runs.problemKinds(run.RunID, 10);
    t.like(shared, { count: 2, first: { line: 4, expected: 'shared URL: listing 4 has it' } });
    t.deepEqual(others, [], 'which other listing has a key makes no kind of its own');
  }),
);

test(
  'a run of which nothing is wrong tells of no problems',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(house(1)));
    const page = { RunID: run.RunID, PageNumber: 1, PageSize: 10 };
    const detail = await feed.services.feeds.runDetail(feed.workspaceId, page);
    t.deepEqual([detail.ProblemKinds, detail.Problems], [[], []]);
    t.false(describeDetail(detail, 200).join('\n').includes('×'));
  }),
);

const reject = (changes: Partial<StoredReject>): StoredReject => ({
  number: 1,
  line: 7,
  column: 'ListPrice',
  value: 'x',
  expected: 'a number',
  listingKey: 'K1',
  mlsNumber: null,
  ...changes,
});

const read = (text: string): string[][] => parse(text, { bom: true });

test('The file begins with a byte order mark and its header, and unknown values are blank', (t) => {
  t.is(rejectHeader(), '\ufeffLine,ListingKey,MLSNumber,Column,Value,Reason\r\n');
  t.is(rejectRecord(reject({ line: null, listingKey: null, column: null, value: null })), ',,,,,a number\r\n');
});

test('Values with quotes, commas, line ends and blanks can be read back as they were', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', ';', 'é', '1') }), (value) => {
      const text = rejectHeader() + rejectRecord(reject({ value }));
      const [, record] = read(text);
      const [first] = value;
      t.is(record?.[4], first === '\r' || first === '\n' ? `'${value}` : value);
    }),
  );
});

test('A value that a spreadsheet would run as a formula is made a text, and numbers stay numbers', (t) => {
  for (const value of ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '＝1+1']) {
    t.is(read(rejectRecord(reject({ value })))[0]?.[4], `'${value}`);
  }
  for (const value of ['-1', '+5.5', '-1,234', 'a=b', '1-2', "'x"]) {
    t.is(read(rejectRecord(reject({ value })))[0]?.[4], value);
  }
  // Where semicolons, tabs or line ends part cells, one begins within the value.
  for (const [value, text] of [
    ['a;=1+1', "a;'=1+1"],
    ['a; "=1+1"', 'a; "\'=1+1"'],
    ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
    ['a\t+1;-2', "a\t'+1;'-2"],
    ['\t=1', "'\t'=1"],
    ['a;b=c', 'a;b=c'],
  ] as const)
    t.is(read(rejectRecord(reject({ value })))[0]?.[4], text);
  t.is(read(rejectRecord(reject({ mlsNumber: '=1', column: '@c' })))[0]?.join('|'), "7|K1|'=1|'@c|x|a number");
});
