import { foldName } from '../../../listings/fold.ts';
import { tagPhrases } from '../../../listings/tags/tag-phrases.ts';
import { createWordNumbers } from '../../../phrases/word-numbers.ts';
import { accentedWordsOf, spellingsOf, splitEntry, splitSlots } from '../languages/expand-phrases.ts';
import type { LanguageTables } from '../languages/language-tables.ts';
import { createNearNames } from '../names.ts';
import type { Names } from '../vocabulary.ts';
import { headOf } from './compound-heads.ts';
import { type Compounds, createCompounds } from './compounds.ts';
import { ownWordsOf } from './own-words.ts';
import { createPhraseGraph, type Match } from './phrase-graph.ts';
import { keyInPhrase, readTokens, type Token } from './read-text.ts';
import { createShorthand, type Shorthand } from './shorthand.ts';

/** What a phrase says: a key of the tables, a tag, a number or what multiplies one. */
export type Sense = { group: string; value: string; amount?: number };

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

const senseOf = (key: string): Sense => {
  const dot = key.indexOf('.');
  return { group: key.slice(0, dot), value: key.slice(dot + 1) };
};

/** Groups whose words are understood in the middle of another language: nouns, never the small words. */
const MIXED_GROUPS: ReadonlySet<string> = new Set(['unit', 'type', 'sale', 'tag', 'absence', 'currency']);
/** Groups whose words are no aim of a mended typing error. */
const NEVER_MENDED: ReadonlySet<string> = new Set(['plain', 'talk', 'protected', 'human', 'link']);
const SHORTEST_MENDED = 5;
const TOLD_INSIDE = 0.4;
const SHORTEST_ELIDED = 4;

type Entry = { phrase: string; sense: Sense };

const entriesOf = (tables: LanguageTables): Entry[] => {
  const read = (text: string, sense: Sense): Entry[] => splitEntry(text).map((phrase) => ({ phrase, sense }));
  const words = (table: Readonly<Record<string, number>>, group: string, value = 'word'): Entry[] =>
    Object.entries(table).flatMap(([text, amount]) => read(text, { group, value, amount }));
  return [
    ...tables.phrases.flatMap((part) => Object.entries(part).flatMap(([key, text]) => read(text, senseOf(key)))),
    ...Object.entries(tables.tags ?? {}).flatMap(([tag, text]) => read(text, { group: 'tag', value: tag })),
    ...words(tables.numbers, 'number'),
    ...words(tables.decades ?? {}, 'number', 'decade'),
    ...words(tables.scales, 'scale'),
    ...words(tables.articles === undefined ? {} : { [tables.articles]: 1 }, 'article'),
  ];
};

