import test from 'ava';
import { checkAnswer, foundListings } from '../../../helpers/answer-check.ts';
import { inLanguages } from '../../../helpers/eight-homes.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';

/** The HOA of the first is $120 a month; it has 1,500 sq ft on 5,000 sq ft. The second rents for $2,500 a month. */
const found = foundListings([
  sampleListing({ Url: null, City: null, HOAMonth: '120.00' }, 1),
  sampleListing(
    { Url: null, City: null, SaleType: 'for_rent', SalePrice: null, RentPrice: '2500.00', Address: '20 Fir Ln' },
    2,
  ),
]);
const becomes = (text: string): string =>
  checkAnswer([text], { found }).text.replaceAll('14 Oak St', '[#1]').replaceAll('20 Fir Ln', '[#2]');

test('a true sum for a year, a quarter or a week stays as it is, in six languages', (t) => {
  const sums = inLanguages({
    en: [
      '[#1] has an HOA of $1,440 a year.',
      '[#1] has HOA dues of $360 per quarter.',
      '[#1] has an annual HOA of $1,440.',
      '[#1] has an HOA of $1,440/year.',
      '[#2] rents for $30,000 a year.',
      '[#2] costs $577 a week.',
    ],
    es: ['[#1] tiene una cuota de HOA de $1,440 al año.', '[#2] cuesta $577 por semana.'],
    fr: ['[#1] a des charges de 1 440 $ par an.', '[#2] : le loyer est de 577 $ par semaine.'],
    de: ['[#1] hat ein Hausgeld von 1.440 $ im Jahr.', '[#2] kostet 30.000 $ pro Jahr.'],
    pt: ['[#1] tem condomínio de $1,440 por ano.', '[#2] custa $30,000 ao ano.'],
    zh: ['[#1]物业费每年1,440美元。', '[#2]租金30,000美元/年。'],
  });
  for (const [, text] of sums) t.is(becomes(text), text);
});

test('a sum for a month is never put beside another time, in six languages', (t) => {
  const sums = inLanguages({
    en: [
      '[#1] has an HOA of $1,500 a year.',
      '[#1] has an HOA of $1,440, billed annually.',
      '[#1] has an HOA of $720 every six months.',
      '[#1] has an HOA of $1,500 (per year).',
      '[#2] rents for $2,500 a week.',
      '[#2] costs $2,500/year.',
      '[#2] rents for $90 a night.',
    ],
    es: ['[#1] tiene una cuota de HOA de $1,500 al año.', '[#2] cuesta $2,500 por semana.'],
    fr: ['[#1] a des charges de 1 500 $ par an.', '[#2] coûte 2 500 $ par semaine.'],
    de: ['[#1] hat ein Hausgeld von 1.500 $ jährlich.', '[#2] kostet 2.500 $ pro Woche.'],
    pt: ['[#1] tem condomínio de $1,500 por ano.', '[#2] custa $2,500 por semana.'],
    zh: ['[#1]物业费每年1,500美元。', '[#2]租金每周2,500美元。'],
  });
  for (const [, text] of sums) t.notRegex(becomes(text).replaceAll(/\[#\d\]/g, ''), /\d/, text);
});

test('a wrong sum for a month, or one beside a time that is past, is still put right', (t) => {
  t.is(becomes('[#1] has an HOA of $150 a month.'), '[#1] has an HOA of $120 a month.');
  t.is(becomes('[#2] rents for $2,600 each month.'), '[#2] rents for $2,500 each month.');
  t.is(becomes('[#1] was listed a year ago and costs $541,900.'), '[#1] costs $550,000.');
});

test('a price that stands beside a year in the past or a lease is no sum for a year', (t) => {
  for (const text of ['[#1] kostet 550.000 $ im Jahr 2026.', '[#2] rents for $2,500 on a year lease.'])
    t.is(becomes(text), text);
});

test('an area in acres is that of the lot', (t) => {
  const text = '[#1] has 3 beds on 0.115 acres.';
  t.is(becomes(text), text);
  t.is(becomes('[#1] has 3 beds on 0.25 acres.'), text);
  t.false(becomes('[#1] has 3 beds on 0.034 acres.').includes('0.034'));
});

test('the area of the ground, or of a part, never becomes that of the home, in six languages', (t) => {
  const areas = inLanguages({
    en: [
      '[#1] sits on 5,000 sq ft.',
      '[#1] sits on 4,000 sq ft.',
      '[#1] has a 5,000 sq ft yard.',
      '[#1] has a 5,000 sq ft garden.',
      '[#1] has a garden of 900 sq ft.',
      '[#1] has a nice interior and a 5,000 sq ft yard.',
    ],
    es: ['[#1] tiene un jardín de 900 pies cuadrados.'],
    fr: ['[#1] a une terrasse de 900 pieds carrés.'],
    de: ['[#1] hat einen Garten von 300 m².'],
    pt: ['[#1] tem um quintal de 300 m².'],
    zh: ['[#1]带300平方米花园。'],
  });
  for (const [, text] of areas) t.notRegex(becomes(text), /1[.,]500|139/, text);
  t.is(becomes('[#1] has 1,400 sq ft and a garden.'), '[#1] has 1,500 sq ft and a garden.');
});
