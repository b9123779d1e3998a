import type { LanguageCode } from '../language/language.ts';
import { CHINESE } from './languages/chinese.ts';
import { ENGLISH, type MailWords } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { SPANISH } from './languages/spanish.ts';

export type { MailWords };

/** What mails say in each language. */
export const MAIL_WORDS: Readonly<Record<LanguageCode, MailWords>> = {
  ...{ en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN, pt: PORTUGUESE, zh: CHINESE },
};
