import test from 'ava';
import { createBriefMemory } from '../../src/process/brief-memory.ts';

const memoryOf = (values: Record<string, number | undefined>) => {
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
  return { memory: createBriefMemory({ lookUp, clock: () => now }), asked, wait };
};

test('what is asked often is looked up once a second, also where many ask at once', async (t) => {
  const { memory, asked, wait } = memoryOf({ one: 1 });
  t.deepEqual(await Promise.all([memory.find('one'), memory.find('one')]), [1, 1]);
  wait(999);
  t.is(await memory.find('one'), 1);
  t.is(asked.length, 1);
  wait(1);
  t.is(await memory.find('one'), 1);
  t.is(asked.length, 2);
});

test('what is not there, and what could not be looked up, is asked for each time', async (t) => {
  const { memory, asked } = memoryOf({});
  for (const _ of [1, 2]) {
    t.is(await memory.find('none'), undefined);
    await t.throwsAsync(memory.find('broken'), { message: 'the database is away' });
  }
  t.deepEqual(asked, ['none', 'broken', 'none', 'broken']);
});

test('what is to be kept longer is, and what is not to be kept is asked for each time', async (t) => {
  const asked: string[] = [];
  let now = 0;
  const memory = createBriefMemory({
    lookUp: async (name) => asked.push(name),
    clock: () => now,
    milliseconds: 60_000,
    isKept: (count) => count > 1,
  });
  t.deepEqual([await memory.find('first'), await memory.find('first')], [1, 2]);
  now = 59_999;
  t.is(await memory.find('first'), 2);
  now = 60_000;
  t.is(await memory.find('first'), 3);
});

test('of very many only the last thousand are kept, and cleared it keeps none', async (t) => {
  const { memory, asked } = memoryOf(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`n${at}`, at])));
  for (let at = 0; at <= 1_000; at += 1) await memory.find(`n${at}`);
  await memory.find('n1');
  t.is(asked.length, 1_001);
  await memory.find('n0');
  t.is(asked.length, 1_002);
  memory.clear();
  await memory.find('n1000');
  t.is(asked.length, 1_003);
});
