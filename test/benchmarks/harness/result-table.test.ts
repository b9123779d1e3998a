import test from 'ava';
import type { Goal, Measurement, Reference } from './benchmark.ts';
import { ratioTo, reaches, resultTable, sayFigures } from './result-table.ts';

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
