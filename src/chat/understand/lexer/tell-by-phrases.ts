import type { Language } from '../understanding.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './read-text.ts';

/** Groups whose words tell of no wish: every language has some, and names are full of them ("da Silva"). */
const SAYING_NOTHING: ReadonlySet<string> = new Set(['plain', 'place', 'link', 'article', 'noun', 'soft', 'prefix']);

/** `known`: words that the language has. `weight`: twice as much where they stand in phrases: few are of two languages. */
type Covered = { lexicon: Lexicon; known: number; weight: number; saysAny: boolean };

const coveredBy = (
  lexicon: Lexicon,
  tokens: readonly Token[],
  isName: (index: number) => boolean,
  isFallback: boolean,
): Covered => {
  const covered: Covered = { lexicon, known: 0, weight: 0, saysAny: false };
  for (let at = 0; at < tokens.length; ) {
    const found = isName(at) || lexicon.tables.mixesAll === true ? undefined : lexicon.match(tokens, at);
    const length = found?.length ?? 1;
    // English nouns are in the tables of all, and its own words of others ("cul-de-sac") are English as well.
    const isOwn =
      isFallback || tokens.slice(at, at + length).some(({ kind, key }) => kind === 'word' && lexicon.tells(key) > 0);
    const inside = isOwn ? tokens.slice(at, at + length).filter(({ kind }) => kind === 'word').length : 0;
    if (found !== undefined && inside > 0) {
      covered.known += inside;
      covered.weight += inside > 1 ? inside * 2 : inside;
      covered.saysAny ||= found.senses.some(({ group }) => !SAYING_NOTHING.has(group));
    }
    at += length;
  }
  return covered;
};

/**
 * The language of a text whose words tell none by themselves: "plus", "places" and "parking" are English too, "plus de" and
 * "places de parking" are not. One has to know more of it than any other, and to know a wish in it, in a phrase where words
 * told English (`isKnown`).
 */
export const toldByPhrases = (
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
  isName: (index: number) => boolean,
  { language, isKnown }: { language: Language; isKnown: boolean },
): Language => {
  const all = lexicons
    .map((lexicon) => coveredBy(lexicon, tokens, isName, lexicon.tables.language === language))
    .sort((one, other) => other.weight - one.weight);
  const [best, second] = all;
  const fallen = all.find(({ lexicon }) => lexicon.tables.language === language);
  if (best === undefined || fallen === undefined || !best.saysAny || best.weight <= (second?.weight ?? 0))
    return language;
  if (fallen.known >= best.known || (isKnown && best.weight <= best.known)) return language;
  return best.lexicon.tables.language;
};
