import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller } from '../stretch.ts';

const MOST_WORDS = 3;

const isEveryday = (lexeme: Lexeme | undefined): lexeme is Lexeme =>
  lexeme !== undefined &&
  !lexeme.isTaken &&
  !lexeme.isMark &&
  !lexeme.isCapital &&
  lexeme.city === undefined &&
  lexeme.place === undefined &&
  lexeme.amount === undefined &&
  !lexeme.text.includes(' ') &&
  !isFiller(lexeme) &&
  lexeme.senses.every(({ group }) => ['plain', 'place', 'noun'].includes(group));

/**
 * The end of a name that is written small, of everyday words: "in spring valley" ends like one, "in little italy" begins like
 * one. `from` where there is none.
 */
export const endOfSmallName = (lexemes: readonly Lexeme[], from: number): number => {
  let to = from;
  while (to < from + MOST_WORDS && isEveryday(lexemes[to])) to += 1;
  for (let end = to; end > from + 1; end -= 1) if (hasSense(lexemes[end - 1], 'place', 'ends')) return end;
  const isBegun = to > from + 1 && hasSense(lexemes[from], 'place', 'begins') && lexemes[from + 1]?.senses.length === 0;
  return isBegun ? from + 2 : from;
};
