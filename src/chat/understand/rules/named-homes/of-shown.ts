import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';
import { wantsPerson } from '../wants-person.ts';

/** "Is *this house* still available?" where some were shown or one is named. */
export const pointsAtHome = ({ lexemes, hasShown }: Reading, lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'point', 'focus') && (hasShown || lexemes.some(({ identifier }) => identifier !== undefined));

const DETERMINER = /^(?:this|that|these|those)$/;
/** "I want to buy *this year*": stands before a noun, for no home. */
const isDeterminer = (lexemes: readonly Lexeme[], at: number): boolean =>
  DETERMINER.test(lexemes[at]?.text ?? '') && lexemes[at + 1] !== undefined && lexemes[at + 1]?.isMark === false;

/** Of folded words: "rentarlo", "compra-la", "la louer". */
const WITH_OBJECT = /(?:ar|er|ir)l[oa]s?$|[aei] l[oa]s?$|^l(?:a|e|es) \p{L}+(?:er|re|ir)$/u;

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
    WITH_OBJECT.test(lexeme?.text ?? '') ||
    (before?.text === 'l' && lexeme?.text.endsWith('er') === true);
  if (hasSense(lexeme, 'sale')) return isHad;
  return hasSense(lexeme, 'type') && isArticle(before) && isVisiting;
};
