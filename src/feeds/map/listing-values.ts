import { addDays } from '../../listings/days-on-market.ts';
import {
  type AreaUnit,
  type ExtensionPair,
  LISTING_FIELDS,
  type ListingField,
  type ListingStatus,
  type ListingValues,
  type Money,
  type SaleType,
} from '../../listings/listing.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import { isNotice } from './conversion.ts';
import { currencyOfPrice, mayBeIn } from './convert-money.ts';
import { monthlyRent } from './convert-rents-and-fees.ts';
import { listOf, NOTHING_READ, numberOf, placeOf, type Readings, readingOf, textOf } from './read-fields.ts';

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
  'PriceHidden',
  'DisplayAllowed',
]);

const listingField = (field: FeedField, saleType: ListingValues['SaleType']): ListingField | null => {
  if (field === 'DaysOnMarket' || field === 'MarketSince') return 'MarketSince';
  if (field === 'ListPrice') return saleType === 'for_sale' ? 'SalePrice' : 'RentPrice';
  if (field === 'SalePrice' && saleType !== 'for_sale') return null;
  if (field === 'RentPrice' && saleType !== 'for_rent') return null;
  return field as ListingField;
};

/** The listing's fields that the file has columns for, each with the feed's fields that it comes from. */
const listingFields = (fields: readonly FeedField[], saleType: ListingValues['SaleType']) => {
  const sources = new Map<ListingField, FeedField[]>();
  for (const source of fields) {
    const field = listingField(source, saleType);
    if (field !== null) sources.set(field, [...(sources.get(field) ?? []), source]);
  }
  return [...sources];
};

/** Names the fields that the file has a column for and a listing lacks; days on market by the interface's name. What cannot be read is not blank. */
export const missingFields = (
  fieldsOfFile: readonly FeedField[],
): ((values: ListingValues, readings: Readings) => string[]) => {
  const fields = fieldsOfFile.filter((field) => !UNREPORTED.has(field));
  const bySaleType = {
    for_sale: listingFields(fields, 'for_sale'),
    for_rent: listingFields(fields, 'for_rent'),
  };
  return (values, readings) => {
    const missing: string[] = [];
    for (const [field, sources] of bySaleType[values.SaleType]) {
      if (values[field] !== null || sources.some((source) => isUnread(readings, source))) continue;
      missing.push(field === 'MarketSince' ? 'DaysOnMarket' : field);
    }
    return missing;
  };
};

/** The fields of which `missingFields` may tell, but for those that make no difference between two nights. */
export const BLANK_FIELDS: readonly ListingField[] = LISTING_FIELDS.filter(
  (field) =>
    field !== 'MarketSince' &&
    field !== 'ModificationTimestamp' &&
    (['for_sale', 'for_rent'] as const).some((saleType) =>
      FEED_FIELD_NAMES.some((source) => !UNREPORTED.has(source) && listingField(source, saleType) === field),
    ),
);

/** Whether a field says what cannot be read: what would stand for it where it is blank says nothing then. */
const isUnread = (readings: Readings, field: FeedField): boolean => readingOf(readings, field).problem !== null;

type Assembly = {
  readings: Readings;
  status: ListingStatus;
  standardStatus: string;
  constants: { SaleType?: SaleType; CurrencySymbol?: string; AreaUnit?: AreaUnit };
  extension: ExtensionPair[];
  /** ISO date of the run. */
  today: string;
  /** The day so many days before it. */
  daysAgo: (days: number) => string;
};

const DAYS_REMEMBERED = 1_000;

/** Finds days before `today`, an ISO date. A file counts few different ones, and each takes the calendar a while. */
export const createDayFinder = (today: string): Assembly['daysAgo'] => {
  const known = new Map<number, string>();
  return (days) => {
    const found = known.get(days);
    if (found !== undefined) return found;
    const day = addDays(today, -days);
    if (known.size >= DAYS_REMEMBERED) known.clear();
    known.set(days, day);
    return day;
  };
};

type Prices = Pick<ListingValues, 'SalePrice' | 'RentPrice' | 'OriginalListPrice' | 'PreviousListPrice'>;

/** What stands for a price that is not told, whatever conversion has read it: 0, 1, and nines without end. */
const NOT_TOLD = /^(?:[01]|9{8,})\.00$/;

