import test from 'ava';
import fc from 'fast-check';
import { findFigures } from '../../../../src/chat/answer/check/find-figures.ts';
import { foldInPlace } from '../../../../src/chat/answer/check/fold-in-place.ts';
import { CHECK_WORDS } from '../../../../src/chat/answer/check/languages/all.ts';
import { NONE_WORDS } from '../../../../src/chat/answer/check/languages/none/all.ts';
import { SPELLED_WORDS } from '../../../../src/chat/answer/check/languages/spelled/all.ts';
import { WORDINGS } from '../../../../src/chat/answer/check/languages/wording/all.ts';
import { mayDeny } from '../../../../src/chat/answer/check/none-claims.ts';
import { findStatusClaims } from '../../../../src/chat/answer/check/status-words.ts';
import { mayTell } from '../../../../src/chat/answer/check/telling-words.ts';
import { findDenials } from '../../../../src/chat/answer/check/wording/denials.ts';
import { findOffers, findYes } from '../../../../src/chat/answer/check/wording/offers.ts';
import { findRatios } from '../../../../src/chat/answer/check/wording/ratios.ts';
import { findSuperlatives } from '../../../../src/chat/answer/check/wording/superlatives.ts';
import { findTimes } from '../../../../src/chat/answer/check/wording/times.ts';

/** The names of the rules that find something in a text. */
const rulesThatFind = (text: string): string[] => {
  const fold = foldInPlace(text);
  const rules: Record<string, boolean> = {
    figures: findFigures(text).length > 0,
    none: mayDeny(fold),
    status: findStatusClaims(text).length > 0,
    denials: findDenials(fold).length > 0,
    offers: findOffers(fold, []).length > 0,
    yes: findYes(text, fold) !== undefined,
    ratios: findRatios(fold).length > 0,
    superlatives: findSuperlatives(fold, [], () => []).length > 0,
    times: findTimes(fold).length > 0,
  };
  return Object.keys(rules).filter((name) => rules[name] === true);
};

/** Every text that stands anywhere in a table. */
const textsIn = (table: unknown): string[] => {
  if (typeof table === 'string') return [table];
  return typeof table === 'object' && table !== null
    ? [...(Array.isArray(table) ? [] : Object.keys(table)), ...Object.values(table).flatMap(textsIn)]
    : [];
};
const PHRASES = [...new Set(textsIn([CHECK_WORDS, NONE_WORDS, SPELLED_WORDS, WORDINGS]))].filter(Boolean);
const WORDS = [...new Set(PHRASES.flatMap((phrase) => phrase.split(' ')))];

const heardBy = (text: string): string[] => (mayTell(foldInPlace(text)) ? [] : rulesThatFind(text));

test('No phrase that a rule knows is passed over', (t) => {
  const missed = PHRASES.flatMap((phrase) =>
    [phrase, `The ${phrase}, so to speak`, `So (${phrase})`, `${phrase} ${phrase}`, `Xy-${phrase}-zw`].flatMap((text) =>
      heardBy(text).map((rule) => `${rule}: ${text}`),
    ),
  );
  t.deepEqual(missed, []);
});

test('What is passed over says nothing to any rule, however words of the rules are put together', (t) => {
  const signs = [' ', ' ', ' ', ' ', ', ', '-', "'", '.', ': ', ' “', '– ', '\ufffc', '', 'ß', 'ñ', '½', '3'];
  const piece = fc.tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
      { weight: 2, arbitrary: fc.constantFrom(...PHRASES) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('so', 'it', 'goes', 'on', 'the', 'garden', 'lies', 'by', 'Jardín', 'Küche'),
      },
    ),
    fc.constantFrom(...signs),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 7 }), (pieces) => {
      const text = pieces.flat().join('');
      t.deepEqual(heardBy(text), [], text);
    }),
    { numRuns: 3_000 },
  );
});

test('Plain sentences are passed over, and those with something to check are not', (t) => {
  const plain = [
    'So it goes on with',
    'The garden lies near the lake.',
    'Would you like to see more homes in La Mesa?',
  ];
  const telling = [
    'It has three beds.',
    'It is free.',
    'No homes.',
    'Sechshunderttausend!',
    'Yes, it is.',
    '三室',
    'The cheapest',
  ];
  for (const text of plain) t.false(mayTell(foldInPlace(text)), text);
  for (const text of telling) t.true(mayTell(foldInPlace(text)), text);
});
