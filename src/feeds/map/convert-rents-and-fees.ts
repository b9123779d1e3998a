import type { Money } from '../../listings/listing.ts';
import { type Conversion, type Converted, isEmptyWord, isPaid, type Paid } from './conversion.ts';
import { price, readAmount } from './convert-money.ts';
import { type Decimal, parseDecimal } from './decimals.ts';
import { AREA_RATE, byTheMonth } from './frequencies.ts';

const A_FEE = { expected: 'an amount such as 250 or 250.00' };

const feeOf = (amount: Decimal, frequency: string): Converted =>
  amount.digits === 0n
    ? '0.00'
    : (byTheMonth(amount, frequency) ?? {
        notice: frequency === '' ? 'no frequency' : `frequency "${frequency.slice(0, 40)}"`,
      });

/** A fee and its frequency, by the month. A frequency that is not told, or not regular, gives no monthly fee: a notice. */
export const monthlyFee: Conversion = ([text = '', frequency = '']) => {
  if (text === '' || isEmptyWord(text)) return null;
  const amount = readAmount(text);
  return amount === null || amount.words !== '' || amount.unclear ? A_FEE : feeOf(amount.value, frequency);
};

/**
 * A rent that says itself how often it is paid (`£1,250 pcm`, `$450 / week`), by the month; else a second column does, or it is a month's. One of
 * 0 or 1 is not told.
 */
export const monthlyAmount: Conversion = ([text = '', frequency = ''], context) => {
  const told = price([text], context);
  const amount = told === null ? null : readAmount(text);
  if (amount === null || amount.unclear) return told;
  return feeOf(amount.value, amount.words || frequency || 'monthly');
};

/** An amount that says how often it is paid is a rent, and any other a price. */
export const saleTypeByPeriod: Conversion = (texts, context) => {
  const read = price(texts, context);
  return typeof read === 'string' ? 'for_sale' : isPaid(read) ? 'for_rent' : read;
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
export const monthlyRent = (amount: Money, frequency: string, commercial: boolean): Exclude<Converted, Paid> => {
  if (AREA_RATE.test(frequency)) return { notice: 'a rate per area' };
  if (frequency === '') {
    return commercial && Number(amount) < LEAST_COMMERCIAL_RENT ? { notice: 'a rate per area' } : amount;
  }
  const value = parseDecimal(amount);
  return (value && byTheMonth(value, frequency)) ?? { notice: `frequency "${frequency.slice(0, 40)}"` };
};

const PRICES: ReadonlySet<string> = new Set(['ListPrice', 'OriginalListPrice', 'PreviousListPrice']);
const MONTHLY: ReadonlySet<string> = new Set(['RentPrice', 'HOAMonth']);
const ONCE = { expected: 'an amount that is paid once' };

/** What a field holds of an amount that says how often it is paid: rents are made of prices once the sale type is known. */
export const paidValue = (field: string, { amount, frequency }: Paid): Exclude<Converted, Paid> => {
  if (PRICES.has(field)) return amount;
  return MONTHLY.has(field) ? monthlyRent(amount, frequency, false) : ONCE;
};
