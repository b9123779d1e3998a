import type { Language } from '../understand/understanding.ts';
import { CHINESE_NAMES } from './languages/chinese.ts';
import { ENGLISH_NAMES } from './languages/english.ts';
import { FRENCH_NAMES } from './languages/french.ts';
import { GERMAN_NAMES } from './languages/german.ts';
import { PORTUGUESE_NAMES } from './languages/portuguese.ts';
import { SPANISH_NAMES } from './languages/spanish.ts';
import type { NamingWords } from './naming-words.ts';

const NAMES: Readonly<Record<Language, NamingWords>> = {
  en: ENGLISH_NAMES,
  es: SPANISH_NAMES,
  fr: FRENCH_NAMES,
  de: GERMAN_NAMES,
  pt: PORTUGUESE_NAMES,
  zh: CHINESE_NAMES,
};

/** What things are called in a language. */
export const namesOf = (language: Language): NamingWords => NAMES[language];
