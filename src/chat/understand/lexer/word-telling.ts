import type { Lexicon } from './lexicon.ts';

/** What a word that nobody knows tells by its letters: less than one that is known, it may be a name. */
const TOLD_BY_LETTERS = 0.5;

export const ACCENTED = /[^\p{ASCII}]/u;

/** What a folded word says in each language; `isNoun`: it is a word of one whose nouns have capital letters. */
type Telling = { told: readonly number[]; isNoun: boolean; isTown: boolean };

/** Most words of messages have been in others, and every language is asked for each. */
const MOST_REMEMBERED = 5_000;
/** A longer part of a text would keep the whole text in memory. */
const LONGEST_REMEMBERED = 12;
const remembered = new WeakMap<readonly Lexicon[], Map<string, Telling>>();

const tellingAnew = (key: string, lexicons: readonly Lexicon[]): Telling => {
  const told = lexicons.map(({ tells }) => tells(key));
  return {
    told,
    isNoun: lexicons.some(({ tables }, at) => tables.hasCapitalNouns === true && (told[at] ?? 0) > 0),
    isTown: lexicons.some(({ isTown }) => isTown(key)),
  };
};

export const tellingOf = (key: string, lexicons: readonly Lexicon[]): Telling => {
  if (key.length > LONGEST_REMEMBERED) return tellingAnew(key, lexicons);
  const tellings = remembered.get(lexicons) ?? new Map<string, Telling>();
  const known = tellings.get(key);
  if (known !== undefined) return known;
  const telling = tellingAnew(key, lexicons);
  if (tellings.size >= MOST_REMEMBERED) tellings.clear();
  remembered.set(lexicons, tellings.set(key, telling));
  return telling;
};

/**
 * How much a word tells of each language. Folded, "año" and "ano" are one word: with its accents it is of the languages that
 * write it so, and a word that nobody knows is of the only language that has such letters.
 */
export const tellsOf = (told: readonly number[], spelling: string, lexicons: readonly Lexicon[]): readonly number[] => {
  if (!ACCENTED.test(spelling)) return told;
  const word = spelling.normalize('NFC').toLowerCase();
  const accents = [...word].filter((letter) => ACCENTED.test(letter));
  if (accents.length === 0) return told;
  const writes = lexicons.map(({ tables }) => accents.every((letter) => tables.letters?.includes(letter)));
  // "Pied-à-terre" is English too, "à" is not.
  const spells = lexicons.map((lexicon, at) => writes[at] === true && lexicon.spells(word));
  if (spells.includes(true)) return told.map((one, at) => (spells[at] === true ? one : 0));
  const isOnly = writes.filter(Boolean).length === 1;
  return told.map((one, at) => (writes[at] === true ? (isOnly ? Math.max(one, TOLD_BY_LETTERS) : one) : 0));
};
