import { hasSense, type Lexeme } from '../lexer/lexeme.ts';

const OTHER_SUMS = ['HOAMonth', 'DepositFee'] as const;
const BETWEEN: readonly string[] = ['plain', 'point', 'ordinal', 'per', 'place'];

/** "*Was zahlt man* beim ersten an Hausgeld?": the sum that is meant stands behind. */
export const isOfOtherSum = (lexemes: readonly Lexeme[], at: number): boolean => {
  for (const lexeme of lexemes.slice(at + 1)) {
    if (OTHER_SUMS.some((field) => hasSense(lexeme, 'ask', field))) return true;
    const isPassed = BETWEEN.some((group) => hasSense(lexeme, group)) && !hasSense(lexeme, 'follow');
    if (!isPassed || ['link', 'negation'].some((group) => hasSense(lexeme, group))) return false;
  }
  return false;
};
