import type { ConversionName } from '../map/conversions.ts';
import { spaceColumn } from './column-names.ts';
import { type ColumnProfile, median, shareOf } from './sample.ts';
import { roughNumber } from './value-kinds.ts';

const UNIT_NAMES: readonly [ConversionName, RegExp][] = [
  ['acres', /\b(acres?|acreage|ac)\b/],
  ['hectares', /\b(hectares?|ha)\b/],
  ['squareMeters', /\b(sq ?m|sqm|m2|qm|square met(er|re)s?|wohnflache|superficie)\b/],
  ['squareFeet', /\b(sq ?ft|sqft|sf|square (feet|foot|ft|footage)|sq (feet|footage)|gla|ft2)\b|sqft/],
];

/** The conversion of an area by the unit in its column's name. */
export const unitByName = (name: string): ConversionName | null =>
  UNIT_NAMES.find(([, pattern]) => pattern.test(spaceColumn(name)) || pattern.test(name.toLowerCase()))?.[0] ?? null;

const MOST_ACRES = 100;
const LEAST_SQUARE_FEET = 1_000;

/** A lot's unit by its sizes alone, among people who measure in acres and square feet: no lot has 3 square feet, or 8,000 acres. */
export const lotUnitBySize = ({ texts }: ColumnProfile): { convert: ConversionName; reason: string } | null => {
  const sizes = texts.map(roughNumber).filter((size) => size > 0);
  const middle = median(sizes);
  if (middle < MOST_ACRES && shareOf(texts, (text) => /\.\d/.test(text)) > 0.5) {
    return { convert: 'acres', reason: `sizes around ${middle} are acres` };
  }
  return middle >= LEAST_SQUARE_FEET
    ? { convert: 'squareFeet', reason: `sizes around ${middle} are square feet` }
    : null;
};
