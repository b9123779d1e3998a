import { ENGLISH_SPELLED } from './english.ts';
import { FRENCH_SPELLED } from './french.ts';
import { GERMAN_SPELLED } from './german.ts';
import { PORTUGUESE_SPELLED } from './portuguese.ts';
import { SPANISH_SPELLED } from './spanish.ts';
import type { SpelledWords } from './spelled-words.ts';

/** Chinese needs no words of its own: its numbers are read sign by sign. */
export const SPELLED_WORDS: readonly SpelledWords[] = [
  ENGLISH_SPELLED,
  SPANISH_SPELLED,
  FRENCH_SPELLED,
  GERMAN_SPELLED,
  PORTUGUESE_SPELLED,
];
