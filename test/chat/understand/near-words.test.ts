import test from 'ava';
import fc from 'fast-check';
import { isWithin, openNearFolds, packFolds } from '../../../src/language/text/near-words.ts';

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 6 });

test('property: a name is found with as few typing errors as any name has, as if all had been compared letter by letter', (t) => {
  fc.assert(
    fc.property(fc.uniqueArray(name), name, fc.integer({ min: 0, max: 2 }), (names, written, distance) => {
      const editsTo = (one: string): number => [0, 1, 2].find((edits) => isWithin(written, one, edits)) ?? 3;
      const least = Math.min(3, ...names.map((one) => Math.max(1, editsTo(one))));
      const found = openNearFolds(packFolds(names)).near(written, distance);
      t.is(found !== undefined, least <= distance);
      if (found !== undefined) t.is(Math.max(1, editsTo(found)), least);
    }),
  );
});

test('two neighbouring letters in each other’s place are one error, two that are missing are two', (t) => {
  const { near } = openNearFolds(packFolds(['la mesa', 'la jolla']));
  t.is(near('la msea', 1), 'la mesa');
  t.is(near('la jlola', 1), 'la jolla');
  t.is(near('lajola', 1), undefined);
  t.is(near('lajola', 2), 'la jolla');
});
