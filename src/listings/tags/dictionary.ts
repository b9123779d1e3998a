import { TAG_WORDS } from '../../language/features/tag-phrases.ts';
import type { Cues, PhrasesByTag, TagWords } from '../../language/features/tag-words.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../language/language.ts';
import { expandPhrases, type Phrases } from '../../language/text/phrase-notation.ts';
import { whenNeeded } from '../../process/when-needed.ts';
import { foldName } from '../fold.ts';
import { createPhraseEdges, createPhraseTree } from './phrase-edges.ts';
import { CUE, type Entry, type Match, openTagLexicon, type TagLexicon, type TagPhraseTable } from './tag-lexicon.ts';
import { TAGS, type Tag } from './tags.ts';
import { type Token, tokenize, type WordFacts } from './tokenize.ts';

/** Gives each word its number, from 0 on in the order in which they are met. */
type NumberOf = (word: string) => number;

const createWordNumbers = (): NumberOf => {
  const numbers = new Map<string, number>();
  return (word) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
};

const ANY_NUMBER = '#';

const BLANK: Entry = { features: [], topics: [], absences: [], cues: 0, isOther: false };

const wordOf = (token: Token): string => token.word;

/** Gives what was given before where it says the same: thousands of phrases do. */
const createSharing = () => {
  const known = new Map<string, Match>();
  return (match: Match): Match => {
    const key = JSON.stringify(match);
    const shared = known.get(key) ?? match;
    known.set(key, shared);
    return shared;
  };
};

/** Reads the phrases of a language; their words get numbers. Also gives all those words, and those that phrases begin with. */
const readPhrases = (
  table: TagWords,
  numberOf: NumberOf,
): TagPhraseTable & { words: ReadonlySet<string>; beginnings: ReadonlySet<string> } => {
  const matches: (Match | undefined)[] = [undefined];
  const edges = createPhraseEdges();
  const add = createPhraseTree(edges, () => matches.push(undefined) - 1);
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const share = createSharing();
  const put = (phrases: Phrases, withMore: (entry: Entry) => Entry): void => {
    for (const phrase of expandPhrases(phrases)) {
      const row = tokenize(phrase).map(wordOf);
      const [first] = row;
      if (first === undefined) continue;
      beginnings.add(first);
      for (const word of row) words.add(word);
      const end = add(row.map(numberOf));
      matches[end] = share({ entry: withMore(matches[end]?.entry ?? BLANK), length: row.length });
    }
  };
  const putTags = (tags: PhrasesByTag, list: 'features' | 'topics' | 'absences'): void => {
    for (const [tag, phrases] of Object.entries(tags) as [Tag, Phrases][]) {
      const place = TAGS.indexOf(tag);
      put(phrases, (entry) => (entry[list].includes(place) ? entry : { ...entry, [list]: [...entry[list], place] }));
    }
  };
  putTags(table.features, 'features');
  putTags(table.topics, 'topics');
  putTags(table.absences, 'absences');
  put(table.others, (entry) => ({ ...entry, isOther: true }));
  for (const [cue, phrases] of Object.entries(table.cues) as [keyof Cues, Phrases][]) {
    put(phrases, (entry) => ({ ...entry, cues: entry.cues | CUE[cue] }));
  }
  const endings = (Object.entries(table.endings ?? {}) as [Tag, Phrases][]).flatMap(([tag, list]) =>
    expandPhrases(list).map((ending) => ({
      ending,
      match: { entry: { ...BLANK, features: [TAGS.indexOf(tag)] }, length: 1 },
    })),
  );
  return { edges: edges.packed(), matches, endings, anyNumber: numberOf(ANY_NUMBER), words, beginnings };
};

const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  LANGUAGE_CODES.map((language, place) => [language, 1 << place]),
);
export const languageBit = (language: LanguageCode): number => BITS[language] as number;

/** What the tables of all languages come to, as plain data: their phrases, and what is known of each word of them. */
type DictionaryTable = { facts: readonly WordFacts[]; phrases: ReadonlyMap<LanguageCode, TagPhraseTable> };

/** Reads the tables of all languages. */
const readDictionary = (): DictionaryTable => {
  const numberOf = createWordNumbers();
  const facts = new Map<string, WordFacts>();
  const note = (word: string, kind: 'small' | 'known' | 'begins', bit: number): void => {
    const of = facts.get(word) ?? { word, number: numberOf(word), small: 0, known: 0, begins: 0 };
    of[kind] |= bit;
    facts.set(word, of);
  };
  const phrases = new Map<LanguageCode, TagPhraseTable>();
  for (const language of LANGUAGE_CODES) {
    const bit = languageBit(language);
    const { words, beginnings, ...table } = readPhrases(TAG_WORDS[language], numberOf);
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
