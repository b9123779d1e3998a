import type { Language } from '../../../understand/understanding.ts';
import type { CheckWords } from './check-words.ts';
import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/** The tables of all languages. An answer is read with all of them: models mix languages, and numbers mean the same in each. */
export const CHECK_WORDS: readonly CheckWords[] = [ENGLISH, SPANISH, FRENCH, GERMAN, PORTUGUESE, CHINESE];

export const checkWordsOf = (language: Language): CheckWords =>
  CHECK_WORDS.find((words) => words.language === language) ?? ENGLISH;
