import test from 'ava';
import fc from 'fast-check';
import { createLots } from '../../../src/chat/limits/lots.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';

/** Work that notes its lots, of doubling numbers; a negative one fails the whole lot. */
const doubling = (lots: number[][], fault: unknown = new Error('negative')) =>
  createLots<number, number>(async (_, items) => {
    lots.push([...items]);
    await Promise.resolve();
    if (items.some((item) => item < 0)) throw fault;
    return items.map((item) => item * 2);
  });

test('Who comes alone is worked for at once, and who comes meanwhile is worked for together', async (t) => {
  const lots: number[][] = [];
  const double = doubling(lots);
  t.deepEqual(await Promise.all([double(1, 1), double(1, 2), double(1, 3), double(2, 4)]), [2, 4, 6, 8]);
  t.deepEqual(lots, [[1], [4], [2, 3]]);
  t.is(await double(1, 5), 10);
});

test('What one brings fails nobody else', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -5, max: 20 }), { maxLength: 12 }), async (items) => {
      const double = doubling([]);
      const results = await Promise.allSettled(items.map((item) => double(1, item)));
      const expected = items.map((item) => (item < 0 ? 'failed' : item * 2));
      t.deepEqual(
        results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
        expected,
      );
    }),
    PROPERTY_RUNS,
  );
});

test('Where the database is away nobody is worked for again', async (t) => {
  const lots: number[][] = [];
  const double = doubling(lots, Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  const results = await Promise.allSettled([double(1, 0), double(1, -1), double(1, 2)]);
  t.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected'],
  );
  t.deepEqual(lots, [[0], [-1, 2]]);
});

test('Who waits for work that does not end is told so, and works where it ends after all', async (t) => {
  const { promise: stuck, resolve } = Promise.withResolvers<void>();
  const done: number[] = [];
  const work = createLots<number, number>(async (_, items) => {
    await stuck;
    done.push(...items);
    return items;
  }, 1);
  const first = work(1, 1);
  await t.throwsAsync(work(1, 2), { message: /database has too much to do, or is away/ });
  resolve();
  t.is(await first, 1);
  t.deepEqual(done, [1]);
  t.is(await work(1, 3), 3);
});
