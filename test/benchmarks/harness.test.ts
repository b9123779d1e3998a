import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { readBenchOptions } from './bench-options.ts';
import { COLUMNS, madeHome } from './data/made-home.ts';
import type { Goal, Measurement, Reference } from './harness/benchmark.ts';
import { median, rangeOf, ratioOf } from './harness/figures.ts';
import { ratioTo, reaches, resultTable, sayFigures } from './harness/result-table.ts';
import { callInOpenLoop, largestThatHolds, medianOfCalls, quantile, takeTurns, timeInLanes } from './harness/rounds.ts';
import { type CpuProfile, timeShares } from './profile-import.ts';
import { ageOfWord, createWordFinder, timeWord } from './reference/time-word.ts';

const KNOWN = ['import', 'list', 'update'];
const read = (...args: string[]) => readBenchOptions(args, KNOWN);

test('Without names all benchmarks are run, five rounds each, of their own size', (t) => {
  t.deepEqual(read(), {
    names: KNOWN,
    rounds: 5,
    rows: undefined,
    output: undefined,
    socket: undefined,
    profile: undefined,
  });
});

test('Benchmarks that are named are run in the order of the suite', (t) => {
  t.deepEqual(read('update', 'import', '--rounds', '2', '--rows', '5000', '--output', 'table.md'), {
    names: ['import', 'update'],
    rounds: 2,
    rows: 5_000,
    output: 'table.md',
    socket: undefined,
    profile: undefined,
  });
});

test('What is wrong with the arguments is said, with what there is', (t) => {
  t.throws(() => read('imports'), { message: 'There is no benchmark imports: there are import, list, update' });
  t.throws(() => read('--rounds', '0'), { message: '--rounds is "0", but must be a whole number from 1 on' });
  t.throws(() => read('--rows', '1e3'), { message: /--rows is "1e3", but must be a whole number from 100 on/ });
  t.throws(() => read('--row', '5'), { message: /--row/ });
});

const durations = fc.array(fc.double({ min: 0.001, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 });

test('The median of an odd number of figures is the one in the middle, of an even number the mean of two', (t) => {
  t.is(median([9, 1, 5]), 5);
  t.is(median([4, 1, 3, 2]), 2.5);
  t.is(median([7]), 7);
});

test('A median has at least half of the figures on either side, whatever their order', (t) => {
  fc.assert(
    fc.property(durations, (figures) => {
      const middle = median(figures);
      const half = figures.length / 2;
      return (
        figures.filter((figure) => figure <= middle).length >= half &&
        figures.filter((figure) => figure >= middle).length >= half &&
        median(figures.toReversed()) === middle
      );
    }),
    PROPERTY_RUNS,
  );
  t.pass();
});

test('Of no figures there is neither a median nor a range', (t) => {
  t.throws(() => median([]), { instanceOf: RangeError });
  t.throws(() => rangeOf([]), { instanceOf: RangeError });
});

test('A ratio is that of the medians, and its range that of the rounds', (t) => {
  t.deepEqual(ratioOf([10, 30, 20], [5, 10, 20]), { middle: 2, low: 1, high: 3 });
});

test('Turned round, a ratio is its reciprocal', (t) => {
  fc.assert(
    fc.property(durations, durations, (above, below) => {
      const rounds = Math.min(above.length, below.length);
      const [one, other] = [above.slice(0, rounds), below.slice(0, rounds)];
      const [there, back] = [ratioOf(one, other), ratioOf(other, one)];
      const isOne = (product: number): boolean => Math.abs(product - 1) < 1e-9;
      return isOne(there.middle * back.middle) && isOne(there.low * back.high) && isOne(there.high * back.low);
    }),
    PROPERTY_RUNS,
  );
  t.pass();
});

test('Sides that were not measured equally often have no ratio', (t) => {
  t.throws(() => ratioOf([1, 2], [1]), { message: /not 2 and 1/ });
});

test('Contestants take turns, every second round backwards, and each has a figure a round', async (t) => {
  const order: string[] = [];
  const contestant = (name: string, offset: number) => ({
    name,
    run: async (round: number) => {
      order.push(`${name}${round}`);
      return offset + round;
    },
  });
  const told: string[] = [];
  const figures = await takeTurns(3, [contestant('a', 10), contestant('b', 20)], (round, name, figure) =>
    told.push(`${round} ${name} ${figure}`),
  );
  t.deepEqual(order, ['a0', 'b0', 'b1', 'a1', 'a2', 'b2']);
  t.deepEqual(figures, { a: [10, 11, 12], b: [20, 21, 22] });
  t.deepEqual(told.slice(0, 3), ['0 a 10', '0 b 20', '1 b 21']);
});

test('Two are never measured at the same time', async (t) => {
  let busy = 0;
  const run = async (): Promise<number> => {
    busy += 1;
    t.is(busy, 1);
    await Promise.resolve();
    busy -= 1;
    return 1;
  };
  await takeTurns(2, [
    { name: 'a', run },
    { name: 'b', run },
  ]);
});

test('Every call is made once, by no more lanes than there are, and none of a lane before its last one has ended', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 8 }), async (count, lanes) => {
      const [called, busy]: [number[], Set<number>] = [[], new Set()];
      await timeInLanes({ count, lanes }, async (index, lane) => {
        t.false(busy.has(lane));
        busy.add(lane);
        t.true(busy.size <= lanes);
        called.push(index);
        await Promise.resolve();
        busy.delete(lane);
      });
      t.deepEqual(
        called.sort((one, other) => one - other),
        Array.from({ length: count }, (_, index) => index),
      );
    }),
    PROPERTY_RUNS,
  );
});

