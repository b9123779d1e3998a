import { CHECK_WORDS } from './languages/all.ts';
import type { CheckWords, Topic, Unit } from './languages/check-words.ts';

const HAN = /\p{sc=Han}/u;
const LETTER = /\p{L}/u;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[\\s-]+');

/** No letter stands beside a word that begins or ends with one; words of Chinese have no borders. */
const bordered = (word: string, isFollowing: boolean): string => {
  if (HAN.test(word)) return escaped(word);
  const before = !isFollowing && LETTER.test(word[0] ?? '') ? '(?<![\\p{L}])' : '';
  const after = LETTER.test(word.at(-1) ?? '') ? '(?![\\p{L}])' : '';
  return `${before}${escaped(word)}${after}`;
};

const alternatives = (words: readonly string[], isFollowing = false): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => bordered(word, isFollowing))
    .join('|');

/** Finds words anywhere in a folded text. */
export const anywhere = (words: readonly string[]): RegExp => new RegExp(alternatives(words), 'gu');
/** Finds words that begin right at `lastIndex`. */
export const rightHere = (words: readonly string[]): RegExp => new RegExp(alternatives(words, true), 'uy');
/** Finds words that stand right before the end, with a sign or a verb between at most. */
export const asLabel = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?:${alternatives(words)})\\)?[\\s*_]*([:=|#])?[\\s*_]*(?:is|are|of|is of|es|son|est|sont|ist|sind|sao|é|为|是|有)?\\s*$`,
    'u',
  );

export const ofAll = (words: (table: CheckWords) => readonly string[]): string[] => CHECK_WORDS.flatMap(words);

const UNITS = [...new Set(CHECK_WORDS.flatMap(({ units }) => Object.keys(units)))] as Unit[];
const TOPICS = [...new Set(CHECK_WORDS.flatMap(({ topics }) => Object.keys(topics)))] as Topic[];
const byName = <Name extends string>(
  names: readonly Name[],
  wordsOf: (table: CheckWords, name: Name) => readonly string[] | undefined,
): { name: Name; words: string[] }[] =>
  names.map((name) => ({ name, words: CHECK_WORDS.flatMap((table) => wordsOf(table, name) ?? []) }));

export const UNIT_WORDS = byName(UNITS, ({ units }, unit) => units[unit]);
export const TOPIC_WORDS = byName(TOPICS, ({ topics }, topic) => topics[topic]);

export const endOfMatch = (pattern: RegExp, text: string, index: number): number | undefined => {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

export const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;
