import { isSense } from '../../language/language.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import type { Token } from '../../language/text/read-text.ts';
import { exonymNames, matchExonym } from './exonyms.ts';
import type { Marked } from './identifiers/identifiers.ts';
import { matchName } from './names.ts';
import type { Names, Vocabulary } from './vocabulary.ts';

const SHORTEST = 4;
const SHORTEST_JOINED = 6;
const LONG = 8;
/** Of words that are no names. */
const LONGER = 10;
const MOST_WORDS = 3;
/** A text with more unknown words than this is not one that typing errors explain. */
const MOST_REPAIRED = 40;

const distanceFor = (word: string): number => {
  const letters = word.replace(/ /g, '').length;
  if (letters < SHORTEST) return 0;
  return letters >= LONG ? 2 : 1;
};

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const areNeighbours = (one: string, other: string): boolean => {
  const [from, to] = [one, other].map((letter) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter));
    return { row, at: KEYS[row]?.indexOf(letter) ?? 0 };
  });
  return from !== undefined && to !== undefined && Math.abs(from.row - to.row) <= 1 && Math.abs(from.at - to.at) <= 1;
};
const VERY_SHORT = 4;
const SHORT = 6;
/**
 * Whether a short word is likely meant as another: most short words are some other word's neighbour ("lend", "horses"), so that letters
 * next to each other on a keyboard, swapped or doubled ones count, and in the shortest swapped or doubled ones alone: "moat" is no "most".
 */
const isLikelyError = (word: string, meant: string): boolean => {
  if (word.length > SHORT) return true;
  let at = 0;
  while (word[at] === meant[at] && at < word.length) at += 1;
  if (word.length === meant.length) {
    const isSwapped = word[at] === meant[at + 1] && word[at + 1] === meant[at];
    return isSwapped || (word.length > VERY_SHORT && areNeighbours(word[at] ?? '', meant[at] ?? ''));
  }
  const longer = word.length > meant.length ? word : meant;
  // "Hous": the last letter is missing.
  return word.length > VERY_SHORT || longer[at] === longer[at - 1] || (at === word.length && longer === meant);
};

/** The consonants of a word, doubled ones once: "belview" sounds like "Bellevue". */
const soundOf = (word: string): string =>
  word
    .replace(/[aeiouyhw ]/g, '')
    .replace(/ph/g, 'f')
    .replace(/(.)\1+/g, '$1');
const LEAST_SOUND = 3;

type Repair = { from: number; length: number; keys: string[] };
type RepairedBy = { lexicon: Lexicon; vocabulary: Vocabulary; marked: readonly Marked[] };

/** A message whose typing errors are repaired. `mayChange` and `isUnknown` tell of tokens: no name of the listings, and no known word. */
type Typed = RepairedBy & {
  tokens: readonly Token[];
  names: readonly Names[];
  mayChange(at: number): boolean;
  isUnknown(at: number): boolean;
};

const openTyped = (tokens: readonly Token[], by: RepairedBy): Typed => {
  const { lexicon, vocabulary, marked } = by;
  const names = [vocabulary.cities, vocabulary.places, exonymNames(vocabulary)];
  const named = new Set<number>();
  for (let index = 0; index < tokens.length; index += 1) {
    const lengths = names.map((one) => matchName(one, tokens, index)?.length ?? 0);
    const length = Math.max(...lengths, matchExonym(vocabulary, tokens, index)?.place?.length ?? 0);
    for (let at = index; at < index + length; at += 1) named.add(at);
  }
  const mayChange = (at: number): boolean => {
    const token = tokens[at];
    if (token?.kind !== 'word' || named.has(at)) return false;
    return !marked.some(({ start, end }) => start <= token.start && token.start < end);
  };
  const isUnknown = (at: number): boolean => mayChange(at) && !lexicon.hasWord(tokens[at]?.key ?? '');
  return { ...by, tokens, names, mayChange, isUnknown };
};

const keyAt = ({ tokens }: Typed, at: number): string => tokens[at]?.key ?? '';

