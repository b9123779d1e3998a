import { type Amount, hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { readAhead, readBack } from './around-number.ts';
import { readRange } from './range.ts';
import type { Reading } from './stretch.ts';

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
  isOpen: boolean;
  /** "3/2": bedrooms and bathrooms. */
  isSlashed: boolean;
};

const MONEY_TOPICS: ReadonlySet<string> = new Set(['price', 'rent']);

/** "Land, 2 acres minimum" looks for land; "a house with land over 2 acres" for a house. */
const isTypeItself = (lexemes: readonly Lexeme[], at: number): boolean => {
  const names = (lexeme: Lexeme, index: number): boolean =>
    index !== at &&
    (hasSense(lexeme, 'type') || hasSense(lexeme, 'unit', 'bedroom') || hasSense(lexeme, 'unit', 'home'));
  return hasSense(lexemes[at], 'type') && !hasSense(lexemes[at - 1], 'link', 'but') && !lexemes.some(names);
};

const FIRST_YEAR = 1_850;

/** "Homes from 2020" are of that year on, "rentals from 2020" cost as much. */
const saysSince = (
  { lexemes, saleType, year }: Reading,
  { low, currency, per, unit, topic, from }: Quantity,
  at: number,
) =>
  lexemes.slice(from, at).some((lexeme) => hasSense(lexeme, 'compare', 'since')) &&
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
  // "Alquiler 2 habitaciones": the rent is not what the rooms are counted by.
  const isOtherwise = MONEY_TOPICS.has(behind.topic ?? '') && base.unit !== undefined;
  if (topicAt !== undefined && !isOtherwise && !isTypeItself(lexemes, topicAt)) base.from = topicAt;
  const topic = ahead.isTopicBehind === true && behind.topic !== 'hoa' ? (behind.topic ?? ahead.topic) : behind.topic;
  if (topic !== undefined) base.topic = topic;
  const currency = behind.currency ?? ahead.currency;
  if (currency !== undefined) base.currency = currency;
  const range = readRange(reading, base, at);
  if (range !== undefined) return range;
  if (behind.compare === 'atLeast' && saysSince(reading, base, at)) return { ...base, compare: 'since' };
  const isSwayed = behind.compare === undefined || (behind.compare === 'about' && ahead.after !== undefined);
  const compare = isSwayed ? (ahead.after ?? behind.compare) : behind.compare;
  return withMore(compare === undefined ? base : { ...base, compare });
};
