import test from 'ava';
import { createWordNumbers } from '../../../src/listings/tags/word-numbers.ts';

test('words are numbered from 0 on as they are met, and each keeps its number', (t) => {
  const numbers = createWordNumbers();
  t.deepEqual(['with', 'pool', 'with', 'constructor', 'pool'].map(numbers.take), [0, 1, 0, 2, 1]);
  t.is(numbers.get('pool'), 1);
  t.is(numbers.count(), 3);
});

test('a word is not numbered by being asked for', (t) => {
  const numbers = createWordNumbers();
  t.is(numbers.get('constructor'), undefined);
  t.is(numbers.count(), 0);
});
