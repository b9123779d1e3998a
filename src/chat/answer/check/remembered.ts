const MOST_REMEMBERED = 5_000;
const LONGEST_REMEMBERED = 32;

/** The same pure function of a word; what it gave for the words that were asked for last need not be found out again. */
export const remembered = <Result>(work: (word: string) => Result): ((word: string) => Result) => {
  const known = new Map<string, Result>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const result = work(word);
    if (word.length > LONGEST_REMEMBERED) return result;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(word, result);
    return result;
  };
};
