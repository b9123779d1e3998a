import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller, type Reading } from '../stretch.ts';

/** The preposition before a place, "the" and "city of" between them apart. */
export const prepositionBefore = (lexemes: readonly Lexeme[], at: number): Lexeme | undefined => {
  for (let index = at - 1; index >= Math.max(0, at - 2); index -= 1) {
    const lexeme = lexemes[index];
    if (hasSense(lexeme, 'place')) return lexeme;
    if (!isFiller(lexeme) || lexeme?.isMark === true) return undefined;
  }
  return undefined;
};

export const isUnknown = (lexeme: Lexeme | undefined): lexeme is Lexeme =>
  lexeme !== undefined &&
  !lexeme.isTaken &&
  !lexeme.isMark &&
  lexeme.senses.length === 0 &&
  lexeme.amount === undefined &&
  lexeme.identifier === undefined &&
  lexeme.city === undefined &&
  lexeme.place === undefined;

const OF_NAMES: ReadonlySet<string> = new Set(['plain', 'place', 'tag', 'protected']);
export const isName = (lexeme: Lexeme | undefined): lexeme is Lexeme =>
  lexeme?.isCapital === true &&
  !lexeme.isTaken &&
  !lexeme.isMark &&
  lexeme.identifier === undefined &&
  lexeme.city === undefined &&
  lexeme.senses.every(({ group, value }) => OF_NAMES.has(group) || ['district', 'farm'].includes(value));

/** "In Tacoma With A Pool": small words end a name, also with a capital letter. */
export const isSmallWord = (lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'plain', 'stop') || hasSense(lexeme, 'plain', 'filler') || hasSense(lexeme, 'tag');

export const MOST_WORDS = 4;

/** "La gare de Cornavin", "lac Poway", "the park of …": behind "near", the kind of a landmark with its name. */
export const landmarkOfName = ({ lexemes, tables }: Reading, from: number): number => {
  if (!hasSense(lexemes[from], 'place', 'kind') || lexemes[from]?.isTaken === true) return from;
  const at = hasSense(lexemes[from + 1], 'place', 'joins') ? from + 2 : from + 1;
  const isNamed = (lexeme: Lexeme | undefined): boolean =>
    lexeme !== undefined && !lexeme.isTaken && lexeme.isCapital && (isUnknown(lexeme) || isName(lexeme));
  let to = at;
  while (to < at + MOST_WORDS && isNamed(lexemes[to])) to += 1;
  // "Près du lac Poway": where a kind begins a name it is written small.
  const isBegun = lexemes[from]?.isCapital === false && tables.hasCapitalNouns !== true;
  return to > at && (at === from + 2 || isBegun) ? to : from;
};

/** "Near San Diego State University": a landmark that begins with the name of a place. */
export const landmarkEnd = (reading: Reading, at: number): number => {
  const { lexemes } = reading;
  if (!hasSense(prepositionBefore(lexemes, at), 'place', 'near')) return at;
  let end = at + 1;
  while (
    end < at + MOST_WORDS &&
    ((isName(lexemes[end]) && !isSmallWord(lexemes[end] as Lexeme)) ||
      isUnknown(lexemes[end]) ||
      hasSense(lexemes[end], 'place', 'kind'))
  )
    end += 1;
  const hasKind = hasSense(lexemes[end - 1], 'place', 'kind') && lexemes[end - 1]?.city === undefined;
  return end > at + 1 && (hasKind || lexemes.slice(at + 1, end).every(isName)) ? end : at;
};
