import { isWebAddress } from '../map/check-values.ts';
import { ANY_CONTEXT } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import type { ColumnProfile } from './column-profiles.ts';
import { usualMeaning } from './status-words.ts';

/** Of fewer, a name may happen to be a word or a year. */
const LEAST = 2;
const LEAST_SHARE = 0.3;

/** A price or another number of some length, a day, an address on the web or of mail, a status, or what the rows below say too. */
const isValue = ({ name, counts, unnamed }: ColumnProfile): boolean =>
  !unnamed &&
  (/^\p{Sc}?\s?\d[\d.,'\s]{2,}\s?\p{Sc}?$/u.test(name) ||
    typeof CONVERSIONS.date([name], ANY_CONTEXT) === 'string' ||
    (/^(https?:)?\/\//i.test(name) && isWebAddress(name)) ||
    /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(name) ||
    usualMeaning(name) === 'Active' ||
    counts.has(name));

/** The names of columns that look like the values of a home, where so many do that the file seems to begin with a home; else none. */
export const valuesAsNames = (columns: readonly ColumnProfile[]): string[] => {
  const values = columns.filter(isValue).map(({ name }) => name);
  return values.length >= LEAST && values.length >= columns.length * LEAST_SHARE ? values : [];
};
