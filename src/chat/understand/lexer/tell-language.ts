import type { Language } from '../understanding.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadText, Token } from './read-text.ts';
import { toldByPhrases } from './tell-by-phrases.ts';
import { ACCENTED, tellingOf, tellsOf } from './word-telling.ts';

/** Letters of a word count more than their number of languages: "habitaciones" tells more than "no". */
const LONGEST_COUNTED = 8;
const HAN_LETTERS = 4;
/** What the language of before is worth: a few letters that two languages share do not change it. */
const OF_BEFORE = 2;
/** A word with a capital letter may be a name; German nouns tell a little all the same. */
const LIKE_NAME = 0.1;
/** Languages that are as near as this to each other are not told apart. */
const CLOSE = 1;
/** "Algo en Spring Valley": words that only others know overrule so many times as few that may be names. */
const OVERRULING = 2;
/** Fewer letters than this tell no language. */
const LEAST_TOLD = 3;

/** Marks that only one language writes. */
const MARKS: ReadonlyMap<string, Language> = new Map([
  ['¿', 'es'],
  ['¡', 'es'],
]);
const MARK_LETTERS = 4;
const PREFIX_LETTERS = 3;

const NAME_BEGINS = /^(?:el|la|los|las|del|san|santa|sao|le|les|du|des)$/;

/** "Los Altos", "Del Mar": in a sentence the word behind the article has a small letter. */
const beginsName = (tokens: readonly Token[], at: number): boolean => {
  const [article, name] = [tokens[at], tokens[at + 1]];
  return article?.isCapital === true && NAME_BEGINS.test(article.key) && name?.kind === 'word' && name.isCapital;
};

/** How many words stand in phrases of several: "no máximo" is a phrase of Portuguese, and two words in Spanish. */
const wordsInPhrases = (tokens: readonly Token[], { match }: Lexicon, isName: (index: number) => boolean): number => {
  let words = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = isName(at) ? undefined : match(tokens, at);
    const length = found?.length ?? 1;
    const inside = tokens.slice(at, at + length).filter(({ kind }) => kind === 'word').length;
    if (inside > 1) words += inside;
    // "No Chiado" is in it in Portuguese; in Spanish a name does not stand right behind "no".
    const isIn = found?.senses.some(({ group, value }) => group === 'place' && value === 'in') === true;
    if (isIn && isName(at + length)) words += 2;
    at += length;
  }
  return words;
};

/** "Condos en Hillcrest": whether a word that the language has right before a place stands before a name. */
const saysWhere = (tokens: readonly Token[], { match }: Lexicon, isName: (index: number) => boolean): boolean =>
  tokens.some((_, at) => {
    const found = !isName(at) && isName(at + 1) ? match(tokens, at) : undefined;
    return found?.length === 1 && found.senses.some(({ group, value }) => group === 'place' && value === 'in');
  });

/** Whether Chinese words begin at a token; a character amid others that nothing knows may be of a name. */
const saysHanWord = (tokens: readonly Token[], at: number, { match }: Lexicon): boolean => {
  if (tokens[at]?.kind !== 'han') return false;
  const length = match(tokens, at)?.length ?? 0;
  return length > 1 || (length === 1 && [at - 1, at + 1].every((beside) => tokens[beside]?.kind !== 'han'));
};

/** "T2": letters that one language or another writes before a count of rooms. */
const isPrefix = (tokens: readonly Token[], at: number, { match }: Lexicon): boolean => {
  const next = tokens[at + 1];
  if (next?.kind !== 'number' || next.start !== tokens[at]?.end) return false;
  return match(tokens.slice(at, at + 1), 0)?.senses.some(({ group }) => group === 'prefix') === true;
};

/** "Apartamento Parque das Nações": how many names are written with letters of the language. */
const namesOf = ({ tokens, spelling }: ReadText, { tables }: Lexicon, isName: (index: number) => boolean): number =>
  tokens.filter(({ start, end }, index) => {
    const accents = isName(index)
      ? [...spelling(start, end).toLowerCase()].filter((letter) => ACCENTED.test(letter))
      : [];
    return accents.length > 0 && accents.every((letter) => tables.letters?.includes(letter));
  }).length;

export type ToldLanguage = { language: Language; isKnown: boolean };

