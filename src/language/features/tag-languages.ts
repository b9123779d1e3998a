import { chineseFeatures } from '../chinese/features.ts';
import { englishFeatures } from '../english/features.ts';
import { frenchFeatures } from '../french/features.ts';
import { germanFeatures } from '../german/features.ts';
import { portugueseFeatures } from '../portuguese/features.ts';
import { spanishFeatures } from '../spanish/features.ts';
import type { TagWords } from './tag-words.ts';

export const TAG_LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'zh'] as const;
/** ISO 639-1. */
export type TagLanguage = (typeof TAG_LANGUAGES)[number];

/** The words of each language. */
export const TAG_WORDS: Readonly<Record<TagLanguage, TagWords>> = {
  en: englishFeatures,
  es: spanishFeatures,
  fr: frenchFeatures,
  de: germanFeatures,
  pt: portugueseFeatures,
  zh: chineseFeatures,
};
