import type { TagWords } from './tag-words.ts';
import { chinese } from './words/chinese.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { portuguese } from './words/portuguese.ts';
import { spanish } from './words/spanish.ts';

export const TAG_LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'zh'] as const;
/** ISO 639-1. */
export type TagLanguage = (typeof TAG_LANGUAGES)[number];

/** The words of each language. */
export const TAG_WORDS: Readonly<Record<TagLanguage, TagWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  zh: chinese,
};
