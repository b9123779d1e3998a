import type { Language } from '../understanding.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './read-text.ts';

/** Letters of a word count more than their number of languages: "habitaciones" tells more than "no". */
const LONGEST_COUNTED = 8;
const HAN_LETTERS = 4;
/** What the language of before is worth: a few letters that two languages share do not change it. */
const OF_BEFORE = 2;
/** A word with a capital letter may be a name; German nouns tell a little all the same. */
const LIKE_NAME = 0.1;
/** Languages that are as near as this to each other are not told apart. */
const CLOSE = 1;
/** Fewer letters than this tell no language. */
const LEAST_TOLD = 3;

const NAME_BEGINS = /^(?:el|la|los|las|del|san|santa|sao|le|les|du|des)$/;

/** "Los Altos", "Del Mar": in a sentence the word behind the article has a small letter. */
const beginsName = (tokens: readonly Token[], at: number): boolean => {
  const [article, name] = [tokens[at], tokens[at + 1]];
  return article?.isCapital === true && NAME_BEGINS.test(article.key) && name?.kind === 'word' && name.isCapital;
};

export type ToldLanguage = { language: Language; isKnown: boolean };

/**
 * The language of a text: by script, then by the words that are in the tables of few languages, else the one of before,
 * else English. `isKnown` says whether the words told it.
 */
export const tellLanguage = (
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
  before: Language | undefined,
  isName: (index: number) => boolean,
): ToldLanguage => {
  const scores = new Map<Language, number>(
    lexicons.map(({ tables }) => [tables.language, tables.language === before ? OF_BEFORE : 0]),
  );
  const add = (language: Language, score: number): void => {
    scores.set(language, (scores.get(language) ?? 0) + score);
  };
  const fallback = before ?? 'en';
  /** Letters of words that the language of before does not know. */
  let foreign = 0;
  for (const [index, token] of tokens.entries()) {
    if (isName(index) || beginsName(tokens, index) || beginsName(tokens, index - 1)) continue;
    if (token.kind === 'han') {
      add('zh', HAN_LETTERS);
      foreign += HAN_LETTERS;
    }
    if (token.kind !== 'word') continue;
    const told = lexicons.map(({ tells }) => tells(token.key));
    const all = told.reduce((sum, one) => sum + one, 0);
    const isNoun = lexicons.some(({ tables, tells }) => tables.hasCapitalNouns === true && tells(token.key) > 0);
    const isLikeName = token.isCapital && index > 0 && !isNoun;
    const letters = Math.min(token.key.length + 1, LONGEST_COUNTED) * (isLikeName ? LIKE_NAME : 1);
    if (all > 0 && lexicons.every(({ tables, tells }) => tables.language !== fallback || tells(token.key) === 0))
      foreign += letters;
    if (all > 0)
      for (const [at, { tables }] of lexicons.entries()) add(tables.language, letters * ((told[at] ?? 0) / all) ** 2);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (
    best !== undefined &&
    best[0] !== fallback &&
    best[1] - (scores.get(fallback) ?? 0) < CLOSE &&
    (scores.get(fallback) ?? 0) > CLOSE + (before === undefined ? 0 : OF_BEFORE)
  )
    return { language: fallback, isKnown: false };
  const told = best?.[0] === fallback ? best[1] : foreign;
  if (best === undefined || told <= LEAST_TOLD) return { language: fallback, isKnown: false };
  if (second !== undefined && best[1] === second[1]) {
    const isTied = scores.get(fallback) === best[1];
    return { language: isTied ? fallback : best[0], isKnown: false };
  }
  return { language: best[0], isKnown: true };
};
