import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { largestThatHolds } from './largest-that-holds.ts';

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
