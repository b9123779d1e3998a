import test from 'ava';
import { LANGUAGES, type Language } from '../../../src/chat/understand/understanding.ts';
import { answerLanguage } from '../../../src/chat/words/answer-language.ts';
import { fill } from '../../../src/chat/words/fill.ts';
import { createFormats, localeOf } from '../../../src/chat/words/formats.ts';
import { wordsOf } from '../../../src/chat/words/words.ts';
import type { ListingValues } from '../../../src/listings/listing.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';

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

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const formatsOf = (language: Language, values: Partial<ListingValues> = {}) =>
  createFormats(localeOf(language, [sampleListing(values)]), 'UTC');

test('money is exact, in the sign of the listing, written as the language writes it', (t) => {
  const written = LANGUAGES.map((language) => plain(formatsOf(language).money('549900.00', '$')));
  t.deepEqual(written, ['$549,900', '$549,900', '549 900 $', '549.900 $', '$ 549.900', '$549,900']);
  const euros = LANGUAGES.map((language) =>
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
  const written = LANGUAGES.map((language) => formatsOf(language).date('2026-11-01'));
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
    LANGUAGES.map((language) => formatsOf(language).count(1).isOne),
    [true, true, true, true, true, true],
  );
  t.deepEqual(
    LANGUAGES.map((language) => formatsOf(language).count(1.5).isOne),
    [false, false, true, false, true, false],
  );
  t.false(LANGUAGES.some((language) => formatsOf(language).count(2).isOne));
});

test('distances are in miles where areas are in square feet', (t) => {
  t.is(formatsOf('en').distance(1.2, 'Square Feet'), '0.7 miles');
  t.is(formatsOf('de').distance(1.2, 'Square Meters'), '1,2 Kilometer');
});

test('the language of an answer is the one that the chatbot names, else the visitor’s', (t) => {
  const named: readonly (readonly [string, Language])[] = [
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
