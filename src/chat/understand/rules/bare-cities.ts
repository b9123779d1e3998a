import { foldName, withoutUmlauts } from '../../../listings/fold.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Reading } from './stretch.ts';

const isFree = (lexeme: Lexeme): boolean =>
  lexeme.senses.length === 0 &&
  !lexeme.isTaken &&
  [lexeme.amount, lexeme.identifier, lexeme.city, lexeme.place].every((part) => part === undefined);

/**
 * "Mietwohnung zürich": where the cities of a language's countries stand that the listings do not have, in small letters and
 * without a preposition. "Aus Köln" is where somebody comes from.
 */
export const bareCities = ({ lexemes, tables }: Reading): number[] => {
  if (tables.cities === undefined) return [];
  const names = new Set(tables.cities.split(/\s+/).flatMap((name) => [foldName(name), foldName(withoutUmlauts(name))]));
  return lexemes.flatMap((lexeme, index) => {
    const [before, behind] = [lexemes[index - 1], lexemes[index + 1]];
    const isElsewhere = hasSense(before, 'place', 'from') || hasSense(before, 'negation') || hasSense(behind, 'lived');
    return isFree(lexeme) && names.has(lexeme.text) && !isElsewhere ? [index] : [];
  });
};
