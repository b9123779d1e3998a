import { chinese } from './chinese/index.ts';
import { english } from './english/index.ts';
import { french } from './french/index.ts';
import { german } from './german/index.ts';
import type { Language, LanguageCode } from './language.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { portuguese } from './portuguese/index.ts';
import { spanish } from './spanish/index.ts';

export const LANGUAGES: readonly Language[] = [english, spanish, french, german, portuguese, chinese];

/** The phrases of all languages. */
export type Lexicons = { of(code: LanguageCode): Lexicon; all(): Lexicon[] };

/** `without`: keys of phrases that are left out, to see what they are worth. Each language is read when it is first asked for. */
export const createLexicons = (without?: (key: string) => boolean): Lexicons => {
  const opened = new Map<LanguageCode, Lexicon>();
  const of = (code: LanguageCode): Lexicon => {
    const language = LANGUAGES.find((one) => one.code === code) ?? english;
    const lexicon = opened.get(code) ?? createLexicon(language, language === english ? undefined : of('en'), without);
    opened.set(code, lexicon);
    return lexicon;
  };
  return { of, all: () => LANGUAGES.map(({ code }) => of(code)) };
};

export const LEXICONS = createLexicons();
