import test from 'ava';
import fc from 'fast-check';
import { readTokens } from '../../../../src/chat/understand/lexer/read-text.ts';

const words = fc.array(fc.stringMatching(/^[a-z]+$/), { minLength: 1, maxLength: 8 });

test('property: plain words are cut as they are in a text that has more than plain words', (t) => {
  fc.assert(
    fc.property(words, (said) => {
      const text = said.join(' ');
      const withMark = readTokens(`${text} !`);
      t.is(withMark.at(-1)?.kind, 'mark');
      t.deepEqual(readTokens(text), withMark.slice(0, -1));
    }),
  );
});

test('of a text of many words a thousand are read, whatever stands between them', (t) => {
  const many = new Array(1_500).fill('pool');
  t.is(readTokens(many.join(' ')).length, 1_000);
  t.is(readTokens(many.join(', ')).length, 1_000);
});
