import { CHECK_WORDS } from './languages/all.ts';
import type { CheckWords, Topic, Unit } from './languages/check-words.ts';
import { smallWords } from './languages/small/all.ts';

const HAN = /\p{sc=Han}/u;
const LETTER = /\p{L}/u;

/** Whether blanks part a word from its neighbours. */
export const hasBlanks = (word: string): boolean => !HAN.test(word);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[\\s-]+');

/** Words without borders, the longest first, as a part of a pattern. */
export const oneOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`;

const BEFORE = '(?<!\\p{L})';
const AFTER = '(?!\\p{L})';
const startsWithLetter = (word: string): boolean => LETTER.test(word[0] ?? '');
const endsWithLetter = (word: string): boolean => LETTER.test(word.at(-1) ?? '');

/** The longest first, with no letter behind a word that ends with one. Neighbours share that border. */
const endingWhole = (words: readonly string[]): string => {
  const groups: { after: string; words: string[] }[] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const after = hasBlanks(word) && endsWithLetter(word) ? AFTER : '';
    const last = groups.at(-1);
    if (last?.after === after) last.words.push(escaped(word));
    else groups.push({ after, words: [escaped(word)] });
  }
  return groups.map((group) => `(?:${group.words.join('|')})${group.after}`).join('|');
};

/**
 * No letter stands beside a word that begins or ends with one; words of Chinese have no borders. The words share their borders,
 * since each mention of a class of characters takes long to compile. Those without a border before them stand first: none of
 * them begins one of the others.
 */
const alternatives = (words: readonly string[], isFollowing = false): string => {
  const all = [...new Set(words)];
  const isBordered = (word: string): boolean => !isFollowing && hasBlanks(word) && startsWithLetter(word);
  const [bordered, others] = [all.filter(isBordered), all.filter((word) => !isBordered(word))];
  return [
    ...(others.length === 0 ? [] : [endingWhole(others)]),
    ...(bordered.length === 0 ? [] : [`${BEFORE}(?:${endingWhole(bordered)})`]),
  ].join('|');
};

/** Finds words anywhere in a folded text. */
export const anywhere = (words: readonly string[]): RegExp => new RegExp(alternatives(words), 'gu');
/** Finds words that begin right at `lastIndex`. */
export const rightHere = (words: readonly string[]): RegExp => new RegExp(alternatives(words, true), 'uy');
const IS = oneOf(smallWords((table) => table.is));
/** Finds words that stand right before the end, with a sign or a verb between at most. */
export const asLabel = (words: readonly string[]): RegExp =>
  new RegExp(`(?:${alternatives(words)})\\)?[\\s*_]*([:=|#])?[\\s*_]*${IS}?\\s*$`, 'u');

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

export const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;
