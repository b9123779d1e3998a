import { type Amount, hasSense, type Lexeme, senseValue } from '../../lexer/lexeme.ts';
import { isFiller, type Reading } from '../stretch.ts';
import { prefixBefore, readAhead } from './around-number.ts';
import type { Quantity } from './quantity.ts';
import { readTensInRow } from './tens-in-row.ts';

/** "4 and up to 800": a few rooms and a sum make no range. */
const FEW = 12;
const SUM = 100;

const canJoin = (low: Amount, high: Amount, lowUnit: string | undefined, highUnit: string | undefined): boolean => {
  if (lowUnit !== undefined && lowUnit !== highUnit) return false;
  if (low.hasScale && !high.hasScale && highUnit !== undefined) return false;
  if (highUnit === undefined && !high.isWord && low.value <= FEW && high.plain >= SUM) return false;
  return low.value < high.value || (!low.hasScale && high.hasScale) || (low.hasScale && !high.hasScale);
};

const isRoom = (unit: string | undefined): boolean => unit === 'bedroom' || unit === 'room';

/** "Six to seven hundred thousand": what brings the first number next to the second. */
const scaleOf = (low: number, high: number): number => {
  let times = 1;
  while (low > 0 && low * times * 10 <= high) times *= 10;
  return times;
};

/** In "400-500k" the first number is in thousands too; in "400k-500" the second. */
const alignScales = (low: Amount, high: Amount): [Amount, Amount] => {
  if (!low.hasScale && high.hasScale && low.isWord && high.isWord) {
    const times = scaleOf(low.value, high.value);
    return [{ ...low, value: low.value * times, hasScale: true }, high];
  }
  const lowScale = low.value / (low.plain || 1);
  const highScale = high.value / (high.plain || 1);
  if (!low.hasScale && high.hasScale && low.plain * highScale <= high.value)
    return [{ ...low, value: low.plain * highScale, hasScale: true }, high];
  // "De 500 à 600 000".
  const isRoundShort = low.plain >= 50 && low.plain < 1_000 && low.plain * 1_000 < high.value;
  if (!low.hasScale && !high.hasScale && high.isGrouped && isRoundShort)
    return [{ ...low, value: low.plain * 1_000, isGrouped: true }, high];
  if (!low.hasScale && high.hasScale && high.value >= 1e6 && low.plain >= 100 && low.plain < 1_000)
    return [{ ...low, value: low.plain * 1_000, hasScale: true }, high];
  if (low.hasScale && !high.hasScale && high.plain * lowScale >= low.value && high.plain < 1_000)
    return [low, { ...high, value: high.plain * lowScale, hasScale: true }];
  return [low, high];
};

const MOST_RANGE_GAP = 5;

/** "四五百万", "两三室": two numbers in a row with nothing between them, of one scale. */
const readNeighbours = (reading: Reading, base: Quantity, at: number): Quantity | undefined => {
  const [first, second] = [reading.lexemes[at], reading.lexemes[at + 1]];
  const high = second?.amount;
  if (first === undefined || high === undefined || base.to !== at + 1 || first.end !== second?.start) return undefined;
  const scale = high.value / (base.low.value + 1);
  if (!base.low.isWord || !high.isWord || !Number.isInteger(Math.log10(scale))) return undefined;
  const { after, ...ahead } = readAhead(reading, at + 2, base.compare !== undefined);
  const low = { ...base.low, value: base.low.value * scale, hasScale: high.hasScale };
  const compare = base.compare ?? after;
  // "四五百万以内" is at most the larger of the two.
  if (compare !== undefined && compare !== 'about') return { ...base, ...ahead, compare, low: high };
  return { ...base, ...ahead, low, high, from: base.from };
};

const SMALLEST_ROUND = 100;
const lastScale = (value: number): number => {
  let scale = 1;
  while (value % (scale * 10) === 0) scale *= 10;
  return scale;
};

/** "一百二三十万": two numbers in a row behind a round one that both go on from. */
const readBehindRound = (reading: Reading, base: Quantity, at: number): Quantity | undefined => {
  const { lexemes } = reading;
  const round = base.low.value;
  const isGlued = lexemes[at]?.end === lexemes[at + 1]?.start;
  if (!isGlued || !base.low.isWord || round < SMALLEST_ROUND || base.to !== at + 1) return undefined;
  const first = lexemes[at + 1]?.amount;
  if (first === undefined) return undefined;
  const pair = readNeighbours(reading, { ...base, low: first, to: at + 2 }, at + 1);
  if (pair === undefined) return undefined;
  const high = pair.high ?? pair.low;
  // In "一百二三十万", 二 counts tens of 万 as 百 counts hundreds.
  const times = high.value / (first.value + 1) / (lastScale(round) / 10);
  if (times < 1) return undefined;
  const more = round * times;
  const withRound = (amount: Amount): Amount => ({ ...amount, value: amount.value + more });
  return { ...pair, low: withRound(pair.low), ...(pair.high === undefined ? {} : { high: withRound(pair.high) }) };
};