test('Calls that are timed one by one are told which one they are', async (t) => {
  const called: number[] = [];
  t.true((await medianOfCalls(3, async (index) => called.push(index))) >= 0);
  t.deepEqual(called, [0, 1, 2]);
});

test('What is found holds, and a tenth more does not, or is more than is asked for', async (t) => {
  const count = fc.integer({ min: 1, max: 5_000 });
  await fc.assert(
    fc.asyncProperty(count, count, fc.integer({ min: 0, max: 5_000 }), async (first, most, limit) => {
      const tried: number[] = [];
      const found = await largestThatHolds({ first, most }, async (one) => {
        tried.push(one);
        return one <= limit;
      });
      t.true(found <= Math.min(limit, most));
      t.true(found === most || found + Math.max(1, (found + 1) / 9) >= Math.min(limit, most), `${found} of ${limit}`);
      t.is(new Set(tried).size, tried.length);
      t.true(tried.every((one) => one > 0 && one <= most));
    }),
    PROPERTY_RUNS,
  );
});

test('A quantile is a figure below which its share lies', (t) => {
  const figures = Array.from({ length: 100 }, (_, index) => 100 - index);
  t.is(quantile(figures, 0.95), 95);
  t.is(quantile(figures, 1), 100);
  t.is(quantile([7], 0.5), 7);
  t.throws(() => quantile([], 0.5), { instanceOf: RangeError });
});

test('Calls go on whether they are answered or not, and all are waited for', async (t) => {
  const waiting: (() => void)[] = [];
  const { promise: until, resolve: end } = Promise.withResolvers<void>();
  const call = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < 5) return;
      end();
      for (const answer of waiting) answer();
    });
  const latencies = await callInOpenLoop(10_000, call, until);
  t.is(latencies.length, waiting.length);
  t.true(waiting.length >= 5);
});

test('Calls that take longer to make than the time between them let the rest of the program go on', async (t) => {
  const giveUp = performance.now() + 5_000;
  const { promise: until, resolve: end } = Promise.withResolvers<void>();
  setImmediate(end);
  const call = (): Promise<void> => {
    const made = performance.now() + 1;
    if (made > giveUp) throw new Error('Nothing else had its turn');
    while (performance.now() < made);
    return Promise.resolve();
  };
  t.true((await callInOpenLoop(10_000, call, until)).length > 0);
});

test('A call that fails, and work that fails, are told', async (t) => {
  const fails = (): Promise<never> => Promise.reject(new Error('no'));
  await t.throwsAsync(callInOpenLoop(1_000, fails, Promise.resolve()), { message: 'no' });
  await t.throwsAsync(
    callInOpenLoop(1_000, () => Promise.resolve(), fails()),
    { message: 'no' },
  );
});

const measurement = (changes: Partial<Measurement>): Measurement => ({
  what: 'an import',
  size: '100 rows, 3 rounds',
  unit: 's',
  measured: [2_000, 1_000, 4_000],
  reference: { name: 'by hand', figures: [1_000, 1_000, 1_000], ratio: 'of rates' },
  goal: { kind: 'ratio at least', value: 0.7 },
  notes: [],
  ...changes,
});
const ofTimes: Reference = { name: 'by hand', figures: [1_000, 1_000, 1_000], ratio: 'of times' };

test('Figures are told as their median, with the range in brackets', (t) => {
  t.is(sayFigures([2_000, 1_234, 4_000], 's'), '2 s (1.23–4)');
  t.is(sayFigures([0.51234], 'ms'), '0.512 ms (0.512–0.512)');
  t.is(sayFigures([12_345.6], 'requests/s'), '12,346 requests/s (12,346–12,346)');
});

