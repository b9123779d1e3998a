import { phrasesOfAll, TABLES } from '../../languages/tables.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';
import { wantsPerson } from '../wants-person.ts';

/** "Is *this house* still available?" where some were shown or one is named. */
export const pointsAtHome = ({ lexemes, hasShown }: Reading, lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'point', 'focus') && (hasShown || lexemes.some(({ identifier }) => identifier !== undefined));

const DETERMINERS = new Set(phrasesOfAll(({ determiners }) => determiners));
/** "I want to buy *this year*": stands before a noun, for no home. */
const isDeterminer = (lexemes: readonly Lexeme[], at: number): boolean =>
  DETERMINERS.has(lexemes[at]?.text ?? '') && lexemes[at + 1] !== undefined && lexemes[at + 1]?.isMark === false;

/** "Rentarlo", "compra-la", "la louer". */
const isWithObject = (text: string): boolean => TABLES.some(({ withObject }) => withObject?.test(text) === true);

const isArticle = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'plain', 'the') ||
  hasSense(lexeme, 'point', 'article') ||
  (hasSense(lexeme, 'human') && lexeme?.text.endsWith(' the') === true);

/** "Can we visit *the condo*?", "quiero *rentarlo*": the home that was shown, which a visitor wants to see or to have. */
export const isOfShown = ({ lexemes, hasShown }: Reading, at: number): boolean => {
  if (!hasShown) return false;
  const [before, lexeme, behind] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  const isVisiting = wantsPerson(lexemes);
  const isHad =
    (hasSense(behind, 'point', 'focus') && !isDeterminer(lexemes, at + 1)) ||
    (isVisiting && hasSense(before, 'point', 'focus')) ||
    isWithObject(lexeme?.text ?? '') ||
    (before?.text === 'l' && lexeme?.text.endsWith('er') === true);
  if (hasSense(lexeme, 'sale')) return isHad;
  return hasSense(lexeme, 'type') && isArticle(before) && isVisiting;
};
