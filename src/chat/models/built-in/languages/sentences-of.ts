import type { Language } from '../../../understand/understanding.ts';
import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import type { Sentences } from './sentences.ts';
import { SPANISH } from './spanish.ts';

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
  zh: CHINESE,
};

export const sentencesOf = (language: Language): Sentences => SENTENCES[language];
