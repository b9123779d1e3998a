import { ownText } from '../process/own-text.ts';

/** Longer texts hardly come twice. */
const LONGEST_TEXT = 120;

/**
 * Remembers what was made of short texts that come again and again, as names of columns do: at most so many, of the last ones to
 * come. What is made of the same text is to be the same, and nobody may change it.
 */
export const createMemoryOfTexts = <Value>(most: number) => {
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
