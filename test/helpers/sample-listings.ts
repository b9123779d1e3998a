import type { FoundListing } from '../../src/chat/retrieve/found-listing.ts';
import type { Database } from '../../src/database/connection.ts';
import { statementsOf } from '../../src/database/statements.ts';
import { deriveListing } from '../../src/listings/derive/derive-listing.ts';
import { urlDigest } from '../../src/listings/keys.ts';
import { LISTING_COLUMNS, LISTING_FIELDS, type ListingValues } from '../../src/listings/listing.ts';
import { createListingPlaceStore } from '../../src/listings/listing-place-store.ts';
import { storedValues } from '../../src/listings/stored-listing.ts';

export const sampleValues: ListingValues = {
  SaleType: 'for_sale',
  Status: 'Active',
  StandardStatus: null,
  CurrencySymbol: '$',
  PropertyType: 'House',
  Bedrooms: 3,
  Bathrooms: 2,
  Url: 'https://homes.example/14-oak-st',
  MLSNumber: 'NWM1000001',
  YearBuilt: 1987,
  MarketSince: '2026-11-01',
  MarketUntil: null,
  LotArea: 5000,
  BuildingArea: 1500,
  AreaUnit: 'Square Feet',
  Images: null,
  Tours: null,
  ParkingSpots: 1,
  Description: 'A sunny home.',
  ExtensionColumn: null,
  Location: null,
  Address: '14 Oak St',
  City: 'Seattle',
  State: 'WA',
  ZIP: '98101',
  Latitude: 47.6,
  Longitude: -122.3,
  SalePrice: '550000.00',
  UnitAreaPrice: null,
  HOAMonth: null,
  EstimatePrice: null,
  RentPrice: null,
  SpaceType: null,
  DepositFee: null,
  OriginalListPrice: null,
  PreviousListPrice: null,
  AddressHidden: false,
  ListOfficeName: null,
  ListOfficeContact: null,
  ModificationTimestamp: null,
};

/** A found listing for tests without a database. */
export const sampleListing = (values: Partial<ListingValues> = {}, id = 1): FoundListing => ({
  id,
  sourceId: 0,
  unconfirmedSince: null,
  values: { ...sampleValues, ...values },
});

/** Stores a listing; what is not named is a 3-bedroom house of its own number, address and URL. */
export const insertListing = async (
  database: Database,
  chatbotId: number,
  values: Partial<ListingValues> = {},
  columns: Record<string, unknown> = {},
): Promise<number> => {
  const [{ next }] = (await database('listing').select(database.raw('COALESCE(MAX(id), 0) + 1 AS next'))) as [
    { next: number },
  ];
  const whole = {
    ...sampleValues,
    Url: `https://homes.example/${next}`,
    MLSNumber: `NWM${1_000_000 + next}`,
    Address: `${next} Test Ave`,
    ...values,
  };
  const derived = deriveListing(whole);
  const stored = storedValues(LISTING_FIELDS, whole).map((value, at) => [Object.values(LISTING_COLUMNS)[at], value]);
  const [id] = (await database('listing').insert({
    chatbot_id: chatbotId,
    source_id: 0,
    url_digest: urlDigest(whole.Url),
    ...Object.fromEntries(stored),
    ...derived.columns,
    ...columns,
  })) as [number];
  if (columns.live !== null)
    await createListingPlaceStore(statementsOf(database)).addPlaces(chatbotId, new Map([[id, derived.places]]));
  return id;
};
