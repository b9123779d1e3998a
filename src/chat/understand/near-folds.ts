import { isWithin } from './lexer/edit-distance.ts';
import type { Names } from './vocabulary.ts';

/** Which letters a word has, as bits, so that most words need no comparison letter by letter. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
};
const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Folded names of one length, and of each its letters. */
type OfLength = { readonly folds: readonly string[]; readonly letters: Int32Array };
/** The same of all lengths. */
export type PackedFolds = ReadonlyMap<number, OfLength>;

export const packFolds = (folds: Iterable<string>): PackedFolds => {
  const byLength = new Map<number, OfLength>();
  for (const [length, all] of Map.groupBy(folds, (fold) => fold.length))
    byLength.set(length, { folds: all, letters: Int32Array.from(all, lettersOf) });
  return byLength;
};

/** Finds folded names by what is written with typing errors. */
export const openNearFolds = (byLength: PackedFolds): Pick<Names, 'near'> => {
  return {
    near: (written, distance) => {
      const bits = lettersOf(written);
      for (let edits = 1; edits <= distance; edits += 1) {
        for (let length = written.length - edits; length <= written.length + edits; length += 1) {
          const { folds: candidates = [], letters = [] } = byLength.get(length) ?? {};
          for (const [at, fold] of candidates.entries()) {
            const other = (letters[at] ?? 0) ^ bits;
            if (countBits(other) <= 2 * edits && isWithin(written, fold, edits)) return fold;
          }
        }
      }
      return undefined;
    },
  };
};
