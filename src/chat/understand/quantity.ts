import { type Amount, PLAIN } from '../../language/text/numbers.ts';
import { COUNTED, type Quantity, readBefore, readBehind } from './around-number.ts';
import { type Claim, isClaimed } from './claims.ts';
import { isNounOfHome, type Lexeme, type Message, saidOf, says } from './message.ts';
import { nounOf } from './nouns.ts';

/** "An acre". */
const ONE: Amount = { ...PLAIN, value: 1, plain: 1 };

/** "In 400-500k" the first number is in thousands too; in "400k-500" the second. */
const withOneScale = (low: Amount, high: Amount): [Amount, Amount] => {
  const scaled = (amount: Amount, times: number): Amount => ({
    ...amount,
    value: amount.plain * times,
    hasScale: true,
  });
  const [lowTimes, highTimes] = [low.value / (low.plain || 1), high.value / (high.plain || 1)];
  if (low.isWord && high.isWord && !low.hasScale && high.hasScale) {
    let times = 1;
    while (low.value > 0 && low.value * times * 10 <= high.value) times *= 10;
    return [{ ...low, value: low.value * times, hasScale: true }, high];
  }
  if (!low.hasScale && high.hasScale && low.plain * highTimes <= high.value) return [scaled(low, highTimes), high];
  if (!low.hasScale && high.value >= 1e6 && low.plain >= 100 && low.plain < 1_000) return [scaled(low, 1_000), high];
  if (!low.hasScale && !low.isGrouped && high.isGrouped && low.plain >= 50 && low.plain < 1_000 && high.value >= 10_000)
    return [scaled(low, 1_000), high];
  if (low.hasScale && !high.hasScale && high.plain < 1_000 && high.plain * lowTimes >= low.value)
    return [low, scaled(high, lowTimes)];
  return [low, high];
};

/** "3/2": bedrooms and bathrooms, unless one of the two is counted. */
const isRoomsPair = (low: Amount, high: Amount): boolean =>
  low.value <= 12 &&
  high.value <= Math.min(12, low.value * 2 + 2) &&
  !low.isWord &&
  !high.isWord &&
  Number.isInteger(low.value);

/** Behind the second plus of "4+/3+". */
const behindPlus = (lexemes: readonly Lexeme[], at: number): number => (says(lexemes[at], 'after.least') ? at + 1 : at);

/** "120 x 60 ft" is an area. */
const readProduct = (quantity: Quantity, lexemes: readonly Lexeme[]): void => {
  const isLength = (at: number): boolean => /^sq/.test(saidOf(lexemes[at], 'unit') ?? '');
  const sign = isLength(quantity.to) ? quantity.to + 1 : quantity.to;
  const other = lexemes[sign + 1]?.amount;
  if (!/^[x×*]$/.test(lexemes[sign]?.text ?? '') || other === undefined || !isLength(sign + 2)) return;
  const value = quantity.low.value * other.value;
  Object.assign(quantity, { low: { ...quantity.low, value, plain: value }, to: sign + 2, isProduct: true });
};

const readRange = (quantity: Quantity, lexemes: readonly Lexeme[], isUnclaimed: (at: number) => boolean): void => {
  const join = lexemes[quantity.to];
  if (join === undefined || !isUnclaimed(quantity.to)) return;
  const isTo = says(join, 'range.to') || (quantity.isOpen && says(join, 'link.and'));
  const isRow = says(join, 'link.and') && quantity.unit === undefined;
  if (!isTo && !isRow) return;
  let at = quantity.to + 1;
  while (at <= quantity.to + 2 && lexemes[at]?.amount === undefined && isUnclaimed(at)) {
    const lexeme = lexemes[at];
    const band = saidOf(lexeme, 'band');
    if (band !== undefined) quantity.highBand = band;
    else if (saidOf(lexeme, 'money') === undefined && !says(lexeme, 'filler', 'cmp.about')) return;
    at += 1;
  }
  const high = lexemes[at]?.amount;
  if (high === undefined || !isUnclaimed(at) || high.isOrdinal) return;
  const { low } = quantity;
  if (join.text === '/' && quantity.currency === undefined && quantity.unit === undefined && isRoomsPair(low, high)) {
    const behind = saidOf(lexemes[at + 1], 'unit');
    // "1/2 acre", "2/3 bedrooms".
    if (behind === 'acre' || behind === 'hectare') {
      Object.assign(quantity, { low: { ...low, value: low.value / high.value }, to: at + 1 });
      return;
    }
    if (behind !== 'bed' || high.value !== low.value + 1) {
      Object.assign(quantity, { high, to: behindPlus(lexemes, at + 1), isSlashed: true });
      return;
    }
  }
  const { unit, ...other } = quantity;
  const rest: Quantity = { ...other, low: high, to: at + 1 };
  readBehind(rest, lexemes, isUnclaimed);
  if (rest.unit === undefined && unit !== undefined) rest.unit = unit;
  if (isRow && !isTo && !(rest.unit === 'bed' && high.value === low.value + 1 && low.value > 0)) return;
  if (quantity.unit !== undefined && rest.unit !== quantity.unit) return;
  // "2 vagas até 5 mil" are two numbers.
  const isCounted = /^(?:bed|bath|room|car|garage)$/.test(quantity.unit ?? '');
  if (isCounted && (rest.currency !== undefined || high.hasScale)) return;
  const isChoice = lexemes.length <= 4 && high.value <= 12;
  if (
    says(join, 'link.or') &&
    !isChoice &&
    (rest.unit === undefined || (quantity.compare !== undefined && quantity.compare !== 'about')) &&
    rest.currency === undefined &&
    !high.hasScale &&
    !high.isPlural
  )
    return;
  const [first, second] = withOneScale(low, rest.low);
  if (first.value >= second.value || second.value > first.value * 100) return;
  const { compare: _, ...found } = rest;
  Object.assign(quantity, { ...found, low: first, high: second });
  if (rest.compare === undefined && quantity.compare !== 'about') delete quantity.compare;
};

