import { daysOnMarket, isoDate } from '../../listings/days-on-market.ts';
import type { AreaUnit, ListingValues } from '../../listings/listing.ts';
import type { FoundListing } from '../retrieve/found.ts';
import { priceOf, statusWords } from '../retrieve/found-listing.ts';
import type { AskedField } from '../understand/understanding.ts';
import { createFormats } from '../words/formats.ts';
import { ENGLISH } from '../words/languages/english.ts';
import { areaWords } from '../words/words.ts';
import { cleanListingText } from './clean.ts';

/** How a prompt has numbers, money and days: `$550,000`, `EUR 550,000`, `November 21, 2026` of an ISO date. */
export const PLAIN = createFormats('en-US', 'UTC');

/** A number with the unit of areas, if it has one. */
export const plainArea = (area: number, unit: AreaUnit | null | undefined): string =>
  areaWords(PLAIN.number(area), unit ?? null, ENGLISH);

const pricePerArea = (values: ListingValues): string | null => {
  const { UnitAreaPrice, BuildingArea, LotArea, Bedrooms, AreaUnit, CurrencySymbol } = values;
  const price = priceOf(values);
  const own = UnitAreaPrice === null || Number(UnitAreaPrice) === 0 ? null : UnitAreaPrice;
  // Of land that is the land's.
  const area = BuildingArea || (Bedrooms ? null : LotArea);
  const amount = own ?? (price === null || !area ? null : (Number(price) / area).toFixed(2));
  if (amount === null) return null;
  const per =
    AreaUnit === null ? '' : ` per ${ENGLISH.units[AreaUnit]}${own === null && !BuildingArea ? ' of the lot' : ''}`;
  return `${PLAIN.money(amount, CurrencySymbol)}${per}${values.SaleType === 'for_rent' ? ' and month' : ''}`;
};

const SQUARE_FEET_PER_ACRE = 43_560;
const SMALLEST_IN_ACRES = 0.25;

/** Land is spoken of in acres where it is measured in feet. */
const writtenLot = ({ LotArea, AreaUnit }: ListingValues): string | null => {
  if (!LotArea) return null;
  const acres = AreaUnit === 'Square Feet' ? LotArea / SQUARE_FEET_PER_ACRE : 0;
  return `${plainArea(LotArea, AreaUnit)}${acres < SMALLEST_IN_ACRES ? '' : ` (${PLAIN.number(acres)} acres)`}`;
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

/** What a table leaves out unless it is asked for: a whole record has it. */
const RECORD_ONLY: readonly AskedField[] = ['UnitAreaPrice', 'EstimatePrice', 'DepositFee', 'Tours', 'ZIP'];
/** What a table tells only where it is asked for. */
export const ASKED_COLUMNS: readonly AskedField[] = [...RECORD_ONLY, 'PriceHistory', 'Description'];

/** The names of the facts that a table leaves out, by what is asked for. */
export const leftOut = (asked: readonly AskedField[]): string[] => [
  ...factsOf(RECORD_ONLY.filter((field) => !asked.includes(field))),
  ...(asked.includes('PriceHistory') ? [] : ['Original list price', 'Previous list price']),
];

/** How a row begins: its mark, and the address by which it is found again. */
export const rowStart = (row: number, { values }: FoundListing): string[] => [
  `#${row}`,
  cleanListingText(values.Address ?? '').replaceAll('|', '/') || 'address not shown',
];

/** What is known of a listing beside its address, under names that a reader understands. Unknown values are left out, never said as 0, which feeds write where they do not know. */
export const listingFacts = ({ values, unconfirmedSince }: FoundListing, now: Date): Fact[] => {
  const money = (value: string | null): string | null =>
    value === null ? null : PLAIN.money(value, values.CurrencySymbol);
  /** A price of 0 is unknown, a fee of 0 is none. */
  const known = (value: string | null): string | null => (Number(value) === 0 ? null : money(value));
  const number = (value: number | null): string | null => (value === null ? null : PLAIN.number(value));
  const price = money(priceOf(values));
  const days = daysOnMarket(values, isoDate(now));
  const facts: [string, string | null][] = [
    ['Status', statusWords(values)],
    [
      'Availability',
      unconfirmedSince === null ? null : `not confirmed since ${PLAIN.date(PLAIN.dayOf(unconfirmedSince))}`,
    ],
    ['For', values.SaleType === 'for_rent' ? 'rent' : 'sale'],
    ['Price', price === null || values.SaleType === 'for_sale' ? price : `${price}/month`],
    ['Beds', values.Bedrooms === 0 ? '0 (studio)' : number(values.Bedrooms)],
    ['Baths', number(values.Bathrooms)],
    ['Building area', values.BuildingArea ? plainArea(values.BuildingArea, values.AreaUnit) : null],
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
    ['Estimated price', known(values.EstimatePrice)],
    ['Original list price', known(values.OriginalListPrice)],
    ['Previous list price', known(values.PreviousListPrice)],
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
