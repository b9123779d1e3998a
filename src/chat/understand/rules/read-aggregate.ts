import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { AGGREGATES, type Aggregate } from '../understanding.ts';

const LEAST_PRICE = 100;

/** "The price range of *300 to 500k*" is what the visitor pays. */
const saysOwnRange = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { amount } = lexemes[hasSense(lexemes[at], 'currency') ? at + 1 : at] ?? {};
  return amount !== undefined && (amount.hasScale || amount.value >= LEAST_PRICE);
};

const aggregateAt = (lexemes: readonly Lexeme[], at: number): Aggregate | undefined => {
  if (hasSense(lexemes[at], 'aggregate', 'range')) return saysOwnRange(lexemes, at + 1) ? undefined : 'average';
  // "Prix plancher *300 000*" bounds it.
  if (hasSense(lexemes[at], 'compare') && saysOwnRange(lexemes, at + 1)) return undefined;
  return AGGREGATES.find((name) => hasSense(lexemes[at], 'aggregate', name));
};

/**
 * What is asked of all that match, with what was asked before in the message: with a figure the answer tells how many there
 * are, too, and with an average the lowest and the highest.
 */
export const aggregateWith = (
  before: Aggregate | undefined,
  lexemes: readonly Lexeme[],
  at: number,
): Aggregate | undefined => {
  const said = aggregateAt(lexemes, at);
  if (said === undefined || said === before) return before;
  if (before === undefined || before === 'count') return said;
  return said === 'count' ? before : 'average';
};
