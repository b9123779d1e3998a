import { CHINESE_NONE } from './chinese.ts';
import { ENGLISH_NONE } from './english.ts';
import { FRENCH_NONE } from './french.ts';
import { GERMAN_NONE } from './german.ts';
import type { NoneWords } from './none-words.ts';
import { PORTUGUESE_NONE } from './portuguese.ts';
import { SPANISH_NONE } from './spanish.ts';

export const NONE_WORDS: readonly NoneWords[] = [
  ENGLISH_NONE,
  SPANISH_NONE,
  FRENCH_NONE,
  GERMAN_NONE,
  PORTUGUESE_NONE,
  CHINESE_NONE,
];
