import { hasSense } from '../../lexer/lexeme.ts';
import { type Reading, wordsOf } from '../stretch.ts';
import type { Quantity } from './quantity.ts';

const LARGEST_IN_MILLIONS = 100_000_000;
/** "Within 800 *m of* Balboa Park": metres, where a price has millions. */
const isMetresOf = ({ compare, currency, low, to }: Quantity, { lexemes }: Reading): boolean =>
  compare !== undefined &&
  currency === undefined &&
  low.value >= LARGEST_IN_MILLIONS &&
  hasSense(lexemes[to], 'place') &&
  !hasSense(lexemes[to], 'place', 'in');

/** "Within 10 minutes": how far away, which no field tells. */
export const isReach = (quantity: Quantity, reading: Reading): boolean => {
  const { compare, topic, unitAt } = quantity;
  const isDistance = compare !== undefined && hasSense(reading.lexemes[unitAt ?? -1], 'distance');
  return topic === undefined && (isDistance || isMetresOf(quantity, reading));
};

/** "Deposit under 2000", "monthly payment under 3500" of homes; "*I have a* deposit of up to 50k" tells of the visitor. */
export const boundsUntoldSum = ({ compare, from, to }: Quantity, { lexemes }: Reading): boolean => {
  const own = lexemes.slice(Math.max(0, from - 2), from);
  return (
    compare !== undefined &&
    lexemes.slice(from, to).some((lexeme) => hasSense(lexeme, 'sum', 'untold')) &&
    !own.some((lexeme) => hasSense(lexeme, 'protected', 'self'))
  );
};

/**
 * The words of an amount that no rule took, where they say something of homes: a sum that none may cost ("for sale around
 * $500"), or how far from a place they may lie ("within 10 *miles of* Balboa Park").
 */
export const unreadAmount = (quantity: Quantity, reading: Reading): string[] => {
  const { compare, currency, per, from, to } = quantity;
  if (currency !== undefined || (per === 'month' && compare !== undefined)) return [wordsOf(reading, from, to)];
  const isFar = compare !== undefined && hasSense(reading.lexemes[to], 'place', 'near');
  return isFar ? [wordsOf(reading, from, to + 1)] : [];
};

const MOST_HALF_ROOMS = 10;
/** "Un 4 1/2": rooms as Québec counts them, kitchen and bath among them. */
export const isHalfRoom = ({ lexemes }: Reading, at: number): boolean => {
  const { value = 0, hasScale = false } = lexemes[at]?.amount ?? {};
  return (value % 1 === 0.5 || hasSense(lexemes[at + 1], 'after', 'half')) && value < MOST_HALF_ROOMS && !hasScale;
};
