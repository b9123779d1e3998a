import test from 'ava';
import { markedWords, ownWordsOf } from '../../../../src/chat/understand/lexer/own-words.ts';
import { createWordNumbers } from '../../../../src/phrases/word-numbers.ts';

const spanish = () => {
  const numbers = createWordNumbers();
  numbers.take('con');
  const alone = ['piscina', 'pool'].map(numbers.take);
  const aloneMarks = markedWords(alone, numbers.count());
  const own = ownWordsOf(numbers, { aloneMarks, towns: new Set(['sevilla']), borrowed: new Set(['pool']) });
  return { numbers, own };
};

test('a word of a phrase is one of the language, and says something alone where it was told so', (t) => {
  const { own } = spanish();
  t.true(own.has('piscina'));
  t.true(own.saysAlone('piscina'));
  t.true(own.has('con'));
  t.false(own.saysAlone('con'));
});

test('a town says something alone and stands in no phrase', (t) => {
  const { own } = spanish();
  t.true(own.saysAlone('sevilla'));
  t.false(own.has('sevilla'));
});

test('a word that is borrowed, mixed in later or known to nobody is none of the language', (t) => {
  const { own, numbers } = spanish();
  numbers.take('backyard');
  for (const word of ['pool', 'backyard', 'sauna']) {
    t.false(own.has(word), word);
    t.false(own.saysAlone(word), word);
  }
});
