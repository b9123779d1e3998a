import type { Language } from '../city.ts';
import { CHINESE, CHINESE_NEUTRAL } from './chinese.ts';
import { ENGLISH_INSIDE } from './english-inside.ts';
import { ENGLISH_OUTSIDE } from './english-outside.ts';
import { ENGLISH_NEUTRAL, ENGLISH_RULES } from './english-rules.ts';
import { FRENCH, FRENCH_NEUTRAL } from './french.ts';
import { GERMAN, GERMAN_NEUTRAL } from './german.ts';
import { PORTUGUESE, PORTUGUESE_NEUTRAL } from './portuguese.ts';
import type { NeutralSentences, SentenceTable } from './sentence-table.ts';
import { SPANISH, SPANISH_NEUTRAL } from './spanish.ts';

type LanguageSentences = { features: SentenceTable; neutral: NeutralSentences; between: string };

export const SENTENCES: Readonly<Record<Language, LanguageSentences>> = {
  en: { features: { ...ENGLISH_INSIDE, ...ENGLISH_OUTSIDE, ...ENGLISH_RULES }, neutral: ENGLISH_NEUTRAL, between: ' ' },
  es: { features: SPANISH, neutral: SPANISH_NEUTRAL, between: ' ' },
  de: { features: GERMAN, neutral: GERMAN_NEUTRAL, between: ' ' },
  pt: { features: PORTUGUESE, neutral: PORTUGUESE_NEUTRAL, between: ' ' },
  fr: { features: FRENCH, neutral: FRENCH_NEUTRAL, between: ' ' },
  zh: { features: CHINESE, neutral: CHINESE_NEUTRAL, between: '' },
};
