import { type Static, type TSchema, Type } from '../fields/type.ts';

/** The largest sizes of texts and lists. Lengths are in characters (Unicode code points). */
export const SHORT_TEXT = 255;
export const LONG_TEXT = 65_000;
export const URL_LENGTH = 2_048;
const LIST_LENGTH = 500;
const MAX_MONEY = 999_999_999_999.99;
const MAX_QUANTITY = 1_000_000;
const MAX_AREA = 1_000_000_000_000;

export const SALE_TYPES = ['for_sale', 'for_rent'] as const;
export const STATUSES = ['Active', 'PreOnMarket', 'Sold'] as const;
export const AREA_UNITS = ['Square Feet', 'Square Meters'] as const;

const oneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description });
const shortText = (description: string) => Type.String({ maxLength: SHORT_TEXT, description });
const longText = (description: string) => Type.String({ maxLength: LONG_TEXT, description });
const money = (description: string) =>
  Type.Number({ minimum: 0, maximum: MAX_MONEY, decimals: 2, description: `${description}, at most two decimals` });
const quantity = (description: string) => Type.Number({ minimum: 0, maximum: MAX_QUANTITY, description });
const area = (description: string) => Type.Number({ minimum: 0, maximum: MAX_AREA, description });

export const ExtensionPair = Type.Object(
  { Key: shortText('Name of the information'), value: longText('The information') },
  { additionalProperties: false },
);

/** The fields of a listing that the interface flags as required. */
export const requiredListingFields = {
  SaleType: oneOf(SALE_TYPES, 'Whether the home is for sale or for rent'),
  Status: oneOf(STATUSES, 'Where the listing stands'),
  CurrencySymbol: shortText('Currency symbol'),
  PropertyType: shortText('Type of property'),
  Bedrooms: quantity('Number of bedrooms'),
  Bathrooms: quantity('Number of bathrooms, fractions allowed'),
  Url: Type.String({ maxLength: URL_LENGTH, format: 'web-address', description: 'Listing URL' }),
  MLSNumber: Type.String({ maxLength: SHORT_TEXT, format: 'key', description: 'MLS number' }),
  YearBuilt: Type.Integer({ minimum: 0, format: 'year-built', description: 'Year built' }),
  DaysOnMarket: Type.Integer({ minimum: 0, maximum: 36_500, description: 'Days on market' }),
  LotArea: area('Lot area, in AreaUnit'),
  BuildingArea: area('Building area, in AreaUnit'),
  AreaUnit: oneOf(AREA_UNITS, 'Unit of both areas'),
  ParkingSpots: quantity('Number of parking spots'),
};

export const optionalListingFields = {
  Images: Type.Array(Type.String({ maxLength: URL_LENGTH, format: 'web-address' }), {
    maxItems: LIST_LENGTH,
    description: 'Image URLs',
  }),
  Tours: oneOf(['OpenHouse', '3D'], 'Kind of tour'),
  Description: longText('Description'),
  ExtensionColumn: Type.Array(ExtensionPair, { maxItems: LIST_LENGTH, description: 'Additional information' }),
  Location: shortText('Location description'),
  Address: shortText('Street address'),
  City: shortText('City name'),
  State: shortText('State name'),
  ZIP: shortText('ZIP code'),
  Latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Latitude, degrees' }),
  Longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Longitude, degrees' }),
  SalePrice: money('Sale price'),
  UnitAreaPrice: money('Price per unit area'),
  HOAMonth: money('Monthly HOA fee'),
  EstimatePrice: money('Estimated market price'),
  RentPrice: money('Monthly rent'),
  SpaceType: oneOf(['Entire place', 'Room'], 'What is let'),
  DepositFee: money('Required deposit'),
};

