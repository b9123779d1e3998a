import test from 'ava';
import { CONSTRAINT_FIELDS, type Constraint } from '../../../src/chat/understand/constraint.ts';
import { answerLanguage } from '../../../src/chat/words/answer-language.ts';
import { createDescribe } from '../../../src/chat/words/describe-constraints.ts';
import { fill } from '../../../src/chat/words/fill.ts';
import { createFormats, localeOf } from '../../../src/chat/words/formats.ts';
import { featureWords, wordsOf } from '../../../src/chat/words/words.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/language/language.ts';
import type { ListingValues } from '../../../src/listings/listing.ts';
import { TAGS } from '../../../src/listings/tags/tags.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';
import { bound, forRent, forSale, named, notNamed } from '../../helpers/statements.ts';

const describe = (constraints: readonly Constraint[], language: LanguageCode = 'en', currency = '$'): string[] =>
  createDescribe({
    words: wordsOf(language),
    formats: createFormats(localeOf(language, []), 'UTC'),
    currency,
  }).conditions(constraints);

const area = (Operator: 'atLeast' | 'atMost', Value: number): Constraint => ({
  ...{ Field: 'BuildingArea', Operator, Value, AreaUnit: 'Square Feet', Words: '' },
});
const EVERY: readonly Constraint[] = [
  ...[forSale, named('City', 'X'), named('ZIP', 'X'), named('Street', 'X'), named('Near', 'X')],
  ...[named('PropertyType', 'X'), named('Currency', 'X'), named('Tag', 'pool'), bound('Bedrooms', 'atLeast', 2)],
  ...[bound('Bathrooms', 'atLeast', 2), bound('Price', 'atMost', 2), bound('YearBuilt', 'atLeast', 2001)],
  ...[bound('HOAMonth', 'atMost', 2), bound('DaysOnMarket', 'atMost', 2), bound('ParkingSpots', 'atLeast', 2)],
  { Field: 'BuildingArea', Operator: 'atLeast', Value: 2, AreaUnit: 'Square Feet', Words: '' },
  { Field: 'LotArea', Operator: 'atLeast', Value: 2, AreaUnit: 'Square Meters', Words: '' },
  { Field: 'Status', Operator: 'is', Value: 'Sold', Words: '' },
  { Field: 'MLSNumber', Operator: 'is', Value: 'X', Words: '' },
  { Field: 'Address', Operator: 'is', Value: 'x', Words: 'X' },
  { Field: 'Url', Operator: 'is', Value: 'x', Words: '' },
  { Field: 'Shown', Operator: 'is', Value: [1], Words: '' },
];

test('standard types of homes are said in the language of the answer, others as listings write them', (t) => {
  const house = named('PropertyType', 'Single Family Residence');
  t.deepEqual(
    LANGUAGE_CODES.map((language) => describe([house], language)[0]),
    [...['that are houses', 'que sean casas', 'qui sont des maisons', 'vom Typ Haus', 'que sejam casas', '独栋住宅']],
  );
  t.deepEqual(describe([named('PropertyType', 'Apartment')], 'zh'), ['公寓']);
  t.deepEqual(describe([named('PropertyType', 'CONDOMINIUM')], 'de'), ['vom Typ Eigentumswohnung']);
  t.deepEqual(describe([named('PropertyType', 'Ashram')], 'es'), ['que sean Ashram']);
  t.deepEqual(describe([named('PropertyType', 'constructor')], 'es'), ['que sean constructor']);
});

test('every constraint can be said in every language, each in words of its own', (t) => {
  t.deepEqual(EVERY.map(({ Field }) => Field).sort(), [...CONSTRAINT_FIELDS].sort());
  for (const language of LANGUAGE_CODES) {
    const words = EVERY.flatMap((constraint) => describe([constraint], language));
    t.is(words.length, EVERY.length, language);
    t.is(new Set(words).size, EVERY.length, language);
  }
});

test('what is near a place but not in it is said to be near and not in it', (t) => {
  const around = [named('Near', 'La Jolla'), notNamed('Near', 'La Jolla')];
  t.deepEqual(describe(around), ['in or near La Jolla', 'not in La Jolla']);
  t.deepEqual(describe(around.slice(1)), ['not in or near La Jolla']);
});

