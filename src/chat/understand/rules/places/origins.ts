import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller } from '../stretch.ts';
import { isKinsPlace } from './kins-place.ts';

/** What stands before "nearby" where it says where a home is to be: "a school nearby" says it of a school. */
const HOMES: readonly string[] = ['home', 'type', 'sale', 'search'];

const LOOKING: readonly string[] = [...HOMES, 'follow', 'own'];
/** "Around there", where "there" alone may be a home. */
const isThere = (lexeme: Lexeme): boolean => hasSense(lexeme, 'point', 'there') && lexeme.text.includes(' ');

/** "I work in La Jolla, *something near there*": the place is where a home is wanted, too, unless another one is named. */
const isWantedNearby = (lexemes: readonly Lexeme[], at: number): boolean => {
  const behind = lexemes.slice(at + 1);
  if (behind.some(({ city, place }) => city !== undefined || place !== undefined)) return false;
  return behind.some((lexeme, index) => {
    // "My boyfriend works in La Jolla, anything *around there*?"
    if (isThere(lexeme)) return behind.slice(0, index).some((one) => LOOKING.some((group) => hasSense(one, group)));
    if (!hasSense(lexeme, 'place', 'near') || !HOMES.some((group) => hasSense(behind[index - 1], group))) return false;
    const next = behind[index + 1];
    const end = hasSense(next, 'point', 'focus') ? behind[index + 2] : next;
    return end === undefined || end.isMark;
  });
};

const MOST_TO_ORIGIN = 6;
/** Whether a place is where somebody lives or lived: "I work in Tacoma", "vécu *12 ans à* Lyon", "我住在*上海*徐汇". */
export const isOrigin = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (hasSense(lexemes[at - 1], 'journey', 'from') && hasSense(lexemes[at + 1], 'journey', 'to')) return true;
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

const MOST_TO_HOME = 6;
/** "I live in Belém, *on Avenida da Índia*": the street of a place that is an origin, behind a comma. */
export const isOfOrigin = (lexemes: readonly Lexeme[], from: number): boolean => {
  const comma = hasSense(lexemes[from - 1], 'place') ? from - 2 : from - 1;
  if (lexemes[comma]?.text !== ',') return false;
  for (let index = comma - 1; index >= Math.max(0, comma - MOST_TO_HOME); index -= 1) {
    const lexeme = lexemes[index];
    if ((lexeme?.city ?? lexeme?.place) !== undefined) return isOrigin(lexemes, index);
    if (!hasSense(lexeme, 'unit') && !hasSense(lexeme, 'plain') && lexeme?.amount === undefined) return false;
  }
  return false;
};