test('Who takes twice the time has half the rate', (t) => {
  t.is(ratioTo(measurement({}))?.middle, 0.5);
  t.is(ratioTo(measurement({ reference: ofTimes }))?.middle, 2);
});

test('Requests a second are a rate as they stand', (t) => {
  const rates = {
    unit: 'requests/s',
    measured: [300],
    reference: { name: 'x', figures: [600], ratio: 'of rates' },
  } as const;
  t.is(ratioTo(measurement(rates))?.middle, 0.5);
});

test('A goal is reached by the medians, at the bound too', (t) => {
  const goals: [Goal | null, Reference | null, boolean | null][] = [
    [{ kind: 'ratio at least', value: 0.5 }, measurement({}).reference, true],
    [{ kind: 'ratio at least', value: 0.51 }, measurement({}).reference, false],
    [{ kind: 'ratio at most', value: 2 }, ofTimes, true],
    [{ kind: 'ratio at most', value: 1.9 }, ofTimes, false],
    [{ kind: 'ratio at most', value: 1.9, plus: 100 }, ofTimes, true],
    [{ kind: 'more at most', value: 1_000 }, ofTimes, true],
    [{ kind: 'more at most', value: 999 }, ofTimes, false],
    [{ kind: 'at most', value: 2_000 }, null, true],
    [{ kind: 'at most', value: 1_999 }, null, false],
    [null, ofTimes, null],
  ];
  for (const [goal, reference, expected] of goals) t.is(reaches(measurement({ goal, reference })), expected);
});

test('The table has a heading, a row a measurement, and the notes below', (t) => {
  const text = resultTable([
    measurement({ notes: ['a | b'] }),
    measurement({ what: 'a | start', reference: null, goal: null }),
  ]);
  const lines = text.split('\n');
  t.is(lines[0], '| what | size | listingd | reference | ratio | goal | reached |');
  t.is(lines[1], '| --- | --- | --- | --- | --- | --- | --- |');
  t.is(
    lines[2],
    '| an import | 100 rows, 3 rounds | 2 s (1–4) | by hand: 1 s (1–1) | 0.5 (0.25–1) of rates | 0.7 or more | NO |',
  );
  t.is(lines[3], '| a \\| start | 100 rows, 3 rounds | 2 s (1–4) | – | – | – | – |');
  t.deepEqual(lines.slice(4), ['', '- an import: a | b']);
});

/** A profile whose stacks are given from the outermost function on, as `function file:…`, each for a number of microseconds. */
const profileOf = (stacks: readonly [microseconds: number, ...frames: string[]][]): CpuProfile => {
  const nodes: { id: number; callFrame: { functionName: string; url: string }; children: number[] }[] = [
    { id: 1, callFrame: { functionName: '(root)', url: '' }, children: [] },
  ];
  const samples = stacks.map(([, ...frames]) => {
    let parent = nodes[0];
    for (const frame of frames) {
      const [functionName = '', url = ''] = frame.split(/ (?=file:)/);
      const node = { id: nodes.length + 1, callFrame: { functionName, url }, children: [] };
      nodes.push(node);
      parent?.children.push(node.id);
      parent = node;
    }
    return parent?.id ?? 0;
  });
  return { nodes, samples, timeDeltas: stacks.map(([microseconds]) => microseconds) };
};

const END = [0, 'reportRun file:///x/src/feeds/report/report-run.ts'] as const;

const sharesOf = (...stacks: [number, ...string[]][]) => timeShares(profileOf([...stacks, [...END]]), 1_000);

test('Time counts for the step whose file called what was at work', (t) => {
  const shares = sharesOf(
    [30, 'map file:///x/src/feeds/map/map-row.ts', 'test'],
    [10, 'parse file:///x/node_modules/csv-parse/lib/index.js'],
    [20, 'hash file:///x/src/feeds/plan/row-identity.ts', 'h64 file:///x/node_modules/xxhash-wasm/index.js'],
    [40, 'planRow file:///x/src/feeds/plan/plan-row.ts'],
  );
  t.like(shares, { map: 0.3, parse: 0.1, hash: 0.2, plan: 0.4, apply: 0, other: 0 });
});

test('Planning a row again while it is written is a part of writing it', (t) => {
  const apply = 'attempt file:///x/src/feeds/apply/apply-batch.ts';
  t.is(sharesOf([5, apply, 'planNext file:///x/src/feeds/plan/plan-row.ts']).apply, 1);
});