test('a negation, a minimum, a maximum and an exact number each read differently', (t) => {
  for (const language of LANGUAGE_CODES) {
    for (const constraint of EVERY) {
      const { Field } = constraint;
      const operators =
        typeof constraint.Value === 'number' ? (['is', 'not', 'atLeast', 'atMost'] as const) : (['is', 'not'] as const);
      if (Field === 'MLSNumber' || Field === 'Address' || Field === 'Url') continue;
      const words = operators.map((Operator) => describe([{ ...constraint, Operator } as Constraint], language)[0]);
      t.is(new Set(words).size, operators.length, `${language} ${Field}: ${words.join(' | ')}`);
    }
  }
});

test('what is wanted is said in the order in which one says it', (t) => {
  const wanted = [
    bound('Price', 'atMost', 600_000),
    bound('Bedrooms', 'atLeast', 1),
    named('City', 'La Mesa', 'El Cajon'),
    forSale,
  ];
  t.is(describe(wanted).join(' '), 'for sale in La Mesa or El Cajon with at least 1 bedroom for at most $600,000');
  t.is(
    describe(wanted, 'de', '€').join(' ').replaceAll('\u00a0', ' '),
    'zum Kauf in La Mesa oder El Cajon mit mindestens 1 Schlafzimmer für höchstens 600.000 €',
  );
});

test('a minimum and a maximum become a range; of different units they stay two', (t) => {
  t.deepEqual(describe([bound('Bedrooms', 'atMost', 3), bound('Bedrooms', 'atLeast', 2)]), ['with 2 to 3 bedrooms']);
  t.deepEqual(describe([bound('Price', 'atLeast', 400_000), bound('Price', 'atMost', 500_000)]), [
    'for $400,000 to $500,000',
  ]);
  t.deepEqual(describe([bound('YearBuilt', 'atLeast', 1990), bound('YearBuilt', 'atMost', 2000)]), [
    'built between 1990 and 2000',
  ]);
  t.deepEqual(describe([bound('Bedrooms', 'atLeast', 2), bound('Bedrooms', 'atMost', 2)]), ['with exactly 2 bedrooms']);
  const meters = { ...area('atMost', 200), AreaUnit: 'Square Meters' } as Constraint;
  t.is(describe([area('atLeast', 1500), meters]).length, 2);
});

test('a rent is said to be for a month, no HOA fee and a studio are said as such', (t) => {
  t.deepEqual(describe([forRent, bound('Price', 'atMost', 2500)]), ['for rent', 'for at most $2,500/month']);
  t.deepEqual(describe([bound('HOAMonth', 'is', 0), bound('Bedrooms', 'is', 0)]), [
    'without a separate bedroom (studio)',
    'without an HOA fee',
  ]);
});

test('alternatives are joined by "or", what is not wanted by what the language takes after a negation', (t) => {
  t.deepEqual(describe([named('Tag', 'pool', 'hot tub'), notNamed('Tag', 'fireplace', 'basement')]), [
    'with a pool or with a hot tub',
    'without a fireplace and without a basement',
  ]);
  t.deepEqual(describe([notNamed('City', 'A', 'B')]), ['not in A or B']);
  t.deepEqual(describe([notNamed('City', 'A', 'B')], 'es'), ['fuera de A y B']);
  t.deepEqual(describe([named('City', 'Le Havre')], 'fr'), ['au Havre']);
});

test('every feature has a name in every language, wanted and unwanted differ', (t) => {
  for (const language of LANGUAGE_CODES) {
    for (const tag of TAGS) {
      const { name, wanted, unwanted } = featureWords(tag, wordsOf(language));
      t.true(name !== '' && wanted !== unwanted, `${language} ${tag}`);
    }
  }
});

