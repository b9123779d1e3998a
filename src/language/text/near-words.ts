/**
 * Whether one text becomes the other by at most `most` edits: a letter more, less or another, or two neighbours in each
 * other's place. (A plain Levenshtein distance counts the last as two, and most typing errors are of that kind.)
 */
export const isWithin = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        edits = Math.min(edits, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return false;
    beforePrevious = previous;
    previous = current;
  }
  return (previous[other.length] ?? 0) <= most;
};

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
type PackedFolds = ReadonlyMap<number, OfLength>;

export const packFolds = (folds: Iterable<string>): PackedFolds => {
  const byLength = new Map<number, OfLength>();
  for (const [length, all] of Map.groupBy(folds, (fold) => fold.length))
    byLength.set(length, { folds: all, letters: Int32Array.from(all, lettersOf) });
  return byLength;
};

/** `near`: the word that is at most so many typing errors away. */
type NearWords = { near(written: string, distance: number): string | undefined };

/** Finds folded names by what is written with typing errors. */
export const openNearFolds = (byLength: PackedFolds): NearWords => {
  return {
    near: (written, distance) => {
      const bits = lettersOf(written);
      for (let edits = 1; edits <= distance; edits += 1) {
        // Letters are left out more often than they are put in.
        for (let length = written.length + edits; length >= written.length - edits; length -= 1) {
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
