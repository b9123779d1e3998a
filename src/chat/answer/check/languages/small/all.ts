import type { Language } from '../../../../understand/understanding.ts';
import { CHINESE_SMALL } from './chinese.ts';
import { ENGLISH_SMALL } from './english.ts';
import { FRENCH_SMALL } from './french.ts';
import { GERMAN_SMALL } from './german.ts';
import { PORTUGUESE_SMALL } from './portuguese.ts';
import type { SmallWords } from './small-words.ts';
import { SPANISH_SMALL } from './spanish.ts';

export const SMALL_WORDS: Readonly<Record<Language, SmallWords>> = {
  en: ENGLISH_SMALL,
  es: SPANISH_SMALL,
  fr: FRENCH_SMALL,
  de: GERMAN_SMALL,
  pt: PORTUGUESE_SMALL,
  zh: CHINESE_SMALL,
};

/** Words that lose their vowel before another one, by what they are then. */
export const ELIDED: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(SMALL_WORDS).map(({ elided }) => elided),
);

/** Those of all languages: people mix them, and so do answers. */
export const smallWords = (words: (table: SmallWords) => readonly string[]): string[] => [
  ...new Set(Object.values(SMALL_WORDS).flatMap(words)),
];
