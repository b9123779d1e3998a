import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';

const MOST_CHARACTERS = 10;

const isUnknown = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  !lexeme.isTaken &&
  lexeme.senses.length === 0 &&
  lexeme.amount === undefined &&
  lexeme.city === undefined &&
  lexeme.place === undefined &&
  lexeme.identifier === undefined &&
  !lexeme.isMark;

/** "陆家嘴附近", "斯坦福大学旁边": where the name begins that stands before the lexeme at `at`; `at` where none does. */
export const nameBefore = ({ lexemes }: Reading, at: number): number => {
  if (lexemes[at]?.isTaken === true || !hasSense(lexemes[at], 'place', 'behind')) return at;
  let end = at;
  if (hasSense(lexemes[end - 1], 'plain', 'filler')) end -= 1;
  let from = end;
  while (from > 0 && end - from < MOST_CHARACTERS) {
    const isKind = from === end && hasSense(lexemes[from - 1], 'place', 'kind') && lexemes[from - 1]?.isTaken === false;
    if (!isKind && !isUnknown(lexemes[from - 1])) break;
    from -= 1;
  }
  const names = lexemes.slice(from, end).filter(isUnknown).length;
  return names > 0 ? from : at;
};

/**
 * "在La Jolla工作" tells where somebody works. "方便到La Jolla上班" looks for homes near it, and so does who works there and
 * wants one "附近".
 */
export const isLivedIn = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (!hasSense(lexemes[at + 1], 'lived') || hasSense(lexemes[at - 1], 'place', 'near')) return false;
  return !lexemes.some((lexeme, index) => {
    const isNamed = lexemes[index - 1]?.city !== undefined || lexemes[index - 1]?.place !== undefined;
    return index > at + 1 && hasSense(lexeme, 'place', 'behind') && !isNamed && !isUnknown(lexemes[index - 1]);
  });
};

/** The lexemes of which a name has at most so many: characters of Chinese, words of other scripts. */
export const mostOfName = (first: Lexeme | undefined, words: number): number =>
  /^\p{Script=Han}/u.test(first?.text ?? '') ? MOST_CHARACTERS : words;
