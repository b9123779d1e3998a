import { foldText } from '../../../../listings/fold.ts';
import type { Vocabulary } from '../../vocabulary.ts';

const SHORTEST_BEGINNING = 4;

/** "Near Petco": the one place of the listings whose name begins so, "Petco Park"; the name itself where there is none. */
export const completedName = (name: string, { places }: Vocabulary): string => {
  const fold = foldText(name);
  if (fold.length < SHORTEST_BEGINNING) return name;
  const longer = [...places.folds()].filter((one) => one.startsWith(`${fold} `));
  const [first, second] = longer.sort((one, other) => one.length - other.length);
  const isOne = second === undefined || second.startsWith(`${first} `);
  return (isOne && first !== undefined ? places.get(first) : undefined) ?? name;
};

/** A name that is written small as names are written. */
export const capitalised = (words: string): string =>
  /\p{Lu}/u.test(words)
    ? words
    : words.replace(/(^|\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