export const KEY_TYPES = ['InternalID', 'MLSNumber', 'URL'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

type StaticOf<Fields extends Record<string, TSchema>> = { [Name in keyof Fields]: Static<Fields[Name]> };
type RequiredFields = StaticOf<typeof requiredListingFields>;
type OptionalFields = StaticOf<typeof optionalListingFields>;

/** What a client sends: numbers as numbers. `null` clears a field, a missing field is not touched. */
export type ListingInput = { [Name in keyof RequiredFields]?: RequiredFields[Name] | null } & {
  [Name in keyof OptionalFields]?: OptionalFields[Name] | null;
};

/** Exact money: a decimal number with two decimals, `"550000.00"`. */
export type Money = string;

export const MONEY_FIELDS = [
  'SalePrice',
  'UnitAreaPrice',
  'HOAMonth',
  'EstimatePrice',
  'RentPrice',
  'DepositFee',
  'OriginalListPrice',
  'PreviousListPrice',
] as const;

export type SaleType = (typeof SALE_TYPES)[number];
export type ListingStatus = (typeof STATUSES)[number];
export type AreaUnit = (typeof AREA_UNITS)[number];
export type ExtensionPair = { Key: string; value: string };

/**
 * The values of a stored listing, under the interface's names. `null` is unknown or blank.
 * Days on market are kept as the day that they count from (`MarketSince`) and, once the home is sold, the day that they end (`MarketUntil`).
 */
export type ListingValues = {
  SaleType: SaleType;
  Status: ListingStatus;
  /** RESO StandardStatus where the source gives one. */
  StandardStatus: string | null;
  CurrencySymbol: string | null;
  PropertyType: string | null;
  Bedrooms: number | null;
  Bathrooms: number | null;
  Url: string | null;
  MLSNumber: string | null;
  YearBuilt: number | null;
  /** ISO date, UTC. */
  MarketSince: string | null;
  /** ISO date, UTC. */
  MarketUntil: string | null;
  LotArea: number | null;
  BuildingArea: number | null;
  AreaUnit: AreaUnit | null;
  Images: string[] | null;
  Tours: 'OpenHouse' | '3D' | null;
  ParkingSpots: number | null;
  Description: string | null;
  ExtensionColumn: ExtensionPair[] | null;
  Location: string | null;
  Address: string | null;
  City: string | null;
  State: string | null;
  ZIP: string | null;
  Latitude: number | null;
  Longitude: number | null;
  SalePrice: Money | null;
  UnitAreaPrice: Money | null;
  HOAMonth: Money | null;
  EstimatePrice: Money | null;
  RentPrice: Money | null;
  SpaceType: 'Entire place' | 'Room' | null;
  DepositFee: Money | null;
  OriginalListPrice: Money | null;
  PreviousListPrice: Money | null;
  /** The seller's wish (InternetAddressDisplayYN false): no address, street, coordinates or URL is shown. */
  AddressHidden: boolean;
  ListOfficeName: string | null;
  ListOfficeContact: string | null;
  /** When the source last changed the listing, ISO 8601 UTC with milliseconds. */
  ModificationTimestamp: string | null;
};

export type ListingField = keyof ListingValues;

/** The column of each field in the table `listing`. The one list that reading, writing and comparing go by. */
export const LISTING_COLUMNS: Readonly<Record<ListingField, string>> = {
  SaleType: 'sale_type',
  Status: 'status',
  StandardStatus: 'standard_status',
  CurrencySymbol: 'currency_symbol',
  PropertyType: 'property_type',
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
  Url: 'url',
  MLSNumber: 'mls_number',
  YearBuilt: 'year_built',
  MarketSince: 'market_since',
  MarketUntil: 'market_until',
  LotArea: 'lot_area',
  BuildingArea: 'building_area',
  AreaUnit: 'area_unit',
  Images: 'images',
  Tours: 'tours',
  ParkingSpots: 'parking_spots',
  Description: 'description',
  ExtensionColumn: 'extension_column',
  Location: 'location',
  Address: 'address',
  City: 'city',
  State: 'state',
  ZIP: 'zip',
  Latitude: 'latitude',
  Longitude: 'longitude',
  SalePrice: 'sale_price',
  UnitAreaPrice: 'unit_area_price',
  HOAMonth: 'hoa_month',
  EstimatePrice: 'estimate_price',
  RentPrice: 'rent_price',
  SpaceType: 'space_type',
  DepositFee: 'deposit_fee',
  OriginalListPrice: 'original_list_price',
  PreviousListPrice: 'previous_list_price',
  AddressHidden: 'address_hidden',
  ListOfficeName: 'list_office_name',
  ListOfficeContact: 'list_office_contact',
  ModificationTimestamp: 'modification_timestamp',
};
export const LISTING_FIELDS = Object.keys(LISTING_COLUMNS) as ListingField[];

/** The source of a listing that no feed sent. Feeds have positive numbers. */
export const API_SOURCE = 0;
