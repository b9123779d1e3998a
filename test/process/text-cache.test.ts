import test from 'ava';
import fc from 'fast-check';
import { createTextCache } from '../../src/process/text-cache.ts';
import { PROPERTY_SEED } from '../helpers/property-runs.ts';

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
