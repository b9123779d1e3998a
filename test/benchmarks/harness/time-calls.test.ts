import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { medianOfCalls, timeInLanes } from './time-calls.ts';

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
