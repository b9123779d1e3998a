import { chinese } from './chinese/index.ts';
import { english } from './english/index.ts';
import { french } from './french/index.ts';
import { german } from './german/index.ts';
import { LANGUAGE_CODES, type Language, type LanguageCode } from './language.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { portuguese } from './portuguese/index.ts';
import { spanish } from './spanish/index.ts';

const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  ...{ en: english, es: spanish, fr: french, de: german, pt: portuguese, zh: chinese },
};

/** The phrases of all languages. */
export type Lexicons = { of(code: LanguageCode): Lexicon; all(): Lexicon[] };

/** `without`: keys of phrases that are left out, to see what they are worth. Each language is read when it is first asked for. */
export const createLexicons = (without?: (key: string) => boolean): Lexicons => {
  const opened = new Map<LanguageCode, Lexicon>();
  const of = (code: LanguageCode): Lexicon => {
    const lexicon = opened.get(code) ?? createLexicon(LANGUAGES[code], code === 'en' ? undefined : of('en'), without);
    opened.set(code, lexicon);
    return lexicon;
  };
  return { of, all: () => LANGUAGE_CODES.map(of) };
};

export const LEXICONS = createLexicons();
