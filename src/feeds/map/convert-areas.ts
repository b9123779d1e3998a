import { squashWord } from '../../listings/fold.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import { type Conversion, type Converted, isEmptyWord } from './conversion.ts';
import { AN_AMOUNT, readAmount } from './convert-money.ts';
import { A_NUMBER, LONGEST_NUMBER, readNumber, SHORT_NUMBER } from './convert-numbers.ts';
import { decimalToMoney, decimalToNumber, scaleDecimal } from './decimals.ts';

/** Square metres in one of each unit, as exact fractions (international foot and acre). */
const UNIT_SIZES = {
  'Square Feet': [9_290_304n, 100_000_000n],
  'Square Meters': [1n, 1n],
  Acres: [40_468_564_224n, 10_000_000n],
  Hectares: [10_000n, 1n],
  /** A hundred square feet, by which buildings are measured in Australia. */
  Squares: [9_290_304n, 1_000_000n],
  'Square Yards': [83_612_736n, 100_000_000n],
} as const;
type SourceUnit = keyof typeof UNIT_SIZES;

/** As words are compared (`squashWord`). Further words go here. */
const UNIT_WORDS: Readonly<Record<SourceUnit, string>> = {
  'Square Feet':
    'squarefeet squarefoot sqft sqfeet squareft squarefootage sqfootage sf sft ft2 sqfoot ' +
    'piescuadrados piedscarres pi2 pesquadrados quadratfuss 平方英尺',
  'Square Meters':
    'squaremeters squaremeter squaremetres squaremetre sqm sqmeters sqmetres sqmtr m2 qm quadratmeter mq mt2 mts2 ' +
    'metrocuadrado metroscuadrados metrecarre metrescarres metroquadrado metrosquadrados 平方米 平米',
  Acres: 'acres acreage acre acre(s) ac 英亩',
  Hectares: 'hectares hectare ha hektar hectarea hectareas 公顷',
  Squares: 'squares square',
  'Square Yards': 'squareyards squareyard sqyards sqyard sqyds sqyd yd2 gaj',
};
const UNITS = new Map(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit as SourceUnit] as const),
  ),
);
const unitOf = (text: string): SourceUnit | undefined => UNITS.get(squashWord(text));

/** The unit that a text is, in one of its words; squares and yards are told by values alone. */
export const areaUnitOf = (text: string): Exclude<SourceUnit, 'Squares' | 'Square Yards'> | undefined => {
  const unit = unitOf(text);
  return unit === 'Squares' || unit === 'Square Yards' ? undefined : unit;
};

export const areaUnit: Conversion = ([text = '']) => {
  const unit = unitOf(text);
  return unit === 'Square Feet' || unit === 'Square Meters' ? unit : { expected: 'Square Feet or Square Meters' };
};

/** An area of 0 stands for one that is not known. */
const readArea = (text: string, from: SourceUnit, to: AreaUnit, comma = false): Converted => {
  if (from === to && !comma && SHORT_NUMBER.test(text)) return Number(text) || null;
  return readNumber(
    text,
    (value) => {
      if (value.digits === 0n) return null;
      if (from === to) return decimalToNumber(value);
      const [fromTop, fromBottom] = UNIT_SIZES[from];
      const [toTop, toBottom] = UNIT_SIZES[to];
      return decimalToNumber(scaleDecimal(value, fromTop * toBottom, fromBottom * toTop, 2));
    },
    A_NUMBER,
    comma,
  );
};

