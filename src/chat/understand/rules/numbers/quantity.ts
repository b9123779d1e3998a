import { type Amount, hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isOtherNoun } from '../polarity/used-up.ts';
import type { Reading } from '../stretch.ts';
import { readAhead, readBack } from './around-number.ts';
import { isBuilt } from './names-land.ts';
import { withNegation } from './negated-bound.ts';
import { readRange } from './range.ts';

/** A number with all that stands around it and says what it is. Positions are of lexemes, `to` not included. */
export type Quantity = {
  from: number;
  to: number;
  low: Amount;
  high?: Amount;
  /** How it is compared, `compare.…` or `after.…`. */
  compare?: string;
  band?: string;
  /** The band of the second number, or of the end: "mid 400s to low 500s". */
  highBand?: string;
  unit?: string;
  unitAt?: number;
  per?: string;
  currency?: string;
  topic?: string;
  /** Whether the topic stands behind the number: "300 HOA". */
  isTopicBehind?: boolean;
  /** The negation that turned its comparison round. */
  negatedAt?: number;
  isOpen: boolean;
  /** "3/2": bedrooms and bathrooms. */
  isSlashed: boolean;
};

const MONEY_TOPICS: ReadonlySet<string> = new Set(['price', 'rent']);
/** What no sum of money is said of: "a yard for 550k". */
const MEASURED_TOPICS: ReadonlySet<string> = new Set([
  'lot',
  'area',
  'days',
  'parking',
  'built',
  'bedrooms',
  'bathrooms',
]);

/** "离虹口近的两居": what is near does not bound the rooms. */
const ROOMS: ReadonlySet<string> = new Set(['bedroom', 'bathroom', 'bedOrBath', 'room', 'car']);

/** "Land, 2 acres minimum" looks for land; "a house with land over 2 acres" for a house. */
const isTypeItself = (lexemes: readonly Lexeme[], at: number): boolean => {
  const names = (lexeme: Lexeme, index: number): boolean =>
    index !== at &&
    (hasSense(lexeme, 'type') ||
      hasSense(lexeme, 'unit', 'bedroom') ||
      hasSense(lexeme, 'unit', 'home') ||
      isBuilt(lexeme));
  return hasSense(lexemes[at], 'type') && !hasSense(lexemes[at - 1], 'link', 'but') && !lexemes.some(names);
};

/** What no time is counted by: "en location, 80 m2". */
const NO_TIMES: ReadonlySet<string> = new Set([...ROOMS, 'squareMeters', 'squareFeet']);

const FIRST_YEAR = 1_850;

const YEAR_COMPARES: ReadonlySet<string> = new Set(['after', 'before', 'since', 'until']);
/** "A yard *built after* 2000": the year of the house, not of its yard. */
const isBoundYear = ({ low, unit }: Quantity, compare: string | undefined, present: number): boolean =>
  YEAR_COMPARES.has(compare ?? '') &&
  unit === undefined &&
  low.value >= FIRST_YEAR &&
  low.value <= present + 2 &&
  !low.hasScale &&
  !low.isGrouped;

/** "Homes from 2020", "2020 en adelante" are of that year on, "rentals from 2020" cost as much. */
const saysSince = (
  { lexemes, saleType, year }: Reading,
  { low, currency, per, unit, topic, from, to }: Quantity,
  at: number,
) =>
  (lexemes.slice(from, at).some((lexeme) => hasSense(lexeme, 'compare', 'since')) ||
    lexemes.slice(at + 1, to).some((lexeme) => hasSense(lexeme, 'after', 'newer'))) &&
  low.value >= FIRST_YEAR &&
  low.value <= year + 2 &&
  !low.hasScale &&
  !low.isGrouped &&
  [currency, per, unit].every((part) => part === undefined) &&
  (topic === undefined || topic === 'built') &&
  saleType !== 'for_rent';

/** "500多万" is up to the next round number, "500多万以内" up to there at most. */
const withMore = (quantity: Quantity): Quantity => {
  const { low, compare } = quantity;
  if (low.until === undefined) return quantity;
  const high: Amount = { ...low, value: low.until };
  if (compare === undefined || compare === 'about') return { ...quantity, high };
  return compare === 'atMost' || compare === 'lessThan' ? { ...quantity, low: high } : quantity;
};

const DECADE_COMPARES: readonly (string | undefined)[] = [undefined, 'before', 'after', 'since', 'until'];
/** "Antes de los noventa", "de los 80": a row of ten years behind the article of several. */
const namesDecade = ({ lexemes }: Reading, { low, unit, currency, per, compare, to }: Quantity, at: number): boolean =>
  hasSense(lexemes[at - 1], 'plain', 'theMany') &&
  low.value >= 20 &&
  low.value < 100 &&
  low.value % 10 === 0 &&
  !low.hasScale &&
  [unit, currency, per].every((part) => part === undefined) &&
  DECADE_COMPARES.includes(compare) &&
  !hasSense(lexemes[to], 'range');

/** "No neighbors *above* 2 bed": what stands behind a noun that is refused is said of that. */
const isOfNoun = (lexemes: readonly Lexeme[], from: number): boolean =>
  hasSense(lexemes[from], 'plain') && isOtherNoun(lexemes[from - 1]) && hasSense(lexemes[from - 2], 'negation', 'not');

