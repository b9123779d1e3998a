import type { SaleType } from '../../listings/listing.ts';
import { ANY_CONTEXT } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import { spaceColumn, squashColumn } from './column-paths.ts';

/** Words for the two beside those that an import reads by itself. Rents are also told by how often they are paid. */
const WORDS: Readonly<Record<SaleType, string>> = {
  for_sale: 'resale,sell,selling,purchase,zum kauf,verkaufen',
  for_rent: `leasing,to rent,renting,arriendo,arrendamiento,en location,vermieten,zur miete,month,monthly,per month,pcm,week,weekly,per week,
    pw,mes,mensual,mois,mensuel,mensal,mês,monat,monatlich,semana,semanal,semaine,woche,wöchentlich`,
};

const KNOWN: ReadonlyMap<string, SaleType> = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(',').map((word): [string, SaleType] => [squashColumn(word), meaning as SaleType]),
  ),
);

/** Whether an import reads the word by itself. */
export const isReadAsSaleType = (text: string): boolean =>
  typeof CONVERSIONS.saleType([text], ANY_CONTEXT) === 'string';

/** `for_sale` or `for_rent` where a text is a word for it, else null. */
export const saleTypeOf = (text: string): SaleType | null => {
  const read = CONVERSIONS.saleType([text], ANY_CONTEXT);
  return typeof read === 'string' ? (read as SaleType) : (KNOWN.get(squashColumn(text)) ?? null);
};

export const isSaleTypeWord = (text: string): boolean => saleTypeOf(text) !== null;

/** Codes of classes of property that are let. */
const RENTAL_CODES: ReadonlySet<string> = new Set(['rnt', 'rlse', 'rle', 'lse', 'rntl', 'rls']);
const SPEAKS_OF_RENT =
  /\b(lease|leased|rent|rented|rental|rentals|to let|lettings?|alquiler|alquilado|aluguel|arrend\w+|louer|loue|miete|mieten|vermiet\w+)\b|出租/;

/** Whether a text of a status or a type is about homes to rent, by a word in it or by its code. */
export const speaksOfRent = (text: string): boolean =>
  saleTypeOf(text) === 'for_rent' || RENTAL_CODES.has(squashColumn(text)) || SPEAKS_OF_RENT.test(spaceColumn(text));
