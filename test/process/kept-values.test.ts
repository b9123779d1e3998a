import test from 'ava';
import fc from 'fast-check';
import { createPlainCharacters } from '../../src/chat/answer/plain-characters.ts';
import { characterAt } from '../../src/process/character-at.ts';
import { createLookupCache } from '../../src/process/lookup-cache.ts';
import { createTextCache } from '../../src/process/text-cache.ts';
import { lazily, whenNeeded } from '../../src/process/when-needed.ts';
import { PROPERTY_SEED } from '../helpers/property-runs.ts';

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

test('What is remembered of a text is what would be made of it anew, in any order of texts', (t) => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2 })), (texts) => {
      const memory = createTextCache<string>(3);
      for (const text of texts) {
        t.is(
          memory(text, () => `${text}!`),
          `${text}!`,
        );
      }
    }),
    { seed: PROPERTY_SEED },
  );
});

test('A short text that comes again is not read again, a long one and one that others have pushed out is', (t) => {
  const memory = createTextCache<number>(2);
  let made = 0;
  const read = (text: string): number =>
    memory(text, () => {
      made += 1;
      return text.length;
    });
  const long = 'x'.repeat(1_000);
  for (const text of ['a', 'b', 'a', 'b']) read(text);
  t.is(made, 2);
  for (const text of [long, long]) t.is(read(text), 1_000);
  t.is(made, 4);
  for (const text of ['c', 'a']) read(text);
  t.is(made, 6);
});

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

test('property: characters are those that a text is made of, whole or half', (t) => {
  const unit = fc.constantFrom('a', '花', '🏡', '\ud83c', '\udfe1');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
      const characters: string[] = [];
      for (let index = 0; index < text.length; index += characters.at(-1)?.length ?? 1)
        characters.push(characterAt(text, index));
      t.deepEqual(characters, [...text]);
      t.is(characterAt(text, text.length), '');
    }),
  );
});

test('of a text that is a part of a longer one nothing behind its end is read, however often it is', (t) => {
  const whole = 'Homes with a garden \u{1f3e1} and a pool';
  const part = whole.slice(0, whole.indexOf('\udfe1'));
  let wrong = 0;
  for (let count = 0; count < 5_000; count += 1) {
    const characters = createPlainCharacters();
    const said = characters.push(part);
    if (said !== 'Homes with a garden ' || characters.push('\udfe1!') !== '\u{1f3e1}!') wrong += 1;
  }
  t.is(wrong, 0);
});
