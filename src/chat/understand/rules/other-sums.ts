import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { AskedField } from '../understanding.ts';

const OTHER_SUMS = ['HOAMonth', 'DepositFee'] as const;
const BETWEEN: readonly string[] = ['plain', 'point', 'ordinal', 'per', 'place'];

/** "*Was zahlt man* beim ersten an Hausgeld?": the sum that is meant stands behind. */
const saysSumBehind = (lexemes: readonly Lexeme[], at: number): boolean => {
  for (const lexeme of lexemes.slice(at + 1)) {
    if (OTHER_SUMS.some((field) => hasSense(lexeme, 'ask', field))) return true;
    const isPassed = BETWEEN.some((group) => hasSense(lexeme, group)) && !hasSense(lexeme, 'follow');
    if (!isPassed || ['link', 'negation'].some((group) => hasSense(lexeme, group))) return false;
  }
  return false;
};

/** "I have a *deposit of* 50k" asks for none. */
const isOwnSum = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { amount, identifier } = lexemes[at + 1] ?? {};
  return hasSense(lexemes[at], 'topic', 'noPrice') && amount !== undefined && identifier === undefined;
};

/** Whether a word for a field asks for another sum, or for none. */
export const isOfOtherSum = (lexemes: readonly Lexeme[], at: number, field: AskedField): boolean => {
  if (field === 'Price') return lexemes[at]?.text.includes(' ') === true && saysSumBehind(lexemes, at);
  return field === 'DepositFee' && isOwnSum(lexemes, at);
};
