import type { Constraint } from '../../constraint.ts';
import { hasSense } from '../../lexer/lexeme.ts';
import { isFiller, type Reading } from '../stretch.ts';
import { boundsOf } from './bounds.ts';
import type { Quantity } from './quantity.ts';

const FIRST_YEAR = 1700;
const LAST_YEAR = 2100;
const OF_TIME: ReadonlySet<string> = new Set('before after since until newerThan olderThan newer older'.split(' '));
/** "房龄20": how old, no row of ten years. */
const AGES: readonly (string | undefined)[] = ['newerThan', 'olderThan'];
const saysWhen = (compare: string | undefined): boolean => compare === undefined || OF_TIME.has(compare);
const AROUND = 5;
/** A rent may be as large as a year, but is a rounder number then. */
const FIRST_ROW_YEAR = 1900;
const LAST_ROW_YEAR = 2030;
const ROUND = 50;

const couldBeYear = ({ low, currency, per, unit }: Quantity): boolean =>
  low.value >= FIRST_YEAR &&
  low.value <= LAST_YEAR &&
  Number.isInteger(low.value) &&
  !low.hasScale &&
  !low.isGrouped &&
  currency === undefined &&
  per === undefined &&
  (unit === undefined || unit === 'year');

const FIRST_SHORT_YEAR = 40;
/** "Antes del 80", "before 95": no sum is so small, nor does it come before another. */
const isShortBesideTime = ({ low, topic, compare, per, negatedAt }: Quantity): boolean =>
  (compare === 'before' || compare === 'after' || (negatedAt !== undefined && OF_TIME.has(compare ?? ''))) &&
  low.value >= FIRST_SHORT_YEAR &&
  topic === undefined &&
  per === undefined;

/** "The 70s" without a currency or a scale are years. */
const isTwoDigits = ({ low, currency, unit, high, topic, compare }: Quantity): boolean =>
  (low.isPlural || (topic === 'built' && !AGES.includes(compare) && saysWhen(compare) && low.value > 10)) &&
  low.value < 100 &&
  low.value % 10 === 0 &&
  !low.hasScale &&
  currency === undefined &&
  unit === undefined &&
  high === undefined;

/** "Baujahr 85", "antes del 80". */
const isShortYear = (quantity: Quantity): boolean => {
  const { low, currency, unit, high, topic, compare } = quantity;
  const isBuilt = topic === 'built' && !AGES.includes(compare) && saysWhen(compare) && low.value % 10 !== 0;
  return (
    (isBuilt || isShortBesideTime(quantity)) &&
    Number.isInteger(low.value) &&
    low.value > 10 &&
    low.value < 100 &&
    !low.hasScale &&
    [currency, unit, high].every((part) => part === undefined)
  );
};

const inFull = (value: number): number => value + (value < 30 ? 2_000 : 1_900);

/** "Between 1990 and 2005": two years that are no round sums. */
const isRowOfYears = (quantity: Quantity): boolean => {
  const { low, high, topic } = quantity;
  if (high === undefined || topic !== undefined || low.isWord || !couldBeYear(quantity)) return false;
  const isLater = high.value > low.value && high.value <= LAST_ROW_YEAR && !high.hasScale && !high.isGrouped;
  return isLater && low.value >= FIRST_ROW_YEAR && (low.value % ROUND !== 0 || high.value % ROUND !== 0);
};

/** Whether a number is the year in which a home was built: four digits and something that speaks of time. */
export const isYear = (quantity: Quantity): boolean =>
  isTwoDigits(quantity) ||
  isShortYear(quantity) ||
  isRowOfYears(quantity) ||
  (couldBeYear(quantity) &&
    (quantity.topic === 'built' ||
      OF_TIME.has(quantity.compare ?? '') ||
      (quantity.low.isPlural && quantity.low.value < 2_030)));

/** "Haus von 1925", "maison de 1925": no round sum, nor one for a rent. */
export const isYearOfHome = (quantity: Quantity, { lexemes, saleType, year }: Reading): boolean => {
  const { low, from, compare, topic } = quantity;
  // "Von" may open a row too.
  const at = hasSense(lexemes[from], 'place', 'weak') ? from : from - 1;
  const isOf =
    hasSense(lexemes[at], 'place', 'weak') && !['compare', 'money'].some((one) => hasSense(lexemes[at], one));
  return (
    couldBeYear(quantity) &&
    [compare, topic, quantity.high].every((part) => part === undefined) &&
    saleType !== 'for_rent' &&
    low.value % ROUND !== 0 &&
    low.value <= year &&
    isOf &&
    ['type', 'many', 'home'].some((group) => hasSense(lexemes[at - 1], group))
  );
};

const decade = ({ low: written, high, band }: Quantity): [number, number] => {
  const low = written.value < 100 ? { value: inFull(written.value) } : written;
  const size = low.value % 100 === 0 && low.value !== 2_000 ? 100 : 10;
  const last = (high ?? low).value + size - 1;
  if (band === 'low') return [low.value, low.value + Math.round(size * 0.4) - 1];
  if (band === 'mid') return [low.value + Math.round(size * 0.4), low.value + Math.round(size * 0.7) - 1];
  return band === 'high' ? [low.value + Math.round(size * 0.7), last] : [low.value, last];
};

