import type { Money } from '../../listings/listing.ts';

/** An exact decimal number: `digits` divided by ten to the power of `scale`. */
export type Decimal = { digits: bigint; scale: number };

// Between thousands the same mark all along, none behind a zero: a comma, an apostrophe, a blank of any width. In India commas part lakhs and
// crores, too.
const PLAIN =
  /^([-+\u2212]?)(?!0[^.\d])(\d{1,3}(?:([,'\u2019 \u00a0\u2009\u202f])\d{3}(?:\3\d{3})*)?|\d{1,2}(?:,\d\d)+,\d{3}|\d*)(?:\.(\d*))?$/;
const WITH_COMMA =
  /^([-+\u2212]?)(?!0[^,\d])(\d{1,3}(?:([.'\u2019 \u00a0\u2009\u202f])\d{3}(?:\3\d{3})*)?|\d*)(?:,(\d*))?$/;
const LONGEST = 40;

/** Behind a comma, what no thousands have. */
const CENTS = /\d,\d{1,2}$/;

/**
 * Reads `1234.5`, `1,234.50`, `1 234`, `.5`, `765,00`; with `comma` `1.234` as thousands and `0,125`, too. Null for anything else, exponents too:
 * spreadsheets round there.
 */
export const parseDecimal = (text: string, comma = false): Decimal | null => {
  if (text.length > LONGEST) return null;
  const match = (comma ? WITH_COMMA : PLAIN).exec(text);
  if (match === null) return !comma && CENTS.test(text) ? parseDecimal(text, true) : null;
  const [, sign = '', whole = '', , fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const kept = fraction.replace(/0+$/, '');
  const digits = BigInt(whole.replace(/\D/g, '') + kept);
  return { digits: sign === '-' || sign === '\u2212' ? -digits : digits, scale: kept.length };
};

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** `value * numerator / denominator`, rounded half away from zero to `places` decimals. */
export const scaleDecimal = (value: Decimal, numerator: bigint, denominator: bigint, places: number): Decimal => {
  const top = value.digits * numerator * powerOfTen(places);
  const bottom = denominator * powerOfTen(value.scale);
  const size = top < 0n ? -top : top;
  const rounded = (size * 2n + bottom) / (bottom * 2n);
  return { digits: top < 0n ? -rounded : rounded, scale: places };
};

export const addDecimals = (left: Decimal, right: Decimal): Decimal => {
  const scale = Math.max(left.scale, right.scale);
  return {
    digits: left.digits * powerOfTen(scale - left.scale) + right.digits * powerOfTen(scale - right.scale),
    scale,
  };
};

const decimalText = ({ digits, scale }: Decimal): string => {
  const size = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const sign = digits < 0n ? '-' : '';
  return scale === 0 ? sign + size : `${sign}${size.slice(0, -scale)}.${size.slice(-scale)}`;
};

export const decimalToNumber = (value: Decimal): number => Number(decimalText(value));

/** Money with its two decimals, `"550000.00"`; null where more than two decimals would be lost. */
export const decimalToMoney = (value: Decimal): Money | null => {
  if (value.scale <= 2) return decimalText({ digits: value.digits * powerOfTen(2 - value.scale), scale: 2 });
  return value.digits % powerOfTen(value.scale - 2) === 0n
    ? decimalText({ digits: value.digits / powerOfTen(value.scale - 2), scale: 2 })
    : null;
};
