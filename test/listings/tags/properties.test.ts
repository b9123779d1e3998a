import test from 'ava';
import fc from 'fast-check';
import { TAG_LANGUAGES, TAG_WORDS, tagPhrases } from '../../../src/language/features/tag-phrases.ts';
import { expandPhrases } from '../../../src/language/text/phrase-notation.ts';
import { blankValues } from '../../../src/listings/merge-input.ts';
import { deriveTags, tagEvidence } from '../../../src/listings/tags/derive-tags.ts';
import { ASKED_TAGS, isTag, TAGS, tagBit, tagsOf } from '../../../src/listings/tags/tags.ts';
import { PROPERTY_SEED } from '../../helpers/property-runs.ts';
import { tagsSaid } from './says.ts';

const FEATURES = [
  'pool',
  'garage',
  'elevator',
  'fireplace',
  'balcony',
  'gym',
  'dishwasher',
  'sauna',
  'carport',
] as const;
const feature = fc.constantFrom(...FEATURES);
const denials = fc.constantFrom(
  (name: string) => `No ${name}.`,
  (name: string) => `There is no ${name}.`,
  (name: string) => `The home does not have a ${name}.`,
  (name: string) => `Without ${name}.`,
  (name: string) => `Sold without a ${name}, sadly.`,
  (name: string) => `It lacks a ${name}.`,
  (name: string) => `${name}: none`,
  (name: string) => `No laundry or ${name}.`,
);
const unrelated = fc.constantFrom(
  'The kitchen has granite counters.',
  'Sold by the first family that lived here!',
  'Taxes are low; ask us about financing.',
  'Close to schools, shops and transit.',
  'The roof was replaced in 2019.',
  'Welcome home to 12 Garden Street.',
);

test('What is denied is never said to be there', (t) => {
  fc.assert(
    fc.property(feature, denials, (name, deny) => {
      const { has, lacks } = tagsSaid({ Description: deny(name) });
      t.false(has.includes(name), deny(name));
      t.true(lacks.includes(name), deny(name));
    }),
    { seed: PROPERTY_SEED, numRuns: 300 },
  );
});

test('A sentence about something else changes nothing, before or after', (t) => {
  const claim = fc.oneof(
    feature.map((name) => `With a ${name}.`),
    fc.tuple(feature, denials).map(([name, deny]) => deny(name)),
  );
  fc.assert(
    fc.property(
      claim,
      fc.array(unrelated, { maxLength: 3 }),
      fc.array(unrelated, { maxLength: 3 }),
      (text, before, after) => {
        const alone = tagsSaid({ Description: text });
        t.deepEqual(tagsSaid({ Description: [...before, text, ...after].join(' ') }), alone);
      },
    ),
    { seed: PROPERTY_SEED, numRuns: 300 },
  );
});

test('Any text at all is read, no feature is both there and not, and each has the words that say so', (t) => {
  const words = fc.constantFrom(
    'no',
    'pool',
    ',',
    '.',
    'and',
    'or',
    'near',
    'community',
    ':',
    'sin',
    'garaje',
    '泳池',
    '(',
    'not allowed',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, text, (Description, value) => {
      const values = { ...blankValues(), Description, ExtensionColumn: [{ Key: 'Pool', value }] };
      const { yes, no } = deriveTags(values);
      t.is(yes & no, 0n);
      for (const tag of tagsOf(yes)) t.is(tagEvidence(values, tag)?.polarity, 'yes');
      for (const tag of tagsOf(no)) t.truthy(tagEvidence(values, tag)?.words);
    }),
    { seed: PROPERTY_SEED, numRuns: 500 },
  );
});

test('The words that made a tag are the listing’s own', (t) => {
  const Description = 'A bright home. Sorry, no pool or spa here! Close to parks.';
  const values = { ...blankValues(), Description, ExtensionColumn: [{ Key: 'View', value: 'Ocean' }] };
  t.deepEqual(tagEvidence(values, 'pool'), { polarity: 'no', words: 'Sorry, no pool or spa here' });
  t.deepEqual(tagEvidence(values, 'water view'), { polarity: 'yes', words: 'View: Ocean' });
  t.is(tagEvidence(values, 'garage'), null);
});

test('A tag keeps its bit', (t) => {
  t.deepEqual([tagBit('pool'), tagBit('garage'), tagBit('quiet'), tagBit('hoa')], [1n, 1n << 4n, 1n << 56n, 1n << 57n]);
  t.true(TAGS.length <= 63);
  t.is(tagBit('constructor'), 0n);
  t.false(isTag('constructor'));
});

for (const language of TAG_LANGUAGES) {
  test(`The tables of ${language} name every feature, and no phrase both names one and means something else`, (t) => {
    const { features, absences, others } = TAG_WORDS[language];
    t.deepEqual(
      ASKED_TAGS.filter((tag) => !features[tag]?.trim()),
      [],
    );
    const naming = new Set([...Object.values(features), ...Object.values(absences)].flatMap(expandPhrases));
    t.deepEqual(
      expandPhrases(others).filter((phrase) => naming.has(phrase)),
      [],
    );
    for (const { fold, says, tags } of tagPhrases(language)) {
      t.not(fold, '');
      t.is(says === 'other', tags === null);
    }
  });
}