test('What the driver does by itself counts for the plan until the first row is written, then for apply', (t) => {
  const driver = 'onData file:///x/node_modules/mysql2/lib/connection.js';
  const shares = sharesOf([25, driver], [50, 'attempt file:///x/src/feeds/apply/apply-batch.ts'], [25, driver]);
  t.like(shares, { plan: 0.25, apply: 0.75 });
});

test('What is read in the texts of a home stands by itself, also where it is written', (t) => {
  const apply = 'attempt file:///x/src/feeds/apply/apply-batch.ts';
  const shares = sharesOf(
    [25, apply],
    [75, apply, 'deriveTags file:///x/src/listings/tags/derive-tags.ts', 'fold file:///x/src/listings/fold.ts'],
  );
  t.like(shares, { derive: 0.75, apply: 0.25 });
});

test('Doing nothing is waiting, and what comes before and behind the run does not count', (t) => {
  const profile = profileOf([
    [500, 'read file:///x/src/chat/words.ts'],
    [10, '(idle)'],
    [5, '(garbage collector)'],
    [5, 'map file:///x/src/feeds/map/map-row.ts'],
    [...END],
    [500, '(idle)'],
  ]);
  t.like(timeShares(profile, 0.02), { waiting: 0.5, 'collecting garbage': 0.25, map: 0.25, other: 0 });
});

const HOMES = Array.from({ length: 2_000 }, (_, number) => number);

/** The columns in which a home differs from what it was a night before, days on market left out. */
const changed = (number: number, night: number): string[] => {
  const [before, after] = [madeHome(number, night - 1), madeHome(number, night)];
  return COLUMNS.filter((column) => column !== 'DaysOnMarket' && before[column] !== after[column]);
};

test('A home has 36 columns, and a row of about 960 bytes', (t) => {
  t.is(COLUMNS.length, 36);
  t.is(new Set(COLUMNS).size, 36);
  const sizes = HOMES.map((number) => Object.values(madeHome(number, 0)).join(',').length + 1);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  t.true(mean > 860 && mean < 1_060, `the mean is ${mean}`);
});

test('A home is the same every time, and no two share a key', (t) => {
  t.deepEqual(madeHome(17, 3), madeHome(17, 3));
  for (const key of ['ListingKey', 'ListingId', 'ListingURL', 'UnparsedAddress'] as const) {
    t.is(new Set(HOMES.map((number) => madeHome(number, 0)[key])).size, HOMES.length, key);
  }
});

test('Every night makes days on market one higher, and is older than none before it', (t) => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), (number, night) => {
      const [before, after] = [madeHome(number, night - 1), madeHome(number, night)];
      return (
        Number(after.DaysOnMarket) === Number(before.DaysOnMarket) + 1 &&
        after.ModificationTimestamp >= before.ModificationTimestamp
      );
    }),
    PROPERTY_RUNS,
  );
  t.pass();
});

test('A night changes about 2 % of the homes, in price or text and in the time of the change', (t) => {
  for (const night of [1, 2, 7]) {
    const changes = HOMES.map((number) => changed(number, night)).filter((columns) => columns.length > 0);
    t.true(changes.length > 15 && changes.length < 70, `${changes.length} of 2,000 in night ${night}`);
    for (const columns of changes) {
      t.true(columns.includes('ModificationTimestamp'));
      t.true(columns.includes('ListPrice') || columns.includes('PublicRemarks'), columns.join());
    }
  }
});

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('A word tells how long it has been under way', (t) => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 1_000_000 }), (sent, milliseconds) => {
      t.is(ageOfWord(timeWord(sent), sent + milliseconds), milliseconds);
    }),
    PROPERTY_RUNS,
  );
});

test('Words are found once each, however the answer is cut into pieces, although its last chunk repeats it', (t) => {
  fc.assert(
    fc.property(fc.array(time, { maxLength: 8 }), fc.array(fc.integer({ min: 1, max: 30 })), (times, cuts) => {
      const words = times.map(timeWord);
      const text = words.map((word) => `data: {"content":"${word}. "}\n\n`).join('');
      const whole = `data: {"QuestionID":1,"Answer":"${words.join('. ')}. "}\n\n`;
      const find = createWordFinder();
      const found: string[] = [];
      let at = 0;
      for (const cut of [...cuts, text.length + whole.length]) {
        found.push(...find((text + whole).slice(at, at + cut)));
        at += cut;
      }
      t.deepEqual(found, words);
    }),
    PROPERTY_RUNS,
  );
});
