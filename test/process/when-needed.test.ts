import test from 'ava';
import { whenNeeded } from '../../src/process/when-needed.ts';

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
