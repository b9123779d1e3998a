import { IN_WORDS } from '../../language/english/ordinals.ts';
import {
  BEGINNINGS,
  DIRECTIONS,
  ENDINGS,
  JOINING,
  NUMBER_WORDS,
  STORED_FORMS,
  SUFFIXES,
} from '../../language/street-words.ts';
import { toSimplified } from '../../language/text/simplified.ts';
import { foldName } from '../fold.ts';

/** Where words stand in a text: `end` is behind the last character. */
export type Range = { start: number; end: number };
export type Token = Range & {
  /** In the short form that it is stored in. */
  word: string;
  key: string;
  /** What stands before it. */
  gap: string;
  isNumber: boolean;
  isCapital: boolean;
};

/** Letters of scripts without blanks, and of Korean, whose words have endings. */
const UNPARTED_LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
export const UNPARTED = new RegExp(UNPARTED_LETTER, 'u');
const ORDINAL = String.raw`\d+(?:st|nd|rd|th)(?![\p{L}\p{M}])`;
const NUMBER = String.raw`\d+(?:\p{L}(?![\p{L}\p{M}]))?`;
const TOKEN = new RegExp(
  String.raw`${ORDINAL}|${NUMBER}|${UNPARTED_LETTER}+|(?:(?!${UNPARTED_LETTER})[\p{L}\p{M}])+`,
  'giu',
);
const shortOf = (word: string): string => STORED_FORMS.get(word) ?? word.replace(/strasse$/, 'str');
const setOf = (...lists: Iterable<string>[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => [...list].flatMap((word) => [word.replace('/', ''), shortOf(word)])));
export const BEFORE = setOf(BEGINNINGS);
export const BEHIND = setOf(ENDINGS, SUFFIXES);
export const KINDS = setOf(BEFORE, BEHIND);
export const COMPASS = setOf(DIRECTIONS);
export const SMALL = setOf(JOINING, ['the']);
/** In English these stand before many words: "the court of the ocean" is no street. */
export const ENGLISH_SMALL: ReadonlySet<string> = new Set(['of', 'the']);
/** "Nº" is read as "n" and "o". */
export const PASSED = setOf(KINDS, COMPASS, SMALL, NUMBER_WORDS, ['bis', 'ter', 'o']);

/** A word however it is typed: "Türkenstraße", "Tuerkenstrasse"; "42nd", "Forty-Second". */
export const keyOf = (word: string): string =>
  IN_WORDS.get(word)?.replace(' ', '') ?? toSimplified(word).replace(/([aou])e/g, '$1');

export const tokensOf = (text: string): Token[] => {
  let last = 0;
  return Array.from(text.matchAll(TOKEN), ({ 0: raw, index: start }) => {
    const gap = text.slice(last, start);
    last = start + raw.length;
    const word = shortOf(foldName(raw));
    const isNumber = /^\d+\p{L}?$/u.test(raw);
    return { word, key: keyOf(word), start, end: last, gap, isNumber, isCapital: /^\p{Lu}/u.test(raw) };
  });
};
