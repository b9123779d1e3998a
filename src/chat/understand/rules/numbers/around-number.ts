import { type Amount, hasSense, type Lexeme, senseValue } from '../../lexer/lexeme.ts';
import { isFiller, type Reading } from '../stretch.ts';
import type { Quantity } from './quantity.ts';
import { isPassed, isStop, topicBefore, topicOf } from './topic-before.ts';

const MOST_BACK = 6;
const MOST_AHEAD = 9;
const LARGEST_HOA = 10_000;

type Behind = Pick<Quantity, 'unit' | 'from' | 'compare' | 'band' | 'highBand' | 'currency' | 'topic' | 'isOpen'> & {
  topicAt?: number;
};

/** "T2": what letters glued to a number say that it counts. */
export const prefixBefore = (lexemes: readonly Lexeme[], at: number): string | undefined => {
  const letters = lexemes[at - 1];
  return letters?.end === lexemes[at]?.start && letters?.amount === undefined
    ? senseValue(letters, 'prefix')
    : undefined;
};

/** "*Or after* 2010", where the words begin a bound. */
const BEFORE_NUMBER: ReadonlyMap<string, string> = new Map([
  ['newer', 'after'],
  ['older', 'before'],
]);

/** Whether the lexeme stands right before the number, "o después *de* 2010" too. */
const isRightBefore = (lexemes: readonly Lexeme[], index: number, at: number): boolean =>
  index === at - 1 ||
  (index === at - 2 && isFiller(lexemes[at - 1]) && BEFORE_NUMBER.has(senseValue(lexemes[index], 'after') ?? ''));

/** What stands before a number. */
export const readBack = ({ lexemes }: Reading, at: number): Behind => {
  const found: Behind = { from: at, isOpen: false };
  let fillers = 0;
  let index = at - 1;
  for (; index >= 0 && at - index <= MOST_BACK; index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || isStop(lexeme)) break;
    // "*Des* maisons à moins de 500 000": without its accents "dès", which stands right before the number.
    const isArticle = index < at - 1 && hasSense(lexeme, 'plain', 'indefinite');
    const compare = isArticle ? undefined : senseValue(lexeme, 'compare');
    const band = senseValue(lexeme, 'band');
    const currency = senseValue(lexeme, 'currency');
    const prefix = prefixBefore(lexemes, at);
    if (index === at - 1 && prefix !== undefined) {
      found.unit = prefix;
      found.from = index;
      continue;
    }
    if (hasSense(lexeme, 'range', 'open') && found.compare === undefined) found.isOpen = true;
    if (currency !== undefined && index === at - 1) found.currency = currency;
    else if (band !== undefined && found.band === undefined) found.band = band;
    else if (found.band !== undefined && hasSense(lexeme, 'range', 'to') && hasSense(lexemes[index - 1], 'band')) {
      found.highBand = found.band;
      found.band = senseValue(lexemes[index - 1], 'band') ?? found.band;
      index -= 1;
    } else if (
      compare === undefined &&
      isRightBefore(lexemes, index, at) &&
      hasSense(lexeme, 'after') &&
      !lexeme.isMark &&
      !hasSense(lexeme, 'place', 'behind')
    )
      found.compare = BEFORE_NUMBER.get(senseValue(lexeme, 'after') ?? '') ?? senseValue(lexeme, 'after') ?? 'about';
    else if (compare !== undefined)
      found.compare = found.compare === 'about' || found.compare === undefined ? compare : found.compare;
    else if (!found.isOpen || !hasSense(lexeme, 'range', 'open')) {
      fillers += 1;
      if (fillers > 2 || !isPassed(lexeme) || topicOf(lexeme) !== undefined || hasSense(lexeme, 'tag')) break;
      continue;
    }
    found.from = index;
  }
  if (isMostOfHoa(lexemes, found.from, at, found.compare)) {
    found.compare = 'atMost';
    found.from -= 1;
    found.topic = 'hoa';
    found.topicAt = found.from;
    return found;
  }
  // "Price *not* over 500k".
  if (found.compare !== undefined && hasSense(lexemes[found.from - 1], 'negation', 'not'))
    index = Math.min(index, found.from - 2);
  const compared = lexemes.slice(found.from, at).map((lexeme) => senseValue(lexeme, 'topic'))[0];
  const topic = compared === undefined ? topicBefore(lexemes, index, found.from) : { topic: compared, at: found.from };
  if (topic !== undefined) {
    found.topic = topic.topic;
    found.topicAt = topic.at;
  }
  return found;
};

