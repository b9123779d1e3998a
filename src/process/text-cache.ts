/** A shorter part of a text is a text of its own to V8. */
const SHORTEST_SLICE = 13;

/** The same text without the longer one that it may be a part of, which would stay in memory as long as it. */
export const ownText = (text: string): string =>
  text.length < SHORTEST_SLICE || !text.isWellFormed() ? text : Buffer.from(text).toString();

/** Longer texts hardly come twice. */
const LONGEST_TEXT = 120;

/**
 * Remembers what was made of short texts that come again and again, as names of columns do: at most so many, of the last ones to
 * come. What is made of the same text is to be the same, and nobody may change it.
 */
export const createTextCache = <Value>(most: number) => {
  const known = new Map<string, Value>();
  return (text: string, make: () => Value): Value => {
    if (text.length > LONGEST_TEXT) return make();
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make();
    if (known.size >= most) known.clear();
    known.set(ownText(text), made);
    return made;
  };
};