/** The prices by sale type: rents by the month; a sold home's price is the one that it closed at, where that is known. */
const prices = ({ readings, status }: Assembly, saleType: SaleType, notices: string[]): Prices => {
  const text = (field: FeedField): Money | null => {
    const amount = textOf(readings, field);
    return amount === null || NOT_TOLD.test(amount) ? null : amount;
  };
  const frequency = text('RentFrequency') ?? '';
  const commercial = /commercial/i.test(readingOf(readings, 'SaleType').raw);
  const byMonth = (field: FeedField): Money | null => {
    const told = readingOf(readings, field).frequency;
    // What a rent says of itself, its reading has reckoned in.
    if (field === 'RentPrice' && told !== undefined) return text(field);
    const own = told ?? frequency;
    const amount = own === '' && isUnread(readings, 'RentFrequency') ? null : text(field);
    const rent = amount === null ? null : monthlyRent(amount, own, commercial);
    if (isNotice(rent) && (field === 'ListPrice' || field === 'RentPrice')) notices.push(`RentPrice: ${rent.notice}`);
    return typeof rent === 'string' ? rent : null;
  };
  if (saleType === 'for_sale') {
    const isSold = status === 'Sold';
    const once = (field: FeedField) => (readingOf(readings, field).frequency === undefined ? text(field) : null);
    const asked = isSold && isUnread(readings, 'ClosePrice') ? null : (text('SalePrice') ?? once('ListPrice'));
    if (text('ListPrice') !== once('ListPrice')) notices.push('SalePrice: a rent');
    return {
      SalePrice: (isSold ? text('ClosePrice') : null) ?? asked,
      RentPrice: byMonth('RentPrice'),
      OriginalListPrice: once('OriginalListPrice'),
      PreviousListPrice: once('PreviousListPrice'),
    };
  }
  return {
    SalePrice: text('SalePrice'),
    RentPrice: text('RentPrice') === null ? byMonth('ListPrice') : byMonth('RentPrice'),
    OriginalListPrice: byMonth('OriginalListPrice'),
    PreviousListPrice: byMonth('PreviousListPrice'),
  };
};

const NO_PRICES: Prices = { SalePrice: null, RentPrice: null, OriginalListPrice: null, PreviousListPrice: null };

/** The seller's wish not to show something: also one that is there and cannot be understood. */
const isHidden = (readings: Readings, field: 'AddressHidden' | 'PriceHidden'): boolean =>
  readingOf(readings, field).value === true || isUnread(readings, field);

const ASKED: readonly FeedField[] = ['SalePrice', 'RentPrice', 'ListPrice'];

/** By its own column; else as its price names it, and else by the rule. A sign that several countries have is that of the feed's own. */
const currencyOfRow = (readings: Readings, usual: string | null): string | null => {
  const own = textOf(readings, 'CurrencySymbol');
  if (own !== null || isUnread(readings, 'CurrencySymbol')) return own;
  for (const field of ASKED) {
    const { value, raw } = readingOf(readings, field);
    const told = value === null ? null : currencyOfPrice(raw);
    if (told !== null) return usual !== null && mayBeIn(told, usual) ? usual : told;
  }
  return usual;
};

/** The day from which days on market count, by how many days ago that was or by itself. */
export const marketSince = (readings: Readings, daysAgo: Assembly['daysAgo']): string | null => {
  const days = numberOf(readings, 'DaysOnMarket');
  return days === null ? textOf(readings, 'MarketSince') : daysAgo(days);
};

/** Days on market as the days that they count from and, once sold, to. */
const marketDays = ({
  readings,
  status,
  today,
  daysAgo,
}: Assembly): Pick<ListingValues, 'MarketSince' | 'MarketUntil'> => {
  if (status !== 'Sold') return { MarketSince: marketSince(readings, daysAgo), MarketUntil: null };
  const until = textOf(readings, 'CloseDate') ?? today;
  const since = isUnread(readings, 'CloseDate')
    ? textOf(readings, 'MarketSince')
    : marketSince(readings, (days) => addDays(until, -days));
  return { MarketSince: since, MarketUntil: until };
};

/** American states of which all postal codes begin with a zero, which spreadsheets lose. */
const ZERO_STATES = new Set(
  'ma massachusetts|ri rhode island|nh new hampshire|me maine|vt vermont|ct connecticut|nj new jersey'
    .split('|')
    .flatMap((state) => [state.slice(0, 2), state.slice(3)]),
);

const withLostZero = (zip: string | null, state: string | null): string | null =>
  zip !== null && /^\d{4}(-\d{4})?$/.test(zip) && ZERO_STATES.has(state?.toLowerCase() ?? '') ? `0${zip}` : zip;

/** What is no home to live in, in the words that types are told by. */
const WITHOUT_ROOMS =
  /\b(land|lots?|plots?|acreage|vacant|parking|garage|retail|offices?|industrial|warehouse|terreno|terrain|grundst(ü|ue)ck|gewerbe)\b|\b(commercial|business)/i;

