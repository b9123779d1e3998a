import { TAG_WORDS } from '../../language/features/tag-phrases.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../language/language.ts';
import { whenNeeded } from '../../process/when-needed.ts';
import { foldName } from '../fold.ts';
import { readPhrases } from './read-phrases.ts';
import { openTagLexicon, type TagLexicon, type TagPhraseTable } from './tag-lexicon.ts';
import { type Token, tokenize, type WordFacts } from './tokenize.ts';
import { createWordNumbers } from './word-numbers.ts';

const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  LANGUAGE_CODES.map((language, place) => [language, 1 << place]),
);
export const languageBit = (language: LanguageCode): number => BITS[language] as number;

/** What the tables of all languages come to, as plain data: their phrases, and what is known of each word of them. */
type DictionaryTable = { facts: readonly WordFacts[]; phrases: ReadonlyMap<LanguageCode, TagPhraseTable> };

/** Reads the tables of all languages. */
const readDictionary = (): DictionaryTable => {
  const numbers = createWordNumbers();
  const facts = new Map<string, WordFacts>();
  const note = (word: string, kind: 'small' | 'known' | 'begins', bit: number): void => {
    const of = facts.get(word) ?? { word, number: numbers.take(word), small: 0, known: 0, begins: 0 };
    of[kind] |= bit;
    facts.set(word, of);
  };
  const phrases = new Map<LanguageCode, TagPhraseTable>();
  for (const language of LANGUAGE_CODES) {
    const bit = languageBit(language);
    const { words, beginnings, ...table } = readPhrases(TAG_WORDS[language], numbers);
    for (const word of TAG_WORDS[language].smallWords.match(/\S+/g) ?? []) note(foldName(word), 'small', bit);
    for (const word of words) note(word, 'known', bit);
    for (const word of beginnings) note(word, 'begins', bit);
    phrases.set(language, table);
  }
  return { facts: [...facts.values()], phrases };
};

/** The lexicons of all languages, and what they and the lists of small words know of each word: most words of texts are in none. */
const dictionary = whenNeeded(() => {
  const { facts, phrases } = readDictionary();
  const lexicons = [...phrases].map(([language, table]): [LanguageCode, TagLexicon] => [
    language,
    openTagLexicon(table),
  ]);
  const byWord = facts.map((of): [string, WordFacts] => [of.word, of]);
  return { lexicons: new Map(lexicons), facts: new Map(byWord) as ReadonlyMap<string, WordFacts> };
});

export const lexiconOf = (language: LanguageCode): TagLexicon => dictionary().lexicons.get(language) as TagLexicon;

/** Cuts a text into tokens that have what the tables of all languages know of their words. */
export const readTokens = (text: string): Token[] => tokenize(text, dictionary().facts);
