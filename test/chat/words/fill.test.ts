import test from 'ava';
import { LANGUAGES } from '../../../src/chat/understand/understanding.ts';
import { fill } from '../../../src/chat/words/fill.ts';
import { wordsOf } from '../../../src/chat/words/words.ts';

const count = (number: number) => ({ text: String(number), isOne: number === 1 });

test('a sentence is filled: gaps, singular and plural, and parts that are left out', (t) => {
  const homes = '{count} <home|homes>[ in {city}]';
  t.is(fill(homes, { count: count(1), city: 'Seattle' }), '1 home in Seattle');
  t.is(fill(homes, { count: count(2), city: null }), '2 homes');
  t.is(fill('[On {day}, it|It] fell.', { day: 'May 1' }), 'On May 1, it fell.');
  t.is(fill('[On {day}, it|It] fell.'), 'It fell.');
  t.is(fill('à {city}', { city: 'Le Havre' }), 'au Havre');
});

test('what fills a gap is no notation', (t) => {
  t.is(fill('{text}!', { text: '<a|b> [c|d] {text} $1' }), '<a|b> [c|d] {text} $1!');
});

test('the sentences of all languages have the same gaps', (t) => {
  const gapsOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();
  const english = wordsOf('en').says;
  for (const language of LANGUAGES)
    for (const [name, sentence] of Object.entries(wordsOf(language).says))
      t.deepEqual(gapsOf(sentence), gapsOf(english[name as keyof typeof english]), `${language} ${name}`);
});