/** Builds the lexicon of a language; words of `mixed` are added where the language has no such phrase itself. */
export const createLexicon = (tables: LanguageTables, mixed?: LanguageTables): Lexicon => {
  const elisions = new Set((tables.elisions ?? '').split(' ').filter(Boolean));
  /** Those of `phrases` alone: a word that has a number stands in a phrase. */
  const numbers = createWordNumbers();
  const phrases = createPhraseGraph<Sense>({ words: numbers });
  const others = createPhraseGraph<true>();
  const alone = new Set<number>();
  const mendable = new Set<string>();
  const compounds = createCompounds();
  /** The same words stand in many phrases. */
  const read = new Map<string, string[]>();
  const wordsOf = (text: string): string[] => {
    const known = read.get(text);
    if (known !== undefined) return known;
    const words = readTokens(text, elisions).map((token, index) => (index === 0 ? token.key : keyInPhrase(token)));
    read.set(text, words);
    return words;
  };
  const isSame =
    (sense: Sense) =>
    ({ group, value }: Sense): boolean =>
      group === sense.group && value === sense.value;
  const add = (row: string[][][], sense: Sense): void => {
    phrases.add(row, sense, isSame(sense));
    const isNeeded = row.map((slot) => slot.every(({ length }) => length > 0));
    const isMended = !NEVER_MENDED.has(sense.group);
    for (const [at, slot] of row.entries()) {
      const isAlone = isNeeded.every((needed, other) => !needed || other === at);
      for (const words of slot) {
        const [word] = words;
        if (isAlone && word !== undefined && words.length === 1) {
          alone.add(numbers.take(word));
          if (tables.hasCompounds === true) compounds.add(word, sense);
        }
        if (isMended) for (const one of words) if (one.length >= SHORTEST_MENDED) mendable.add(one);
      }
    }
  };
  /** As do the same slots: "(a|an|the|)". */
  const slots = new Map<string, string[][]>();
  const alternativesOf = (slot: string): string[][] => {
    const alternatives = slots.get(slot) ?? spellingsOf(slot).map((text) => wordsOf(text));
    slots.set(slot, alternatives);
    return alternatives;
  };
  const slotsOf = (phrase: string): string[][][] => splitSlots(phrase).map(alternativesOf);
  const tagSenses = new Map<string, Sense>();
  const tagSense = (group: string, value: string): Sense => {
    const sense = tagSenses.get(`${group}.${value}`) ?? { group, value };
    tagSenses.set(`${group}.${value}`, sense);
    return sense;
  };
  const addTags = ({ language, notAsked = '' }: LanguageTables, accepts: (fold: string) => boolean): void => {
    const names = splitEntry(notAsked).flatMap(spellingsOf);
    // All are looked at before one is added: "pool and spa" says two features.
    const accepted = tagPhrases(language).filter(
      ({ fold, says }) => says === 'other' || (accepts(fold) && !names.includes(fold)),
    );
    for (const { fold, says, tag } of accepted) {
      if (says === 'other') others.add([[wordsOf(fold)]], true, () => true);
      else add([[wordsOf(fold)]], tagSense(says === 'feature' ? 'tag' : 'absence', tag));
    }
  };

  const entries = entriesOf(tables);
  for (const { phrase, sense } of entries) add(slotsOf(phrase), sense);
  const accented = new Set([...slots.keys()].flatMap(accentedWordsOf));
  /** "Patio" is a yard to who asks in Spanish, whatever listings call so. */
  const saysTag = (fold: string): boolean => {
    const tokens = readTokens(fold, elisions);
    const match = phrases.match(tokens, 0);
    return match?.length === tokens.length && match.senses.some(({ group }) => group === 'tag');
  };
  addTags(tables, (fold) => !saysTag(fold));
  const spelt = (words = ''): string[] => [...new Set(words.split(' ').filter(Boolean).flatMap(spellingsOf))];
  const heads = spelt(tables.heads);
  const towns = new Set((tables.towns ?? '').split(' ').filter(Boolean).map(foldName));
  const own = ownWordsOf(numbers, { alone, towns, borrowed: new Set((tables.borrowed ?? '').split(' ')) });
  const tellingHeads = heads.filter((head) => own.has(head));
  if (mixed !== undefined) {
    // "Me *sale* caro" is no sale.
    const withoutOwn = (row: string[][][]): string[][][] =>
      row.length > 1 || tables.mixesAll === true
        ? row
        : row.map((slot) => slot.filter(([word = '', ...rest]) => rest.length > 0 || !own.saysAlone(word)));
    const written = new Set(entries.map(({ phrase }) => phrase));
    for (const { phrase, sense } of entriesOf(mixed))
      if (tables.mixesAll === true || (MIXED_GROUPS.has(sense.group) && !written.has(phrase) && !own.has(phrase)))
        add(withoutOwn(slotsOf(phrase)), sense);
    addTags(mixed, (fold) => !own.has(fold));
  }
  const nearest = createNearNames(mendable);
  // What is not needed any more: a closure keeps all that others of the same scope use.
  for (const needless of [read, slots, mendable, alone]) needless.clear();
  phrases.seal();
  others.seal();

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
    mendable: nearest,
    compounds,
    heads,
    featureHeads: spelt(tables.featureHeads),
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
