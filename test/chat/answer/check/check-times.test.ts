import test from 'ava';
import type { Language } from '../../../../src/chat/understand/understanding.ts';
import type { ListingValues } from '../../../../src/listings/listing.ts';
import { checkAnswer, foundListings } from '../../../helpers/answer-check.ts';
import { inLanguages } from '../../../helpers/eight-homes.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { understood } from '../../../helpers/understandings.ts';

const home = (values: Partial<ListingValues>, id: number) =>
  sampleListing({ Url: null, City: null, LotArea: null, HOAMonth: null, ...values }, id);
/** On the market for 5 days; the second is new and twice as large. */
const OLD = home({ Address: '1 Row St', YearBuilt: 1939, MarketSince: '2026-11-16', BuildingArea: 1_000 }, 1);
const NEW = home(
  { Address: '2 Row St', YearBuilt: 2025, MarketSince: '2026-11-20', BuildingArea: 2_050, Bedrooms: 7, Bathrooms: 6 },
  2,
);
const THIRD = home({ Address: '3 Row St', BuildingArea: 1_100, Bedrooms: 4, Bathrooms: 20 }, 3);
const said = (text: string, language: Language = 'en'): string =>
  checkAnswer([text], { found: foundListings([OLD, NEW, THIRD]), understanding: understood({ Language: language }) })
    .text;
const named = (text: string): string => text.replaceAll(/\[#(\d)\]/g, '$1 Row St');

test('a time from today has to be that of the home: when it was listed and when it was built, in six languages', (t) => {
  const wrong = inLanguages({
    en: [
      '[#1] was listed yesterday.',
      '[#1] came on the market today.',
      '[#1] was listed last year.',
      '[#1] is brand new, built last year.',
      '[#1] is a brand-new home.',
      '[#1] was built this year.',
      '[#1] has 3 beds. Its price was cut yesterday.',
    ],
    es: ['[#1] se publicó ayer.', '[#1] es totalmente nueva, construida el año pasado.'],
    fr: ['[#1] a été mise en vente hier.', "[#1] est toute neuve, construite l'an dernier."],
    de: ['[#1] wurde gestern inseriert.', '[#1] ist brandneu, letztes Jahr gebaut.'],
    pt: ['[#1] foi anunciada ontem.', '[#1] é novinha em folha, construída no ano passado.'],
    zh: ['[#1]昨天上市。', '[#1]是全新的，去年建成。'],
  });
  for (const [language, text] of wrong)
    t.notRegex(
      said(text, language),
      /yesterday|today|year|new|ayer|año|nueva|hier|neuve|dernier|gestern|neu|Jahr|ontem|passado|novinha|昨天|全新|去年/,
      text,
    );
  const right = inLanguages({
    en: [
      '[#2] was listed yesterday.',
      '[#2] is brand new, built last year.',
      '[#1] was listed this week.',
      '[#1] came on the market this week and was built in 1939.',
    ],
    es: ['[#2] se publicó ayer.', '[#2] fue construida el año pasado.'],
    fr: ['[#2] a été mise en vente hier.'],
    de: ['[#2] wurde gestern inseriert.', '[#2] ist brandneu.'],
    pt: ['[#2] foi anunciada ontem.'],
    zh: ['[#2]昨天上市。'],
  });
  for (const [language, text] of right) t.is(said(text, language), named(text));
});

test('other things that are new, questions and what is not so stay', (t) => {
  for (const text of [
    '[#1] has a brand new kitchen.',
    '[#1] was renovated last year.',
    'Was [#1] listed yesterday?',
    '[#1] was not listed yesterday.',
    'Shall we look at [#1] today?',
    'I can call you today or tomorrow.',
  ])
    t.is(said(text), named(text));
});

test('"twice as big" and "a price cut of 20 %" pass only where the homes say so, in six languages', (t) => {
  const wrong = inLanguages({
    en: ['[#3] is twice as big as [#1].', '[#3] is half the price of [#1].', '[#3] has a price cut of 20%.'],
    es: ['[#3] es el doble de grande que [#1].', '[#3] tiene una rebaja del 20 %.'],
    fr: ['[#3] fait le double de la surface de [#1].', '[#3] a une baisse de prix de 20 %.'],
    de: ['[#3] ist doppelt so groß wie [#1].', '[#3] hat einen Preisnachlass von 20 %.'],
    pt: ['[#3] tem o dobro do tamanho de [#1].', '[#3] teve uma redução de 20 %.'],
    zh: ['[#3]是[#1]的两倍大。', '[#3]降价20%。'],
  });
  for (const [language, text] of wrong)
    t.notRegex(said(text, language), /20|twice|half|doble|double|doppelt|dobro|两倍/, text);
  for (const text of ['[#2] is twice as big as [#1].', 'Is [#3] twice as big as [#1]?', '[#1] has a half bath, twice.'])
    t.is(said(text), named(text));
});
