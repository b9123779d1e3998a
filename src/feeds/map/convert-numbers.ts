import { type Conversion, type Converted, isEmptyWord } from './conversion.ts';
import { addDecimals, type Decimal, decimalToNumber, parseDecimal, scaleDecimal } from './decimals.ts';

export const A_NUMBER = { expected: 'a number such as 1520 or 2.5' };
const A_WHOLE_NUMBER = { expected: 'a whole number' };

const ABOUT = 'ca|c\\.|circa|approx|approximately|about|around|env|environ|aprox|aproximadamente|cerca de|etwa|rund';
const ROOMS = [
  'beds?|bds?|brs?|bedrooms?|baths?|ba|bathrooms?|bhk|cars?|spaces?|dorms?|dormit[oó]rios?|habitaci[oó]n(?:es)?|hab',
  'ba[nñ]os?|schlafzimmer|bäder|chambres?|salles? de bains?|quartos?|banheiros?|室|卧|卫',
];
/** What people write around a number that is meant as it stands: that it is about so much, what is counted, and what comes on top. */
const AROUND_NUMBERS: readonly RegExp[] = [
  new RegExp(`^(?:[~≈±¤约]|(?:${ABOUT})(?=[.\\s\\d])\\.?)\\s*`, 'i'),
  /\s*(?:\+\s?\/?\s?-|±|\s(?:approx|aprox|env|ca)\.?)$/i,
  /\s*\+\s*\p{L}[\p{L}\s.]*$/u,
  new RegExp(`\\s*(?:${ROOMS.join('|')})\\.?$`, 'iu'),
];
/** What is longer holds no single number: it is not searched for one. */
export const LONGEST_NUMBER = 80;
const bareNumber = (text: string): string =>
  text.length > LONGEST_NUMBER ? text : AROUND_NUMBERS.reduce((bare, around) => bare.replace(around, ''), text);

/** The value of a number in a text, made by `then`; `wrong` where it is none, null where it is blank. `comma`: decimals stand behind a comma. */
export const readNumber = (
  text: string,
  then: (value: Decimal) => Converted,
  wrong: Converted,
  comma = false,
): Converted => {
  if (text === '' || isEmptyWord(text)) return null;
  const value = parseDecimal(text, comma) ?? parseDecimal(bareNumber(text), comma);
  return value === null ? wrong : then(value);
};

/** Numbers that a double holds as they are written: the usual case, told at a glance. */
export const SHORT_NUMBER = /^\d{1,9}(\.\d{1,6})?$/;

/** Two numbers in one text: `-117.16,32.71`, `POINT (-117.16 32.71)`. */
export const A_PAIR = /^[^\d-]*(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)(?:[\s,;]+-?\d+(?:\.\d+)?)?[\s)\]]*$/;
const ofPair =
  (place: 1 | 2): Conversion =>
  ([text = '']) => {
    const found = A_PAIR.exec(text)?.[place];
    return text === '' || isEmptyWord(text) ? null : found === undefined ? A_NUMBER : Number(found);
  };
export const firstNumber = ofPair(1);
export const secondNumber = ofPair(2);

export const number: Conversion = ([text = '']) =>
  SHORT_NUMBER.test(text) ? Number(text) : readNumber(text, decimalToNumber, A_NUMBER);
export const numberWithComma: Conversion = ([text = '']) => readNumber(text, decimalToNumber, A_NUMBER, true);

/** `5.00E+05` as 500000. It may have been rounded by the spreadsheet that wrote it so: for feeds that have nothing better. */
export const withoutExponent = (text: string): string => {
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^([-+]?)(\d+)(?:\.(\d*))?e([-+]?\d{1,2})$/i.exec(text) ?? [];
  if (exponent === '') return text;
  const zeros = '0'.repeat(Math.abs(Number(exponent)));
  const digits = Number(exponent) < 0 ? zeros + whole + fraction : whole + fraction + zeros;
  const point = Number(exponent) < 0 ? whole.length : whole.length + Number(exponent);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
};
export const numberWithExponent: Conversion = ([text = ''], context) => number([withoutExponent(text)], context);

export const integer: Conversion = ([text = '']) =>
  readNumber(text, (value) => (value.scale === 0 ? decimalToNumber(value) : A_WHOLE_NUMBER), A_WHOLE_NUMBER);

/** The sum of the columns that are filled, each a number or a sum itself: `3+1`. */
export const sum: Conversion = (texts) => {
  let total: Decimal | null = null;
  for (const text of texts.flatMap((one) => (IS_SUM.test(one) ? one.split('+') : one))) {
    if (text === '' || isEmptyWord(text)) continue;
    const value = parseDecimal(text.trim());
    if (value === null) return A_NUMBER;
    total = total === null ? value : addDecimals(total, value);
  }
  return total === null ? null : decimalToNumber(total);
};

const IS_SUM = /^\d{1,2}\s?\+\s?\d{1,2}$/;

/** The first number of `2+1`, as homes are named by their bedrooms and living rooms in Turkey. */
export const beforePlus: Conversion = ([text = ''], context) =>
  number([IS_SUM.test(text) ? (text.split('+')[0] ?? '').trim() : text], context);

/** A number on one side of a slash, as bedrooms and bathrooms stand in one cell: `4/2.5`, `Studio / 1`. */
const besideSlash =
  (place: 0 | 1): Conversion =>
  ([text = ''], context) => {
    const parts = text.length > LONGEST_NUMBER ? [] : text.split(/[/|]/).map((part) => part.trim());
    const [before = '', behind = ''] = parts;
    // `1/2 bath` and `1 1/2` are a half.
    const isFraction = (/\p{L}/u.test(behind) && !/\p{L}/u.test(before)) || /\d[^\d.]+\d/.test(before);
    if (parts.length !== 2 || isFraction) return readNumber(text, () => TWO_NUMBERS, TWO_NUMBERS);
    return place === 0 && /^studio$/i.test(before) ? 0 : number([place === 0 ? before : behind], context);
  };
const TWO_NUMBERS = { expected: 'two numbers such as 4/2.5' };
export const beforeSlash = besideSlash(0);
export const behindSlash = besideSlash(1);

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

/** Bedrooms as Portugal names homes by them: `T2`, `V4`; `T3+1` has a room without a window beside three. */
export const typology: Conversion = ([text = ''], context) => {
  const [, rooms = text] = TYPOLOGY.exec(text) ?? [];
  return number([rooms], context);
};
export const TYPOLOGY = /^[TV]\s?(\d{1,2})(?:\s?\+\s?\d)?$/i;

const MOST_HALVES = 3;

/** Bathrooms as some MLSs write them: `2.1` or `2/1` are two full ones and a half one. There are no four half ones: those are decimals. */
export const bathroomsFullHalf: Conversion = ([text = '']) => {
  if (isEmptyWord(text)) return null;
  const [, full = '', half = '0'] = /^(\d{1,2})(?:[./](\d))?$/.exec(text) ?? [];
  return full === '' || Number(half) > MOST_HALVES
    ? { expected: 'full and half bathrooms such as 2.1' }
    : Number(full) + Number(half) / 2;
};
