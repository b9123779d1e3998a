import type { LanguageTables } from '../../languages/language-tables.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isComplaint } from '../polarity/given-up.ts';
import type { Reading } from '../stretch.ts';

const MOST_BETWEEN = 3;

const refuses = (lexeme: Lexeme, tables: LanguageTables): boolean =>
  hasSense(lexeme, 'negation', 'after') ||
  hasSense(lexeme, 'negation', 'undone') ||
  (hasSense(lexeme, 'relative') && isComplaint(lexeme.text, tables));

/** "1990年以前的老房子*不要*". */
const endsInNo = (lexeme: Lexeme, next: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'negation', 'not') && (next === undefined || next.isMark);

/** "Unter 80 qm *kommt nicht in Frage*", "über 1500 *ist uns zu teuer*": takes what refuses the bound that ends at `to`. */
export const takeRefusal = (to: number, { lexemes, tables }: Reading): boolean => {
  for (const [at, lexeme] of lexemes.slice(to, to + MOST_BETWEEN + 1).entries()) {
    if (lexeme.isMark || lexeme.isTaken) return false;
    if (refuses(lexeme, tables) || endsInNo(lexeme, lexemes[to + at + 1])) {
      lexeme.isTaken = true;
      return true;
    }
    if (!['plain', 'currency', 'per', 'home', 'topic'].some((group) => hasSense(lexeme, group))) return false;
  }
  return false;
};
