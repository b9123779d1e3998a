const MOST_WORDS = 4;
const HAS_HAN = /\p{Script=Han}/u;

/** The words that are worth looking for in texts: no fragments, and not more than a few. */
export const searchableWords = (words: readonly string[]): string[] => {
  const long = words.map((word) => word.trim()).filter((word) => [...word].length >= (HAS_HAN.test(word) ? 2 : 3));
  return [...new Set(long)].slice(0, MOST_WORDS);
};
