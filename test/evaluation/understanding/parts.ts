import type { Rule } from '../../../src/chat/understand/claims.ts';
import { readStatement } from '../../../src/chat/understand/read-statement.ts';
import { RULES } from '../../../src/chat/understand/rules.ts';
import { isSense, PHRASE_KEYS } from '../../../src/language/language.ts';
import { createLexicons, LEXICONS, type Lexicons } from '../../../src/language/languages.ts';
import type { Lexicon } from '../../../src/language/lexicon.ts';
import { createPhraseGraph } from '../../../src/language/text/phrases.ts';
import type { Token } from '../../../src/language/text/read-text.ts';
import { type Reading, type ReadStatement, understandAgain } from './readings.ts';

/** Something that reading can do without: a rule, or the phrases of a key. `open` gives reading without it, which takes memory while it is used. */
export type Part = { name: string; open: () => ReadStatement };

const nameOfPhrases = (key: string): string => `phrases ${key}`;

/** A part for each rule: reading by all the others. `readBy` reads by some rules alone. */
export const partsOf = <Named extends { name: string }>(
  rules: readonly Named[],
  readBy: (rules: readonly Named[]) => ReadStatement,
): Part[] => rules.map((rule) => ({ name: rule.name, open: () => readBy(rules.filter((one) => one !== rule)) }));

/** The rules, and the phrases of each key in all languages. */
export const PARTS: readonly Part[] = [
  ...partsOf(RULES, (rules) => (said, vocabulary, before) => readStatement(said, vocabulary, before, { rules })),
  ...PHRASE_KEYS.map((key) => ({
    name: nameOfPhrases(key),
    open: (): ReadStatement => {
      const lexicons = createLexicons((one) => one === key);
      return (said, vocabulary, before) => readStatement(said, vocabulary, before, { lexicons });
    },
  })),
];

type Use = (part: string) => void;

/** A rule that gives the claims back as it got them took no part. */
const watchRule = (rule: Rule, use: Use): Rule => ({
  ...rule,
  read: (message, claims) => {
    const after = rule.read(message, claims);
    if (after.length !== claims.length || after.some((claim, at) => claim !== claims[at])) use(rule.name);
    return after;
  },
});

/** The keys in whose phrases a word stands. */
const createKeysOf = ({ language, elisions }: Lexicon): ((word: string) => string[]) => {
  const graphs = PHRASE_KEYS.map((key) => {
    const graph = createPhraseGraph(elisions);
    for (const part of language.phrases) graph.add(part[key] ?? '', key);
    return { key, graph };
  });
  const found = new Map<string, string[]>();
  return (word) => {
    const keys = found.get(word) ?? graphs.filter(({ graph }) => graph.hasWord(word)).map(({ key }) => key);
    found.set(word, keys);
    return keys;
  };
};

/** What a number counts is looked for behind it, in the language's own phrases alone. */
const isUnit = isSense('unit');

/** A lexicon that tells which keys its answers hang on: without any other it would give the same. */
const watchLexicon = (lexicon: Lexicon, english: Lexicon, use: Use): Lexicon => {
  const keysOf = createKeysOf(lexicon);
  const useAll = (says: readonly string[] = []): void => {
    for (const key of says) use(nameOfPhrases(key));
  };
  /** A word is known without a key where it stands in phrases of two. */
  const useWord = (word: string): void => {
    const keys = keysOf(word);
    if (keys.length === 1) useAll(keys);
  };
  const useAlone = (word: string): void => {
    const token: Token = { key: word, kind: 'word', start: 0, end: 0, isGlued: false, isCapital: false };
    useAll(lexicon.match([token], 0)?.says);
  };
  const counted = new WeakSet<readonly Token[]>();
  const useUnits = (tokens: readonly Token[]): void => {
    if (counted.has(tokens)) return;
    counted.add(tokens);
    for (let from = 0; from < tokens.length; from += 1)
      for (let to = from + 1; to <= tokens.length; to += 1)
        useAll(lexicon.match(tokens, from, to)?.says.filter(isUnit));
  };
  return {
    ...lexicon,
    match: (tokens, from, to) => {
      const found = lexicon.match(tokens, from, to);
      const mixed = english.match(tokens, from, to);
      useAll(found?.says);
      useAll(mixed?.says);
      for (const { key } of tokens.slice(from, from + (mixed?.length ?? 0))) useWord(key);
      return found;
    },
    readAmount: (tokens, from) => {
      useUnits(tokens);
      return lexicon.readAmount(tokens, from);
    },
    hasWord: (word) => {
      useWord(word);
      return lexicon.hasWord(word);
    },
    saysAlone: (word) => {
      useAlone(word);
      return lexicon.saysAlone(word);
    },
    namesContent: (word) => {
      useAlone(word);
      return lexicon.namesContent(word);
    },
    isCompound: (word) => {
      for (let at = 1; lexicon.isCompound(word) && at < word.length; at += 1) useAlone(word.slice(at));
      return lexicon.isCompound(word);
    },
    near: (word, distance) => {
      const found = lexicon.near(word, distance);
      if (found !== undefined) useAll(keysOf(found));
      return found;
    },
  };
};

/** Tells the parts that a message hangs on: without any other it is understood the same. */
export const createUsesOf = (): ((reading: Reading) => ReadonlySet<string>) => {
  let used = new Set<string>();
  const use: Use = (part) => void used.add(part);
  const rules = RULES.map((rule) => watchRule(rule, use));
  const watched = new Map(
    LEXICONS.all().map((one) => [one.language.code, watchLexicon(one, LEXICONS.of('en'), use)] as const),
  );
  const lexicons: Lexicons = { of: (code) => watched.get(code) ?? LEXICONS.of(code), all: () => [...watched.values()] };
  return (reading) => {
    used = new Set();
    understandAgain(reading, (said, vocabulary, before) =>
      readStatement(said, vocabulary, before, { rules, lexicons }),
    );
    return used;
  };
};
