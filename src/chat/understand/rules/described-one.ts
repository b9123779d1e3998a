import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon } from '../lexer/lexicon.ts';
import type { Token } from '../lexer/read-text.ts';

const ROOMS: readonly string[] = ['bedroom', 'bathroom'];

const isArticleBefore = (start: number, tokens: readonly Token[], lexicon: Lexicon): boolean => {
  const before = tokens.findLastIndex((token) => token.start < start);
  const article = before === -1 ? undefined : lexicon.match(tokens.slice(before, before + 1), 0);
  return article?.senses.some(({ group, value }) => group === 'point' && value === 'article') === true;
};

/** "The 625k one": an article, a sum, and a noun that names one home. */
export const isPricedOne = (
  lexemes: readonly Lexeme[],
  at: number,
  tokens: readonly Token[],
  lexicon: Lexicon,
): boolean => {
  const hasCurrency = hasSense(lexemes[at - 1], 'currency');
  const [sum, next] = [lexemes[at], lexemes[at + 1]];
  if (sum?.amount === undefined || (!sum.amount.hasScale && !hasCurrency) || hasSense(next, 'many')) return false;
  // "One" is a number too.
  const isOne = next?.amount?.isWord === true && next.amount.value === 1;
  if (!isOne && !hasSense(next, 'home') && !hasSense(next, 'type')) return false;
  return isArticleBefore((hasCurrency ? lexemes[at - 1] : sum)?.start ?? 0, tokens, lexicon);
};

/** "Does *the 2 bedroom one* have parking?", "how big is *the 3 bed*?": an article, a count of rooms, and one home. */
const isCountedOne = (lexemes: readonly Lexeme[], at: number, tokens: readonly Token[], lexicon: Lexicon): boolean => {
  const [count, unit, next] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  if (count?.amount === undefined || !ROOMS.some((value) => hasSense(unit, 'unit', value))) return false;
  if (hasSense(next, 'many')) return false;
  const isNamed = hasSense(next, 'home') || hasSense(next, 'type') || next?.amount?.value === 1;
  const isEnd = next === undefined || next.isMark;
  const isAsked = isEnd && lexemes.slice(0, at).some(({ senses }) => senses.some(({ group }) => group === 'ask'));
  return (isNamed || isAsked) && isArticleBefore(count.start, tokens, lexicon);
};

/** Takes the "one" of "the 2 bedroom *one*", which counts nothing; whether a home is described so. */
export const takeCountedOne = (
  lexemes: readonly Lexeme[],
  at: number,
  tokens: readonly Token[],
  lexicon: Lexicon,
): boolean => {
  if (!isCountedOne(lexemes, at, tokens, lexicon)) return false;
  const one = lexemes[at + 2];
  if (one?.amount !== undefined) one.isTaken = true;
  return true;
};

/** "*The Camino Ruiz one*", "what about *the La Jolla condo*?": an article, a place, and one home. */
export const isPlacedOne = (
  lexemes: readonly Lexeme[],
  at: number,
  tokens: readonly Token[],
  lexicon: Lexicon,
): boolean => {
  const [place, next] = [lexemes[at], lexemes[at + 1]];
  if (place === undefined || [place.city, place.place, place.street].every((name) => name === undefined)) return false;
  if (hasSense(next, 'many')) return false;
  const isNamed = hasSense(next, 'home') || hasSense(next, 'type') || next?.amount?.value === 1;
  return isNamed && isArticleBefore(place.start, tokens, lexicon);
};
