import type { Constraint } from '../../constraint.ts';
import { phrasesOfAll } from '../../languages/tables.ts';
import { type Amount, hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';
import type { Quantity } from './quantity.ts';

const LARGEST_SHARE_MORE = 0.5;
const LARGEST_MORE = 100_000;
const SMALLEST_ADDED = 10;
/** "Súbele *100*", of a sale: thousands. */
export const inThousands = ({ value, hasScale }: Amount): number =>
  !hasScale && value > SMALLEST_ADDED && value < 1_000 ? value * 1_000 : value;

const mostBefore = ({ before }: Reading): number | undefined => {
  const most = before.find(({ Field, Operator }) => Field === 'Price' && Operator === 'atMost')?.Value;
  return typeof most === 'number' ? most : undefined;
};

const isSaidBefore = ({ lexemes }: Reading, { from, to }: Quantity, said: string): boolean =>
  lexemes
    .slice(Math.max(0, from - 1), to)
    .some((lexeme, at, { length }) => at < length - 1 && hasSense(lexeme, 'money', said));

const isFee = ({ senses }: Lexeme): boolean =>
  senses.some(({ group, value }) => group === 'topic' || value === 'utilities included');

/** "We could go 20k *higher*", "um 20.000 *erhöhen*"; "1500 *más* gastos" adds something else. */
const saidBehind = ({ lexemes }: Reading, { from, to }: Quantity): Lexeme | undefined => {
  const isBy = lexemes.slice(from, to).some((lexeme) => hasSense(lexeme, 'compare', 'about'));
  if (isBy && hasSense(lexemes[to - 1], 'money') && hasSense(lexemes[to - 1], 'after')) return lexemes[to - 1];
  const added = lexemes[to + 1]?.isMark === false ? lexemes.slice(to + 1, to + 4) : [];
  const isJoined =
    hasSense(lexemes[to], 'link') && added.length > 0 && (!hasSense(added[0], 'plain') || added.some(isFee));
  return !isJoined && hasSense(lexemes[to], 'money') ? lexemes[to] : undefined;
};

/** Comparisons that may stand before a sum that a word behind it adds: "*up to* 20k more", "*um* 20.000 erhöhen". */
const BESIDE_MORE: readonly (string | undefined)[] = ['atMost', 'about'];

/**
 * "预算*加*10万", "*raise the budget by* 50k": so much more, or less, than it might cost before, nothing where that is not known;
 * undefined where nothing is added. Of a sum as large as the price itself it is the price.
 */
export const raisedBy = (
  quantity: Quantity,
  value: number,
  reading: Reading,
  Words: string,
): Constraint[] | undefined => {
  const { from, compare, high } = quantity;
  const most = mostBefore(reading);
  const more = saidBehind(reading, quantity);
  const isShare = value > SMALLEST_ADDED && value <= (most === undefined ? LARGEST_MORE : most * LARGEST_SHARE_MORE);
  const isMore = isShare && hasSense(more, 'money', 'raises');
  const isLess =
    isShare && most !== undefined && (isSaidBefore(reading, quantity, 'lowers') || hasSense(more, 'money', 'lowers'));
  const isRaised = isSaidBefore(reading, quantity, 'raises') && (isShare || most === undefined);
  if (more !== undefined && (isMore || isLess)) more.isTaken = true;
  const word = reading.lexemes[from - 1];
  if (word !== undefined && isLess && hasSense(word, 'money', 'lowers')) word.isTaken = true;
  const isBound = compare !== undefined && !(BESIDE_MORE.includes(compare) && (isMore || isLess));
  if ((!isRaised && !isMore && !isLess) || isBound || high !== undefined) return undefined;
  if (most === undefined) return [];
  return [{ Field: 'Price', Operator: 'atMost', Value: isLess ? most - value : most + value, Words }];
};

const PERCENT = ['%', ...phrasesOfAll(({ percent }) => percent)];

/** "Increase it by *10%*": a share of the budget; undefined where it is none. */
export const raisedByShare = (quantity: Quantity, reading: Reading, Words: string): Constraint[] | undefined => {
  const most = mostBefore(reading);
  const { low, high, unitAt = -1 } = quantity;
  const unit = reading.lexemes[unitAt]?.text ?? '';
  const more = saidBehind(reading, quantity);
  const says = (said: string): boolean => isSaidBefore(reading, quantity, said) || hasSense(more, 'money', said);
  const isOfBudget = PERCENT.some((word) => unit.startsWith(word));
  if (!isOfBudget || most === undefined || high !== undefined || low.value > LARGEST_SHARE_MORE * 100) return undefined;
  const sign = says('lowers') ? -1 : says('raises') ? 1 : 0;
  if (sign === 0) return undefined;
  if (more !== undefined) more.isTaken = true;
  return [{ Field: 'Price', Operator: 'atMost', Value: Math.round(most * (1 + (sign * low.value) / 100)), Words }];
};
