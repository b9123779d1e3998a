import type { ListingInput } from '../../../src/listings/listing.ts';
import type { MadeListing } from '../listings/made-listing.ts';
import { addressKey, folded, numberKey, urlKey } from './folding.ts';

const sortedWords = (text: string): string => text.split(' ').sort().join(' ');

/** Whether an address names the home: all of it in any order, or the building that it is a unit of. */
const hasAddress = (own: string, name: string): boolean => {
  if (own === '' || name === '') return false;
  if (own === name || sortedWords(own) === sortedWords(name)) return true;
  if (!own.startsWith(name)) return false;
  return own[name.length] === ' ' || name.endsWith('号');
};

const TESTS: Readonly<Record<string, (home: MarketHome, key: string) => boolean>> = {
  MLSNumber: ({ keys }, key) => keys.number === key,
  Url: ({ keys }, key) => keys.url === key,
  Address: ({ keys }, key) => hasAddress(keys.address, key),
};

export const isIdentifierField = (field: string): boolean => Object.hasOwn(TESTS, field);

/** Whether the key of an identifier (MLS number, address, web address) names the home. */
export const isNamedBy = (home: MarketHome, field: string, key: string): boolean => TESTS[field]?.(home, key) ?? false;

/** A home as it stands after it was loaded, and what is true of it. */
export type MarketHome = {
  id: number;
  number: string;
  input: ListingInput;
  tags: ReadonlySet<string>;
  tagsAbsent: ReadonlySet<string>;
  /** Not on display any more. */
  isRemoved: boolean;
  /** Its names as they are compared. */
  keys: { city: string; zip: string; type: string; address: string; url: string; number: string; near: string[] };
};
export type Market = readonly MarketHome[];

const without = (input: ListingInput, missing: readonly string[]): ListingInput =>
  Object.fromEntries(Object.entries(input).filter(([field]) => !missing.includes(field)));

/** The homes by the IDs that they got, those that were sold later as sold. */
export const makeMarket = (made: readonly MadeListing[], idOf: (index: number) => number): Market =>
  made.map(({ input, truth, missing }, index) => ({
    id: idOf(index),
    number: input.MLSNumber ?? '',
    input: { ...without(input, missing), ...(truth.removedAs === 'sold' ? { Status: 'Sold' as const } : {}) },
    tags: new Set(truth.tags),
    tagsAbsent: new Set(truth.tagsAbsent),
    isRemoved: truth.removedAs === 'removed',
    keys: {
      city: folded(input.City ?? ''),
      zip: numberKey(input.ZIP ?? ''),
      type: folded(input.PropertyType ?? ''),
      address: addressKey(input.Address ?? ''),
      url: urlKey(input.Url ?? ''),
      number: numberKey(input.MLSNumber ?? ''),
      near: truth.near.map(folded),
    },
  }));