const between = (from: number, to: number, Words: string): Constraint[] => [
  { Field: 'YearBuilt', Operator: 'atLeast', Value: from, Words },
  { Field: 'YearBuilt', Operator: 'atMost', Value: to, Words },
];

/** "Casas de menos de 20 años", "casas com menos de 10 anos". */
const standsBehindHome = ({ from }: Quantity, { lexemes }: Reading): boolean => {
  const at = isFiller(lexemes[from - 1]) || hasSense(lexemes[from - 1], 'link', 'but') ? from - 2 : from - 1;
  return ['type', 'many', 'home'].some((group) => hasSense(lexemes[at], group));
};

/** "20年以内的*房子*": in a script without blanks what is bounded stands behind. */
const standsBeforeHome = ({ to, compare }: Quantity, { lexemes }: Reading): boolean =>
  compare !== undefined &&
  /^\p{Script=Han}/u.test(lexemes[to - 1]?.text ?? '') &&
  ['type', 'home'].some((group) => hasSense(lexemes[to], group));

/** "*Nada com* mais de 30 anos", "que *não tenha* mais de 30 anos": words of several that refuse homes. */
const standsBehindRefusal = ({ from, negatedAt }: Quantity, { lexemes }: Reading): boolean =>
  negatedAt !== undefined && negatedAt === from - 1 && lexemes[negatedAt]?.text.includes(' ') === true;

const BESIDE_AGE: readonly string[] = ['follow', 'link', 'reply', 'talk'];
/** "Moins de 20 ans", and nothing else, of the homes that were shown; "j'ai moins de 20 ans" speaks of somebody. */
const isAllOfShown = ({ from, to }: Quantity, { lexemes, hasShown }: Reading): boolean =>
  hasShown &&
  [...lexemes.slice(0, from), ...lexemes.slice(to)].every(
    (one) => one.isMark || isFiller(one) || BESIDE_AGE.some((group) => hasSense(one, group)),
  );

/** An age turns the comparison round: under 10 years old is built after. */
const readAge = (quantity: Quantity, reading: Reading, Words: string): Constraint[] | undefined => {
  const { compare, low, unit, topic } = quantity;
  const isOfBuilding =
    topic === 'built' ||
    standsBehindHome(quantity, reading) ||
    standsBeforeHome(quantity, reading) ||
    standsBehindRefusal(quantity, reading) ||
    isAllOfShown(quantity, reading) ||
    compare === 'newerThan' ||
    compare === 'olderThan';
  if (unit !== 'yearOld' && !isOfBuilding) return undefined;
  if (compare === undefined) return undefined;
  const isOld = compare === 'moreThan' || compare === 'atLeast' || compare === 'olderThan';
  return [{ Field: 'YearBuilt', Operator: isOld ? 'atMost' : 'atLeast', Value: reading.year - low.value, Words }];
};

/** "We are in *our* 60s", "she is in *her* late 70s". */
const isOfPeople = ({ from }: Quantity, { lexemes }: Reading): boolean =>
  [lexemes[from - 1], lexemes[from - 2]].some((lexeme) => hasSense(lexeme, 'plain', 'owned'));

export const readYear = (
  written: Quantity,
  reading: Reading,
  Words: string,
): { constraints: Constraint[] } | undefined => {
  const quantity = isShortYear(written)
    ? { ...written, low: { ...written.low, value: inFull(written.low.value) } }
    : written;
  const { low, high, compare, unit } = quantity;
  // "2015年" is a year, "10年" an age.
  if ((unit === 'year' || unit === 'yearOld') && !isYear(quantity)) {
    const constraints = readAge(quantity, reading, Words);
    return constraints === undefined ? undefined : { constraints };
  }
  if (low.isPlural || high?.isPlural === true || isTwoDigits(quantity)) {
    if (isOfPeople(quantity, reading)) return { constraints: [] };
    const [from, to] = decade(quantity);
    if (compare === 'before' || compare === 'olderThan')
      return { constraints: [{ Field: 'YearBuilt', Operator: 'atMost', Value: from - 1, Words }] };
    if (compare === 'after' || compare === 'newerThan')
      return { constraints: [{ Field: 'YearBuilt', Operator: 'atLeast', Value: to + 1, Words }] };
    if (compare === 'older') return { constraints: [{ Field: 'YearBuilt', Operator: 'atMost', Value: to, Words }] };
    if (compare === 'since' || compare === 'atLeast' || compare === 'newer')
      return { constraints: [{ Field: 'YearBuilt', Operator: 'atLeast', Value: from, Words }] };
    return { constraints: between(from, to, Words) };
  }
  if (compare === 'about') return { constraints: between(low.value - AROUND, low.value + AROUND, Words) };
  return { constraints: boundsOf(quantity, 1, 'is').map((bound) => ({ Field: 'YearBuilt', ...bound, Words })) };
};
