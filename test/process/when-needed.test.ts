import test from 'ava';
import { lazily, whenNeeded } from '../../src/process/when-needed.ts';

test('What is needed is made when it is first asked for, and once', (t) => {
  let made = 0;
  const get = whenNeeded(() => {
    made += 1;
    return made;
  });
  t.is(made, 0);
  t.deepEqual([get(), get()], [1, 1]);
});

test('What could not be made is made anew when it is asked for again', async (t) => {
  let tries = 0;
  const get = whenNeeded(async () => {
    tries += 1;
    if (tries === 1) throw new Error('too many open files');
    return 'made';
  });
  await t.throwsAsync(get(), { message: 'too many open files' });
  t.is(await get(), 'made');
  t.is(await get(), 'made');
  t.is(tries, 2);
});

test('A service is loaded by the first call of one of its functions, once', async (t) => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { double: (value: number) => 2 * value, greet: async (name: string) => `Hello ${name}` };
  };
  const service = lazily(load, ['double', 'greet']);
  t.is(loads, 0);
  t.deepEqual(await Promise.all([service.double(4), service.greet('you')]), [8, 'Hello you']);
  t.is(loads, 1);
});

test('Where a service could not be loaded a call rejects, unless it is told what to do then, and the next call tries again', async (t) => {
  const load = async (): Promise<{ double(value: number): number }> => {
    throw new Error('no such module');
  };
  await t.throwsAsync(lazily(load, ['double']).double(4), { message: 'no such module' });
  const told: unknown[] = [];
  const { double } = lazily(load, ['double'], async (error, value) => void told.push([String(error), value]));
  await double(4);
  await double(5);
  t.deepEqual(told, [
    ['Error: no such module', 4],
    ['Error: no such module', 5],
  ]);
});
