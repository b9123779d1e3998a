import type { ListingValues } from '../../listings/listing.ts';
import { withholdAddress } from '../../listings/withhold-address.ts';
import type { FoundListing } from './found.ts';

export type { FoundListing } from './found.ts';

/** So many homes are spoken of as a whole, their past included; more of them in a few words each. */
export const MOST_WHOLE = 3;

/** The listing without what its seller hides. Images are not looked at: their names may tell the place. */
export const withheld = (listing: FoundListing): FoundListing =>
  listing.values.AddressHidden ? { ...listing, values: { ...withholdAddress(listing.values), Images: null } } : listing;

/** The price that counts: the rent of a home for rent, the sale price of one for sale. Null when unknown, as 0 is. */
export const priceOf = ({ SaleType, SalePrice, RentPrice }: ListingValues): string | null => {
  const price = SaleType === 'for_rent' ? RentPrice : SalePrice;
  return price === null || Number(price) === 0 ? null : price;
};

export type StatusWords = 'active' | 'coming soon' | 'under contract' | 'sale pending' | 'sold' | 'rented';

/** Where a listing stands, in words. A home under contract is never called free, a closed lease is rented. */
export const statusWords = ({ Status, StandardStatus, SaleType }: ListingValues): StatusWords => {
  const standard = (StandardStatus ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (Status === 'Sold' || standard === 'closed') return SaleType === 'for_rent' ? 'rented' : 'sold';
  if (standard.includes('undercontract') || standard.includes('contingent')) return 'under contract';
  if (standard === 'pending') return 'sale pending';
  return Status === 'PreOnMarket' ? 'coming soon' : 'active';
};
