/** The languages of visitors and answers, by ISO 639-1. */
export const LANGUAGE_CODES = ['en', 'es', 'fr', 'de', 'pt', 'zh'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
