import type { Constraint, NumberField } from '../../constraint.ts';
import { type Amount, hasSense, senseValue } from '../../lexer/lexeme.ts';
import { type Item, type Reading, take, wordsOf } from '../stretch.ts';
import { isAreaUnit, readArea } from './area.ts';
import { withAskedTopic } from './asked-topic.ts';
import { asDuration, type Bound, boundsOf } from './bounds.ts';
import { raisedByShare } from './changed-budget.ts';
import { isPutRight, narrowed } from './corrected-numbers.ts';
import { countedTags } from './counted-tags.ts';
import { foreignCurrency, readCurrency } from './currency.ts';
import { goesOn } from './goes-on.ts';
import { namesLand } from './names-land.ts';
import { isNegative, readBeside } from './neighbouring-numbers.ts';
import { readPrice } from './price.ts';
import { countsFlatsOfOne, countsHomes, type Quantity } from './quantity.ts';
import { bedroomsOf, roomsBeside } from './rooms-beside.ts';
import { boundsUntoldSum, isHalfRoom, isReach, unreadAmount } from './unread-amounts.ts';
import { isYear, isYearOfHome, readYear } from './year.ts';

const MOST_ROOMS = 99;
/** "Land for 300,000": no area without a unit is as large. */
const LARGEST_BARE_AREA = 50_000;
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

const ONE: Amount = {
  value: 1,
  plain: 1,
  hasScale: false,
  hasDecimals: false,
  isWord: true,
  isPlural: false,
  isOrdinal: false,
  isGrouped: false,
};

/** `unexplained`: wishes with a number that no condition can say, "price per sq ft under 300". */
export type ReadNumbers = { items: Item[]; limit?: number; saysRent: boolean; unexplained: string[] };

/** What one number means: constraints; nothing for what is counted and is no condition; undefined where nothing tells. */
type Meaning = { constraints: Constraint[]; limit?: number; saysRent?: boolean; isUnread?: boolean };

const numbers = (Field: NumberField, bounds: readonly Bound[], Words: string): Constraint[] =>
  bounds.map((bound) => ({ Field, ...bound, Words }));

const readRooms = (quantity: Quantity, Field: 'Bedrooms' | 'Bathrooms', words: string): Meaning => {
  if (quantity.low.value > MOST_ROOMS) return { constraints: [] };
  // "0 bedrooms" is a studio.
  if (quantity.low.value === 0 && quantity.high === undefined && quantity.compare === undefined)
    return { constraints: numbers(Field, [{ Operator: 'is', Value: 0 }], words) };
  const step = Field === 'Bathrooms' && quantity.low.hasDecimals ? 0.5 : 1;
  return { constraints: numbers(Field, boundsOf(quantity, step, 'atLeast'), words) };
};

/** "In the last 7 days", "on the market for over 60 days"; a duration that nothing ties to the listing is no condition. */
const readDays = (quantity: Quantity, words: string): Meaning => {
  const isOfMarket = quantity.topic === 'days' || (quantity.compare === 'within' && quantity.topic === undefined);
  if (!isOfMarket) return { constraints: [] };
  const days = (value: number): number => Math.max(1, Math.round(value * (DAYS[quantity.unit ?? 'day'] ?? 1)));
  const inDays: Quantity = { ...quantity, low: { ...quantity.low, value: days(quantity.low.value) } };
  if (quantity.high !== undefined) inDays.high = { ...quantity.high, value: days(quantity.high.value) };
  return { constraints: numbers('DaysOnMarket', boundsOf(asDuration(inDays), 1, 'atLeast'), words) };
};

