import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller } from '../stretch.ts';
import { isKinsPlace } from './kins-place.ts';

/** What stands before "nearby" where it says where a home is to be: "a school nearby" says it of a school. */
const HOMES: readonly string[] = ['home', 'type', 'sale', 'search'];

/** "I work in La Jolla, *something near there*": the place is where a home is wanted, too, unless another one is named. */
const isWantedNearby = (lexemes: readonly Lexeme[], at: number): boolean => {
  const behind = lexemes.slice(at + 1);
  if (behind.some(({ city, place }) => city !== undefined || place !== undefined)) return false;
  return behind.some((lexeme, index) => {
    if (!hasSense(lexeme, 'place', 'near') || !HOMES.some((group) => hasSense(behind[index - 1], group))) return false;
    const next = behind[index + 1];
    const end = hasSense(next, 'point', 'focus') ? behind[index + 2] : next;
    return end === undefined || end.isMark;
  });
};

const MOST_TO_ORIGIN = 6;
/** Whether a place is where somebody lives or lived: "I work in Tacoma", "vécu *12 ans à* Lyon", "我住在*上海*徐汇". */
export const isOrigin = (lexemes: readonly Lexeme[], at: number): boolean => {
  for (let index = at - 1; index >= Math.max(0, at - MOST_TO_ORIGIN); index -= 1) {
    const lexeme = lexemes[index];
    if (hasSense(lexeme, 'place', 'from')) return !isWantedNearby(lexemes, at);
    if (isKinsPlace(lexemes, index, at)) return true;
    const isTownOfIt = lexeme?.city !== undefined && lexeme.end === lexemes[at]?.start;
    const isPassed = isFiller(lexeme) || hasSense(lexeme, 'unit') || hasSense(lexeme, 'place', 'in') || isTownOfIt;
    if (lexeme === undefined || lexeme.isMark || (!isPassed && lexeme.amount === undefined)) return false;
  }
  return false;
};
