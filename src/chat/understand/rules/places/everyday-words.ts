import type { LanguageTables } from '../../languages/language-tables.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence } from '../stretch.ts';

const endsWith = (text: string, endings: string | undefined): boolean =>
  endings?.split(/\s+/).some((ending) => text.length > ending.length && text.endsWith(ending)) === true;

/**
 * Whether a word that nobody knows is no name: "en liquidación" by its ending, where nouns have capital letters too ("in
 * Waldrandlage"), and there "in *gepflegtem* Zustand" as an adjective, which a noun follows.
 */
export const isCommonWord = (
  lexemes: readonly Lexeme[],
  at: number,
  { hasCapitalNouns, commonEndings, adjectiveEndings }: LanguageTables,
): boolean => {
  const [word, next] = [lexemes[at], lexemes[at + 1]];
  if (word === undefined) return false;
  if ((hasCapitalNouns === true || !word.isCapital) && endsWith(word.text, commonEndings)) return true;
  if (hasCapitalNouns !== true) return false;
  const isNoun = next?.isCapital === true || endsWith(next?.text ?? '', commonEndings);
  return !word.isCapital && endsWith(word.text, adjectiveEndings) && isNoun && next?.city === undefined;
};

/** "À acheter", "a bougé": a verb by its ending; `spelling` has the accents that `text` has not. */
export const isVerb = (text: string, spelling: string, { verbEndings, participleEndings }: LanguageTables): boolean => {
  const ends = (word: string, endings: string | undefined): boolean =>
    endings?.split(' ').some((ending) => word.length > ending.length + 2 && word.endsWith(ending)) === true;
  return ends(text, verbEndings) || ends(spelling, participleEndings);
};

const BEFORE_STREET: readonly string[] = ['type', 'home', 'sale', 'search', 'many'];

/** "Haus mit *Reitplatz*": where all nouns have capital letters, one that only may be a street needs a word that says so. */
export const isBareNoun = (
  lexemes: readonly Lexeme[],
  at: number,
  { hasCapitalNouns, streetNouns = '' }: Pick<LanguageTables, 'hasCapitalNouns' | 'streetNouns'>,
): boolean => {
  const [before, word, next] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  if (hasCapitalNouns !== true || word === undefined) return false;
  if (streetNouns.split(' ').some((noun) => word.text.endsWith(noun))) return false;
  if (before === undefined || before.isMark) return next !== undefined && !next.isMark && !hasSense(next, 'place');
  const isPlaced =
    ['in', 'near', 'on'].some((value) => hasSense(before, 'place', value)) ||
    (before.city ?? before.place) !== undefined;
  return !isPlaced && !BEFORE_STREET.some((group) => hasSense(before, group));
};

const BEFORE_PLACE: readonly string[] = [
  ...['home', 'type', 'sale', 'search', 'unit', 'tag', 'state', 'link', 'follow', 'place', 'negation', 'talk', 'reply'],
  ...['indifferent', 'drop', 'relative', 'money', 'per', 'currency'],
];

/** "C'est un nid *à microbes*. Maison à Encinitas": whether another sentence names a town that the listings have. */
const namesTownElsewhere = (lexemes: readonly Lexeme[], at: number): boolean => {
  const from = lexemes.findLastIndex((lexeme, index) => index < at && endsSentence(lexeme));
  const to = lexemes.findIndex((lexeme, index) => index > at && endsSentence(lexeme));
  return lexemes.some(({ city }, index) => city !== undefined && (index < from || (to !== -1 && index > to)));
};

/** "Um T2 *na lapa*", but "problemas *no joelho*": where a word that nobody knows may be a place's, typed small. */
export const mayBeSmallName = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (!hasSense(lexemes[at - 1], 'link') && namesTownElsewhere(lexemes, at)) return false;
  if (!hasSense(lexemes[at], 'place', 'article')) return true;
  const before = lexemes.findLast((lexeme, index) => index < at && !hasSense(lexeme, 'plain', 'filler'));
  if (before === undefined || before.isMark || before.amount !== undefined) return true;
  return BEFORE_PLACE.some((group) => hasSense(before, group));
};

const HOMES: readonly string[] = ['home', 'type', 'sale'];
/** "Tacoma *homes*"; behind "Cerco *una* casa" an article stands. */
export const namesHomes = (lexeme: Lexeme | undefined): boolean =>
  !hasSense(lexeme, 'plain', 'indefinite') && HOMES.some((group) => hasSense(lexeme, group));
