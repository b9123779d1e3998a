import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Item, isFiller } from '../stretch.ts';

/** "除了车库还要泳池": what stands behind "except" is wanted too where more is asked for in the same sentence. */
export const isBeside = (lexemes: readonly Lexeme[], at: number): boolean => {
  const end = lexemes.findIndex((lexeme, index) => index > at && endsSentence(lexeme));
  const besides = lexemes.slice(at + 1, end === -1 ? undefined : end);
  return hasSense(lexemes[at], 'negation', 'except') && besides.some((one) => hasSense(one, 'negation', 'besides'));
};

/** "有没有泳池都行": "either is fine" behind a feature that "whether" stands before. */
export const isEitherFine = (lexemes: readonly Lexeme[], { kind, from }: Item, at: number): boolean => {
  const before = isFiller(lexemes[from - 1]) ? lexemes[from - 2] : lexemes[from - 1];
  return kind !== 'place' && hasSense(lexemes[at], 'indifferent', 'whether') && hasSense(before, 'ask', 'has');
};
