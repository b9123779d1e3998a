import type { KeyName } from '../configuration/feed-config.ts';
import { createWordFinder, inEnglish } from './column-words.ts';

const THINGS =
  'list listing property house home unit real estate asset offer expose record mls web our your internal external int ext extern';
/** Their numbers are parts of an address. */
const HOUSES = 'house home unit';
const CODES = 'code key';
const IDENTIFIERS = 'id ident identifier identifiant identity kennung kennziffer uid uuid guid';
/** Their references are those of the homes that they offer; their numbers and identifiers are their own. */
const AGENCIES = 'agency agence agencia agenzia agentur makler makelaar';

const wordsOf = createWordFinder([THINGS, CODES, IDENTIFIERS, AGENCIES].join(' '));
const [things = [], houses = [], codes = [], identifiers = [], agencies = []] = [
  THINGS,
  HOUSES,
  CODES,
  IDENTIFIERS,
  AGENCIES,
].map((words) => words.split(' '));
const known = new Set(['number', 'reference', ...things, ...codes, ...identifiers]);

/** Whether a name speaks of homes as a whole, and of nothing that they have: "Objekt". */
export const namesThings = (name: string): boolean => {
  const words = inEnglish(wordsOf(name));
  return words.length > 0 && words.every((word) => things.includes(word) && !houses.includes(word));
};

/**
 * The key that a column may hold by the words of its name: a number, a reference, a code or an identifier of a home. A mere number may count
 * the rows. Null: none.
 */
export const keyByWords = (name: string): KeyName | null => {
  const all = inEnglish(wordsOf(name));
  const words = all.includes('reference') ? all.filter((word) => !agencies.includes(word)) : all;
  const has = (some: readonly string[]): boolean => words.some((word) => some.includes(word));
  if (words.length === 0 || !words.every((word) => known.has(word))) return null;
  if (has(['reference'])) return 'MLSNumber';
  if (has(identifiers)) return 'ListingKey';
  if (words.every((word) => codes.includes(word))) return 'MLSNumber';
  if (!has(things)) return null;
  if (has(['number'])) return has(houses) ? null : 'MLSNumber';
  return has(codes) ? 'ListingKey' : null;
};
