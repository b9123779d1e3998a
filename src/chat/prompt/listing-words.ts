import { daysOnMarket, isoDate } from '../../listings/days-on-market.ts';
import type { ListingValues } from '../../listings/listing.ts';
import type { FoundListing } from '../retrieve/found.ts';
import { priceOf, statusWords } from '../retrieve/found-listing.ts';
import type { AskedField } from '../understand/understanding.ts';
import { cleanListingText } from './clean.ts';

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Exact money with its currency: `"550000.00"` and `$` give `$550,000`, `EUR` gives `EUR 550,000`. */
export const writtenMoney = (money: string, symbol: string | null): string => {
  const [whole = '0', cents = '00'] = money.split('.');
  const number = `${BigInt(whole).toLocaleString('en-US')}${/^0*$/.test(cents) ? '' : `.${cents}`}`;
  const sign = cleanListingText(symbol ?? '');
  return /\p{L}$/u.test(sign) ? `${sign} ${number}` : `${sign}${number}`;
};

export const writtenNumber = (value: number): string => NUMBER.format(value);

export const writtenDate = (time: Date): string =>
  `${time.getUTCDate()} ${MONTHS[time.getUTCMonth()]} ${time.getUTCFullYear()}`;

/** `21 Nov 2026` of an ISO date. */
export const writtenDay = (isoDate: string): string => writtenDate(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));

/** The price in words, with `/month` where it is a rent; null when unknown. */
export const writtenPrice = (values: ListingValues): string | null => {
  const price = priceOf(values);
  if (price === null) return null;
  return `${writtenMoney(price, values.CurrencySymbol)}${values.SaleType === 'for_rent' ? '/month' : ''}`;
};

export const AREA_WORDS = { 'Square Feet': 'sq ft', 'Square Meters': 'sq m' } as const;

/** Feeds write 0 where they do not know an area. */
export const writtenArea = (area: number | null, unit: ListingValues['AreaUnit']): string | null =>
  area === null || area === 0
    ? null
    : `${writtenNumber(area)} ${unit === 'Square Meters' ? 'sq m' : unit === null ? '' : 'sq ft'}`.trim();

const pricePerArea = (values: ListingValues): string | null => {
  const { UnitAreaPrice, BuildingArea, LotArea, Bedrooms, AreaUnit, CurrencySymbol } = values;
  const price = priceOf(values);
  const own = UnitAreaPrice === null || Number(UnitAreaPrice) === 0 ? null : UnitAreaPrice;
  // Of land that is the land's.
  const area = BuildingArea || (Bedrooms ? null : LotArea);
  const amount = own ?? (price === null || !area ? null : (Number(price) / area).toFixed(2));
  if (amount === null) return null;
  const per =
    AreaUnit === null ? '' : ` per ${AREA_WORDS[AreaUnit]}${own === null && !BuildingArea ? ' of the lot' : ''}`;
  return `${writtenMoney(amount, CurrencySymbol)}${per}${values.SaleType === 'for_rent' ? ' and month' : ''}`;
};

const SQUARE_FEET_PER_ACRE = 43_560;
const SMALLEST_IN_ACRES = 0.25;

/** Land is spoken of in acres where it is measured in feet. */
const writtenLot = ({ LotArea, AreaUnit }: ListingValues): string | null => {
  const written = writtenArea(LotArea, AreaUnit);
  const acres = AreaUnit === 'Square Feet' && LotArea !== null ? LotArea / SQUARE_FEET_PER_ACRE : 0;
  return written === null || acres < SMALLEST_IN_ACRES ? written : `${written} (${writtenNumber(acres)} acres)`;
};

export const officeWords = ({ ListOfficeName, ListOfficeContact }: ListingValues): string | null => {
  const name = cleanListingText(ListOfficeName ?? '');
  const contact = cleanListingText(ListOfficeContact ?? '');
  return name === '' ? null : [name, contact].filter(Boolean).join(', ');
};

export type Fact = { name: string; value: string };

/** Names of the facts that answer what was asked: a row without one says "not stated". */
const FACT_OF: Readonly<Partial<Record<AskedField, string>>> = {
  HOAMonth: 'HOA per month',
  YearBuilt: 'Year built',
  LotArea: 'Lot area',
  BuildingArea: 'Building area',
  Bedrooms: 'Beds',
  Bathrooms: 'Baths',
  ParkingSpots: 'Parking spots',
  DaysOnMarket: 'Days on market',
  DepositFee: 'Deposit',
  UnitAreaPrice: 'Price per area',
  EstimatePrice: 'Estimated price',
  Price: 'Price',
  PropertyType: 'Type',
  ZIP: 'ZIP',
  Tours: 'Tour',
};

export const factsOf = (asked: readonly AskedField[]): string[] => asked.flatMap((field) => FACT_OF[field] ?? []);

/** How a row begins: its mark, and the address by which it is found again. */
export const rowStart = (row: number, { values }: FoundListing): string[] => [
  `#${row}`,
  cleanListingText(values.Address ?? '').replaceAll('|', '/') || 'address not shown',
];

/** What is known of a listing beside its address, under names that a reader understands. Unknown values are left out, never said as 0. */
export const listingFacts = ({ values, unconfirmedSince }: FoundListing, now: Date): Fact[] => {
  const money = (value: string | null): string | null =>
    value === null ? null : writtenMoney(value, values.CurrencySymbol);
  /** A price of 0 is unknown, a fee of 0 is none. */
  const price = (value: string | null): string | null => (Number(value) === 0 ? null : money(value));
  const number = (value: number | null): string | null => (value === null ? null : writtenNumber(value));
  const days = daysOnMarket(values, isoDate(now));
  const facts: [string, string | null][] = [
    ['Status', statusWords(values)],
    ['Availability', unconfirmedSince === null ? null : `not confirmed since ${writtenDate(unconfirmedSince)}`],
    ['For', values.SaleType === 'for_rent' ? 'rent' : 'sale'],
    ['Price', writtenPrice(values)],
    ['Beds', values.Bedrooms === 0 ? '0 (studio)' : number(values.Bedrooms)],
    ['Baths', number(values.Bathrooms)],
    ['Building area', writtenArea(values.BuildingArea, values.AreaUnit)],
    ['Lot area', writtenLot(values)],
    ['Type', values.PropertyType],
    ['Space', values.SpaceType],
    ['Year built', values.YearBuilt === null ? null : String(values.YearBuilt)],
    ['City', values.City],
    ['State', values.State],
    ['ZIP', values.ZIP],
    ['Location', values.Location],
    ['Parking spots', number(values.ParkingSpots)],
    ['HOA per month', money(values.HOAMonth)],
    ['Deposit', money(values.DepositFee)],
    ['Price per area', pricePerArea(values)],
    ['Estimated price', price(values.EstimatePrice)],
    ['Original list price', price(values.OriginalListPrice)],
    ['Previous list price', price(values.PreviousListPrice)],
    ['Days on market', days === null ? null : String(days)],
    ['Tour', values.Tours],
    ['MLS number', values.MLSNumber],
    ['Listed by', officeWords(values)],
  ];
  return facts.flatMap(([name, value]) => {
    const text = cleanListingText(value ?? '');
    return text === '' ? [] : [{ name, value: text }];
  });
};
