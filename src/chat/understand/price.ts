import type { SaleType } from '../../listings/listing.ts';
import { type Amount, amountPattern, readAmount } from './amount.ts';
import type { Constraint } from './constraint.ts';
import { ABOUT_WORDS, AT_LEAST_WORDS, AT_MOST_WORDS, MONTHLY, NO_PRICE_AFTER, NO_PRICE_BEFORE } from './english.ts';
import type { Reading, Span } from './reading.ts';

type Bound = { Operator: 'atLeast' | 'atMost'; Value: number };
type Form = {
  pattern: RegExp;
  names: readonly string[];
  bare?: boolean;
  bounds: (amounts: readonly number[]) => Bound[];
};

const one = amountPattern('one');
const two = amountPattern('two');
const pattern = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?<monthly>${MONTHLY})?`, 'gu');
const between = ([low = 0, high = 0]: readonly number[]): Bound[] => [
  { Operator: 'atLeast', Value: Math.min(low, high) },
  { Operator: 'atMost', Value: Math.max(low, high) },
];
const atMost = ([value = 0]: readonly number[]): Bound[] => [{ Operator: 'atMost', Value: value }];
const atLeast = ([value = 0]: readonly number[]): Bound[] => [{ Operator: 'atLeast', Value: value }];
const nearly = ([value = 0]: readonly number[]): Bound[] => between([value * 0.9, value * 1.1].map(Math.round));

/** In this order: the first form that explains a number has it. A sum without a comparison is what may be spent. */
const FORMS: readonly Form[] = [
  { pattern: pattern(`(?:between|from)\\s+${one}\\s*(?:and|to|-)\\s*${two}`), names: ['one', 'two'], bounds: between },
  { pattern: pattern(`${AT_MOST_WORDS}\\s*${one}`), names: ['one'], bounds: atMost },
  { pattern: pattern(`${AT_LEAST_WORDS}\\s*${one}`), names: ['one'], bounds: atLeast },
  { pattern: pattern(`${ABOUT_WORDS}\\s*${one}`), names: ['one'], bounds: nearly },
  { pattern: pattern(`${one}\\s*(?:-|to)\\s*${two}`), names: ['one', 'two'], bare: true, bounds: between },
  {
    pattern: pattern(`${one}\\s*(?:or less|or under|or below|or cheaper|max(?:imum)?|tops)\\b`),
    names: ['one'],
    bounds: atMost,
  },
  {
    pattern: pattern(`${one}\\s*(?:\\+|or more|or over|or above|and up|minimum)`),
    names: ['one'],
    bare: true,
    bounds: atLeast,
  },
  { pattern: pattern(one), names: ['one'], bare: true, bounds: atMost },
];

const HUNDREDS_OF_THOUSANDS = { from: 50, below: 1_000 };
const SMALLEST_PLAIN_PRICE = 1_000;
const SMALLEST_BARE_PRICE = 10_000;

const sums = (span: Span, names: readonly string[], saleType: SaleType | undefined): Amount[] => {
  const amounts = names.map((name) => readAmount(span.groups, name));
  const last = amounts.at(-1);
  const first = amounts[0];
  // In "400-500k" the first number is in thousands too.
  if (first && last && first !== last && !first.hasScale && last.hasScale && first.value * last.scale <= last.value)
    amounts[0] = { ...first, value: first.value * last.scale, hasScale: true };
  return amounts.map((amount) => {
    const { from, below } = HUNDREDS_OF_THOUSANDS;
    const isShort = !amount.hasScale && !amount.hasCurrency && amount.value >= from && amount.value < below;
    return isShort && saleType !== 'for_rent' && span.groups.monthly === undefined
      ? { ...amount, value: amount.value * 1_000 }
      : amount;
  });
};

const isPrice = (span: Span, { names, bare }: Form, saleType: SaleType | undefined): boolean => {
  if (NO_PRICE_AFTER.test(span.after) || NO_PRICE_BEFORE.test(span.before)) return false;
  const written = names.map((name) => readAmount(span.groups, name));
  if (span.groups.monthly !== undefined || written.some(({ hasCurrency, hasScale }) => hasCurrency || hasScale))
    return true;
  if (bare === true) return written.every(({ value }) => value >= SMALLEST_BARE_PRICE && String(value).length > 5);
  return sums(span, names, saleType).every(
    ({ value }) => value >= (saleType === 'for_rent' ? 100 : SMALLEST_PLAIN_PRICE),
  );
};

/** Takes the prices. A price per month also says that the home is for rent. */
export const readPrices = (reading: Reading, saleType: SaleType | undefined): Constraint[] =>
  FORMS.flatMap((form) =>
    reading
      .take(form.pattern, (span) => isPrice(span, form, saleType))
      .flatMap((span): Constraint[] => {
        const values = sums(span, form.names, saleType).map(({ value }) => value);
        const prices = form
          .bounds(values)
          .map((bound): Constraint => ({ Field: 'Price', ...bound, Words: span.words }));
        const isRent = span.groups.monthly !== undefined && saleType === undefined;
        return isRent
          ? [...prices, { Field: 'SaleType', Operator: 'is', Value: 'for_rent', Words: span.words }]
          : prices;
      }),
  );
