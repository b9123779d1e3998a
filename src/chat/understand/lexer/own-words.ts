import type { WordNumbers } from '../../../phrases/word-numbers.ts';

/** The words of a language's own phrases: what another language mixes in is none of them. */
export type OwnWords = {
  has(word: string): boolean;
  /** Whether it says something by itself, not only inside phrases: also a town, which stands in none. */
  saysAlone(word: string): boolean;
};

/** A byte for each of `count` words: 1 for those whose numbers these are. Sets of the words took many times the memory. */
export const markedWords = (numbers: Iterable<number>, count: number): Uint8Array => {
  const marks = new Uint8Array(count);
  for (const number of numbers) marks[number] = 1;
  return marks;
};

/**
 * The words that have the first of the `numbers`, as many as `aloneMarks` has bytes, without those that are `borrowed` from other
 * languages; a byte is 1 where the word says something by itself, as `towns` do.
 */
export const ownWordsOf = (
  numbers: Pick<WordNumbers, 'get'>,
  {
    aloneMarks,
    towns,
    borrowed,
  }: { aloneMarks: Uint8Array; towns: ReadonlySet<string>; borrowed: ReadonlySet<string> },
): OwnWords => {
  const count = aloneMarks.length;
  const numberOf = (word: string): number => numbers.get(word) ?? count;
  return {
    has: (word) => numberOf(word) < count && !borrowed.has(word),
    saysAlone: (word) => (aloneMarks[numberOf(word)] === 1 || towns.has(word)) && !borrowed.has(word),
  };
};
