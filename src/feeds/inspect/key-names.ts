import type { KeyName } from '../configuration/feed-config.ts';
import { createWordFinder } from './column-paths.ts';

const THINGS =
  'listing list property prop object objekt objet objeto home house haus unit immo immobilie immobilien imovel inmueble bien estate asset ' +
  'inserat annonce anuncio anzeige advert ad offer angebot expose record mls web our your internal external int ext';
const NUMBERS = 'number num no nr nro nummer numero';
const REFERENCES = 'ref refer reference referenz referencia riferimento rif referentie';
const CODES = 'code key cod codigo codice kode';
const IDENTIFIERS = 'id ident identifier identifiant kennung kennziffer uid uuid guid';

const wordsOf = createWordFinder([THINGS, NUMBERS, REFERENCES, CODES, IDENTIFIERS].join(' '));
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const [things, numbers, references, codes, identifiers] = [THINGS, NUMBERS, REFERENCES, CODES, IDENTIFIERS].map(
  setOf,
) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
/** Their numbers are parts of an address. */
const HOUSES = setOf('home house haus unit');

/**
 * The key that a column may hold by the words of its name: a number, a reference, a code or an identifier of a home. A mere number may count
 * the rows. Null: none.
 */
export const keyByWords = (name: string): KeyName | null => {
  const words = wordsOf(name);
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  if (!words.every((word) => [things, numbers, references, codes, identifiers].some((set) => set.has(word))))
    return null;
  if (has(references)) return 'MLSNumber';
  if (has(identifiers)) return 'ListingKey';
  if (words.every((word) => codes.has(word))) return 'MLSNumber';
  if (!has(things) || (has(numbers) && has(HOUSES))) return null;
  return has(numbers) ? 'MLSNumber' : has(codes) ? 'ListingKey' : null;
};
