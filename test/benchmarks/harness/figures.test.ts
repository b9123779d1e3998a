import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { median, rangeOf, ratioOf } from './figures.ts';

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
