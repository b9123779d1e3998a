import { type Conversion, type Converted, isEmptyWord } from './conversion.ts';
import { addDecimals, type Decimal, decimalToMoney, decimalToNumber, parseDecimal, scaleDecimal } from './decimals.ts';

export const A_NUMBER = { expected: 'a number such as 1520 or 2.5' };
export const AN_AMOUNT = { expected: 'an amount such as 549900 or 549,900.00, with at most two decimals' };
const AN_EXACT_AMOUNT = {
  expected: `${AN_AMOUNT.expected}; a spreadsheet may have rounded this one: conversion moneyWithExponent takes it all the same`,
};
const A_WHOLE_NUMBER = { expected: 'a whole number' };

/** The sign for any currency, which some programs put before every number that has thousands. */
const ANY_CURRENCY = /^¤\s*/;

/** The value of a number in a text, made by `then`; `wrong` where it is none, null where it is blank. `comma`: decimals stand behind a comma. */
export const readNumber = (
  text: string,
  then: (value: Decimal) => Converted,
  wrong: Converted,
  comma = false,
): Converted => {
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

/** An amount with or without its currency. A further way of writing amounts is read here. */
export const readMoney = (text: string, comma = false): Converted => {
  if (WHOLE_AMOUNT.test(text)) return `${text}.00`;
  if (NOT_TOLD.test(text)) return { notice: 'price on application' };
  const wrong = /\de[-+]?\d+$/i.test(text) ? AN_EXACT_AMOUNT : AN_AMOUNT;
  return readNumber(withoutCurrency(text) || text, (value) => decimalToMoney(value) ?? wrong, wrong, comma);
};

/** Numbers that a double holds as they are written: the usual case, told at a glance. */
export const SHORT_NUMBER = /^\d{1,9}(\.\d{1,6})?$/;

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
