import test from 'ava';
import { callInOpenLoop, quantile } from './open-loop.ts';

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