/** "HOA no more than 200", "no HOA over 200": the "no" belongs to the comparison, except of a sum that no HOA takes. */
const isMostOfHoa = (lexemes: readonly Lexeme[], from: number, at: number, compare: string | undefined): boolean => {
  const { value, hasScale } = lexemes[at]?.amount ?? { value: 0, hasScale: false };
  const isMore = compare === 'moreThan' || compare === 'atLeast';
  const isCounted = hasSense(lexemes[at + 1], 'unit');
  return isMore && !hasScale && !isCounted && value < LARGEST_HOA && hasSense(lexemes[from - 1], 'state', 'noHoa');
};

/** Whether what follows speaks of something else: "with", "and". */
const parts = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'link', 'but') || hasSense(lexeme, 'link', 'and');

const LEAST_MONTHLY = 200;
const MOST_CARS = 20;
/** "500k garage", "1999 garage": no count of cars. */
const countsCars = (amount: Amount | undefined): boolean =>
  amount !== undefined && !amount.hasScale && !amount.isGrouped && amount.value <= MOST_CARS;

/** Whether a unit follows behind words that only fill: "3 large bedrooms". */
const unitAhead = (lexemes: readonly Lexeme[], from: number): boolean => {
  for (let index = from; index < from + 3; index += 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || isStop(lexeme)) return false;
    // "700k *with* a garage" counts no garages.
    if (parts(lexeme)) return false;
    if (hasSense(lexeme, 'unit')) return true;
    if (!isFiller(lexeme)) return false;
  }
  return false;
};

type Ahead = Pick<Quantity, 'to' | 'unit' | 'unitAt' | 'per' | 'currency' | 'topic' | 'isTopicBehind'> & {
  after?: string;
  isHalfMore?: boolean;
};

const ROOMS: ReadonlySet<string> = new Set(['bedroom', 'bathroom', 'bedOrBath', 'room', 'home']);
/** "150 m²: 3 bedrooms": what measures labels no number. */
const AREAS: ReadonlySet<string> = new Set(['squareFeet', 'squareMeters', 'acre', 'hectare', 'mu']);
/** "Dos baños y medio", "una hectárea y media". */
const HALVED: ReadonlySet<string> = new Set(['bathroom', 'acre', 'hectare']);
const TOPICS_BEHIND: ReadonlySet<string> = new Set(['hoa', 'lot', 'built', 'days', 'price', 'rent', 'noPrice', 'area']);

/** Whether a comparison speaks of the next number rather than of the one before: "min 2 beds *max* 4". */
const comparesNext = (
  lexemes: readonly Lexeme[],
  at: number,
  hasCompare: boolean,
  unit: string | undefined,
): boolean => {
  // "Over 500k *or under* 300k".
  const after = senseValue(lexemes[at], 'after');
  const isBound = BEFORE_NUMBER.has(after ?? '') || (after !== undefined && lexemes[at]?.text.includes(' ') === true);
  const isBeside = hasSense(lexemes[at + 1], 'currency') || (isBound && isFiller(lexemes[at + 1]));
  const next = lexemes[isBeside ? at + 2 : at + 1];
  if (next?.amount === undefined) return false;
  // "80平左右两居": in Chinese it stands behind what it bounds.
  if (/^\p{Script=Han}/u.test(lexemes[at]?.text ?? '') && !hasSense(lexemes[at], 'compare')) return false;
  // "3+2" are rooms of two kinds.
  if (lexemes[at]?.isMark === true) return hasSense(lexemes[at], 'range', 'slash');
  return unit !== undefined || (hasCompare && (isBound || hasSense(lexemes[at], 'compare')));
};

/** "首付200万*贷款*300万": said of the sum behind it, where the one before has its own. */
const isOtherSum = (lexemes: readonly Lexeme[], at: number, index: number): boolean =>
  hasSense(lexemes[index], 'topic', 'noPrice') &&
  hasSense(lexemes[at - 2], 'topic', 'noPrice') &&
  lexemes[index + 1]?.amount !== undefined;

const TIMES: readonly string[] = ['day', 'week', 'month', 'year'];
/** "Les 7 *derniers* jours": what other languages say before the number. */
const isLastOf = (lexeme: Lexeme, next: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'compare', 'within') && TIMES.some((unit) => hasSense(next, 'unit', unit));

