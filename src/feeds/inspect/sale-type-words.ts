import { squashWord } from '../../listings/fold.ts';
import type { SaleType } from '../../listings/listing.ts';
import { ANY_CONTEXT } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import { isFrequency } from '../map/frequencies.ts';
import { spaceColumn } from './column-paths.ts';

/** `for_sale` or `for_rent` where an import reads a text as that, else null. */
export const readSaleType = (text: string): SaleType | null => {
  const read = CONVERSIONS.saleType([text], ANY_CONTEXT);
  return typeof read === 'string' ? (read as SaleType) : null;
};

/** What the object is about in which a column stands: `selling.price`, `letting.status`. */
export const saleTypeAround = (name: string): SaleType | null => readSaleType(name.split('.').at(-2) ?? '');

/** The same in a column of such words, where how often an amount is paid tells a rent. */
export const saleTypeOf = (text: string): SaleType | null =>
  readSaleType(text) ?? (isFrequency(text) ? 'for_rent' : null);

export const isSaleTypeWord = (text: string): boolean => saleTypeOf(text) !== null;

/** Codes of classes of property that are let. */
const RENTAL_CODES: ReadonlySet<string> = new Set(['rnt', 'rlse', 'rle', 'lse', 'rntl', 'rls']);
const SPEAKS_OF_RENT =
  /\b(lease|leased|rent|rented|rental|rentals|to let|let agreed|lettings?|alquiler|alquilado|aluguel|arrend\w+|louer|loue|miete|mieten|vermiet\w+)\b|出租/;

/** Whether a text names both: "Venda e Aluguel". */
export const speaksOfBoth = (text: string): boolean => {
  const said = spaceColumn(text).split(' ').map(readSaleType);
  return said.includes('for_sale') && said.includes('for_rent');
};

/** Whether a text of a status or a type is about homes to rent, by a word in it or by its code. */
export const speaksOfRent = (text: string): boolean =>
  readSaleType(text) === 'for_rent' || RENTAL_CODES.has(squashWord(text)) || SPEAKS_OF_RENT.test(spaceColumn(text));
