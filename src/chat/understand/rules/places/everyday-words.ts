import type { LanguageTables } from '../../languages/language-tables.ts';
import type { Lexeme } from '../../lexer/lexeme.ts';

const endsWith = (text: string, endings: string | undefined): boolean =>
  endings?.split(/\s+/).some((ending) => text.length > ending.length && text.endsWith(ending)) === true;

/**
 * Whether a word that nobody knows is no name where nouns have capital letters too: "in Waldrandlage" by its ending, "in
 * *gepflegtem* Zustand" as an adjective, which a noun follows.
 */
export const isCommonWord = (
  lexemes: readonly Lexeme[],
  at: number,
  { hasCapitalNouns, commonEndings, adjectiveEndings }: LanguageTables,
): boolean => {
  const [word, next] = [lexemes[at], lexemes[at + 1]];
  if (hasCapitalNouns !== true || word === undefined) return false;
  if (endsWith(word.text, commonEndings)) return true;
  const isNoun = next?.isCapital === true || endsWith(next?.text ?? '', commonEndings);
  return !word.isCapital && endsWith(word.text, adjectiveEndings) && isNoun && next?.city === undefined;
};

/** "À acheter": a verb by its ending. */
export const isVerb = ({ text }: Lexeme, { verbEndings }: LanguageTables): boolean =>
  verbEndings?.split(' ').some((ending) => text.length > ending.length + 2 && text.endsWith(ending)) === true;
