import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';
import { isOrigin } from './origins.ts';

const isName = ({ isCapital, isTaken, city, place, amount, senses }: Lexeme, mayBeUnknown: boolean): boolean =>
  isCapital &&
  !isTaken &&
  (mayBeUnknown || senses.length > 0) &&
  [city, place, amount].every((part) => part === undefined) &&
  senses.every(({ group }) => group === 'tag');

/** "I live in *Garden* and want 3 beds in Oceanside", "ich komme aus *Österreich*": takes a town or country of the visitor's. */
export const takeUnknownOrigins = ({ lexemes, tables }: Reading): void => {
  // Where all nouns have capital letters, no other rule takes the name for one.
  const mayBeUnknown = tables.hasCapitalNouns === true;
  for (const [at, lexeme] of lexemes.entries()) {
    const isLed = hasSense(lexemes[at - 1], 'place', 'in') || hasSense(lexemes[at - 1], 'place', 'from');
    if (!isLed || !isName(lexeme, mayBeUnknown) || !isOrigin(lexemes, at)) continue;
    let to = at;
    while (lexemes[to] !== undefined && isName(lexemes[to] as Lexeme, mayBeUnknown)) {
      (lexemes[to] as Lexeme).isTaken = true;
      to += 1;
    }
  }
};
