import { createWordNumbers } from '../../../phrases/word-numbers.ts';
import { elisionsOf, type LanguageTables, notOwn } from '../languages/language-tables.ts';
import { openNearFolds, type PackedFolds } from '../near-folds.ts';
import type { Names } from '../vocabulary.ts';
import { headOf } from './compound-heads.ts';
import { type Compounds, createCompounds } from './compounds.ts';
import { ownWordsOf } from './own-words.ts';
import { type Match, openPhraseTable, type PhraseTable } from './phrase-table.ts';
import type { Token } from './read-text.ts';
import { createShorthand, type Shorthand } from './shorthand.ts';

/** What a phrase says: a key of the tables, a tag, a number or what multiplies one. */
export type Sense = { group: string; value: string; amount?: number };

/** What the tables of a language come to, as plain data. It takes long to read them, and little to open this. */
export type LexiconTable = {
  /** The words of `phrases`, each at its number: first those of the language itself, then those that are mixed in. */
  words: readonly string[];
  /** For each word of the language itself 1 where it says something by itself, not only beside others. */
  aloneMarks: Uint8Array;
  phrases: PhraseTable<Sense>;
  /** What contains the name of a feature and means something else; its words are its own. */
  others: PhraseTable<true>;
  otherWords: readonly string[];
  mendable: PackedFolds;
  compoundParts: ReadonlyMap<string, readonly Sense[]>;
  /** Words with the accents that the tables write them with. */
  accented: ReadonlySet<string>;
  heads: readonly string[];
  featureHeads: readonly string[];
};

/** The phrases of a language, found by their words. */
export type Lexicon = {
  tables: LanguageTables;
  elisions: ReadonlySet<string>;
  /** The longest phrase that begins at a token. */
  match(tokens: readonly Token[], from: number): Match<Sense> | undefined;
  /** Whether a phrase begins with all of these tokens and goes on behind them. */
  isBeginning(tokens: readonly Token[]): boolean;
  /** The words from a token on that contain the name of a feature and mean something else: "pool table". */
  matchOther(tokens: readonly Token[], from: number): number;
  compounds: Compounds;
  /** Nouns for homes that unknown words end in, folded. */
  heads: readonly string[];
  /** Nouns for features that unknown words end in, folded. */
  featureHeads: readonly string[];
  shorthand: Shorthand;
  /** Phrases of other languages that this one uses, as words, by the first of these. */
  loans: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Whether a word is a town as only this language calls it. */
  isTown(key: string): boolean;
  /** Whether a word stands in a phrase. */
  hasWord(key: string): boolean;
  /** How much a word tells that a text is in the language: 1 where it says something by itself, less inside phrases only. */
  tells(key: string): number;
  /** Whether the language's own tables write a word with just these accents. */
  spells(word: string): boolean;
  /** How long the elision is with which a word begins that is typed without its apostrophe; 0 where there is none. */
  elided(key: string): number;
  /** The words of phrases that name something, by which typing errors are mended. */
  mendable: Pick<Names, 'near'>;
};

const SHORTEST_ELIDED = 4;
const TOLD_INSIDE = 0.4;

/** The lexicon of a language by what `readLexicon` made of its tables. */
export const openLexicon = (tables: LanguageTables, table: LexiconTable): Lexicon => {
  const { aloneMarks, accented, heads, featureHeads } = table;
  const numbers = createWordNumbers(table.words);
  const phrases = openPhraseTable(table.phrases, { words: numbers });
  const others = openPhraseTable(table.others, { words: createWordNumbers(table.otherWords) });
  const compounds = createCompounds(table.compoundParts);
  const { towns, borrowed } = notOwn(tables);
  const own = ownWordsOf(numbers, { aloneMarks, towns, borrowed });
  const tellingHeads = heads.filter((head) => own.has(head));
  const elisions = elisionsOf(tables);

  const isInside = (key: string): boolean => numbers.get(key) !== undefined;
  /** "N'importe" and "jhabite": a word with what its elision belongs to. */
  const begins = [...elisions];
  const elisionOf = (key: string): string | undefined =>
    begins.find(
      (one) => key.startsWith(one) && key.length >= one.length + SHORTEST_ELIDED && own.has(key.slice(one.length)),
    );

  return {
    tables,
    elisions,
    mendable: openNearFolds(table.mendable),
    compounds,
    heads,
    featureHeads,
    loans: Map.groupBy(
      (tables.loans?.split('; ') ?? []).map((loan) => loan.split(' ')),
      ([first = '']) => first,
    ),
    shorthand: createShorthand(tables.shorthand ?? ''),
    tells: (key) => {
      const isJoined = (): boolean => compounds.split(key) !== undefined || headOf(key, tellingHeads) !== undefined;
      if (own.saysAlone(key) || (!isInside(key) && isJoined())) return 1;
      if (own.has(key)) return TOLD_INSIDE;
      return elisionOf(key) === undefined ? 0 : 1;
    },
    spells: (word) => accented.has(word),
    isTown: (key) => towns.has(key),
    hasWord: isInside,
    elided: (key) => (isInside(key) ? 0 : (elisionOf(key)?.length ?? 0)),
    match: phrases.match,
    isBeginning: phrases.isBeginning,
    matchOther: (tokens, from) => others.match(tokens, from)?.length ?? 0,
  };
};
