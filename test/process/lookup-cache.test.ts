import test from 'ava';
import { createLookupCache } from '../../src/process/lookup-cache.ts';

const cacheOf = (values: Record<string, number | undefined>) => {
  const asked: string[] = [];
  let now = 0;
  const lookUp = async (name: string): Promise<number | undefined> => {
    asked.push(name);
    if (name === 'broken') throw new Error('the database is away');
    return values[name];
  };
  const wait = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { cache: createLookupCache({ lookUp, clock: () => now }), asked, wait };
};

test('what is asked often is looked up once a second, also where many ask at once', async (t) => {
  const { cache, asked, wait } = cacheOf({ one: 1 });
  t.deepEqual(await Promise.all([cache.find('one'), cache.find('one')]), [1, 1]);
  wait(999);
  t.is(await cache.find('one'), 1);
  t.is(asked.length, 1);
  wait(1);
  t.is(await cache.find('one'), 1);
  t.is(asked.length, 2);
});

test('what is not there, and what could not be looked up, is asked for each time', async (t) => {
  const { cache, asked } = cacheOf({});
  for (const _ of [1, 2]) {
    t.is(await cache.find('none'), undefined);
    await t.throwsAsync(cache.find('broken'), { message: 'the database is away' });
  }
  t.deepEqual(asked, ['none', 'broken', 'none', 'broken']);
});

test('what is to be kept longer is, and what is not to be kept is asked for each time', async (t) => {
  const asked: string[] = [];
  let now = 0;
  const cache = createLookupCache({
    lookUp: async (name) => asked.push(name),
    clock: () => now,
    milliseconds: 60_000,
    isKept: (count) => count > 1,
  });
  t.deepEqual([await cache.find('first'), await cache.find('first')], [1, 2]);
  now = 59_999;
  t.is(await cache.find('first'), 2);
  now = 60_000;
  t.is(await cache.find('first'), 3);
});

test('of very many only the last thousand are kept, and cleared it keeps none', async (t) => {
  const { cache, asked } = cacheOf(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`n${at}`, at])));
  for (let at = 0; at <= 1_000; at += 1) await cache.find(`n${at}`);
  await cache.find('n1');
  t.is(asked.length, 1_001);
  await cache.find('n0');
  t.is(asked.length, 1_002);
  cache.clear();
  await cache.find('n1000');
  t.is(asked.length, 1_003);
});
