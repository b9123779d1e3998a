import type { Amount } from '../../../language/text/numbers.ts';
import { isOfYears, type Quantity } from '../around-number.ts';
import type { Claim, Means, Rule } from '../claims.ts';
import { type Constraint, isMeasured, type Measured, type NumberField, type Operator } from '../constraint.ts';
import { ahead, isName, type Message, saidOf, says, wordsOf } from '../message.ts';
import { quantitiesOf } from '../quantity.ts';

/** One end of what a number says. */
type Bound = { Operator: Operator; Value: number };
const AROUND = 0.1;
/** From the lower to the higher. */
export const between = (low: number, high: number): Bound[] => [
  { Operator: 'atLeast', Value: Math.min(low, high) },
  { Operator: 'atMost', Value: Math.max(low, high) },
];

/** What speaks of time says of other numbers: "from 500k" is at least so much, "I'm after a 3 bedder" nothing. */
const OTHER_THAN_TIMES: Readonly<Record<string, readonly string[]>> = { since: ['least'], after: [], before: [] };

/** What a comparison makes of a number; `bare` is what a number without one means, `step` how much more "more than" is. */
export const boundsOf = ({ compare: said, high, low }: Quantity, bare: Operator, step = 0, isTime = false): Bound[] => {
  // "I'm after a 3 bedder": what speaks of time bounds years alone.
  const compare = isTime ? said : OTHER_THAN_TIMES[said ?? ''] === undefined ? said : OTHER_THAN_TIMES[said ?? '']?.[0];
  const { value } = low;
  if (high !== undefined) return between(value, high.value);
  if (compare === 'most' || compare === 'newer' || compare === 'ago') return [{ Operator: 'atMost', Value: value }];
  if (compare === 'less' || compare === 'before') return [{ Operator: 'atMost', Value: Math.max(0, value - step) }];
  if (compare === 'least' || compare === 'since') return [{ Operator: 'atLeast', Value: value }];
  if (compare === 'more' || compare === 'after' || compare === 'older')
    return [{ Operator: 'atLeast', Value: value + step }];
  if (compare === 'exact') return [{ Operator: 'is', Value: value }];
  if (compare === 'about' && step === 0)
    return between(Math.round(value * (1 - AROUND)), Math.round(value * (1 + AROUND)));
  return [{ Operator: bare, Value: value }];
};

const BANDS: Readonly<Record<string, readonly [number, number]>> = { low: [0, 3], mid: [3, 7], high: [7, 10] };
/** "Low 400s", "in the 400s": the step is that of the number's first digit. */
export const bandOf = ({ low, high, band, highBand }: Quantity): Bound[] => {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(low.value || 1)));
  const [from] = BANDS[band ?? ''] ?? [0];
  const [, to] = BANDS[(high === undefined ? band : (highBand ?? band)) ?? ''] ?? [0, 10];
  return between(low.value + (size * from) / 10, (high?.value ?? low.value) + (size * to) / 10);
};

/** `Words` are those of the number and all that stands with it. */
type Role = (
  quantity: Quantity,
  message: Message,
  Words: string,
  claims: readonly Claim[],
) => Constraint[] | Means | undefined;

/** A rule for one role of numbers; what it does not take is left to those behind it. `isNumberOnly`: words around it are left, too. */
export const numberRule = (name: string, example: string, role: Role, isNumberOnly = false): Rule => ({
  name,
  example,
  read: (message, claims) => {
    const found: Claim[] = [];
    for (const quantity of quantitiesOf(message, claims)) {
      const read = role(quantity, message, wordsOf(message, quantity.from, quantity.to), claims);
      if (read === undefined) continue;
      const means: Means = Array.isArray(read) ? { kind: 'condition', constraints: read } : read;
      // "Five condos": the noun says what they are.
      const span = isNumberOnly ? { from: quantity.at, to: quantity.at + 1 } : { from: quantity.from, to: quantity.to };
      found.push({ ...span, means });
    }
    return found.length === 0 ? claims : [...claims, ...found];
  },
});

const NEARLY = 4;
/** Which number of before a bare one is nearest to, in thousands or millions where these are left out: "make it 700". */
export const nearestBefore = (
  { value, hasScale, hasDecimals }: Amount,
  before: readonly Constraint[],
): { one: Measured; times: number } | undefined => {
  const near = before.flatMap((one) => {
    if (!isMeasured(one)) return [];
    const scale = hasScale || value >= one.Value / 100 ? 1 : 1_000;
    const times = hasDecimals && scale > 1 && value < one.Value / 100_000 ? 1e6 : scale;
    const ratio = (value * times) / (one.Value || 1);
    return ratio > NEARLY || ratio < 1 / NEARLY ? [] : [{ one, times, off: Math.abs(Math.log(ratio)) }];
  });
  // "1.5", after 2 baths and 1.9 million.
  return near.sort((a, b) => Number(a.times > 1_000) - Number(b.times > 1_000) || a.off - b.off)[0];
};

/** A number or a range, with each end made another. */
export const withEnds = (quantity: Quantity, change: (end: Amount) => Amount): Quantity => ({
  ...quantity,
  low: change(quantity.low),
  ...(quantity.high === undefined ? {} : { high: change(quantity.high) }),
});

export const numberConstraints = (
  Field: NumberField,
  bounds: readonly Bound[],
  Words: string,
  isAbout = false,
): Constraint[] =>
  bounds.map(({ Operator, Value }) => ({ Field, Operator, Value, Words, ...(isAbout ? { IsAbout: true } : {}) }));

export const hasUnitOf = (quantity: Quantity, ...units: string[]): boolean =>
  quantity.unit !== undefined && units.includes(quantity.unit);

/** Whether a number may be a year. */
export const isYear = ({ low, currency, per, unit }: Quantity): boolean =>
  isOfYears(low.value) &&
  Number.isInteger(low.value) &&
  !low.hasScale &&
  !low.isGrouped &&
  currency === undefined &&
  per === undefined &&
  (unit === undefined || unit === 'year');

/** "For rent in 91910": five digits right behind what leads to a place. */
export const isInZip = ({ at, compare, currency, unit, topic, high, per }: Quantity, message: Message): boolean => {
  const [earlier, lead] = ahead(message.lexemes, at, 2);
  // "À 99000", "en 15000 al mes" are sums.
  const isPlace = says(lead, 'place.in') && !says(lead, 'sum.for', 'range.to') && topic !== 'Price';
  const isPlain =
    (compare ?? currency ?? unit ?? high) === undefined && (per === undefined || says(earlier, 'per.month'));
  return isPlace && isPlain && /^\d{5}$/.test(wordsOf(message, at, at + 1));
};

/** The end of what is said, or a word that cannot be what a number counts. */
export const endsBehind = ({ lexemes }: Message, to: number): boolean => {
  const next = lexemes[to];
  return (
    next === undefined ||
    next.isMark ||
    isName(next) ||
    says(next, 'link.and', 'link.so', 'link.with', 'place.in', 'link.but', 'not.before') ||
    saidOf(next, 'tag') !== undefined ||
    saidOf(next, 'sale') !== undefined
  );
};

/** The money that a sum is said in, where the listings have several. */
export const currencyOf = ({ currency }: Quantity, { vocabulary }: Message, Words: string): Constraint[] => {
  const { currencies } = vocabulary;
  const isOnly = currencies.length < 2 && currencies[0] === currency;
  return currency === undefined || currency === 'any' || isOnly
    ? []
    : [{ Field: 'Currency', Operator: 'is', Value: [currency], Words }];
};