const tellByWords = (
  text: ReadText,
  lexicons: readonly Lexicon[],
  before: Language | undefined,
  isName: (index: number) => boolean,
): ToldLanguage => {
  const { tokens, spelling } = text;
  const mixing = lexicons.find(
    (lexicon) =>
      lexicon.tables.mixesAll === true && tokens.some((_, at) => !isName(at) && saysHanWord(tokens, at, lexicon)),
  );
  if (mixing !== undefined) return { language: mixing.tables.language, isKnown: true };
  const scores = new Map<Language, number>(
    lexicons.map(({ tables }) => [tables.language, tables.language === before ? OF_BEFORE : 0]),
  );
  const add = (language: Language, score: number): void => {
    scores.set(language, (scores.get(language) ?? 0) + score);
  };
  const fallback = before ?? 'en';
  const fallbackAt = lexicons.findIndex(({ tables }) => tables.language === fallback);
  /** Letters of words that the language to fall back on does not know, and of those that it knows. */
  let foreign = 0;
  let familiar = 0;
  let hasPrefix = false;
  /** Of the words that any language knows, how many each does. */
  const known = lexicons.map(() => 0);
  for (const [index, token] of tokens.entries()) {
    if (isName(index) || beginsName(tokens, index) || beginsName(tokens, index - 1)) continue;
    if (token.kind === 'han') {
      add('zh', HAN_LETTERS);
      foreign += HAN_LETTERS;
    }
    const marked = MARKS.get(token.key);
    if (marked !== undefined) {
      add(marked, MARK_LETTERS);
      if (marked !== fallback) foreign += MARK_LETTERS;
    }
    // "In the 400s".
    const isPlural =
      token.key === 's' && tokens[index - 1]?.kind === 'number' && tokens[index - 1]?.end === token.start;
    if (token.kind !== 'word' || isPlural) continue;
    const prefixed = lexicons.filter((lexicon) => isPrefix(tokens, index, lexicon));
    for (const { tables } of prefixed) add(tables.language, PREFIX_LETTERS);
    hasPrefix ||= prefixed.length > 0;
    if (prefixed.length > 0 && prefixed.every(({ tables }) => tables.language !== fallback)) foreign += PREFIX_LETTERS;
    const { told: folded, isNoun, isTown } = tellingOf(token.key, lexicons);
    const told = tellsOf(folded, spelling(token.start, token.end), lexicons);
    const all = told.reduce((sum, one) => sum + one, 0);
    const isLikeName = token.isCapital && index > 0 && !isNoun && !isTown;
    if (!isLikeName) for (const [at, one] of told.entries()) known[at] = (known[at] ?? 0) + (one > 0 ? 1 : 0);
    const letters = Math.min(token.key.length + 1, LONGEST_COUNTED) * (isLikeName ? LIKE_NAME : 1);
    if (all > 0 && (told[fallbackAt] ?? 0) === 0) foreign += letters;
    else if (all > 0) familiar += (letters * (told[fallbackAt] ?? 0)) / all;
    if (all > 0)
      for (const [at, { tables }] of lexicons.entries()) add(tables.language, letters * ((told[at] ?? 0) / all) ** 2);
  }
  const isOverruled = familiar > 0 && foreign >= familiar * OVERRULING;
  const ranked = [...scores].sort((a, b) => b[1] - a[1]).filter(([language]) => !isOverruled || language !== fallback);
  const [best, second] = ranked;
  const bestAt = lexicons.findIndex(({ tables }) => tables.language === best?.[0]);
  // "Condo em Mission Valley": only one that knows all the words.
  const isWhole = known.every((count, at) => at === bestAt || count < (known[bestAt] ?? 0));
  if (
    best !== undefined &&
    best[0] !== fallback &&
    !isOverruled &&
    !isWhole &&
    best[1] - (scores.get(fallback) ?? 0) < CLOSE &&
    (scores.get(fallback) ?? 0) > CLOSE + (before === undefined ? 0 : OF_BEFORE)
  )
    return { language: fallback, isKnown: false };
  const told = best?.[0] === fallback ? best[1] : foreign;
  // "Em Lisboa": a word or two that the language to fall back on does not have.
  const isSaid = (scores.get(fallback) === 0 || isWhole) && (best?.[1] ?? 0) >= CLOSE;
  const isWhereSaid = (): boolean => {
    const whereSaid = lexicons
      .filter((lexicon) => saysWhere(tokens, lexicon, isName))
      .map(({ tables }) => tables.language);
    return !whereSaid.includes(fallback) && whereSaid.some((language) => scores.get(language) === best?.[1]);
  };
  // "De 300 a 500": "a" is English too, "de" is not.
  const isForeign = (): boolean => before === undefined && (isSaid || isOverruled || isWhereSaid());
  if (best === undefined || (told <= LEAST_TOLD && !isForeign())) return { language: fallback, isKnown: false };
  if (second !== undefined && best[1] === second[1]) {
    const isTied = scores.get(fallback) === best[1];
    if (isTied) return { language: fallback, isKnown: false };
    const tied = lexicons.filter(({ tables }) => scores.get(tables.language) === best[1]);
    const [first = 0, ...others] = tied.map((lexicon) => wordsInPhrases(tokens, lexicon, isName));
    const most = Math.max(first, ...others);
    // "T2 Lisboa": who calls the town so.
    const callers = tied.filter(({ isTown }) => tokens.some(({ key }, index) => isName(index) && isTown(key)));
    const [caller] = callers;
    if (most === 0 && hasPrefix && callers.length === 1 && caller !== undefined)
      return { language: caller.tables.language, isKnown: false };
    if (most === 0) {
      const names = (lexicon: Lexicon): number => namesOf(text, lexicon, isName);
      const [named, other] = tied.sort((one, another) => names(another) - names(one));
      // "T2" alone is French as well as Portuguese, and not the same in both; "T2 Parque das Nações" is one of them.
      const isNamed = named !== undefined && (other === undefined || names(named) > names(other));
      if (hasPrefix && !isNamed) return { language: fallback, isKnown: false };
      return { language: named?.tables.language ?? best[0], isKnown: false };
    }
    const language = most === first ? best[0] : (tied[others.indexOf(most) + 1]?.tables.language ?? best[0]);
    return { language, isKnown: false };
  }
  return { language: best[0], isKnown: told > LEAST_TOLD };
};

/**
 * The language of a text: by script ("1500 sqft以上" is Chinese), then by the words that are in the tables of few languages,
 * else the one of before, else the one with the phrases it is made of, else English. `isKnown` says whether the words told it.
 */
export const tellLanguage: typeof tellByWords = (text, lexicons, before, isName) => {
  const told = tellByWords(text, lexicons, before, isName);
  if (before !== undefined || told.language !== 'en') return told;
  return { ...told, language: toldByPhrases(text.tokens, lexicons, isName, told) };
};