/** The words of some tokens that may all be changed. */
const keysOf = ({ tokens, mayChange }: Typed, from: number, length: number): string[] | undefined => {
  const keys = from < 0 ? [] : tokens.slice(from, from + length).map(({ key }) => key);
  return keys.length === length && keys.every((_, at) => mayChange(from + at)) ? keys : undefined;
};

/** The name that some words are, joined or with an error. */
const nameOf = ({ isUnknown }: Typed, one: Names, from: number, keys: string[]): Repair | undefined => {
  const fold = keys.join(' ');
  const { length } = keys;
  if (length > 1 && fold.length > SHORTEST_JOINED && one.get(keys.join('')) !== undefined)
    return { from, length, keys: [keys.join('')] };
  const near = distanceFor(fold) === 0 ? undefined : one.near(fold, distanceFor(fold));
  if (near === undefined || near[0] !== fold[0]) return undefined;
  const words = near.split(' ');
  const isMeant =
    words.length === length
      ? words.every((word, offset) => word === keys[offset] || isUnknown(from + offset))
      : keys.every((_, offset) => isUnknown(from + offset));
  return isMeant ? { from, length, keys: words } : undefined;
};

/** "a ocean side", "round roc": the name that words around a token are. */
const nameAround = (typed: Typed, at: number): Repair | undefined => {
  for (let length = MOST_WORDS; length > 0; length -= 1)
    for (let from = at - length + 1; from <= at; from += 1) {
      const keys = keysOf(typed, from, length);
      for (const one of keys === undefined ? [] : typed.names) {
        const repair = nameOf(typed, one, from, keys ?? []);
        if (repair !== undefined) return repair;
      }
    }
  return undefined;
};

/** The one town that sounds like a word. */
const soundsLike = (typed: Typed, at: number): Repair | undefined => {
  const key = keyAt(typed, at);
  const sound = soundOf(key);
  if (sound.length < LEAST_SOUND) return undefined;
  const found = [...typed.vocabulary.cities.folds()].filter(
    (fold) => fold[0] === key[0] && soundOf(fold) === sound && Math.abs(fold.length - key.length) <= 2,
  );
  return found.length === 1 ? { from: at, length: 1, keys: (found[0] ?? '').split(' ') } : undefined;
};

/** Two words that were written as one. */
const parted = (typed: Typed, at: number): Repair | undefined => {
  const { tokens, lexicon } = typed;
  const key = keyAt(typed, at);
  for (let cut = 3; cut <= key.length - 3; cut += 1) {
    const keys = [key.slice(0, cut), key.slice(cut)];
    const row = keys.map((one): Token => ({ ...(tokens[at] as Token), key: one }));
    if (keys.every((one) => lexicon.hasWord(one)) && lexicon.match(row, 0)?.length === 2)
      return { from: at, length: 1, keys };
  }
  return undefined;
};

/** "Salzwasserpool", "Hanggrundstück": an unknown word ends in a noun for homes or features; what stands before may say more. */
const compounded = (typed: Typed, at: number): Repair | undefined => {
  const { lexicon } = typed;
  const key = keyAt(typed, at);
  if (lexicon.language.hasCompounds !== true) return undefined;
  const isNumber = (word: string): boolean => Object.hasOwn(lexicon.language.numbers.values, word);
  for (let cut = 3; cut <= key.length - 3; cut += 1) {
    const [begin, head] = [key.slice(0, cut), key.slice(cut)];
    if (!lexicon.namesContent(head)) continue;
    const first = [begin, begin.replace(/(?:s|n|en|es)$/, '')].find((one) => lexicon.saysAlone(one));
    if (first !== undefined) return { from: at, length: 1, keys: [first, head] };
    // "Zweizimmerwohnung".
    const unit = Array.from({ length: Math.max(0, begin.length - 3) }, (_, index) => index + 3).find(
      (end) => isNumber(begin.slice(0, end)) && lexicon.saysAlone(begin.slice(end)),
    );
    const keys = unit === undefined ? [head] : [begin.slice(0, unit), begin.slice(unit), head];
    return { from: at, length: 1, keys };
  }
  return undefined;
};

