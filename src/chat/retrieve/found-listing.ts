import type { ListingValues } from '../../listings/listing.ts';

/** A listing as an answer may speak of it: what its seller hides is not there. */
export type FoundListing = {
  id: number;
  sourceId: number;
  /** Since when its feed has not confirmed it; null where it is confirmed. */
  unconfirmedSince: Date | null;
  values: ListingValues;
};

const PLACE_KEY = /address|street|latitude|longitude|coordinate|direction|url|link|website/i;

const withoutText = (text: string | null, hidden: string | null): string | null => {
  if (text === null || hidden === null || hidden.trim() === '') return text;
  const words = hidden
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(words.join('\\s+'), 'giu'), '(address on request)');
};

/** Takes out where a home is, down to its description, if its seller wishes so (InternetAddressDisplayYN false). */
export const withheld = (listing: FoundListing): FoundListing => {
  const { values } = listing;
  if (!values.AddressHidden) return listing;
  const shown = (text: string | null): string | null => withoutText(withoutText(text, values.Address), values.Url);
  const pairs = values.ExtensionColumn?.filter(({ Key }) => !PLACE_KEY.test(Key)) ?? null;
  return {
    ...listing,
    values: {
      ...values,
      Address: null,
      Location: null,
      Latitude: null,
      Longitude: null,
      Url: null,
      Images: null,
      Description: shown(values.Description),
      ExtensionColumn: pairs?.map(({ Key, value }) => ({ Key, value: shown(value) ?? '' })) ?? null,
    },
  };
};

/** The price that counts: the rent of a home for rent, the sale price of one for sale. Null when unknown. */
export const priceOf = ({ SaleType, SalePrice, RentPrice }: ListingValues): string | null =>
  SaleType === 'for_rent' ? RentPrice : SalePrice;

/** Where a listing stands, in words. A home under contract is never called free, a closed lease is rented. */
export const statusWords = ({ Status, StandardStatus, SaleType }: ListingValues): string => {
  const standard = (StandardStatus ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (Status === 'Sold' || standard === 'closed') return SaleType === 'for_rent' ? 'rented' : 'sold';
  if (standard.includes('undercontract') || standard.includes('contingent')) return 'under contract';
  if (standard === 'pending') return 'sale pending';
  return Status === 'PreOnMarket' ? 'coming soon' : 'active';
};
