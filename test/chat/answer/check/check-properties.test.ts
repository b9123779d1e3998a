import test from 'ava';
import fc from 'fast-check';
import type { Language } from '../../../../src/chat/understand/understanding.ts';
import { checkAnswer, foundListings } from '../../../helpers/answer-check.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { understood } from '../../../helpers/understandings.ts';

const LOCALES: Record<Language, string> = {
  en: 'en-US',
  es: 'es-MX',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-BR',
  zh: 'zh-CN',
};
/** Templates of a sentence about the first home, by what its numbers are. */
const TEMPLATES: Record<Language, (home: Written) => string[]> = {
  en: ({ price, beds, baths, area, lot, year, hoa }) => [
    `[#1] costs ${price}.`,
    `[#1] has ${beds} bedrooms, ${baths} bathrooms and ${area} sq ft.`,
    `[#1], built in ${year}, has a lot of ${lot} sq ft; the HOA is ${hoa} a month.`,
  ],
  es: ({ price, beds, baths, area, lot, year, hoa }) => [
    `[#1] cuesta ${price}.`,
    `[#1] tiene ${beds} habitaciones, ${baths} baños y ${area} pies cuadrados.`,
    `[#1], construida en ${year}, tiene un terreno de ${lot} pies cuadrados; la cuota de HOA es de ${hoa} al mes.`,
  ],
  fr: ({ price, beds, baths, area, lot, year, hoa }) => [
    `[#1] coûte ${price}.`,
    `[#1] a ${beds} chambres, ${baths} salles de bain et ${area} pieds carrés.`,
    `[#1], construit en ${year}, a un terrain de ${lot} pieds carrés ; les charges sont de ${hoa} par mois.`,
  ],
  de: ({ price, beds, baths, area, lot, year, hoa }) => [
    `[#1] kostet ${price}.`,
    `[#1] hat ${beds} Schlafzimmer, ${baths} Bäder und ${area} Quadratfuß.`,
    `[#1], Baujahr ${year}, hat ein Grundstück von ${lot} Quadratfuß; das Hausgeld beträgt ${hoa} im Monat.`,
  ],
  pt: ({ price, beds, baths, area, lot, year, hoa }) => [
    `[#1] custa ${price}.`,
    `[#1] tem ${beds} quartos, ${baths} banheiros e ${area} pés quadrados.`,
    `[#1], construída em ${year}, tem um terreno de ${lot} pés quadrados; o condomínio é de ${hoa} por mês.`,
  ],
  zh: ({ price, beds, baths, area, lot, year, hoa }) => [
    `[#1] 售价${price}。`,
    `[#1] 有${beds}间卧室、${baths}个浴室，面积${area}平方英尺。`,
    `[#1] 建于${year}年，占地${lot}平方英尺，物业费每月${hoa}。`,
  ],
};
type Written = Record<'price' | 'beds' | 'baths' | 'area' | 'lot' | 'year' | 'hoa', string>;

const home = fc.record({
  price: fc.integer({ min: 60_000, max: 9_999_999 }),
  beds: fc.integer({ min: 0, max: 9 }),
  baths: fc.integer({ min: 2, max: 14 }).map((half) => half / 2),
  area: fc.integer({ min: 300, max: 9_000 }),
  lot: fc.integer({ min: 900, max: 90_000 }),
  year: fc.integer({ min: 1880, max: 2026 }),
  hoa: fc.integer({ min: 20, max: 1_900 }),
});
type Home = typeof home extends fc.Arbitrary<infer Values> ? Values : never;

const listingOf = ({ price, beds, baths, area, lot, year, hoa }: Home, id: number) =>
  sampleListing(
    {
      ...{
        SalePrice: `${price}.00`,
        Bedrooms: beds,
        Bathrooms: baths,
        BuildingArea: area,
        LotArea: lot,
        YearBuilt: year,
      },
      ...{
        HOAMonth: `${hoa}.00`,
        Address: 'Oak St',
        ZIP: null,
        MLSNumber: `M${id}`,
        ParkingSpots: null,
        MarketSince: null,
      },
    },
    id,
  );
const writtenOf = (values: Home, language: Language): Written => {
  const number = (value: number): string => new Intl.NumberFormat(LOCALES[language]).format(value);
  const money = (value: number): string =>
    new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
      value,
    );
  const { price, beds, baths, area, lot, year, hoa } = values;
  return {
    ...{ price: money(price), hoa: money(hoa), area: number(area), lot: number(lot) },
    ...{ beds: number(beds), baths: number(baths), year: String(year) },
  };
};
const language = fc.constantFrom<Language>('en', 'es', 'fr', 'de', 'pt', 'zh');
const changes = ({ checked }: ReturnType<typeof checkAnswer>): unknown[] => checked.changes;

test("property: a sentence made of the row's own values passes unaltered, in each language's formats", (t) => {
  fc.assert(
    fc.property(home, home, language, fc.nat(2), (values, other, spoken, index) => {
      const found = foundListings([listingOf(values, 1), listingOf(other, 2)]);
      const text = TEMPLATES[spoken](writtenOf(values, spoken))[index] ?? '';
      t.deepEqual(changes(checkAnswer([text], { found, understanding: understood({ Language: spoken }) })), [], text);
    }),
    { numRuns: 1_500 },
  );
});

test('property: a number that is in no row never comes through in a sentence with a mark', (t) => {
  const shapes = [
    '$# ',
    '# beds',
    '# baths',
    '# sq ft',
    '#',
    '# m²',
    '# dollars',
    '$#K',
    'USD #',
    '# days',
    '# stories',
    'built in #',
    'HOA $#',
  ];
  const before = fc.constantFrom(
    '[#1] has ',
    '[#1]: ',
    'I like [#1], which is ',
    'It is ',
    'a garden, ',
    'and ',
    '- [#1] – ',
  );
  fc.assert(
    fc.property(
      home,
      fc.integer({ min: 100, max: 999_999 }),
      before,
      fc.constantFrom(...shapes),
      (values, number, start, shape) => {
        // A number of its own: unlike any of the row's, and no round of one.
        const wrong = number * 10 + 7 + 10_000_000;
        const sentence = `${start.includes('#1') ? '' : '[#1] is nice. '}${start}${shape.replace('#', String(wrong))} now.`;
        const { text } = checkAnswer([sentence], {
          found: foundListings([listingOf(values, 1), listingOf(values, 2)]),
        });
        t.false(text.includes(String(wrong)), text);
      },
    ),
    { numRuns: 1_500 },
  );
});

test('property: a home never gets the price, rooms or area of another one', (t) => {
  fc.assert(
    fc.property(home, home, language, fc.nat(1), (values, other, spoken, index) => {
      const isClose = (one: number, two: number): boolean => Math.abs(one - two) <= one * 0.06;
      fc.pre(!isClose(values.price, other.price) && !isClose(values.area, other.area) && values.beds !== other.beds);
      const found = foundListings([listingOf(values, 1), listingOf(other, 2)]);
      const foreign = TEMPLATES[spoken](writtenOf(other, spoken))[index] ?? '';
      const { text, checked } = checkAnswer([foreign], { found, understanding: understood({ Language: spoken }) });
      t.true(checked.corrected + checked.withheld > 0, text);
    }),
    { numRuns: 800 },
  );
});
