import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';

/**
 * Whether the lexeme at `index` says that the place at `at` is where somebody of the family lives, and another place is looked
 * in: "my sister lives in Vista, we want 3 beds in Oceanside". Where it is the only one, it is where a home is wanted.
 */
export const isKinsPlace = (lexemes: readonly Lexeme[], index: number, at: number): boolean =>
  hasSense(lexemes[index], 'place', 'kin') &&
  lexemes.some(({ city, place }, other) => other > at && (city !== undefined || place !== undefined));
