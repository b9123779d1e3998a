import { foldText, withoutUmlauts } from '../../listings/fold.ts';
import { isWithin } from './lexer/edit-distance.ts';
import { toSimplified } from './lexer/simplified.ts';
import { withoutSmallWords } from './small-words.ts';
import type { Names } from './vocabulary.ts';

const words = (fold: string): number => fold.split(' ').length;
/** Which letters a word has, as bits, so that most words need no comparison letter by letter. */
const letters = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
};
const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** 上海市 is 上海 for short. */
const CHINESE_KIND = /^(\p{Script=Han}{2,}?)(?:新区|[市区县镇])$/u;

/** "Jetée d'Oceanside": a message is read with the article as a word of its own. */
const ELISION = /(?<!\p{L})([dl])['’](?=\p{L})/giu;

/** "sandiego", typed without the blank. */
const SHORTEST_TOGETHER = 6;

/** So many first letters of a word tell whether a name can begin with it. */
const FIRST_LETTERS = 8;

type Entry = { fold: string; letters: number };

/**
 * An index of names as the listings write them. Two spellings of one folded name are one: the first stands. Umlauts are
 * found in both spellings. `others` are known too, but only by their whole names.
 */
export const createNames = (names: Iterable<string>, others: Iterable<string> = []): Names => {
  const byFold = new Map<string, string>();
  const add = (name: string): void => {
    const together = foldText(name).replace(/ /g, '');
    const spellings = [name, withoutUmlauts(name), name.replace(CHINESE_KIND, '$1'), name.replace(ELISION, '$1 ')];
    if (together.length >= SHORTEST_TOGETHER) spellings.push(together);
    for (const fold of spellings.map((one) => toSimplified(foldText(one)))) {
      if (fold !== '' && !byFold.has(fold)) byFold.set(fold, name);
    }
  };
  for (const name of names) add(name);
  const folds = [...byFold.keys()];
  for (const name of others) add(name);
  const all = [...byFold.keys()];
  const byShort = new Map<string, string>();
  for (const [fold, name] of byFold) if (fold.includes(' ')) byShort.set(withoutSmallWords(fold), name);
  const beginnings = new Set<string>();
  for (const fold of [...byFold.keys(), ...byShort.keys()])
    for (let length = 1; length <= FIRST_LETTERS; length += 1) beginnings.add(fold.slice(0, length));
  const byLength = new Map<number, Entry[]>();
  for (const fold of all) {
    const entries = byLength.get(fold.length);
    const entry = { fold, letters: letters(fold) };
    if (entries === undefined) byLength.set(fold.length, [entry]);
    else entries.push(entry);
  }
  const byInitials = new Map<string, string>();
  for (const fold of folds) {
    if (!fold.includes(' ')) continue;
    const initials = fold.replace(/(\S)\S*\s*/gu, '$1');
    byInitials.set(initials, byInitials.has(initials) ? '' : fold);
  }
  return {
    get: (fold) => byFold.get(fold) ?? byShort.get(fold),
    mayBegin: (word) => beginnings.has(word.slice(0, FIRST_LETTERS)),
    folds: () => folds,
    longest: all.reduce((most, fold) => Math.max(most, words(fold)), 0),
    longestCharacters: all.reduce((most, fold) => Math.max(most, fold.length), 0),
    initials: (letters) => byInitials.get(letters) || undefined,
    near: (fold, distance) => {
      const bits = letters(fold);
      for (let edits = 1; edits <= distance; edits += 1) {
        for (let length = fold.length - edits; length <= fold.length + edits; length += 1) {
          for (const entry of byLength.get(length) ?? []) {
            if (countBits(bits ^ entry.letters) <= 2 * edits && isWithin(fold, entry.fold, edits)) return entry.fold;
          }
        }
      }
      return undefined;
    },
  };
};