const FIGURES_AND_UNIT = /^(.*?\d[\d.,'\u2019 \u00a0\u2009\u202f]*(?:\+\s?\/?\s?-|\u00b1)?)\s*(\p{L}.*|\u33a1)$/su;

/** An area that may name another unit than its column has; with what stands behind it that is none it is read as a number. */
const readAreaInWords = (text: string, usual: SourceUnit, to: AreaUnit, comma = false): Converted => {
  if (SHORT_NUMBER.test(text) || text.length > LONGEST_NUMBER) return readArea(text, usual, to, comma);
  const [, figures = text, words = ''] = FIGURES_AND_UNIT.exec(text) ?? [];
  const unit = unitOf(words);
  return unit === undefined ? readArea(text, usual, to, comma) : readArea(figures.trim(), unit, to, comma);
};

const areaIn =
  (unit: SourceUnit): Conversion =>
  ([text = ''], context) =>
    readAreaInWords(text, unit, context.areaUnit);
export const squareFeet = areaIn('Square Feet');
export const squareMeters = areaIn('Square Meters');
export const acres = areaIn('Acres');
export const hectares = areaIn('Hectares');

/** What units are called beside an area: behind it in one text they would be lengths. codes of three letters are UN/CEFACT's. */
const BESIDE = new Map<string, SourceUnit>([
  ...'feet foot ft ftk'.split(' ').map((word) => [word, 'Square Feet'] as const),
  ...'meters meter metres metre metros metri m mtk'.split(' ').map((word) => [word, 'Square Meters'] as const),
  ['acr', 'Acres'],
  ['har', 'Hectares'],
  ['ydk', 'Square Yards'],
]);

const areaByUnitColumn = ([text = '', unit = '']: readonly string[], to: AreaUnit, blank: SourceUnit | null) => {
  if (text === '') return null;
  const from = unit === '' ? blank : (unitOf(unit) ?? BESIDE.get(squashWord(unit)));
  if (from === undefined) return { expected: 'Acres, Square Feet or Square Meters as its unit' };
  return from === null ? null : readArea(text, from, to);
};

/** An area and its unit; without a unit it says nothing, since acres and square feet are both usual. */
export const lotWithUnit: Conversion = (texts, context) => areaByUnitColumn(texts, context.areaUnit, null);
/** A building's area and its unit; without one it is in the feed's own. */
export const areaWithUnit: Conversion = (texts, context) => areaByUnitColumn(texts, context.areaUnit, context.areaUnit);

/** An area with its unit in the same text (`0.25 Acres`, `1,520 sq. ft.`); without one it is in the feed's own. */
export const areaInWords: Conversion = ([text = ''], { areaUnit: own }) => readAreaInWords(text, own, own);
/** The same where decimals stand behind a comma (`112,5 m²`, `1.200 m²`). */
export const areaInWordsWithComma: Conversion = ([text = ''], { areaUnit: own }) =>
  readAreaInWords(text, own, own, true);

/** The same of a column that has dots and commas before three digits: what may be thousands or decimals is no area. */
export const areaUnlessUnclear: Conversion = (texts, context) =>
  UNCLEAR_AREA.test(texts[0] ?? '')
    ? { expected: 'an area that is clear beside the others: 1200 or 1.20' }
    : areaInWords(texts, context);
const UNCLEAR_AREA = /^\D*\d{1,3}[.,]\d{3}(?![.,]?\d)/;

/** A price per square foot, per square metre where the feed's areas are stored so. */
export const pricePerSquareFoot: Conversion = ([text = ''], context) => {
  if (text === '' || isEmptyWord(text)) return null;
  const amount = readAmount(text);
  const unit =
    amount === null || amount.words === '' ? 'Square Feet' : unitOf(amount.words.replace(/^(\/|per\b)/i, ''));
  if (amount === null || amount.unclear || unit === undefined) return AN_AMOUNT;
  if (unit === context.areaUnit) return decimalToMoney(amount.value) ?? AN_AMOUNT;
  const [fromTop, fromBottom] = UNIT_SIZES[unit];
  const [toTop, toBottom] = UNIT_SIZES[context.areaUnit];
  return decimalToMoney(scaleDecimal(amount.value, fromBottom * toTop, fromTop * toBottom, 2)) ?? AN_AMOUNT;
};
