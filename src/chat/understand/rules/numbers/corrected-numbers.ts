import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isComplaint } from '../polarity/given-up.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';
import type { Quantity } from './quantity.ts';

const MOST_TO_NEXT = 5;

const isBare = ({ compare, high, negatedAt }: Quantity): boolean =>
  compare === undefined && high === undefined && negatedAt === undefined;

const isNot = (lexeme: Lexeme | undefined): boolean => hasSense(lexeme, 'negation', 'not') && lexeme?.isMark === false;

/** The negation right before a number, fillers between them. */
const notBefore = ({ lexemes }: Reading, from: number): number | undefined => {
  let at = from - 1;
  while (at > from - 3 && isFiller(lexemes[at]) && !isNot(lexemes[at])) at -= 1;
  return isNot(lexemes[at]) ? at : undefined;
};

/** "*两房*改成一房": what was asked for before and is another number from now on. */
const isChanged = ({ low, to }: Quantity, { lexemes, before }: Reading): boolean => {
  const isOld = before.some(({ Value }) => Value === low.value);
  const next = lexemes.findIndex((lexeme, index) => index > to && lexeme.amount !== undefined);
  const between = lexemes.slice(to + 1, Math.max(next, to + 1));
  const isNext = next !== -1 && next <= to + MOST_TO_NEXT && between.every((lexeme) => isBeside(lexeme));
  return isOld && isNext && hasSense(lexemes[to], 'follow', 'only') && hasSense(lexemes[to], 'link', 'but');
};

/** "*Uma casa de banho não chega*, preciso de duas"; folded, "é pouco" is "e pouco" too, which is taken with the number. */
const isTooFew = (lexemes: readonly Lexeme[], to: number): boolean =>
  [to - 1, to].some((at) => hasSense(lexemes[at], 'complains', 'tooFew'));

/** "还是三房吧,*四房*太贵了" of who wanted four: a complaint of what was asked for before, beside another number of its kind. */
const isComplainedOf = ({ low, unit, from, to }: Quantity, { lexemes, before, tables }: Reading): boolean => {
  const isOld = before.some(({ Value }) => Value === low.value);
  const isOther = ({ amount }: Lexeme, at: number): boolean =>
    amount !== undefined &&
    (at < from || at >= to) &&
    amount.hasScale === low.hasScale &&
    (unit === undefined || hasSense(lexemes[at + 1], 'unit', unit) || !hasSense(lexemes[at + 1], 'unit'));
  const complaint = lexemes[to];
  // "4 Schlafzimmer *sind zu viel*, 3 langen", "一个卫生间*不够用*,要两个".
  const isPhrase = hasSense(complaint, 'plain') && /^\p{Script=Han}{2}|\s/u.test(complaint?.text ?? '');
  const isSaid = hasSense(complaint, 'relative') || isPhrase;
  const isComplained = isOld && isSaid && isComplaint(complaint?.text ?? '', tables);
  return (isComplained || isTooFew(lexemes, to)) && lexemes.some(isOther);
};

/** "My budget is *not 500k* but 600k", "*not 4 bedrooms*, 3" of who wanted 4: a number that is said only to be put right. */
export const isPutRight = (quantity: Quantity | undefined, reading: Reading): boolean => {
  const { lexemes } = reading;
  if (quantity === undefined) return false;
  const says = lexemes.slice(quantity.from, quantity.to);
  const isNegated = notBefore(reading, quantity.from) !== undefined || says.some(isNot);
  const isAboutOnly = quantity.compare === 'about' && isTooFew(lexemes, quantity.to);
  if (isAboutOnly && isComplainedOf(quantity, reading)) return true;
  if (isBare(quantity) && (isChanged(quantity, reading) || isComplainedOf(quantity, reading))) return true;
  if (!isBare(quantity) || !isNegated) return false;
  const hasComma = lexemes[quantity.to]?.text === ',';
  const at = hasComma ? quantity.to + 1 : quantity.to;
  const isBut = hasSense(lexemes[at], 'link', 'but') && !hasSense(lexemes[at], 'follow', 'with');
  const isOfBefore = hasComma && reading.before.some(({ Value }) => Value === quantity.low.value);
  const begin = isBut ? at + 1 : at;
  const next = lexemes.findIndex((lexeme, index) => index >= begin && lexeme.amount !== undefined);
  const between = lexemes.slice(begin, next === -1 ? undefined : next);
  return (
    (isBut || isOfBefore) && next !== -1 && next <= at + MOST_TO_NEXT && between.every((lexeme) => isBeside(lexeme))
  );
};

const isBeside = (lexeme: Lexeme): boolean =>
  !lexeme.isMark && ['plain', 'compare', 'currency', 'topic'].some((group) => hasSense(lexeme, group));

/** The unit of a number that was put right is that of the one in its place: "not 3 bedrooms but 4". */
export const withUnitOf = (quantity: Quantity | undefined, wrong: Quantity | undefined): Quantity | undefined => {
  const isCount = quantity?.unit === undefined && quantity?.topic === undefined && quantity?.currency === undefined;
  if (quantity === undefined || wrong?.unit === undefined || !isCount || quantity.low.hasScale) return quantity;
  return { ...quantity, unit: wrong.unit };
};

/**
 * What "3 bedrooms, *not 4*" leaves of the item before: exactly three. A number below the one before it ("not 2") says
 * nothing more. Undefined where the number narrows nothing.
 */
export const narrowed = (
  quantity: Quantity | undefined,
  previous: Quantity | undefined,
  item: Item | undefined,
  reading: Reading,
): Item | undefined => {
  const at = quantity === undefined ? undefined : notBefore(reading, quantity.from);
  if (quantity === undefined || previous === undefined || item?.kind !== 'number' || at === undefined) return undefined;
  if (!isBare(quantity) || !isBare(previous)) return undefined;
  const between = reading.lexemes.slice(previous.to, at);
  const isRow = between.every((lexeme) => lexeme.text === ',' || isFiller(lexeme) || hasSense(lexeme, 'link', 'and'));
  const isSame = quantity.unit === undefined || quantity.unit === previous.unit;
  const isOfKind = quantity.low.hasScale === previous.low.hasScale && quantity.topic === previous.topic;
  // "800 thousand, *not 800*".
  const isOfPrice = item.constraints.every(({ Field }) => Field === 'Price') && quantity.unit === undefined;
  if (!isRow || !isSame || (!isOfKind && !isOfPrice)) return undefined;
  const isMore = quantity.low.value > previous.low.value;
  const constraints = item.constraints.map((one) =>
    isMore && (one.Field === 'Bedrooms' || one.Field === 'Bathrooms') && one.Operator === 'atLeast'
      ? { ...one, Operator: 'is' as const }
      : one,
  );
  return { ...item, constraints, to: quantity.to };
};
