import { FEED_FIELD_NAMES, type FeedField } from '../../../feeds/configuration/feed-fields.ts';

/** What a status of a source may mean, and what follows of it. */
export const STATUS_MEANINGS: Readonly<Record<string, string>> = {
  Active: 'On the market',
  ActiveUnderContract: 'On the market, under contract',
  ComingSoon: 'Coming soon',
  Pending: 'Pending: taken off the display',
  Closed: 'Sold or let',
  Hold: 'On hold: taken off the display',
  Withdrawn: 'Withdrawn: taken off the display',
  Canceled: 'Cancelled: taken off the display',
  Expired: 'Expired: taken off the display',
  Delete: 'Deleted: taken off the display',
  Incomplete: 'Not published yet: passed over',
  Ignore: 'Passed over, whatever it is',
};

const SALE_TYPES: Readonly<Record<string, string>> = { for_sale: 'For sale', for_rent: 'For rent' };

/** What may be said of all homes of a file, where no column says it. */
export const CONSTANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SaleType: { for_sale: 'All homes are for sale', for_rent: 'All homes are for rent' },
  CurrencySymbol: Object.fromEntries(['$', '€', '£', 'CHF', 'R$'].map((sign) => [sign, `All amounts are in ${sign}`])),
  AreaUnit: { 'Square Feet': 'All areas are in square feet', 'Square Meters': 'All areas are in square metres' },
};

/** The kinds of homes that visitors ask for, as homes call them: the chat finds a home by any other word for its kind, too. */
export const HOME_KINDS: Readonly<Record<string, string>> = {
  'Single Family Residence': 'House',
  Condominium: 'Condominium',
  Apartment: 'Apartment',
  Townhouse: 'Townhouse',
  Duplex: 'Duplex',
  'Multi Family': 'House of several homes',
  'Stock Cooperative': 'Cooperative',
  'Manufactured Home': 'Manufactured or mobile home',
  Villa: 'Villa',
  Bungalow: 'Bungalow',
  Cottage: 'Cottage or cabin',
  Loft: 'Loft',
  Penthouse: 'Penthouse',
  Farm: 'Farm',
  Land: 'Land',
  Commercial: 'Commercial',
};

const FREQUENCIES: Readonly<Record<string, string>> = {
  month: 'By the month',
  week: 'By the week',
  twoWeeks: 'Every two weeks',
  halfMonth: 'Twice a month',
  twoMonths: 'Every two months',
  quarter: 'By the quarter',
  halfYear: 'Twice a year',
  year: 'By the year',
  day: 'By the day',
};

/** What the words of a field may mean, where that is one of few, and why a person is asked. `keeps`: a word may also stay as it is. */
type Choices = { of: Readonly<Record<string, string>>; asks: string; keeps: string };
export const CHOICES: Readonly<Record<string, Choices>> = {
  SaleType: { of: SALE_TYPES, asks: 'For sale or for rent?', keeps: '' },
  RentFrequency: { of: FREQUENCIES, asks: 'How often is it paid?', keeps: 'none of these: such a rent is not shown' },
  PropertyType: {
    of: HOME_KINDS,
    asks: 'No kind of home that visitors ask for.',
    keeps: 'found by this word only',
  },
};

/** How a column may be read, by what it is about. */
const CONVERSIONS: readonly Readonly<Record<string, string>>[] = [
  {
    monthlyAmount: 'An amount, as it says how often',
    money: 'A rent by the month',
    weeklyToMonthly: 'A rent by the week',
    quarterlyToMonthly: 'A rent by the quarter',
    annualToMonthly: 'A rent by the year',
  },
  { money: 'An amount like 450,000.00', moneyWithComma: 'An amount like 450.000,00', price: 'A price, 0 meaning none' },
  {
    number: 'A number like 1,200.5',
    numberWithComma: 'A number like 1.200,5',
    sum: 'Numbers to be added',
    integer: 'A whole number',
  },
  {
    number: 'In the feed’s own unit',
    squareFeet: 'Square feet',
    squareMeters: 'Square metres',
    acres: 'Acres',
    hectares: 'Hectares',
    areaWithUnit: 'With its unit beside it',
    areaInWords: 'With its unit in words',
  },
  { date: 'A date like 2026-11-30', dateMonthFirst: 'Month first: 11/30/2026', dateDayFirst: 'Day first: 30/11/2026' },
  { timestamp: 'A time like 2026-11-30 03:17', timestampDayFirst: 'Day first: 30/11/2026 03:17' },
  { bathrooms: 'Bathrooms as a number', bathroomsFullHalf: 'Full and half: 2.1 is two and a half' },
  { boolean: 'Yes means yes', allowed: 'Yes shows it', forbidden: 'Yes hides it' },
  { text: 'As it is written', joined: 'Joined to one text', spaced: 'Joined with blanks' },
];

/** The ways to read a column that go with the one that is set or asked for, in words. */
export const waysToRead = (field: string, convert: string): Readonly<Record<string, string>> => {
  const [rents = {}] = CONVERSIONS;
  const fitting = field === 'RentPrice' ? rents : CONVERSIONS.slice(1).find((ways) => convert in ways);
  return fitting ?? CONVERSIONS.find((ways) => /date|Date|Since/.test(field) && 'date' in ways) ?? {};
};

/** What one thinks of first, and what has another place than among the fields. */
const FIRST: readonly FeedField[] = [
  ...(['StandardStatus', 'SaleType', 'MLSNumber', 'PropertyType', 'ListPrice', 'SalePrice', 'RentPrice'] as const),
  ...(['Bedrooms', 'Bathrooms', 'BuildingArea', 'LotArea', 'YearBuilt', 'Address', 'City', 'State', 'ZIP'] as const),
];
const ELSEWHERE: readonly FeedField[] = ['InternalID', 'ExtensionColumn'];

/** All that can be read of a home. */
export const FIELDS = [...new Set([...FIRST, ...FEED_FIELD_NAMES])].filter((field) => !ELSEWHERE.includes(field));

/** Without these nothing can be imported; a key is needed too, of which there are several. */
export const NEEDED: readonly string[] = ['StandardStatus', 'SaleType'];
