import { createWordNumbers } from '../../phrases/word-numbers.ts';
import { whenNeeded } from '../../when-needed.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { readPhrases } from './read-phrases.ts';
import { TAG_LANGUAGES, TAG_WORDS, type TagLanguage } from './tag-languages.ts';
import { type Token, tokenize } from './tokenize.ts';
import type { WordFacts } from './word-facts.ts';

const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  TAG_LANGUAGES.map((language, place) => [language, 1 << place]),
);
export const languageBit = (language: TagLanguage): number => BITS[language] as number;

/** The lexicons of all languages, and what they and the lists of small words know of each word: most words of texts are in none. */
const dictionary = whenNeeded(() => {
  const numbers = createWordNumbers();
  const lexicons = new Map<TagLanguage, Lexicon>();
  const facts = new Map<string, WordFacts>();
  const note = (word: string, kind: 'small' | 'known' | 'begins', bit: number): void => {
    const of = facts.get(word) ?? { word, number: numbers.take(word), small: 0, known: 0, begins: 0 };
    of[kind] |= bit;
    facts.set(word, of);
  };
  for (const language of TAG_LANGUAGES) {
    const bit = languageBit(language);
    const read = readPhrases(TAG_WORDS[language], numbers);
    for (const { word } of tokenize(TAG_WORDS[language].smallWords)) note(word, 'small', bit);
    for (const word of read.words) note(word, 'known', bit);
    for (const word of read.beginnings) note(word, 'begins', bit);
    lexicons.set(language, createLexicon(read));
  }
  return { lexicons, facts: facts as ReadonlyMap<string, WordFacts> };
});

export const lexiconOf = (language: TagLanguage): Lexicon => dictionary().lexicons.get(language) as Lexicon;

/** Cuts a text into tokens that have what the tables of all languages know of their words. */
export const readTokens = (text: string): Token[] => tokenize(text, dictionary().facts);
