import type { ListingField, ListingValues } from '../../listings/listing.ts';
import type { FeedField } from '../configuration/feed-fields.ts';

/** Fields that say something by being blank (no tour, no extension), or that few sources have. */
const UNREPORTED: ReadonlySet<FeedField> = new Set([
  'ListingKey',
  'InternalID',
  'StandardStatus',
  'SaleType',
  'CloseDate',
  'ClosePrice',
  'RentFrequency',
  'Tours',
  'ExtensionColumn',
  'EstimatePrice',
  'SpaceType',
  'DepositFee',
  'OriginalListPrice',
  'PreviousListPrice',
  'AddressHidden',
  'DisplayAllowed',
]);

const listingField = (field: FeedField, saleType: ListingValues['SaleType']): ListingField | null => {
  if (field === 'DaysOnMarket' || field === 'MarketSince') return 'MarketSince';
  if (field === 'ListPrice') return saleType === 'for_sale' ? 'SalePrice' : 'RentPrice';
  if (field === 'SalePrice' && saleType !== 'for_sale') return null;
  if (field === 'RentPrice' && saleType !== 'for_rent') return null;
  return field as ListingField;
};

const listingFields = (fields: readonly FeedField[], saleType: ListingValues['SaleType']): ListingField[] => [
  ...new Set(fields.map((field) => listingField(field, saleType)).filter((field) => field !== null)),
];

/** Names the fields that the file has a column for and a listing lacks; days on market by the interface's name. */
export const missingFields = (fieldsOfFile: readonly FeedField[]): ((values: ListingValues) => string[]) => {
  const fields = fieldsOfFile.filter((field) => !UNREPORTED.has(field));
  const bySaleType = {
    for_sale: listingFields(fields, 'for_sale'),
    for_rent: listingFields(fields, 'for_rent'),
  };
  return (values) => {
    const missing: string[] = [];
    for (const field of bySaleType[values.SaleType]) {
      if (values[field] === null) missing.push(field === 'MarketSince' ? 'DaysOnMarket' : field);
    }
    return missing;
  };
};
