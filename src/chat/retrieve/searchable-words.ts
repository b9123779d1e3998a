const MOST_WORDS = 4;
/** "Within 10 miles", "$500": a measure of something, which no text is found by. */
const HAS_DIGIT = /\p{Nd}/u;
const HAS_HAN = /\p{Script=Han}/u;

/** The words that are worth looking for in texts: no fragments, nothing that counts, and not more than a few. */
export const searchableWords = (words: readonly string[]): string[] => {
  const long = words
    .map((word) => word.trim())
    .filter((word) => !HAS_DIGIT.test(word))
    .filter((word) => [...word].length >= (HAS_HAN.test(word) ? 2 : 3));
  return [...new Set(long)].slice(0, MOST_WORDS);
};
