import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller, type Reading } from '../stretch.ts';
import { isKinsPlace } from './kins-place.ts';

/** What stands before "nearby" where it says where a home is to be: "a school nearby" says it of a school. */
const HOMES: readonly string[] = ['home', 'type', 'sale', 'search'];

const WANTING: readonly string[] = [...HOMES, 'soft'];
const LOOKING: readonly string[] = [...HOMES, 'follow', 'own'];
/** "Around there", where "there" alone may be a home. */
const isThere = (lexeme: Lexeme): boolean => hasSense(lexeme, 'point', 'there') && lexeme.text.includes(' ');

const LEADING: readonly (readonly [group: string, value: string])[] = [
  ['place', 'near'],
  ['place', 'in'],
  ['compare', 'about'],
];

/** "So close to *there*", "want to move back *there*", behind where somebody works: that place again, and no home. */
const isThatPlace = (lexemes: readonly Lexeme[], at: number, index: number): boolean => {
  const lexeme = lexemes[index];
  if (index <= at || !hasSense(lexeme, 'point', 'focus')) return false;
  if (LEADING.some(([group, value]) => hasSense(lexemes[index - 1], group, value))) return true;
  if (!hasSense(lexeme, 'point', 'place')) return false;
  const isPassed = (one: Lexeme): boolean => hasSense(one, 'plain', 'stop') && !hasSense(one, 'own', 'end');
  const before = lexemes.slice(at + 1, index).findLast((one) => !isPassed(one));
  return hasSense(before, 'own', 'end');
};

/** "I work in La Jolla, *something near there*": the place is where a home is wanted, too, unless another one is named. */
const isWantedNearby = (lexemes: readonly Lexeme[], at: number): boolean => {
  const behind = lexemes.slice(at + 1);
  if (behind.some(({ city, place }) => city !== undefined || place !== undefined)) return false;
  if (lexemes.some((_, index) => isThatPlace(lexemes, at, index))) return true;
  return behind.some((lexeme, index) => {
    // "My boyfriend works in La Jolla, anything *around there*?"
    if (isThere(lexeme)) return behind.slice(0, index).some((one) => LOOKING.some((group) => hasSense(one, group)));
    const before = behind[index - 1];
    const isOfHome = WANTING.some((group) => hasSense(before, group)) || hasSense(before, 'own', 'end');
    if (!hasSense(lexeme, 'place', 'near') || !isOfHome) return false;
    const next = behind[index + 1];
    const end = hasSense(next, 'point', 'focus') ? behind[index + 2] : next;
    return end === undefined || end.isMark;
  });
};

const MOST_TO_ORIGIN = 6;
/** The words that say that a place is where somebody lives or lived, or works: "I work in Tacoma", "vécu *12 ans à* Lyon". */
const originBefore = (lexemes: readonly Lexeme[], at: number): 'own' | 'kin' | undefined => {
  for (let index = at - 1; index >= Math.max(0, at - MOST_TO_ORIGIN); index -= 1) {
    const lexeme = lexemes[index];
    if (hasSense(lexeme, 'place', 'from')) return 'own';
    if (isKinsPlace(lexemes, index, at)) return 'kin';
    const isTownOfIt = lexeme?.city !== undefined && lexeme.end === lexemes[at]?.start;
    const isPassed = isFiller(lexeme) || hasSense(lexeme, 'unit') || hasSense(lexeme, 'place', 'in') || isTownOfIt;
    if (lexeme === undefined || lexeme.isMark || (!isPassed && lexeme.amount === undefined)) return undefined;
  }
  return undefined;
};

/** Whether a place is where somebody lives or lived, and no home is wanted near it: "我住在*上海*徐汇". */
export const isOrigin = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (hasSense(lexemes[at - 1], 'journey', 'from') && hasSense(lexemes[at + 1], 'journey', 'to')) return true;
  const origin = originBefore(lexemes, at);
  return origin === 'kin' || (origin === 'own' && !isWantedNearby(lexemes, at));
};

/** Takes "there" where it is the place of before, so that it points at no home. */
export const takeThere = ({ lexemes }: Reading): void => {
  for (const [at, { city, place }] of lexemes.entries()) {
    if ((city ?? place) === undefined || originBefore(lexemes, at) !== 'own') continue;
    for (const [index, lexeme] of lexemes.entries()) {
      if (isThatPlace(lexemes, at, index)) lexeme.isTaken = true;
    }
  }
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