/** Puts to a number what noun it is of. "A house with land of 1,000 m²" asks for no land: the noun is of the number alone. */
const takeNoun = (quantity: Quantity, all: readonly Quantity[], message: Message, claims: readonly Claim[]): void => {
  const noun = nounOf(quantity, all, message);
  if (noun === undefined) return;
  quantity.noun = noun;
  const { lexemes } = message;
  const isOfHome = lexemes.some((one) => isNounOfHome(one) && !says(one, 'type.land'));
  const isKind = !isOfHome || says(lexemes[noun.at - 1], 'link.or');
  if (noun.of !== 'lot' || isKind || !says(lexemes[noun.at], 'type.land') || isClaimed(claims, noun.at)) return;
  Object.assign(quantity, { from: Math.min(quantity.from, noun.from), to: Math.max(quantity.to, noun.to) });
};

/** Whether an article counts: "an acre". */
const isOne = ({ lexemes, lexicon }: Message, at: number): boolean => {
  const articles = (lexicon.language.numbers.articles ?? '').split(' ');
  if (!articles.includes(lexemes[at]?.text ?? '')) return false;
  const unit = saidOf(lexemes[at + 1], 'unit') ?? '';
  return (
    /^(?:acre|hectare)$/.test(unit) ||
    // "Less than a week".
    (/^(?:week|month)$/.test(unit) && saidOf(lexemes[at - 1], 'cmp') !== undefined) ||
    // "Zwischen einer und zwei Millionen".
    (says(lexemes[at - 1], 'range.open') && says(lexemes[at + 1], 'link.and'))
  );
};

/** All numbers of a message that no rule has claimed, as they stand together with words. */
export const quantitiesOf = (message: Message, claims: readonly Claim[]): Quantity[] => {
  const { lexemes, vocabulary, text } = message;
  const taken = new Set<number>();
  const isUnclaimed = (at: number): boolean => !isClaimed(claims, at) && !taken.has(at);
  const found: Quantity[] = [];
  for (const [at, lexeme] of lexemes.entries()) {
    const amount = lexeme.amount ?? (isOne(message, at) ? ONE : undefined);
    if (amount === undefined || amount.isOrdinal || !isUnclaimed(at)) continue;
    const quantity: Quantity = {
      from: at,
      to: at + 1,
      at,
      low: amount,
      isOpen: false,
      isFor: false,
      isOtherSum: false,
      isSlashed: false,
      isNegated: false,
      ...(amount.upTo === undefined ? {} : { high: { ...amount, value: amount.upTo } }),
    };
    readProduct(quantity, lexemes);
    readBefore(quantity, lexemes, isUnclaimed);
    const unit = saidOf(lexemes[at + 1], 'unit');
    if (unit !== undefined && says(lexemes[at + 2], 'range.to') && lexemes[at + 3]?.amount !== undefined)
      Object.assign(quantity, { unit, to: at + 2 });
    const before = quantity.to;
    const isZip = amount.value >= 10_000 && vocabulary.known.zips.includes(text.spelling(lexeme.start, lexeme.end));
    if (!isZip) readRange(quantity, lexemes, isUnclaimed);
    if (quantity.isSlashed) {
      // "4/2 house": the noun says what it is.
    } else if (quantity.to === before) {
      readBehind(quantity, lexemes, isUnclaimed);
      // "4+/3+".
      const isSlashed = lexemes[quantity.to]?.text === '/';
      if (!isZip && (quantity.compare === undefined || quantity.isOpen || isSlashed))
        readRange(quantity, lexemes, isUnclaimed);
    } else readBehind(quantity, lexemes, isUnclaimed);
    // "卧室3间": what counts is of the topic.
    if (quantity.unit === 'home' && quantity.topicAt !== undefined && COUNTED.test(quantity.topic ?? ''))
      delete quantity.unit;
    // "The rent of a two-bedroom": rooms are of no other topic.
    if (
      /^(?:bed|bath|room|car|garage|home|none|distance)$/.test(quantity.unit ?? '') &&
      quantity.topicAt !== undefined
    ) {
      quantity.from = Math.max(quantity.from, quantity.topicAt + 1);
      delete quantity.topic;
    }
    for (let index = quantity.from; index < quantity.to; index += 1) taken.add(index);
    found.push(quantity);
  }
  for (const quantity of found) takeNoun(quantity, found, message, claims);
  return found;
};
