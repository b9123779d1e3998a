import { asOneLine } from '../../fields/control-characters.ts';
import { ownValue } from '../../fields/own-value.ts';
import { foldAddress, foldText } from '../../listings/fold.ts';
import type { ExtensionPair } from '../../listings/listing.ts';
import { type Conversion, isEmptyWord } from './conversion.ts';
import { asAddress, readJson } from './convert-media.ts';

export const text: Conversion = ([value = '']) => value;

const SHORTENED = /^\d(\.\d+)?e\+?\d+$/i;

/** A key: a number that a spreadsheet has shortened to `2.02E+06` names other homes too, and is none. */
export const key: Conversion = ([value = '']) => {
  if (isEmptyWord(value)) return null;
  return SHORTENED.test(value) ? { expected: 'the whole key: a spreadsheet has shortened this one' } : value;
};

/** The ID that List returns. */
export const internalId: Conversion = ([value = '']) => {
  if (isEmptyWord(value)) return null;
  return /^\d{1,18}$/.test(value) ? value : { expected: "a listing's ID, a whole number" };
};

/** A link, unless a word says that there is none. */
export const url: Conversion = ([value = '']) => (isEmptyWord(value) ? null : asAddress(value));

/** All filled columns, with a comma between. */
export const joined: Conversion = (texts) => texts.filter((value) => value !== '').join(', ');

/** A key of several parts: without one of them it names other homes too, and is none. */
export const jointKey: Conversion = (texts, context) => (texts.includes('') ? null : joined(texts, context));

const choice =
  (words: Readonly<Record<string, FieldWord>>, expected: string): Conversion =>
  ([value = '']) =>
    words[value.toLowerCase().replace(/[\s_-]+/g, '')] ?? { expected };
type FieldWord = string | boolean;

const YES_AND_NO: Readonly<Record<string, boolean>> = {
  y: true,
  yes: true,
  true: true,
  t: true,
  1: true,
  n: false,
  no: false,
  false: false,
  f: false,
  0: false,
};
export const boolean = choice(YES_AND_NO, 'Y or N, true or false, 1 or 0');
const SALE_TYPE_WORDS: Readonly<Record<string, string>> = {
  forsale: 'for_sale',
  sale: 'for_sale',
  forrent: 'for_rent',
  rent: 'for_rent',
  rental: 'for_rent',
  forlease: 'for_rent',
  lease: 'for_rent',
  tolet: 'for_rent',
};
export const saleType = choice(SALE_TYPE_WORDS, 'for_sale or for_rent');
export const tours = choice({ openhouse: 'OpenHouse', '3d': '3D' }, 'OpenHouse or 3D');
export const spaceType = choice({ entireplace: 'Entire place', room: 'Room' }, 'Entire place or Room');

/** True only if no column says no. */
export const allowed: Conversion = (texts, context) => {
  for (const value of texts) {
    if (value === '') continue;
    const answer = boolean([value], context);
    if (answer !== true) return answer;
  }
  return true;
};

/** The wish not to show something, from a column that says that it may be shown. */
export const forbidden: Conversion = ([value = ''], context) => {
  const shown = boolean([value], context);
  return typeof shown === 'boolean' ? !shown : shown;
};

/** RESO PropertyType: both kinds of lease are for rent. */
export const saleTypeOfProperty: Conversion = ([value = '']) =>
  /\blease\b|lease$/i.test(value.replace(/([a-z])(?=[A-Z])/g, '$1 ')) ? 'for_rent' : 'for_sale';

const SYMBOLS: Readonly<Record<string, string>> = {
  usd: '$',
  cad: '$',
  aud: '$',
  nzd: '$',
  eur: '€',
  gbp: '£',
  jpy: '¥',
};
export const currency: Conversion = ([value = '']) => ownValue(SYMBOLS, value.toLowerCase()) ?? value;

/** Any link to a virtual tour. */
export const virtualTour: Conversion = () => '3D';

const extensionPair = (item: unknown): ExtensionPair | null => {
  if (typeof item !== 'object' || item === null) return null;
  const { Key, value, Value } = item as Record<string, unknown>;
  const content = value ?? Value ?? '';
  return typeof Key === 'string' && typeof content === 'string' ? { Key: asOneLine(Key), value: content } : null;
};

/** What List returns as ExtensionColumn: JSON text of `[{ "Key": …, "value": … }]`. */
export const extensionPairs: Conversion = ([value = '']) => {
  const list = readJson(value);
  const pairs = Array.isArray(list) ? list.map(extensionPair) : [null];
  return pairs.every((pair) => pair !== null)
    ? pairs
    : { expected: 'a JSON list of { "Key": …, "value": … }, both texts' };
};

const UNIT_WORD = /^(#|unit\b|apt\b|apartment\b|suite\b|ste\b)/i;
const withUnit = (address: string, unit: string): string =>
  UNIT_WORD.test(unit) ? `${address} ${unit}` : `${address} Unit ${unit}`;

const namesUnit = (address: string, unit: string): boolean => {
  const bare = foldText(unit.replace(UNIT_WORD, '')).replace(/^#\s*/, '');
  const words = foldAddress(address).split(' ').slice(1);
  return bare === '' || words.some((word) => word === bare || word === `#${bare}`);
};

/** An address in one text and its unit: the unit is part of what tells homes apart, so it is added where it lacks. */
export const addressWithUnit: Conversion = ([address = '', unit = '']) => {
  if (address === '') return null;
  return unit === '' || namesUnit(address, unit) ? address : withUnit(address, unit);
};

/** All filled columns, with a blank between: a street in parts. */
export const spaced: Conversion = (texts) => texts.filter((value) => value !== '').join(' ');

/** A house's number or name in the first column, and what follows: a number stands before its street, a name before a comma. */
export const addressLines: Conversion = (texts) =>
  texts
    .filter((text) => text !== '')
    .reduce((address, line) => address + (/(^|[\s,])\d+[a-z]?$/i.test(address) ? ' ' : ', ') + line);

/** Unit, lot, number and street, as addresses are written in Australia: `4/12 Wattle Street`, `Lot 7 Wattle Street`. */
export const addressWithUnitFirst: Conversion = ([unit = '', lot = '', number = '', street = ''], context) => {
  if (street === '') return null;
  const house = unit === '' || number === '' ? unit || number : `${unit}/${number}`;
  const plot = lot === '' || number !== '' ? '' : `Lot ${lot.replace(/^lot\s+/i, '')}`;
  return spaced([plot, house, street], context);
};

/** A street in as many columns as a file has for it, and the unit in the last one. */
export const streetWithUnit: Conversion = (texts, context) => {
  const address = spaced(texts.slice(0, -1), context);
  return typeof address === 'string' ? addressWithUnit([address, texts.at(-1) ?? ''], context) : address;
};

/** Number, direction, name, suffix, direction of a street, and the unit last. A street without its name is none. */
export const addressFromParts: Conversion = (texts) => {
  const [unit = '', ...street] = texts.toReversed();
  if ((texts[2] ?? '') === '') return null;
  const address = street
    .toReversed()
    .filter((part) => part !== '')
    .join(' ');
  return unit === '' ? address : withUnit(address, unit);
};
