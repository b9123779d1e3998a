import type { SaleType } from '../../listings/listing.ts';
import type { Constraint } from './constraint.ts';
import { NEGATION, RENT_WORDS, SALE_WORDS } from './english.ts';
import type { Reading, Span } from './reading.ts';

const pattern = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?<not>${NEGATION} )?${words}(?!\p{L})`, 'gu');
const RENT = pattern(RENT_WORDS);
const SALE = pattern(SALE_WORDS);

const constraint = (spans: readonly Span[], Value: SaleType): Constraint[] => {
  const [first] = spans;
  if (first === undefined) return [];
  return [{ Field: 'SaleType', Operator: first.groups.not === undefined ? 'is' : 'not', Value, Words: first.words }];
};

/** Takes what says rent or sale. Who names both, neither negated, excludes neither. */
export const readSaleType = (reading: Reading): Constraint[] => {
  const rent = constraint(reading.take(RENT), 'for_rent');
  const sale = constraint(reading.take(SALE), 'for_sale');
  if (rent.length === 0 || sale.length === 0) return [...rent, ...sale];
  return [...rent, ...sale].filter(({ Operator }) => Operator === 'not');
};
