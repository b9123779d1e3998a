import type { AreaUnit } from '../../listings/listing.ts';
import type { Conversion, Converted } from './conversion.ts';
import { A_NUMBER, AN_AMOUNT, readMoney, readNumber, SHORT_NUMBER, withoutCurrency } from './convert-numbers.ts';
import { type Decimal, decimalToMoney, decimalToNumber, scaleDecimal } from './decimals.ts';

/** Square metres in one of each unit, as exact fractions (international foot and acre). */
const UNIT_SIZES = {
  'Square Feet': [9_290_304n, 100_000_000n],
  'Square Meters': [1n, 1n],
  Acres: [40_468_564_224n, 10_000_000n],
  Hectares: [10_000n, 1n],
  /** A hundred square feet, by which buildings are measured in Australia. */
  Squares: [9_290_304n, 1_000_000n],
} as const;
type SourceUnit = keyof typeof UNIT_SIZES;

const UNIT_WORDS: Readonly<Record<SourceUnit, string>> = {
  'Square Feet': 'squarefeet squarefoot sqft sqfeet sf ft2 ft²',
  'Square Meters': 'squaremeters squaremeter squaremetres sqm sqmeters sqmetres m2 m²',
  Acres: 'acres acre acre(s) ac',
  Hectares: 'hectares hectare ha',
  Squares: 'squares square',
};
const UNITS = new Map(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit as SourceUnit] as const),
  ),
);
const unitOf = (text: string): SourceUnit | undefined => UNITS.get(text.toLowerCase().replace(/[\s._-]+/g, ''));

export const areaUnit: Conversion = ([text = '']) => {
  const unit = unitOf(text);
  return unit === 'Square Feet' || unit === 'Square Meters' ? unit : { expected: 'Square Feet or Square Meters' };
};

/** An area of 0 stands for one that is not known. */
const readArea = (text: string, from: SourceUnit, to: AreaUnit): Converted => {
  if (from === to && SHORT_NUMBER.test(text)) return Number(text) || null;
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
  );
};

const areaIn =
  (unit: SourceUnit): Conversion =>
  ([text = ''], context) =>
    readArea(text, unit, context.areaUnit);
export const squareFeet = areaIn('Square Feet');
export const squareMeters = areaIn('Square Meters');
export const acres = areaIn('Acres');
export const hectares = areaIn('Hectares');

const areaByUnitColumn = ([text = '', unit = '']: readonly string[], to: AreaUnit, blank: SourceUnit | null) => {
  if (text === '') return null;
  const from = unit === '' ? blank : unitOf(unit);
  if (from === undefined) return { expected: 'Acres, Square Feet or Square Meters as its unit' };
  return from === null ? null : readArea(text, from, to);
};

/** An area and its unit; without a unit it says nothing, since acres and square feet are both usual. */
export const lotWithUnit: Conversion = (texts, context) => areaByUnitColumn(texts, context.areaUnit, null);
/** A building's area and its unit; without one it is in the feed's own. */
export const areaWithUnit: Conversion = (texts, context) => areaByUnitColumn(texts, context.areaUnit, context.areaUnit);

/** An area with its unit in the same text (`0.25 Acres`, `1,520 sq. ft.`); without one it is in the feed's own. */
export const areaInWords: Conversion = ([text = ''], { areaUnit: own }) => {
  const [, amount = text, unit = ''] = /^([^a-z]*\d[\d.,]*)\s*([a-z].*)$/is.exec(text) ?? [];
  return areaByUnitColumn([amount, unit], own, own);
};

/** A price per square foot, per square metre where the feed's areas are stored so. */
export const pricePerSquareFoot: Conversion = ([text = ''], context) => {
  if (context.areaUnit === 'Square Feet') return readMoney(text);
  const [top, bottom] = UNIT_SIZES['Square Feet'];
  const perMeter = (value: Decimal) => decimalToMoney(scaleDecimal(value, bottom, top, 2)) ?? AN_AMOUNT;
  return readNumber(withoutCurrency(text), perMeter, AN_AMOUNT);
};
