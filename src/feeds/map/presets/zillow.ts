import type { Preset } from '../../configuration/feed-fields.ts';

/**
 * Zillow's XML for listings (Zillow Interchange Format): all homes of a brokerage, for sale and for rent, areas in square feet, lots in acres.
 * Source: "Zillow Listings Feed Guide, Technical Spec for V1.0.20".
 */
export const zillowPreset: Preset = {
  marks: [['ListingDetails.Status'], ['ListingDetails.Price'], ['BasicDetails.PropertyType', 'Location.StreetAddress']],
  beginning: /<Listings\b[^>]*>\s*<Listing\b[^>]*>\s*<Location>/,
  record: ['Listing'],
  fields: {
    ListingKey: [{ columns: ['ListingDetails.ProviderListingId'] }],
    MLSNumber: [{ columns: ['ListingDetails.MlsId'] }],
    Url: [{ columns: ['ListingDetails.ListingUrl'] }],
    StandardStatus: [{ columns: ['ListingDetails.Status'] }],
    // One word says both: all others than these two speak of sales.
    SaleType: [
      {
        columns: ['ListingDetails.Status'],
        values: {
          ...{ 'For Sale': 'for_sale', 'For Rent': 'for_rent', Rented: 'for_rent' },
          ...{ Active: '', 'Coming Soon': '', Contingent: '', Pending: '', Sold: '', Withdrawn: '', 'Off Market': '' },
        },
      },
    ],
    PropertyType: [
      {
        columns: ['BasicDetails.PropertyType'],
        values: {
          SingleFamily: 'Single Family Residence',
          Condo: 'Condominium',
          Coop: 'Stock Cooperative',
          MultiFamily: 'Multi Family',
          Manufactured: 'Manufactured Home',
          VacantLand: 'Unimproved Land',
        },
      },
    ],
    ListPrice: [{ columns: ['ListingDetails.Price'] }],
    MarketSince: [{ columns: ['ListingDetails.DateListed'] }],
    Bedrooms: [{ columns: ['BasicDetails.Bedrooms'] }],
    Bathrooms: [
      {
        columns: [
          'BasicDetails.FullBathrooms',
          'BasicDetails.HalfBathrooms',
          'BasicDetails.ThreeQuarterBathrooms',
          'BasicDetails.QuarterBathrooms',
        ],
        convert: 'bathrooms',
      },
      { columns: ['BasicDetails.Bathrooms'] },
    ],
    BuildingArea: [{ columns: ['BasicDetails.LivingArea'], convert: 'squareFeet' }],
    LotArea: [{ columns: ['BasicDetails.LotSize'], convert: 'acres' }],
    YearBuilt: [{ columns: ['BasicDetails.YearBuilt'] }],
    ParkingSpots: [{ columns: ['RichDetails.NumParkingSpaces'] }],
    Description: [{ columns: ['BasicDetails.Description'] }],
    Images: [{ columns: ['Pictures.Picture'], convert: 'media' }, { columns: ['Pictures.Picture.PictureUrl'] }],
    Tours: [{ columns: ['ListingDetails.VirtualTourUrl'], convert: 'virtualTour' }],
    Address: [{ columns: ['Location.StreetAddress', 'Location.UnitNumber'], convert: 'addressWithUnit' }],
    City: [{ columns: ['Location.City'] }],
    State: [{ columns: ['Location.State'] }],
    ZIP: [{ columns: ['Location.Zip'] }],
    Location: [{ columns: ['Neighborhood.Name'] }],
    Latitude: [{ columns: ['Location.Lat'] }],
    Longitude: [{ columns: ['Location.Long'] }],
    AddressHidden: [{ columns: ['Location.DisplayAddress'], convert: 'forbidden' }],
    ListOfficeName: [{ columns: ['Office.BrokerageName'] }],
    ListOfficeContact: [{ columns: ['Office.BrokerPhone', 'Office.BrokerEmail'], convert: 'joined' }],
  },
  constants: { SaleType: 'for_sale', CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  statuses: {
    ...{ 'For Sale': 'Active', 'For Rent': 'Active', Contingent: 'ActiveUnderContract', Rented: 'Closed' },
    'Off Market': 'Withdrawn',
  },
  mode: 'snapshot',
};
