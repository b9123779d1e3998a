import type { AreaUnit, SaleType } from '../../listings/listing.ts';
import type { ConversionName } from '../map/conversions.ts';
import type { StatusMeaning } from '../map/statuses.ts';

/**
 * What a feed's columns can be mapped to, with the conversion that a column named alone gets. Mostly the listing's own
 * fields; further names are what a listing's fields are worked out from (ListPrice, CloseDate, DaysOnMarket …).
 */
export const FEED_FIELDS = {
  ListingKey: 'key',
  InternalID: 'internalId',
  MLSNumber: 'key',
  Url: 'url',
  /** The source's status, read by the feed's `statuses` and the standard names. */
  StandardStatus: 'text',
  SaleType: 'saleType',
  CurrencySymbol: 'currency',
  PropertyType: 'text',
  Bedrooms: 'number',
  Bathrooms: 'number',
  YearBuilt: 'year',
  DaysOnMarket: 'days',
  MarketSince: 'date',
  /** When a home was sold or let: the day that its days on market end. */
  CloseDate: 'date',
  LotArea: 'number',
  BuildingArea: 'number',
  AreaUnit: 'areaUnit',
  Images: 'urls',
  Tours: 'tours',
  ParkingSpots: 'number',
  Description: 'text',
  ExtensionColumn: 'extensionPairs',
  Location: 'text',
  Address: 'text',
  City: 'text',
  State: 'text',
  ZIP: 'zip',
  Latitude: 'number',
  Longitude: 'number',
  /** The price asked, a sale price or a rent by the sale type, where the field of that type has no column of its own. */
  ListPrice: 'price',
  /** The sale price once a home is sold. */
  ClosePrice: 'price',
  /** How often RentPrice is paid, or ListPrice where it is a rent. */
  RentFrequency: 'text',
  SalePrice: 'money',
  UnitAreaPrice: 'money',
  HOAMonth: 'money',
  EstimatePrice: 'money',
  RentPrice: 'money',
  SpaceType: 'spaceType',
  DepositFee: 'money',
  OriginalListPrice: 'price',
  PreviousListPrice: 'price',
  AddressHidden: 'boolean',
  /** The seller wants no price shown: it is unknown then. */
  PriceHidden: 'boolean',
  /** False: the seller wants the home not shown at all. */
  DisplayAllowed: 'allowed',
  ListOfficeName: 'text',
  ListOfficeContact: 'text',
  ModificationTimestamp: 'timestamp',
  /** When the pictures changed last: whatever it says, another text means other pictures. Read where they are copied. */
  PhotosChangeTimestamp: 'text',
} as const satisfies Record<string, ConversionName>;

export type FeedField = keyof typeof FEED_FIELDS;
export const FEED_FIELD_NAMES = Object.keys(FEED_FIELDS) as FeedField[];

/**
 * The columns that give a field. A name that ends in `*` is a prefix. `values` are the source's own words in the first column, each with
 * what it says instead; a blank says nothing. `hiddenBy` is a column that says whether this may be shown: where that says no, or what cannot be
 * read, this is blank.
 */
export type ColumnSource = {
  columns: readonly string[];
  values?: Readonly<Record<string, string>>;
  hiddenBy?: string;
  convert?: ConversionName;
};
/** Where a field comes from: the first alternative that is not blank. */
export type FieldRules = { readonly [Field in FeedField]?: readonly ColumnSource[] };

/** A known layout of files, as data. */
export type Preset = {
  /** What tells its files from others: columns of which one of each list is there, by just this name but for case and separators. */
  marks: readonly (readonly string[])[];
  fields: FieldRules;
  /** Other names under which some versions of the layout have a column. */
  otherNames?: Readonly<Record<string, readonly string[]>>;
  /** What fields hold where a row says nothing. */
  constants: { SaleType?: SaleType; CurrencySymbol?: string; AreaUnit?: AreaUnit };
  statuses?: Readonly<Record<string, StatusMeaning>>;
  /** How its XML begins, which says what its records are even where there is but one. */
  beginning?: RegExp;
  /** In its beginning: that this file holds everything, or only a part, whatever others of its layout do. */
  extent?: { whole: RegExp; part: RegExp };
  /** The XML elements, or paths of JSON arrays, that hold the records. */
  record?: readonly string[];
  /** A home whose status is blank is on the market: such files hold no others. */
  onMarket?: true;
  /** Whether its files hold everything or only changes, where the layout says so. */
  mode?: 'snapshot' | 'delta';
  /** The keys that tell its homes apart, where some of those that it gives do not. */
  key?: readonly ('ListingKey' | 'MLSNumber' | 'Url')[];
  /** Lines of the source that stand in place of a record. */
  banners?: readonly RegExp[];
  /** Banners that say that there was more than the file holds. */
  cappedBanners?: readonly RegExp[];
  /** A file of exactly so many records was cut by its source. */
  caps?: readonly number[];
};
