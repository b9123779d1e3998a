import { whenNeeded } from '../../when-needed.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { TAG_LANGUAGES, TAG_WORDS, type TagLanguage } from './tag-languages.ts';
import { type Token, tokenize } from './tokenize.ts';

/** What is known of a word, as bits by the place of a language in TAG_LANGUAGES. */
export type WordFacts = {
  /** In which languages it is a small word, which tells the language. */
  small: number;
  /** In which languages it stands in a phrase, and in which it begins one. */
  known: number;
  begins: number;
};

/** A token with what is known of its word; numbers and marks are known as little as foreign words. */
export type ReadToken = Token & { facts: WordFacts | undefined };

export const languageBit = (language: TagLanguage): number => 1 << TAG_LANGUAGES.indexOf(language);

const lexicons = whenNeeded(
  (): ReadonlyMap<TagLanguage, Lexicon> =>
    new Map(TAG_LANGUAGES.map((language) => [language, createLexicon(TAG_WORDS[language])])),
);
export const lexiconOf = (language: TagLanguage): Lexicon => lexicons().get(language) as Lexicon;

/** All words of all languages: each word of a text is looked up once, and most are in none. */
const factsOfWords = whenNeeded((): ReadonlyMap<string, WordFacts> => {
  const facts = new Map<string, WordFacts>();
  const note = (word: string, kind: keyof WordFacts, bit: number): void => {
    const of = facts.get(word) ?? { small: 0, known: 0, begins: 0 };
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

/** Cuts a text into tokens and looks their words up. */
export const readTokens = (text: string): ReadToken[] => {
  const tokens = tokenize(text) as ReadToken[];
  const facts = factsOfWords();
  for (const token of tokens) token.facts = facts.get(token.word);
  return tokens;
};
