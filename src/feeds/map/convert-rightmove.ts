import { ownValue } from '../../fields/own-value.ts';
import type { Conversion } from './conversion.ts';
import { price } from './convert-money.ts';

/** The numbers that stand for words in Rightmove's BLM files, as the writers of such files agree on them. */

const SALE_TYPES: Readonly<Record<string, string>> = { 1: 'for_sale', 2: 'for_rent' };

/** TRANS_TYPE_ID */
export const rightmoveSaleType: Conversion = ([code = '']) =>
  ownValue(SALE_TYPES, code) ?? { expected: '1 (for sale) or 2 (to let)' };

const FREQUENCIES: Readonly<Record<string, string>> = {
  0: 'Weekly',
  1: 'Monthly',
  2: 'Quarterly',
  3: 'Annually',
  5: 'each person each week',
};

/** LET_RENT_FREQUENCY. A rent for each person, or of a number that is not known, gives no monthly rent; homes for sale have any number there. */
export const rightmoveFrequency: Conversion = ([code = '']) => ownValue(FREQUENCIES, code) ?? code;

const PRICE_ON_APPLICATION = '1';

/** PRICE, and PRICE_QUALIFIER, which may say that it is told on application only. */
export const rightmovePrice: Conversion = ([amount = '', qualifier = ''], context) =>
  qualifier === PRICE_ON_APPLICATION ? { notice: 'price on application' } : price([amount], context);

const PROPERTY_TYPES: Readonly<Record<string, string>> = {
  0: '',
  1: 'Terraced House',
  2: 'End of Terrace House',
  3: 'Semi-Detached House',
  4: 'Detached House',
  5: 'Mews House',
  6: 'Cluster House',
  7: 'Ground Floor Flat',
  8: 'Flat',
  9: 'Studio Flat',
  10: 'Ground Floor Maisonette',
  11: 'Maisonette',
  12: 'Bungalow',
  13: 'Terraced Bungalow',
  14: 'Semi-Detached Bungalow',
  15: 'Detached Bungalow',
  16: 'Mobile Home',
  20: 'Land',
  21: 'Link-Detached House',
  22: 'Town House',
  23: 'Cottage',
  24: 'Chalet',
  26: 'House',
  27: 'Villa',
  28: 'Apartment',
  29: 'Penthouse',
  30: 'Finca',
  43: 'Barn Conversion',
  44: 'Serviced Apartment',
  45: 'Parking',
  46: 'Sheltered Housing',
  47: 'Retirement Property',
  49: 'Flat Share',
  50: 'Park Home',
  51: 'Garages',
};

/** PROP_SUB_ID in words; a number that is not known here stays as it is. */
export const rightmovePropertyType: Conversion = ([code = '']) => ownValue(PROPERTY_TYPES, code) ?? code;

/** ADDRESS_1 and what follows: a house's number stands before its street, its name before a comma. */
export const addressLines: Conversion = (texts) =>
  texts
    .filter((text) => text !== '')
    .reduce((address, line) => address + (/(^|[\s,])\d+[a-z]?$/i.test(address) ? ' ' : ', ') + line);
