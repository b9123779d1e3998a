import { foldName } from '../listings/fold.ts';
import { tagPhrases } from './features/tag-phrases.ts';
import { isSense, type Language } from './language.ts';
import { openNearFolds, packFolds } from './text/near-words.ts';
import { createReadAmount, type ReadAmount } from './text/numbers.ts';
import { isPlain, spellingsOf, splitEntry, splitSlots } from './text/phrase-notation.ts';
import { createPhraseGraph, type Match } from './text/phrases.ts';
import { readTokens, type Token } from './text/read-text.ts';

const SHORTEST_MENDED = 4;
/** Letters of the parts of a compound. */
const SHORTEST_PART = 3;
const LONGEST_COMPOUND = 40;
/** Groups whose words are no aim of a mended typing error. */
const isNeverMended = isSense('filler', 'common', 'talk', 'protected', 'human', 'aside');

/** What a number counts right behind it. */
const isCounted = isSense('unit.bed', 'unit.bath', 'unit.room', 'unit.car', 'unit.garage', 'unit.home');

/** The phrases of a language, found by their words. */
export type Lexicon = {
  language: Language;
  elisions: ReadonlySet<string>;
  match(tokens: readonly Token[], from: number, to?: number): Match | undefined;
  /** How many tokens contain the name of a feature and mean something else: "pool table". */
  matchOther(tokens: readonly Token[], from: number): number;
  readAmount(tokens: readonly Token[], from: number): ReadAmount | undefined;
  hasWord(word: string): boolean;
  /** Whether a word is one of the language's own phrases by itself. */
  saysAlone(word: string): boolean;
  /** Whether a word that nothing knows ends in a noun for homes or features: "Mietwohnung", where words are written together. */
  isCompound(word: string): boolean;
  /** Whether a word names a kind of home or a feature. */
  namesContent(word: string): boolean;
  /** What a short form stands for. */
  written(word: string): readonly string[];
  /** The word of a phrase that is at most so many typing errors away. */
  near(word: string, distance: number): string | undefined;
};

/** What a noun says that names a kind of home or a feature. */
const isContent = isSense('tag', 'type', 'home');

const spaced = (words = ''): string[] => words.split(/\s+/).filter(Boolean);

/** Groups whose words are understood in the middle of another language: what homes are, have and cost. */
const isMixed = isSense('tag', 'lack', 'type', 'unit', 'money', 'sale');

/** The phrases of a language: what visitors say, what only contains the name of a feature, and the words that typing errors are mended to. */
const readPhrases = (language: Language, elisions: ReadonlySet<string>, without?: (key: string) => boolean) => {
  const phrases = createPhraseGraph(elisions);
  const others = createPhraseGraph(elisions);
  const mended = new Set<string>();
  const mend = (text: string): void => {
    for (const word of spaced(text)) if (word.length >= SHORTEST_MENDED) mended.add(word);
  };
  /** The same slots stand in many phrases. */
  const slots = new Set<string>();
  const mendSlot = (slot: string): void => {
    if (slots.has(slot)) return;
    slots.add(slot);
    for (const spelling of spellingsOf(slot)) mend(spelling);
  };
  const add = (text: string, says: string): void => {
    if (without?.(says) === true) return;
    phrases.add(text, says);
    if (isNeverMended(says)) return;
    for (const phrase of splitEntry(text)) {
      if (isPlain(phrase)) mend(phrase);
      else for (const slot of splitSlots(phrase)) mendSlot(slot);
    }
  };
  for (const part of language.phrases) for (const [key, text] of Object.entries(part)) add(text ?? '', key);
  const asked = createPhraseGraph(elisions);
  for (const [tag, text] of Object.entries(language.tags ?? {})) {
    add(text, `tag.${tag}`);
    asked.add(text, `tag.${tag}`);
  }
  const notAsked = new Set(splitEntry(language.notAsked ?? '').flatMap(spellingsOf));
  for (const phrase of tagPhrases(language.code)) {
    const tokens = readTokens(phrase.fold);
    // What visitors mean by a phrase goes before what it says in a listing.
    if (notAsked.has(phrase.fold) || asked.match(tokens, 0)?.length === tokens.length) continue;
    const isOther = phrase.says === 'other';
    const says = isOther ? 'other' : `${phrase.says === 'feature' ? 'tag' : 'lack'}.${phrase.tags.join('|')}`;
    if (!isOther && without?.(says) === true) continue;
    (isOther ? others : phrases).addWords(
      tokens.map(({ key }) => key),
      says,
    );
    if (!isOther) mend(phrase.fold);
  }
  return { phrases, others, mended };
};

/** `english` is understood in the middle of another language; `without`: keys of phrases that are left out, to see what they are worth. */
export const createLexicon = (language: Language, english?: Lexicon, without?: (key: string) => boolean): Lexicon => {
  const elisions = new Set(spaced(language.elisions));
  const { phrases, others, mended } = readPhrases(language, elisions, without);
  const readAmount = createReadAmount(language.numbers);
  const short = new Map(
    splitEntry(language.shorthand ?? '').flatMap((one) => {
      const [full = '', forms] = one.split(':');
      const words = readTokens(foldName(full.trim())).map(({ key }) => key);
      return spaced(forms).map((form) => [foldName(form), words] as const);
    }),
  );
  const { near } = openNearFolds(packFolds(mended));
  const single = (word: string): Token => ({
    key: word,
    kind: 'word',
    start: 0,
    end: 0,
    isGlued: false,
    isCapital: false,
  });
  const namesContent = (word: string): boolean => phrases.match([single(word)], 0)?.says.some(isContent) === true;
  return {
    language,
    elisions,
    match: (tokens, from, to) => {
      const own = phrases.match(tokens, from, to);
      const mixed = english?.match(tokens, from, to);
      if (
        mixed === undefined ||
        mixed.length <= (own?.length ?? 0) ||
        tokens.slice(from, from + mixed.length).every(({ key }) => phrases.hasWord(key))
      )
        return own;
      // What is told by its script has all English understood in the middle of it.
      const says = language.isHan === true ? mixed.says : mixed.says.filter(isMixed);
      return says.length === 0 ? own : { length: mixed.length, says };
    },
    matchOther: (tokens, from) => others.match(tokens, from)?.length ?? 0,
    readAmount: (tokens, from) =>
      readAmount(tokens, from, (at) => phrases.match(tokens, at)?.says.some(isCounted) === true),
    hasWord: (word) =>
      phrases.hasWord(word) ||
      Object.hasOwn(language.numbers.values, word) ||
      Object.hasOwn(language.numbers.scales, word),
    saysAlone: (word) => phrases.match([single(word)], 0) !== undefined,
    namesContent,
    isCompound: (word) =>
      language.hasCompounds === true &&
      word.length >= 2 * SHORTEST_PART &&
      word.length <= LONGEST_COMPOUND &&
      Array.from({ length: word.length - 2 * SHORTEST_PART + 1 }, (_, at) => word.slice(at + SHORTEST_PART)).some(
        namesContent,
      ),
    written: (word) => short.get(word) ?? [word],
    near,
  };
};
