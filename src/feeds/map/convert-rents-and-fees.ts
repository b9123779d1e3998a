import type { Money } from '../../listings/listing.ts';
import { type Conversion, type Converted, isEmptyWord } from './conversion.ts';
import { price, withoutCurrency } from './convert-numbers.ts';
import { type Decimal, decimalToMoney, parseDecimal, scaleDecimal } from './decimals.ts';

/** Payments a month, as exact fractions, and what they are called: RESO FeeFrequency and the usual words for the same. Further words go here. */
const FREQUENCIES: readonly [payments: readonly [bigint, bigint], words: string][] = [
  [[1n, 1n], 'monthly month calendarmonth pcm pm mo mth monat'],
  [[1n, 12n], 'annually annual annum pa yearly year yr jahr'],
  [[1n, 6n], 'semiannually semiannual halfyearly'],
  [[1n, 3n], 'quarterly quarter'],
  [[1n, 2n], 'bimonthly'],
  [[2n, 1n], 'semimonthly'],
  [[26n, 12n], 'biweekly'],
  [[52n, 12n], 'weekly week pw wk woche'],
  [[365n, 12n], 'daily day tag'],
];
const MONTHLY = new Map(
  FREQUENCIES.flatMap(([payments, words]) => words.split(' ').map((word) => [word, payments] as const)),
);

const squashFrequency = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\s*(per\s|per(?=[a-z])|an?\s|each\s|\/)\s*/, '')
    .replace(/[\s_.\u2010-\u2015-]+/g, '');
const AREA_RATE = /sq|\bsf\b|\bpsf\b|acre|area|foot|feet|meter|metre|m²|m2/i;

const monthly = (amount: Decimal, frequency: readonly [bigint, bigint]): Money | null =>
  decimalToMoney(scaleDecimal(amount, frequency[0], frequency[1], 2));

/** A fee and its frequency, by the month. A frequency that is not told, or not regular, gives no monthly fee: a notice. */
export const monthlyFee: Conversion = ([text = '', frequency = '']) => {
  if (text === '' || isEmptyWord(text)) return null;
  const amount = parseDecimal(withoutCurrency(text));
  if (amount === null) return { expected: 'an amount such as 250 or 250.00' };
  if (amount.digits === 0n) return '0.00';
  const factor = MONTHLY.get(squashFrequency(frequency));
  if (factor !== undefined) return monthly(amount, factor);
  return { notice: frequency === '' ? 'no frequency' : `frequency "${frequency.slice(0, 40)}"` };
};

const AMOUNT_AND_REST = /^([^a-z/]*\d[\d.,]*)\s*(.*)$/is;

/** An amount that says itself how often it is paid (`£1,250 pcm`, `$450 / week`), by the month; else a second column does, or it is a month's. */
export const monthlyAmount: Conversion = ([text = '', frequency = ''], context) => {
  const [, amount = text, words = ''] = AMOUNT_AND_REST.exec(text) ?? [];
  const told = words.replace(/^([A-Z]{3}|\p{Sc})(?=\s|\/|$)\s*/u, '') || frequency || 'monthly';
  return monthlyFee([amount, told], context);
};

const every =
  (frequency: string): Conversion =>
  ([text = '']) =>
    monthlyFee([text, frequency], { areaUnit: 'Square Feet', today: '' });
export const annualToMonthly = every('annually');
export const quarterlyToMonthly = every('quarterly');
export const weeklyToMonthly = every('weekly');

/** Under this, a commercial lease that names no frequency is a rate per area: no premises are let for that by the month. */
const LEAST_COMMERCIAL_RENT = 100;

/** `amount` as a monthly rent. `frequency` may be blank, which is by the month, as leases are listed. */
export const monthlyRent = (amount: Money, frequency: string, commercial: boolean): Converted => {
  if (AREA_RATE.test(frequency)) return { notice: 'a rate per area' };
  if (frequency === '') {
    return commercial && Number(amount) < LEAST_COMMERCIAL_RENT ? { notice: 'a rate per area' } : amount;
  }
  const factor = MONTHLY.get(squashFrequency(frequency));
  const value = parseDecimal(amount);
  if (factor === undefined || value === null) return { notice: `frequency "${frequency.slice(0, 40)}"` };
  return monthly(value, factor);
};

/**
 * A price in the second column, unless the first says `hidden`: the source's own words for that are mapped to it. A third column says how often
 * it is paid, where it is a rent.
 */
export const priceUnlessHidden: Conversion = ([hidden = '', text = '', frequency = ''], context) => {
  const amount = price([text], context);
  if (hidden === 'hidden') return amount === null ? null : { notice: 'price on application' };
  return typeof amount === 'string' && frequency !== '' ? monthlyRent(amount, frequency, false) : amount;
};