/** A name by its initials: "SD", and a town in "sd 2 beds". */
const initialed = ({ tokens, lexicon, names, vocabulary }: Typed, at: number): Repair | undefined => {
  const { key = '', isCapital = false } = tokens[at] ?? {};
  const isLed = isCapital || lexicon.match(tokens, at - 1, at)?.says.some(isSense('place')) === true;
  const isFirst = at === 0 && lexicon.readAmount(tokens, 1)?.amount.isWord === false;
  if (key.length < 2 || key.length > 4 || !(isLed || isFirst)) return undefined;
  const initials = (isLed ? names : [vocabulary.cities])
    .map((one) => one.initials(key))
    .find((one) => one !== undefined);
  return initials === undefined ? undefined : { from: at, length: 1, keys: initials.split(' ') };
};

/** A name by its first word: "Cardiff" by the Sea. "Mission Valley" is not Mission Bay. */
const begun = (typed: Typed, at: number): Repair | undefined => {
  if (typed.lexicon.match(typed.tokens, at + 1)?.says.includes('place.kind')) return undefined;
  const name = typed.names.map((one) => one.begun(keyAt(typed, at))).find((one) => one !== undefined);
  return name === undefined ? undefined : { from: at, length: 1, keys: name.split(' ') };
};

/** A word of the language with an error. */
const misspelt = (typed: Typed, at: number): Repair | undefined => {
  const key = keyAt(typed, at);
  if (distanceFor(key) === 0) return undefined;
  const word = typed.lexicon.near(key, 1) ?? (key.length >= LONGER ? typed.lexicon.near(key, 2) : undefined);
  const isMeant = word !== undefined && word[0] === key[0] && isLikelyError(key, word);
  return isMeant ? { from: at, length: 1, keys: [word] } : undefined;
};

/** What an unknown word is meant as: the first of these that finds something. A word with a capital letter is a name before all. */
const repairAt = (typed: Typed, at: number): Repair | undefined => {
  const { isCapital = false } = typed.tokens[at] ?? {};
  return (
    initialed(typed, at) ??
    nameAround(typed, at) ??
    begun(typed, at) ??
    parted(typed, at) ??
    compounded(typed, at) ??
    (isCapital ? undefined : misspelt(typed, at)) ??
    soundsLike(typed, at) ??
    (isCapital && at === 0 ? misspelt(typed, at) : undefined)
  );
};

/** A town whose name was parted: "ocean side". */
const nameJoined = (typed: Typed, from: number): Repair | undefined => {
  for (const length of [3, 2]) {
    const together = keysOf(typed, from, length)?.join('') ?? '';
    if (together.length > SHORTEST_JOINED && typed.vocabulary.cities.get(together) !== undefined)
      return { from, length, keys: [together] };
  }
  return undefined;
};

/**
 * Tokens with their typing errors repaired against the listings' names and the language's words: one word, or two or three that
 * were parted or joined; never over a word that is known.
 */
export const repairTokens = (tokens: readonly Token[], by: RepairedBy): readonly Token[] => {
  const typed = openTyped(tokens, by);
  const repairs = new Map<number, Repair>();
  for (let index = 0; index < tokens.length && repairs.size < MOST_REPAIRED; index += 1) {
    const repair = typed.isUnknown(index) ? repairAt(typed, index) : nameJoined(typed, index);
    if (repair !== undefined && !repairs.has(repair.from)) repairs.set(repair.from, repair);
  }
  if (repairs.size === 0) return tokens;
  const repaired: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { length, keys } = repairs.get(index) ?? { length: 1, keys: undefined };
    const token = tokens[index] as Token;
    const { end } = tokens[index + length - 1] as Token;
    if (keys === undefined) repaired.push(token);
    else for (const key of keys) repaired.push({ ...token, key, end, isGlued: false });
    index += length;
  }
  return repaired;
};
