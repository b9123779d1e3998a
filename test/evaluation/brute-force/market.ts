import type { ListingInput } from '../../../src/listings/listing.ts';
import type { MadeListing } from '../listings/made-listing.ts';
import { addressKey, folded, numberKey, urlKey } from './folding.ts';

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
