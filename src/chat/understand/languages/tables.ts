import { chinese } from './chinese/chinese.ts';
import { english } from './english/english.ts';
import { splitEntry } from './expand-phrases.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import type { LanguageTables } from './language-tables.ts';
import { portuguese } from './portuguese/portuguese.ts';
import { spanish } from './spanish/spanish.ts';

/** The languages that are read. Another one is a table more here. */
export const TABLES: readonly LanguageTables[] = [english, spanish, portuguese, german, chinese, french];

/** Phrases of all tables, parted by `;` there: for words that people take into another language. */
export const phrasesOfAll = (phrases: (tables: LanguageTables) => string | undefined): string[] => [
  ...new Set(TABLES.flatMap((tables) => splitEntry(phrases(tables) ?? ''))),
];