/** What stands behind a number, as far as it belongs to it. */
export const readAhead = ({ lexemes }: Reading, at: number, hasCompare: boolean): Ahead => {
  const found: Ahead = { to: at };
  for (let index = at; index < at + MOST_AHEAD; index += 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || isStop(lexeme)) break;
    const isLast = found.unit === undefined && isLastOf(lexeme, lexemes[index + 1]);
    const after = isLast ? 'within' : senseValue(lexeme, 'after');
    const unit = senseValue(lexeme, 'unit');
    // "700 mês": nobody counts so many months.
    const isMonthly = unit === 'month' && (lexemes[at - 1]?.amount?.value ?? 0) >= LEAST_MONTHLY;
    // "2000 KM" is a rent without heating, "5 km" is a way.
    const isWay = hasSense(lexeme, 'distance') && (lexemes[at - 1]?.amount?.value ?? 0) < LEAST_MONTHLY;
    const per = (isWay ? undefined : senseValue(lexeme, 'per')) ?? (isMonthly ? 'month' : undefined);
    const currency = senseValue(lexeme, 'currency');
    const isDuration =
      unit === 'month' &&
      !isMonthly &&
      hasCompare &&
      found.currency === undefined &&
      found.per === undefined &&
      index === at;
    // "Beds: 3 baths: 2": the noun labels the number behind it.
    const isLabel = /^[:=]$/.test(lexemes[index + 1]?.text ?? '') && lexemes[index + 2]?.amount !== undefined;
    if (unit !== undefined && isLabel && !AREAS.has(unit)) break;
    if (after === 'half') {
      const isBefore = found.unit === undefined && hasSense(lexemes[index + 1], 'unit', 'bathroom');
      // "两*卫半*" says both in one word.
      if (found.unit === undefined && unit === 'bathroom') Object.assign(found, { unit, unitAt: index });
      if (!HALVED.has(found.unit ?? '') && !isBefore) break;
      found.isHalfMore = true;
    } else if (isOtherSum(lexemes, at, index)) break;
    else if (currency !== undefined && found.currency === undefined && found.unit === undefined) {
      found.currency = currency;
      // "1200 *€ KM*" names both.
      if (per !== undefined) found.per ??= per;
    } else if (per !== undefined && found.per === undefined && found.unit === undefined && !isDuration) found.per = per;
    else if (
      unit !== undefined &&
      found.unit === undefined &&
      found.per === undefined &&
      found.currency === undefined &&
      (unit !== 'car' || countsCars(lexemes[at - 1]?.amount))
    ) {
      found.unit = unit;
      found.unitAt = index;
    } else if (
      after !== undefined &&
      found.after === undefined &&
      !comparesNext(lexemes, index, hasCompare, found.unit)
    )
      found.after = after;
    else if (found.unit === undefined && isFiller(lexeme) && unitAhead(lexemes, index)) continue;
    else break;
    found.to = index + 1;
  }
  let index = found.to;
  // "450 *for the* HOA".
  const isBeforeFee = (): boolean =>
    hasSense(lexemes[index], 'place', 'weak') && hasSense(lexemes[index + 1], 'topic', 'hoa');
  while (
    (isFiller(lexemes[index]) || isBeforeFee()) &&
    !parts(lexemes[index]) &&
    !hasSense(lexemes[index], 'topic') &&
    index < found.to + 2
  )
    index += 1;
  // "90 *días publicada*" says what they are counted of itself.
  const own = found.unit === 'day' ? senseValue(lexemes[found.unitAt ?? at], 'topic') : undefined;
  const topic = own ?? (isStop(lexemes[index]) ? undefined : senseValue(lexemes[index], 'topic'));
  // "2 bedrooms rent": the rent is not what is counted.
  const isCounted =
    ROOMS.has(found.unit ?? '') || ((topic === 'rent' || topic === 'price') && found.unit !== undefined);
  // "34 years old *earning* 2800": a topic of the next number.
  const isOfNext =
    isOtherSum(lexemes, at, index) ||
    (found.unit !== undefined && topic === 'noPrice' && lexemes[index + 1]?.amount !== undefined);
  const isTooMuch = topic === 'hoa' && (lexemes[at - 1]?.amount?.value ?? 0) >= LARGEST_HOA;
  if (topic !== undefined && TOPICS_BEHIND.has(topic) && !isCounted && !isOfNext && !isTooMuch)
    return { ...found, to: own === undefined ? index + 1 : found.to, topic, isTopicBehind: true };
  return found;
};