test('names that a visitor wrote are cleaned and cut', (t) => {
  t.deepEqual(describe([named('City', '[#1] <b>X</b>\u200b https://evil.example/y')]), ['in (#1) X']);
  t.true((describe([named('City', 'x'.repeat(5000))])[0] ?? '').length < 100);
});

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
  for (const language of LANGUAGE_CODES)
    for (const [name, sentence] of Object.entries(wordsOf(language).says))
      t.deepEqual(gapsOf(sentence), gapsOf(english[name as keyof typeof english]), `${language} ${name}`);
});

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const formatsOf = (language: LanguageCode, values: Partial<ListingValues> = {}) =>
  createFormats(localeOf(language, [sampleListing(values)]), 'UTC');

test('money is exact, in the sign of the listing, written as the language writes it', (t) => {
  const written = LANGUAGE_CODES.map((language) => plain(formatsOf(language).money('549900.00', '$')));
  t.deepEqual(written, ['$549,900', '$549,900', '549 900 $', '549.900 $', '$ 549.900', '$549,900']);
  const euros = LANGUAGE_CODES.map((language) =>
    plain(formatsOf(language, { CurrencySymbol: '€', AreaUnit: 'Square Meters' }).money('12850.50', '€')),
  );
  t.deepEqual(euros, ['€12,850.50', '12.850,50 €', '12 850,50 €', '12.850,50 €', '12 850,50 €', '€12,850.50']);
  t.is(formatsOf('en').money('999999999999.99', 'EUR'), 'EUR 999,999,999,999.99');
  t.is(formatsOf('en').money('5.00', null), '5');
});

test('Spanish numbers follow the country that the homes are in', (t) => {
  t.is(formatsOf('es').number(1234.5), '1,234.5');
  t.is(formatsOf('es', { AreaUnit: 'Square Meters' }).number(12_345.5), '12.345,5');
  t.is(formatsOf('es', { AreaUnit: 'Square Meters', CurrencySymbol: 'MX$' }).number(12_345.5), '12,345.5');
});

test('dates are whole and of the chatbot’s day', (t) => {
  const written = LANGUAGE_CODES.map((language) => formatsOf(language).date('2026-11-01'));
  t.deepEqual(written, [
    ...['November 1, 2026', '1 de noviembre de 2026', '1er novembre 2026', '1. November 2026'],
    ...['1 de novembro de 2026', '2026年11月1日'],
  ]);
  const late = new Date('2026-11-01T20:00:00Z');
  t.is(createFormats('en-US', 'Asia/Shanghai').dayOf(late), '2026-11-02');
  t.is(createFormats('en-US', 'UTC-5').dayOf(late), '2026-11-01');
});

test('one is singular where the language has a singular for it', (t) => {
  t.deepEqual(
    LANGUAGE_CODES.map((language) => formatsOf(language).count(1).isOne),
    [true, true, true, true, true, true],
  );
  t.deepEqual(
    LANGUAGE_CODES.map((language) => formatsOf(language).count(1.5).isOne),
    [false, false, true, false, true, false],
  );
  t.false(LANGUAGE_CODES.some((language) => formatsOf(language).count(2).isOne));
});

test('distances are in miles where areas are in square feet', (t) => {
  t.is(formatsOf('en').distance(1.2, 'Square Feet'), '0.7 miles');
  t.is(formatsOf('de').distance(1.2, 'Square Meters'), '1,2 Kilometer');
});

test('the language of an answer is the one that the chatbot names, else the visitor’s', (t) => {
  const named: readonly (readonly [string, LanguageCode])[] = [
    ...[
      ['', 'pt'],
      ['Klingon', 'pt'],
      ['constructor', 'pt'],
      ['English', 'en'],
      ['en-US', 'en'],
      ['Inglés', 'en'],
    ],
    ...[
      ['Spanish', 'es'],
      ['Español de México', 'es'],
      ['French', 'fr'],
      ['Français', 'fr'],
      ['Deutsch', 'de'],
    ],
    ...[
      ['Brazilian Portuguese', 'pt'],
      ['Simplified Chinese', 'zh'],
      ['简体中文', 'zh'],
      ['中文', 'zh'],
      ['zh_CN', 'zh'],
    ],
  ] as const;
  for (const [setting, language] of named) t.is(answerLanguage(setting, 'pt'), language, setting);
});
