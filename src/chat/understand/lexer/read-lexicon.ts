import { tagPhrases } from '../../../listings/tags/tag-phrases.ts';
import { createWordNumbers } from '../../../phrases/word-numbers.ts';
import { accentedWordsOf, spellingsOf, splitEntry, splitSlots } from '../languages/expand-phrases.ts';
import { elisionsOf, type LanguageTables, notOwn, spacedWords } from '../languages/language-tables.ts';
import { packNearNames } from '../names.ts';
import { addCompoundPart, type CompoundParts } from './compounds.ts';
import type { LexiconTable, Sense } from './lexicon.ts';
import { markedWords, ownWordsOf } from './own-words.ts';
import { createPhraseGraph } from './phrase-graph.ts';
import { openPhraseTable } from './phrase-table.ts';
import { keyInPhrase, readTokens } from './read-text.ts';

const senseOf = (key: string): Sense => {
  const dot = key.indexOf('.');
  return { group: key.slice(0, dot), value: key.slice(dot + 1) };
};

/** Groups whose words are understood in the middle of another language: nouns, never the small words. */
const MIXED_GROUPS: ReadonlySet<string> = new Set(['unit', 'type', 'sale', 'tag', 'absence', 'currency']);
/** Groups whose words are no aim of a mended typing error. */
const NEVER_MENDED: ReadonlySet<string> = new Set(['plain', 'talk', 'protected', 'human', 'link']);
const SHORTEST_MENDED = 5;

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

/** Reads the tables of a language; words of `mixed` are added where the language has no such phrase itself. */
export const readLexicon = (tables: LanguageTables, mixed?: LanguageTables): LexiconTable => {
  const elisions = elisionsOf(tables);
  /** Those of `phrases` alone: a word that has a number stands in a phrase. */
  const numbers = createWordNumbers();
  const phrases = createPhraseGraph<Sense>(numbers);
  const otherNumbers = createWordNumbers();
  const others = createPhraseGraph<true>(otherNumbers);
  const alone = new Set<number>();
  const mendable = new Set<string>();
  const compoundParts: CompoundParts = new Map();
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
          if (tables.hasCompounds === true) addCompoundPart(compoundParts, word, sense);
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
  const asked = openPhraseTable(phrases.table(), { words: numbers });
  /** "Patio" is a yard to who asks in Spanish, whatever listings call so. */
  const saysTag = (fold: string): boolean => {
    const tokens = readTokens(fold, elisions);
    const match = asked.match(tokens, 0);
    return match?.length === tokens.length && match.senses.some(({ group }) => group === 'tag');
  };
  addTags(tables, (fold) => !saysTag(fold));
  const aloneMarks = markedWords(alone, numbers.count());
  if (mixed !== undefined) {
    const own = ownWordsOf(numbers, { aloneMarks, ...notOwn(tables) });
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
  const spelt = (words?: string): string[] => [...new Set(spacedWords(words).flatMap(spellingsOf))];
  return {
    words: numbers.words(),
    aloneMarks,
    phrases: phrases.table(),
    others: others.table(),
    otherWords: otherNumbers.words(),
    mendable: packNearNames(mendable),
    compoundParts,
    accented,
    heads: spelt(tables.heads),
    featureHeads: spelt(tables.featureHeads),
  };
};
