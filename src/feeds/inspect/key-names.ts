import type { KeyName } from '../configuration/feed-config.ts';
import { createWordFinder, inEnglish } from './column-words.ts';

const THINGS =
  'list listing property house home unit estate asset offer expose record mls web our your internal external int ext extern';
/** Their numbers are parts of an address. */
const HOUSES = 'house home unit';
const CODES = 'code key';
const IDENTIFIERS = 'id ident identifier identifiant kennung kennziffer uid uuid guid';

const wordsOf = createWordFinder([THINGS, CODES, IDENTIFIERS].join(' '));
const [things, houses, codes, identifiers] = [THINGS, HOUSES, CODES, IDENTIFIERS].map((words) => words.split(' ')) as [
  string[],
  string[],
  string[],
  string[],
];
const known = new Set(['number', 'reference', ...things, ...codes, ...identifiers]);

/**
 * The key that a column may hold by the words of its name: a number, a reference, a code or an identifier of a home. A mere number may count
 * the rows. Null: none.
 */
export const keyByWords = (name: string): KeyName | null => {
  const words = inEnglish(wordsOf(name));
  const has = (some: readonly string[]): boolean => words.some((word) => some.includes(word));
  if (words.length === 0 || !words.every((word) => known.has(word))) return null;
  if (has(['reference'])) return 'MLSNumber';
  if (has(identifiers)) return 'ListingKey';
  if (words.every((word) => codes.includes(word))) return 'MLSNumber';
  if (!has(things)) return null;
  if (has(['number'])) return has(houses) ? null : 'MLSNumber';
  return has(codes) ? 'ListingKey' : null;
};
