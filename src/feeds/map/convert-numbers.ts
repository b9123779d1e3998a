import type { AreaUnit } from '../../listings/listing.ts';
import { type Conversion, type Converted, isEmptyWord } from './conversion.ts';
import { addDecimals, type Decimal, decimalToMoney, decimalToNumber, parseDecimal, scaleDecimal } from './decimals.ts';

const A_NUMBER = { expected: 'a number such as 1520 or 2.5' };
const AN_AMOUNT = { expected: 'an amount such as 549900 or 549,900.00, with at most two decimals' };
const AN_EXACT_AMOUNT = {
  expected: `${AN_AMOUNT.expected}; a spreadsheet may have rounded this one: conversion moneyWithExponent takes it all the same`,
};
const A_WHOLE_NUMBER = { expected: 'a whole number' };

/** The sign for any currency, which some programs put before every number that has thousands. */
const ANY_CURRENCY = /^¤\s*/;

const readNumber = (text: string, then: (value: Decimal) => Converted, wrong: Converted, comma = false): Converted => {
  if (text === '' || isEmptyWord(text)) return null;
  const value = parseDecimal(text.replace(ANY_CURRENCY, ''), comma);
  return value === null ? wrong : then(value);
};

/** `$849,000`, `849000 USD` and `849000` are the same amount: the currency is a field of its own. */
export const withoutCurrency = (text: string): string =>
  text.replace(/^([A-Z]{3}\s*)?(\p{Sc}\s*)?/u, '').replace(/(\s*\p{Sc})?(\s*[A-Z]{3})?$/u, '');

const WHOLE_AMOUNT = /^[1-9]\d{0,11}$/;

/** What agents write in place of a price. */
const NOT_TOLD =
  /^(poa|p\.o\.a\.?|tba|tbd|(price )?(on|upon) (application|request)|(please )?(call|contact|ask)\b.*)$/i;

const readMoney = (text: string, comma = false): Converted => {
  if (WHOLE_AMOUNT.test(text)) return `${text}.00`;
  if (NOT_TOLD.test(text)) return { notice: 'price on application' };
  const wrong = /\de[-+]?\d+$/i.test(text) ? AN_EXACT_AMOUNT : AN_AMOUNT;
  return readNumber(withoutCurrency(text) || text, (value) => decimalToMoney(value) ?? wrong, wrong, comma);
};

/** Numbers that a double holds as they are written: the usual case, told at a glance. */
const SHORT_NUMBER = /^\d{1,9}(\.\d{1,6})?$/;

export const number: Conversion = ([text = '']) =>
  SHORT_NUMBER.test(text) ? Number(text) : readNumber(text, decimalToNumber, A_NUMBER);
export const numberWithComma: Conversion = ([text = '']) => readNumber(text, decimalToNumber, A_NUMBER, true);
export const money: Conversion = ([text = '']) => readMoney(text);
export const moneyWithComma: Conversion = ([text = '']) => readMoney(text, true);

/** `5.00E+05` as 500000. It may have been rounded by the spreadsheet that wrote it so: for feeds that have nothing better. */
const withoutExponent = (text: string): string => {
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^([-+]?)(\d+)(?:\.(\d*))?e([-+]?\d{1,2})$/i.exec(text) ?? [];
  if (exponent === '') return text;
  const zeros = '0'.repeat(Math.abs(Number(exponent)));
  const digits = Number(exponent) < 0 ? zeros + whole + fraction : whole + fraction + zeros;
  const point = Number(exponent) < 0 ? whole.length : whole.length + Number(exponent);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
};
export const numberWithExponent: Conversion = ([text = ''], context) => number([withoutExponent(text)], context);
export const moneyWithExponent: Conversion = ([text = '']) => readMoney(withoutExponent(withoutCurrency(text) || text));

/** A price of 0 or 1 stands for a price that is not told. */
export const price: Conversion = ([text = '']) => {
  const amount = readMoney(text);
  return amount === '0.00' || amount === '1.00' ? null : amount;
};

export const integer: Conversion = ([text = '']) =>
  readNumber(text, (value) => (value.scale === 0 ? decimalToNumber(value) : A_WHOLE_NUMBER), A_WHOLE_NUMBER);

/** A year; 0 stands for a year that is not known. */
export const year: Conversion = (texts, context) => {
  const value = integer(texts, context);
  return value === 0 ? null : value;
};

/** The sum of the columns that are filled. */
export const sum: Conversion = (texts) => {
  let total: Decimal | null = null;
  for (const text of texts) {
    if (text === '' || isEmptyWord(text)) continue;
    const value = parseDecimal(text);
    if (value === null) return A_NUMBER;
    total = total === null ? value : addDecimals(total, value);
  }
  return total === null ? null : decimalToNumber(total);
};

const BATH_SHARES: readonly bigint[] = [100n, 50n, 75n, 25n];

/** Full, half, three-quarter and quarter bathrooms, in this order; without the full ones it is not a count. */
export const bathrooms: Conversion = (texts) => {
  if (texts[0] === '') return null;
  const parts: Decimal[] = [];
  for (const [index, text] of texts.entries()) {
    if (text === '' || isEmptyWord(text)) continue;
    const value = parseDecimal(text);
    if (value === null) return A_NUMBER;
    parts.push(scaleDecimal(value, BATH_SHARES[index] ?? 0n, 100n, 2));
  }
  return parts.length === 0 ? null : decimalToNumber(parts.reduce(addDecimals));
};

/** Square metres in one of each unit, as exact fractions (international foot and acre). */
const UNIT_SIZES = {
  'Square Feet': [9_290_304n, 100_000_000n],
  'Square Meters': [1n, 1n],
  Acres: [40_468_564_224n, 10_000_000n],
  Hectares: [10_000n, 1n],
} as const;
type SourceUnit = keyof typeof UNIT_SIZES;

const UNIT_WORDS: Readonly<Record<string, SourceUnit>> = {
  squarefeet: 'Square Feet',
  squarefoot: 'Square Feet',
  sqft: 'Square Feet',
  sf: 'Square Feet',
  ft2: 'Square Feet',
  'ft²': 'Square Feet',
  squaremeters: 'Square Meters',
  squaremeter: 'Square Meters',
  squaremetres: 'Square Meters',
  sqm: 'Square Meters',
  m2: 'Square Meters',
  'm²': 'Square Meters',
  sqmeters: 'Square Meters',
  sqmetres: 'Square Meters',
  sqfeet: 'Square Feet',
  acres: 'Acres',
  acre: 'Acres',
  'acre(s)': 'Acres',
  ac: 'Acres',
  hectares: 'Hectares',
  hectare: 'Hectares',
  ha: 'Hectares',
};
const unitOf = (text: string): SourceUnit | undefined => UNIT_WORDS[text.toLowerCase().replace(/[\s._-]+/g, '')];

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
