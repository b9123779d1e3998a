import test from 'ava';
import fc from 'fast-check';
import { TAG_LANGUAGES, TAG_WORDS } from '../../../src/language/features/tag-phrases.ts';
import { foldName } from '../../../src/listings/fold.ts';
import { readTokens } from '../../../src/listings/tags/dictionary.ts';
import { tokenize } from '../../../src/listings/tags/tokenize.ts';
import { PROPERTY_SEED } from '../../helpers/property-runs.ts';

const words = TAG_LANGUAGES.flatMap((language) => TAG_WORDS[language].cues.negators.split(/[\s;|]+/));
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...words, 'St.', 'Ærø', 'İzmir', '泳池', '1,200', '<br>', ' - ', '\n', '. ', ', ', "'s", '·'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.string({ maxLength: 8 }),
    ),
  )
  .chain((parts) => fc.constantFrom(parts.join(' '), parts.join(''), parts.join(' ').toUpperCase()));

test('The tokens of any text lie one behind the other, and each word is the folded form of what stands there', (t) => {
  fc.assert(
    fc.property(text, (said) => {
      let last = 0;
      for (const { kind, word, start, end } of tokenize(said)) {
        t.true(last <= start && start < end && end <= said.length);
        if (kind === 'word') t.is(word, foldName(said.slice(start, end)));
        if (kind === 'number') t.is(word, said.slice(start, end));
        last = end;
      }
    }),
    { seed: PROPERTY_SEED, numRuns: 500 },
  );
});

test('A text is cut alike whether its words are known or not', (t) => {
  fc.assert(
    fc.property(text, (said) => {
      t.deepEqual(
        readTokens(said).map((token) => ({ ...token, facts: undefined })),
        tokenize(said),
      );
    }),
    { seed: PROPERTY_SEED, numRuns: 500 },
  );
});

test('Numbers keep the points and commas within, marks end words, and blocks of HTML and line breaks end sentences', (t) => {
  const cut = (said: string): string =>
    tokenize(said)
      .map(({ kind, word }) => word || kind)
      .join(' ');
  t.is(cut('Pool-Spa, 1,200.5 sq. ft.'), 'pool spa , 1,200.5 sq ft .');
  t.is(cut('A <b>large</b> pool<br>Sauna'), 'a large pool end sauna');
  t.is(cut('no\nPool, no\nsauna'), 'no end pool , no sauna');
  t.is(cut('Haus – mit Größe'), 'haus – mit grosse');
  t.is(cut('- 泳池。'), '- 泳 池 。');
});
