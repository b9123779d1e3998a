import type { HistoryItem } from '../../listings/history-item.ts';
import { count } from './words.ts';

/** What homes are spoken of by: their fields and values, and what happens to them. */

const FIELDS: Readonly<Record<string, string>> = {
  SaleType: 'For sale or rent',
  StandardStatus: 'Status of the MLS',
  CurrencySymbol: 'Currency',
  PropertyType: 'Kind of home',
  YearBuilt: 'Year built',
  DaysOnMarket: 'Days on market',
  MarketSince: 'On the market since',
  MarketUntil: 'On the market until',
  LotArea: 'Lot size',
  BuildingArea: 'Living area',
  AreaUnit: 'Unit of areas',
  Images: 'Pictures',
  ParkingSpots: 'Parking spots',
  ExtensionColumn: 'Further facts',
  Location: 'Neighbourhood',
  ZIP: 'ZIP code',
  SalePrice: 'Sale price',
  RentPrice: 'Rent',
  ListPrice: 'Asking price',
  ClosePrice: 'Price it was sold for',
  CloseDate: 'Day of the sale',
  RentFrequency: 'How often rent is paid',
  UnitAreaPrice: 'Price per area',
  HOAMonth: 'HOA fee a month',
  EstimatePrice: 'Estimated price',
  SpaceType: 'Kind of space',
  DepositFee: 'Deposit',
  OriginalListPrice: 'First asking price',
  PreviousListPrice: 'Asking price before',
  AddressHidden: 'Address not shown',
  PriceHidden: 'Price not shown',
  DisplayAllowed: 'May be shown',
  ListOfficeName: 'Office',
  ListOfficeContact: 'Contact of the office',
  ModificationTimestamp: 'Last changed',
  PhotosChangeTimestamp: 'Pictures last changed',
  MLSNumber: 'MLS number',
  ListingKey: 'Key in the MLS',
  InternalID: 'ID in listingd',
  Url: 'Web page',
  UrlIsKey: 'Known by its web page',
  PricePerArea: 'Price per area',
  PriceHistory: 'Earlier prices',
  Tag: 'Features',
  Display: 'Whether it is shown',
};

/** What a field of a home is called. */
export const fieldName = (field: string): string => FIELDS[field] ?? field;

const EVENTS: Readonly<Record<HistoryItem['Kind'], string>> = {
  create: 'Came in',
  update: 'Changed',
  remove: 'Taken off the display',
  revive: 'Shown again',
  takeover: 'Comes from another feed now',
  release: 'Gave its number to another home',
  keys: 'Known by other numbers',
  lift: 'May be shown again',
};

/** What happened to a home. */
export const eventWords = (kind: HistoryItem['Kind']): string => EVENTS[kind];

const REASONS: Readonly<Record<string, string>> = {
  row: 'its row says so',
  absence: 'it is not in the file any more',
  api: 'a program asked for it',
  sold: 'it was sold long ago',
  undo: 'an import was taken back',
};

/** Why a home leaves the display, or has left it. */
export const reasonWords = (reason: string): string => REASONS[reason] ?? reason;

const amounts = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** `1,850`; what is no number stays as it is. */
export const figure = (text: string): string =>
  text === '' || Number.isNaN(Number(text)) ? text : amounts.format(Number(text));

/** `$550,000`, `CHF 1,200.5`. */
const priced = (amount: string, symbol: string): string => `${symbol}${/\w$/.test(symbol) ? ' ' : ''}${figure(amount)}`;

/** The same; blank where there is none. */
export const money = (amount: string, symbol: string): string =>
  amount === '' || Number(amount) === 0 ? '' : priced(amount, symbol);

const MONEY = /Price|Fee|HOAMonth/;
const AMOUNT = /Area$|Bedrooms|Bathrooms|ParkingSpots|DaysOnMarket/;
const LONGEST = 120;

const VALUES: Readonly<Record<string, string>> = {
  for_sale: 'for sale',
  for_rent: 'for rent',
  PreOnMarket: 'coming soon',
  ComingSoon: 'coming soon',
  ActiveUnderContract: 'under contract',
};

/** A list that may be JSON text; null where that was cut, being long. */
const listOf = (value: unknown): unknown[] | null => {
  try {
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
};

const pictures = (value: unknown): string => {
  const all = listOf(value);
  return all === null ? 'other pictures' : count(all.length, 'picture');
};

const furtherFacts = (value: unknown): string => {
  const all = listOf(value) as { Key: string; value: string }[] | null;
  return all === null ? 'other facts' : cut(all.map(({ Key, value }) => `${Key}: ${value}`).join(', '));
};

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A value for people: money with its marks, yes and no, how many pictures there are. A long text is cut. */
export const valueWords = (field: string, value: unknown, symbol = ''): string => {
  if (value === null || value === undefined || value === '') return 'not known';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'Images') return pictures(value);
  if (field === 'ExtensionColumn') return furtherFacts(value);
  if (Array.isArray(value)) return count(value.length, 'entry', 'entries');
  const text = String(value);
  if (/Status|SaleType/.test(field)) return VALUES[text] ?? text.toLowerCase();
  if (MONEY.test(field)) return priced(text, symbol);
  if (AMOUNT.test(field)) return figure(text);
  return cut(text);
};