/** 0 bathrooms stand for what is not told. A home without a bedroom is a studio, unless its type has none or it has no bathroom either. */
const rooms = (readings: Readings): Pick<ListingValues, 'Bedrooms' | 'Bathrooms'> => {
  const bedrooms = numberOf(readings, 'Bedrooms');
  const bathrooms = numberOf(readings, 'Bathrooms');
  const isTold = bedrooms !== 0 || (bathrooms !== 0 && !WITHOUT_ROOMS.test(textOf(readings, 'PropertyType') ?? ''));
  return { Bedrooms: isTold ? bedrooms : null, Bathrooms: bathrooms || null };
};

const noticesOf = (readings: Readings): string[] => {
  const notices: string[] = [];
  for (let place = 0; place < readings.length; place += 1) {
    const { notice, value } = readings[place] ?? NOTHING_READ;
    if (notice !== null) notices.push(`${FEED_FIELD_NAMES[place]}: ${notice}`);
    if (typeof value === 'string' && value.includes('\ufffd')) {
      notices.push(`${FEED_FIELD_NAMES[place]}: broken characters`);
    }
  }
  return notices;
};

/** The values of a listing as one record gives them; `notices` are names of what was said but cannot be held. */
export const assembleValues = (assembly: Assembly): { values: ListingValues; notices: string[] } => {
  const { readings, constants } = assembly;
  const text = (field: FeedField) => textOf(readings, field);
  const number = (field: FeedField) => numberOf(readings, field);
  const notices = noticesOf(readings);
  const saleType = (text('SaleType') as SaleType | null) ?? constants.SaleType ?? 'for_sale';
  const images = listOf<string>(readings, 'Images');
  const pairs = [...listOf<ExtensionPair>(readings, 'ExtensionColumn'), ...assembly.extension];
  const market = marketDays(assembly);
  const counted = rooms(readings);
  const place = placeOf(readings);
  const priceHidden = isHidden(readings, 'PriceHidden');
  if (priceHidden) notices.push('ListPrice: hidden by the seller');
  const money = priceHidden ? NO_PRICES : prices(assembly, saleType, notices);
  const measured = !isUnread(readings, 'AreaUnit');
  // Without spreads: an object that is made of others takes three times as long, and there is one for every row.
  const values: ListingValues = {
    SaleType: saleType,
    Status: assembly.status,
    StandardStatus: assembly.standardStatus,
    CurrencySymbol: currencyOfRow(readings, constants.CurrencySymbol ?? null),
    PropertyType: text('PropertyType'),
    Bedrooms: counted.Bedrooms,
    Bathrooms: counted.Bathrooms,
    Url: text('Url'),
    MLSNumber: text('MLSNumber'),
    YearBuilt: number('YearBuilt'),
    MarketSince: market.MarketSince,
    MarketUntil: market.MarketUntil,
    // An area of 0 stands for one that is not known.
    LotArea: (measured && number('LotArea')) || null,
    BuildingArea: (measured && number('BuildingArea')) || null,
    AreaUnit: (text('AreaUnit') as AreaUnit | null) ?? (measured ? constants.AreaUnit : null) ?? null,
    Images: images.length > 0 ? images : null,
    Tours: text('Tours') as ListingValues['Tours'],
    ParkingSpots: number('ParkingSpots'),
    Description: text('Description'),
    ExtensionColumn: pairs.length > 0 ? pairs : null,
    Location: text('Location'),
    Address: text('Address'),
    City: text('City'),
    State: text('State'),
    ZIP: withLostZero(text('ZIP'), text('State')),
    Latitude: place?.latitude ?? null,
    Longitude: place?.longitude ?? null,
    SalePrice: money.SalePrice,
    RentPrice: money.RentPrice,
    OriginalListPrice: money.OriginalListPrice,
    PreviousListPrice: money.PreviousListPrice,
    UnitAreaPrice: priceHidden ? null : text('UnitAreaPrice'),
    HOAMonth: text('HOAMonth'),
    EstimatePrice: priceHidden ? null : text('EstimatePrice'),
    SpaceType: text('SpaceType') as ListingValues['SpaceType'],
    DepositFee: text('DepositFee'),
    AddressHidden: isHidden(readings, 'AddressHidden'),
    ListOfficeName: text('ListOfficeName'),
    ListOfficeContact: text('ListOfficeContact'),
    ModificationTimestamp: text('ModificationTimestamp'),
  };
  return { values, notices };
};
