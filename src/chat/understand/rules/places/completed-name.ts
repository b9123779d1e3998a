import { foldText } from '../../../../listings/fold.ts';
import { hasSense } from '../../lexer/lexeme.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import { type Reading, take } from '../stretch.ts';

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

/** "Cerca del centro comercial *Grossmont*": takes the kind of place before a name of the listings, and says where that begins. */
export const takeKind = (reading: Reading, from: number): number => {
  const { lexemes, vocabulary } = reading;
  if (!hasSense(lexemes[from], 'place', 'kind')) return from;
  const at = hasSense(lexemes[from + 1], 'place', 'joins') ? from + 2 : from + 1;
  const name = lexemes[at];
  const isOpen = name?.senses.length === 0 && !name.isMark && !name.isTaken && name.amount === undefined;
  if (!isOpen || completedName(name.text, vocabulary) === name.text) return from;
  take(reading, from, at);
  return at;
};

/** A name that is written small as names are written. */
export const capitalised = (words: string): string =>
  /\p{Lu}/u.test(words)
    ? words
    : words.replace(/(^|\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
