import test from 'ava';
import { saysPhrase } from '../../../src/chat/understand/languages/says-phrase.ts';

test('a phrase of a table is found as whole words, wherever it stands', (t) => {
  for (const text of ['still available', 'available now', 'available', 'is it to be had now'])
    t.true(saysPhrase(text, 'available; to be had'), text);
  for (const text of ['unavailable', 'availables', 'to be', ''])
    t.false(saysPhrase(text, 'available; to be had'), text);
});

test('a beginning of a word is found in longer words, and not inside of one', (t) => {
  t.true(saysPhrase('are dogs allowed', 'allow; ok', { at: 'begins' }));
  t.false(saysPhrase('my book is shallow', 'allow; ok', { at: 'begins' }));
});

test('a phrase that is written without blanks is found anywhere', (t) => {
  t.true(saysPhrase('还有在售的吗', '在售; 有空'));
  t.false(saysPhrase('还有吗', '在售; 有空'));
});

test('a language without such phrases says none, and an empty entry is none', (t) => {
  t.false(saysPhrase('available', undefined));
  t.false(saysPhrase('available', '; '));
});