const MOST_ROOMS = 12;

/** "1 and 2 bedroom apartments": from the one to the other. */
const isRowOfRooms = (lexemes: readonly Lexeme[], { low, unit, topic, compare }: Quantity, link: number): boolean => {
  const [joins, high, counted] = lexemes.slice(link, link + 3);
  const isBare = [unit, topic, compare].every((part) => part === undefined);
  const isNext = low.value > 0 && high?.amount?.value === low.value + 1 && high.amount.value <= MOST_ROOMS;
  return isBare && isNext && hasSense(joins, 'link', 'and') && hasSense(counted, 'unit', 'bedroom');
};

/** "*Two or three*", where a count of rooms was asked for before. */
const choosesCount = ({ before }: Reading, { low, topic, compare }: Quantity, high: Amount): boolean =>
  [topic, compare].every((part) => part === undefined) &&
  low.value > 0 &&
  high.value <= MOST_ROOMS &&
  before.some(({ Field }) => Field === 'Bedrooms');

/** The quantity that goes on from its first number to a second: "400 to 500k", "2 or 3 bedrooms", "3/2". */
export const readRange = (reading: Reading, base: Quantity, at: number): Quantity | undefined => {
  const neighbours =
    readNeighbours(reading, base, at) ?? readBehindRound(reading, base, at) ?? readTensInRow(reading, base, at);
  if (neighbours !== undefined) return neighbours;
  const { lexemes } = reading;
  const link = base.isTopicBehind === true ? at + 1 : base.to;
  const joins = lexemes[link];
  if (joins === undefined || joins.isTaken) return undefined;
  const isSlash = hasSense(joins, 'range', 'slash');
  // "T1 and T2"
  const isRow =
    hasSense(joins, 'link', 'and') &&
    prefixBefore(lexemes, at) !== undefined &&
    prefixBefore(lexemes, link + 2) !== undefined;
  const isTo = hasSense(joins, 'range', 'to') || isSlash || isRow || isRowOfRooms(lexemes, base, link);
  if (!isTo && !(base.isOpen && hasSense(joins, 'range', 'and'))) return undefined;
  let next = link + 1;
  let highBand: string | undefined;
  while (next < link + MOST_RANGE_GAP && lexemes[next]?.amount === undefined) {
    const lexeme = lexemes[next];
    const isInner =
      hasSense(lexeme, 'currency') ||
      hasSense(lexeme, 'compare', 'about') ||
      hasSense(lexeme, 'band') ||
      hasSense(lexeme, 'prefix');
    highBand = senseValue(lexeme, 'band') ?? highBand;
    if (!isInner && !(isFiller(lexeme) && !hasSense(lexeme, 'unit'))) return undefined;
    next += 1;
  }
  const written = lexemes[next]?.amount;
  if (written === undefined || lexemes[next]?.isTaken === true || written.isOrdinal) return undefined;
  const ahead = readAhead(reading, next + 1, base.compare !== undefined);
  const highUnit = prefixBefore(lexemes, next) ?? ahead.unit;
  // "2/3 bedrooms": two or three of them; "3/2" counts bathrooms too.
  const isEither = base.unit === undefined && isRoom(highUnit) && written.value === base.low.value + 1;
  if (isSlash && !isEither && (base.unit === undefined || base.unit !== highUnit)) {
    // "3/2 house": the noun behind is not what is counted.
    const isBare = base.unit === undefined && (ahead.unit === undefined || ahead.unit === 'home');
    // A nurse's "3x12" are no rooms.
    const isRooms = isBare && base.low.value <= 12 && written.value <= Math.min(12, base.low.value * 2 + 2);
    return isRooms && base.currency === undefined
      ? { ...base, high: written, to: ahead.unit === 'home' ? next + 1 : ahead.to, isSlashed: true }
      : undefined;
  }
  if (!canJoin(base.low, written, base.unit, highUnit)) return undefined;
  const isChoice = hasSense(joins, 'link', 'or');
  const isUncounted = highUnit === undefined && !written.hasScale && base.currency === undefined;
  if (isChoice && isUncounted && !choosesCount(reading, base, written)) return undefined;
  const [low, high] = alignScales(base.low, written);
  const { compare: _, ...rest } = base;
  const { after: __, ...found } = ahead;
  const isMeant =
    base.isOpen ||
    base.compare === 'about' ||
    base.compare === undefined ||
    base.compare === 'atLeast' ||
    base.compare === 'exactly';
  // "75万以下、2010年以后的", "75万、2010年以后的": in a list, a bound goes on to nothing, nor a sum to a smaller one.
  const isListed = hasSense(joins, 'link', 'and') && (hasSense(lexemes[link - 1], 'after') || low.value > high.value);
  if (isListed || (!isMeant && isChoice)) return undefined;
  const ofBand = highBand === undefined ? {} : { highBand };
  return {
    ...rest,
    ...found,
    ...ofBand,
    low,
    high,
    ...(base.topic === undefined ? {} : { topic: base.topic }),
    from: base.from,
  };
};
