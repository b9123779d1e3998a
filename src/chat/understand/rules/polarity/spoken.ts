import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isBeside } from './except-and-whether.ts';
import { asksWhetherNot, isOfFigure } from './negated-nouns.ts';
import type { Polarity } from './polarity.ts';

/** What a lexeme says of what stands behind it; undefined where it says nothing of the kind. */
export const spoken = (lexemes: readonly Lexeme[], at: number): Polarity | undefined => {
  const lexeme = lexemes[at];
  if (lexeme === undefined || isBeside(lexemes, at)) return undefined;
  // "0 condos"; what counts rooms or money was taken, "600 000" is no number in every language.
  const isNone = lexeme.amount?.value === 0 && lexeme.text !== '000';
  if (isNone && !lexeme.isTaken && lexemes[at - 1]?.end !== lexeme.start) return 'negated';
  if (hasSense(lexeme, 'indifferent', 'before')) return 'indifferent';
  // "Drop everything *but the* pool".
  if (hasSense(lexeme, 'follow', 'keeps') && hasSense(lexemes[at - 1], 'follow', 'reset')) return undefined;
  // "*Menos de* $500,000": the bound of a sum, not all but it.
  if (hasSense(lexeme, 'compare') && hasSense(lexemes[at + 1], 'currency')) return undefined;
  if (hasSense(lexeme, 'negation', 'not')) return asksWhetherNot(lexemes, at) ? undefined : 'negated';
  // "A *lift* and low dues": a feature of that name.
  const isDropping = hasSense(lexeme, 'drop', 'before') || hasSense(lexeme, 'drop', 'instead');
  if (isDropping && !lexeme.isTaken && !isOfFigure(lexemes, at)) return 'dropped';
  return hasSense(lexeme, 'soft', 'before') ? 'soft' : undefined;
};