/** Reads the quantity whose number is the lexeme at `at`. */
export const readQuantity = (reading: Reading, at: number): Quantity | undefined => {
  const { lexemes } = reading;
  const written = lexemes[at]?.amount;
  if (written === undefined) return undefined;
  const behind = readBack(reading, at);
  const { isHalfMore, ...ahead } = readAhead(reading, at + 1, behind.compare !== undefined);
  const low: Amount = isHalfMore === true ? { ...written, value: written.value + 0.5, hasDecimals: true } : written;
  const { topicAt, ...before } = behind;
  const base: Quantity = { low, isSlashed: false, ...ahead, ...before, to: ahead.to };
  const isMoney = low.hasScale || (behind.currency ?? ahead.currency ?? ahead.per) !== undefined;
  // "Alquiler 2 habitaciones", "en location, 2 chambres": the rent is not what the rooms are counted by.
  const isOtherwise =
    (MONEY_TOPICS.has(behind.topic ?? '') && base.unit !== undefined) ||
    (behind.topic === 'noPrice' && ROOMS.has(base.unit ?? '')) ||
    (behind.topic === 'days' && NO_TIMES.has(base.unit ?? '')) ||
    // "要车库 四房": the rooms are counted, not the cars.
    (behind.topic === 'parking' && base.unit !== 'car' && NO_TIMES.has(base.unit ?? '')) ||
    (behind.topic === 'lot' && ROOMS.has(base.unit ?? '')) ||
    (behind.topic === 'lot' && isBoundYear(base, behind.compare, reading.year)) ||
    (MEASURED_TOPICS.has(behind.topic ?? '') && base.unit === undefined && isMoney);
  if (topicAt !== undefined && !isOtherwise && !isTypeItself(lexemes, topicAt)) base.from = topicAt;
  const named = ahead.isTopicBehind === true && behind.topic !== 'hoa' ? (behind.topic ?? ahead.topic) : behind.topic;
  const topic = namesDecade(reading, base, at) ? 'built' : named;
  if (topic !== undefined) base.topic = topic;
  // "Deposit under 2000 *rent* San Diego": the rent is not what is counted.
  if (behind.topic === 'noPrice' && ahead.isTopicBehind === true && ahead.topic === 'rent') base.to -= 1;
  // "Monatlich höchstens 1300".
  const monthly = lexemes[behind.from - 1];
  const isMonthly = hasSense(monthly, 'per', 'month') && !monthly?.isTaken && !hasSense(monthly, 'unit');
  if (isMonthly && base.per === undefined && base.unit === undefined && topic === undefined) base.per = 'month';
  const currency = behind.currency ?? ahead.currency;
  if (currency !== undefined) base.currency = currency;
  const range = readRange(reading, base, at);
  if (range !== undefined) return range;
  const isLeast = (behind.compare ?? ahead.after) === 'atLeast';
  if (isLeast && saysSince(reading, base, at)) return { ...base, compare: 'since' };
  // "Budget 1.5M左右": the noun alone says that it is the most.
  const isBudget = ahead.after === 'about' && hasSense(lexemes[at - 1], 'topic', 'price');
  const isSwayed =
    isBudget ||
    behind.compare === undefined ||
    // "No mercado *há* 90 dias *ou mais*": what only says that it is past yields to the bound behind it.
    (ahead.after !== undefined && /^(?:about|exactly|ago)$/.test(behind.compare));
  // "Mehr als 2 Millionen *wollen wir nicht ausgeben*".
  const isDenied = ahead.after === 'atMost' && behind.compare === 'moreThan';
  const compare = isSwayed || isDenied ? (ahead.after ?? behind.compare) : behind.compare;
  // "*Há* T2 até 300 mil?" asks whether there are any: rooms lie in no time.
  const isOther = compare === 'within' || compare === 'ago' || isOfNoun(lexemes, behind.from);
  if (isOther && ROOMS.has(base.unit ?? '')) {
    const { compare: _, ...rooms } = base;
    return isOfNoun(lexemes, behind.from) ? { ...rooms, from: at } : rooms;
  }
  const meant = compare ?? (low.isAbout === true ? 'about' : undefined);
  return withMore(meant === undefined ? base : withNegation({ ...base, compare: meant }, reading, behind.from, at));
};

const MOST_HOMES = 50;
/** "浴室改成两套", "a family of 6 needs a house": what counts homes elsewhere. */
const ROOM_TOPICS: ReadonlySet<string> = new Set(['bedrooms', 'bathrooms', 'parking', 'noPrice']);

/** "A house *with at least* 4 apartments", "mit 4 Wohnungen": how many one home has of them; "min 800000 house" is a sum. */
export const countsFlatsOfOne = ({ compare, from, low }: Quantity, { lexemes }: Reading): boolean =>
  low.value <= MOST_HOMES &&
  (compare === 'atLeast' || compare === 'moreThan' || hasSense(lexemes[from - 1], 'follow', 'with'));

/** Whether "3 homes" says how many to show. */
export const countsHomes = ({ low, currency, topic }: Quantity): boolean =>
  Number.isInteger(low.value) &&
  low.value > 0 &&
  low.value <= MOST_HOMES &&
  currency === undefined &&
  !ROOM_TOPICS.has(topic ?? '');
