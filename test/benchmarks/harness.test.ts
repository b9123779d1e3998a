import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { readBenchOptions } from './bench-options.ts';
import type { Goal, Measurement, Reference } from './harness/benchmark.ts';
import { median, rangeOf, ratioOf } from './harness/figures.ts';
import { ratioTo, reaches, resultTable, sayFigures } from './harness/result-table.ts';
import { callInOpenLoop, largestThatHolds, medianOfCalls, quantile, takeTurns, timeInLanes } from './harness/rounds.ts';

const KNOWN = ['import', 'list', 'update'];
const read = (...args: string[]) => readBenchOptions(args, KNOWN);

test('Without names all benchmarks are run, five rounds each, of their own size', (t) => {
  t.deepEqual(read(), { names: KNOWN, rounds: 5, rows: undefined, output: undefined, profile: undefined });
});

test('Benchmarks that are named are run in the order of the suite', (t) => {
  t.deepEqual(read('update', 'import', '--rounds', '2', '--rows', '5000', '--output', 'table.md'), {
    names: ['import', 'update'],
    rounds: 2,
    rows: 5_000,
    output: 'table.md',
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
