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

/** Names the fields that the file has a column for and a listing lacks; days on market by the interface's name. */
export const missingFields = (fieldsOfFile: readonly FeedField[]): ((values: ListingValues) => string[]) => {
  const fields = fieldsOfFile.filter((field) => !UNREPORTED.has(field));
  const bySaleType = {
    for_sale: [...new Set(fields.map((field) => listingField(field, 'for_sale')))],
    for_rent: [...new Set(fields.map((field) => listingField(field, 'for_rent')))],
  };
  return (values) =>
    bySaleType[values.SaleType]
      .filter((field) => field !== null && values[field] === null)
      .map((field) => (field === 'MarketSince' ? 'DaysOnMarket' : String(field)));
};
