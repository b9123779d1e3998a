import type { WordNumbers } from '../../../phrases/word-numbers.ts';

/** The words of a language's own phrases: what another language mixes in is none of them. */
export type OwnWords = {
  has(word: string): boolean;
  /** Whether it says something by itself, not only inside phrases: also a town, which stands in none. */
  saysAlone(word: string): boolean;
};

/**
 * The words that `numbers` has now, without those that are `borrowed` from other languages; `alone` are the numbers of those that say
 * something by themselves, as `towns` do. Each has a byte: sets of the words beside their numbers took many times the memory.
 */
export const ownWordsOf = (
  numbers: WordNumbers,
  { alone, towns, borrowed }: { alone: Iterable<number>; towns: ReadonlySet<string>; borrowed: ReadonlySet<string> },
): OwnWords => {
  const count = numbers.count();
  const isAlone = new Uint8Array(count);
  for (const number of alone) isAlone[number] = 1;
  const numberOf = (word: string): number => numbers.get(word) ?? count;
  return {
    has: (word) => numberOf(word) < count && !borrowed.has(word),
    saysAlone: (word) => (isAlone[numberOf(word)] === 1 || towns.has(word)) && !borrowed.has(word),
  };
};
