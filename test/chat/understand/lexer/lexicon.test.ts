import test from 'ava';
import { lexiconOf } from '../../../../src/chat/understand/languages/lexicons.ts';
import { readText } from '../../../../src/chat/understand/lexer/read-text.ts';

test('a word that only stands beside the name of a feature, in what means something else, is none of the language', (t) => {
  const english = lexiconOf('en');
  t.is(english.matchOther(readText('pool cue').tokens, 0), 2);
  t.true(english.hasWord('pool'));
  t.false(english.hasWord('cue'));
  t.is(english.tells('cue'), 0);
});
