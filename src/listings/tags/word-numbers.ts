/** Words as numbers from 0 on, in the order in which they were met. */
export type WordNumbers = {
  /** The number of a word; undefined where it has none. */
  get(word: string): number | undefined;
  /** The same; a word that is new gets the next number. */
  take(word: string): number;
  count(): number;
  /** All words, each at its number. */
  words(): string[];
};

/** `words` have their places as numbers. */
export const createWordNumbers = (words: readonly string[] = []): WordNumbers => {
  const numbers = new Map(words.map((word, number) => [word, number]));
  return {
    get: (word) => numbers.get(word),
    take: (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, numbers.size);
      return numbers.size - 1;
    },
    count: () => numbers.size,
    words: () => [...numbers.keys()],
  };
};
