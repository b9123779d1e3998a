import { whenNeeded } from '../../when-needed.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { TAG_LANGUAGES, TAG_WORDS, type TagLanguage } from './tag-languages.ts';
import { type Token, tokenize } from './tokenize.ts';
import type { WordFacts } from './word-facts.ts';

const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  TAG_LANGUAGES.map((language, place) => [language, 1 << place]),
);
export const languageBit = (language: TagLanguage): number => BITS[language] as number;

const lexicons = whenNeeded(
  (): ReadonlyMap<TagLanguage, Lexicon> =>
    new Map(TAG_LANGUAGES.map((language) => [language, createLexicon(TAG_WORDS[language])])),
);
export const lexiconOf = (language: TagLanguage): Lexicon => lexicons().get(language) as Lexicon;

/** All words of all languages: each word of a text is looked up once, and most are in none. */
const factsOfWords = whenNeeded((): ReadonlyMap<string, WordFacts> => {
  const facts = new Map<string, WordFacts>();
  const note = (word: string, kind: 'small' | 'known' | 'begins', bit: number): void => {
    const of = facts.get(word) ?? { word, small: 0, known: 0, begins: 0 };
    of[kind] |= bit;
    facts.set(word, of);
  };
  for (const language of TAG_LANGUAGES) {
    const bit = languageBit(language);
    for (const { word } of tokenize(TAG_WORDS[language].smallWords)) note(word, 'small', bit);
    for (const word of lexiconOf(language).words) note(word, 'known', bit);
    for (const word of lexiconOf(language).beginnings) note(word, 'begins', bit);
  }
  return facts;
});

/** Cuts a text into tokens that have what the tables of all languages know of their words. */
export const readTokens = (text: string): Token[] => tokenize(text, factsOfWords());
