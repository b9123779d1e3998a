import type { Language } from '../../../../src/chat/understand/understanding.ts';
import { CHINESE_PHRASES } from './chinese.ts';
import { ENGLISH_PHRASES } from './english.ts';
import { FRENCH_PHRASES } from './french.ts';
import { GERMAN_PHRASES } from './german.ts';
import type { Phrases } from './phrases.ts';
import { PORTUGUESE_PHRASES } from './portuguese.ts';
import { SPANISH_PHRASES } from './spanish.ts';

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: ENGLISH_PHRASES,
  es: SPANISH_PHRASES,
  fr: FRENCH_PHRASES,
  de: GERMAN_PHRASES,
  pt: PORTUGUESE_PHRASES,
  zh: CHINESE_PHRASES,
};