const meaningOf = (quantity: Quantity, reading: Reading, hasBedrooms: boolean): Meaning | undefined => {
  const words = wordsOf(reading, quantity.from, quantity.to);
  const { unit, topic, low } = quantity;
  if (quantity.isSlashed) {
    const { high: bathrooms, ...bedrooms } = quantity;
    if (bathrooms === undefined) return undefined;
    const second = readRooms({ ...bedrooms, low: bathrooms }, 'Bathrooms', words);
    return { constraints: [...readRooms(bedrooms, 'Bedrooms', words).constraints, ...second.constraints] };
  }
  if (isAreaUnit(unit)) return { constraints: readArea(quantity, reading, words) };
  switch (unit) {
    case 'bedOrBath':
      return readRooms(quantity, hasBedrooms ? 'Bathrooms' : 'Bedrooms', words);
    case 'bedroom':
      return readRooms(quantity, 'Bedrooms', words);
    case 'room':
      return readRooms(bedroomsOf(quantity, 1), 'Bedrooms', words);
    case 'anyRoom':
      return readRooms(bedroomsOf(quantity, roomsBeside(quantity, reading)), 'Bedrooms', words);
    case 'bathroom':
      return readRooms(quantity, 'Bathrooms', words);
    case 'car':
      return { constraints: numbers('ParkingSpots', boundsOf(quantity, 1, 'atLeast'), words) };
    case 'hour':
    case 'day':
    case 'week':
    case 'month':
      return readDays(quantity, words);
    case 'year':
    case 'yearOld':
      return readYear(quantity, reading, words) ?? readDays(quantity, words);
    case 'home':
      if (countsFlatsOfOne(quantity, reading)) return { constraints: [] };
      return countsHomes(quantity)
        ? { constraints: [], limit: quantity.high?.value ?? low.value }
        : meaningOf(withoutUnit(quantity), reading, hasBedrooms);
    case 'vehicle':
      return topic === 'parking' ? meaningOf(withoutUnit(quantity), reading, hasBedrooms) : { constraints: [] };
    case 'none':
      return {
        constraints: raisedByShare(quantity, reading, words) ?? [],
        isUnread: isReach(quantity, reading),
      };
  }
  if (isReach(quantity, reading)) return { constraints: [], isUnread: true };
  if (topic === 'pricePerArea' || quantity.per === 'area') return { constraints: [], isUnread: true };
  if (topic === 'noPrice' || quantity.per === 'other')
    return { constraints: [], isUnread: boundsUntoldSum(quantity, reading) };
  if (topic === 'rent' && reading.saleType === 'for_sale' && boundsUntoldSum(quantity, reading))
    return { constraints: [], isUnread: true };
  if (topic === 'hoa') return { constraints: numbers('HOAMonth', boundsOf(quantity, 0, 'atMost'), words) };
  if (topic === 'bedrooms')
    return low.value <= MOST_ROOMS ? readRooms(quantity, 'Bedrooms', words) : readPrice(quantity, reading, words);
  if (topic === 'bathrooms')
    return low.value <= MOST_ROOMS ? readRooms(quantity, 'Bathrooms', words) : readPrice(quantity, reading, words);
  if (isYear(quantity) || isYearOfHome(quantity, reading)) return readYear(quantity, reading, words);
  const isMoney =
    low.hasScale || quantity.currency !== undefined || quantity.per !== undefined || low.value > LARGEST_BARE_AREA;
  if (!isMoney) {
    if (topic === 'lot' || topic === 'area') return { constraints: readArea(quantity, reading, words) };
    if (topic === 'days') return readDays(quantity, words);
    if (topic === 'parking' && low.value <= MOST_ROOMS)
      return { constraints: numbers('ParkingSpots', boundsOf(quantity, 1, 'atLeast'), words) };
  }
  return readPrice(quantity, reading, words);
};

/** "A 400k house": the noun behind the number is not what it counts. */
const withoutUnit = ({ unit: _, unitAt, ...rest }: Quantity): Quantity => ({ ...rest, to: unitAt ?? rest.to });

/** "Kaufpreis bis 500.000": what is priced so is for sale. */
const saleOf = ({ from, to }: Quantity, { constraints }: Meaning, reading: Reading): Item[] => {
  const at = reading.lexemes.findIndex(
    (lexeme, index) => index >= from && index < to && hasSense(lexeme, 'priced', 'sale'),
  );
  if (at === -1 || !constraints.some(({ Field }) => Field === 'Price' || Field === 'DaysOnMarket')) return [];
  const Words = wordsOf(reading, at, at + 1);
  return [
    {
      kind: 'sale',
      from: at,
      to: at + 1,
      constraints: [{ Field: 'SaleType', Operator: 'is', Value: 'for_sale', Words }],
    },
  ];
};

/** "An acre" is one. */
const oneAcre = (reading: Reading, at: number): Item[] => {
  const unit = senseValue(reading.lexemes[at], 'unit');
  if (
    (unit !== 'acre' && unit !== 'quarterAcre' && unit !== 'hectare' && unit !== 'mu') ||
    hasSense(reading.lexemes[at], 'tag')
  )
    return [];
  // "Há" is "there is", and "ha" a hectare.
  if (hasSense(reading.lexemes[at], 'plain')) return [];
  take(reading, at, at + 1);
  const low: Amount = { ...ONE };
  const constraints = readArea(
    { low, unit, from: at, to: at + 1, isOpen: false, isSlashed: false },
    reading,
    wordsOf(reading, at, at + 1),
  );
  return [{ kind: 'number', from: at, to: at + 1, constraints }];
};

/** "Show me 3 *condos*": what is counted names a type too. */
const endOf = ({ unit, unitAt, to }: Quantity, { limit }: Meaning, { lexemes }: Reading): number =>
  unit === 'home' &&
  unitAt !== undefined &&
  (limit === undefined || hasSense(lexemes[unitAt], 'type') || hasSense(lexemes[unitAt], 'sale'))
    ? unitAt
    : to;

/** What a number means by itself, or as one of before goes on: a sum comes first where a price was asked for. */
const meaningAfter = (quantity: Quantity, reading: Reading, hasBedrooms: boolean): Meaning | undefined => {
  const words = wordsOf(reading, quantity.from, quantity.to);
  const asked = withAskedTopic(quantity, reading);
  if (asked !== undefined) return meaningOf(asked, reading, hasBedrooms);
  const constraints = goesOn(quantity, reading, words);
  if (constraints !== undefined && !reading.before.some(({ Field }) => Field === 'Price')) return { constraints };
  return meaningOf(quantity, reading, hasBedrooms) ?? (constraints === undefined ? undefined : { constraints });
};

/** Reads what the numbers of a message say. A bare "3" says nothing. */
export const readNumbers = (reading: Reading): ReadNumbers => {
  const items: Item[] = [];
  let limit: number | undefined;
  let saysRent = false;
  const unexplained: string[] = [];
  let previous: Quantity | undefined;
  for (const [index, lexeme] of reading.lexemes.entries()) {
    if (!lexeme.isTaken && lexeme.amount === undefined) items.push(...oneAcre(reading, index));
    if (lexeme.isTaken || lexeme.amount === undefined || lexeme.amount.isOrdinal) continue;
    const hasBedrooms = items.some(({ constraints }) => constraints[0]?.Field === 'Bedrooms');
    const quantity = readBeside(reading, index, previous);
    const left = narrowed(quantity, previous, items.at(-1), reading);
    if (left !== undefined) {
      items.splice(-1, 1, left);
      take(reading, left.from, left.to);
      continue;
    }
    const isNothing =
      isPutRight(quantity, reading) ||
      (isNegative(reading, index) && quantity?.unit !== undefined && previous === undefined);
    const meaning = isNothing
      ? { constraints: [] }
      : quantity === undefined
        ? undefined
        : meaningAfter(quantity, reading, hasBedrooms);
    if (quantity === undefined || meaning === undefined) {
      if (isHalfRoom(reading, index)) unexplained.push(wordsOf(reading, index, index + 1));
      else if (quantity !== undefined) unexplained.push(...unreadAmount(quantity, reading));
      continue;
    }
    const from = namesLand(quantity, meaning.constraints, reading) ? quantity.from + 1 : quantity.from;
    const end = endOf(quantity, meaning, reading);
    take(reading, from, end);
    if (quantity.negatedAt !== undefined) take(reading, quantity.negatedAt, quantity.negatedAt + 1);
    previous = quantity;
    limit ??= meaning.limit;
    if (meaning.isUnread === true) unexplained.push(wordsOf(reading, quantity.from, end));
    saysRent ||= meaning.saysRent === true;
    if (meaning.constraints.length > 0)
      items.push({
        kind: 'number',
        from,
        to: quantity.to,
        constraints: meaning.constraints,
        ...(quantity.negatedAt === undefined ? {} : { negatedAt: quantity.negatedAt }),
      });
    if (meaning.constraints.some(({ Field }) => Field === 'Price')) {
      items.push(...readCurrency(reading, quantity.from, quantity.to));
      unexplained.push(...foreignCurrency(reading, quantity.from, quantity.to));
    }
    items.push(...countedTags(quantity, reading), ...saleOf(quantity, meaning, reading));
  }
  return { items, saysRent, unexplained, ...(limit === undefined ? {} : { limit }) };
};
