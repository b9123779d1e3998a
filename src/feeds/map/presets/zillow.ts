import type { Preset } from '../../configuration/feed-fields.ts';
import { presetFields, words } from './preset-fields.ts';

/**
 * Zillow's XML for listings (Zillow Interchange Format): all homes of a brokerage, for sale and for rent, areas in square feet, lots in acres.
 * Source: "Zillow Listings Feed Guide, Technical Spec for V1.0.20".
 */
export const zillowPreset: Preset = {
  marks: [['ListingDetails.Status'], ['ListingDetails.Price'], ['BasicDetails.PropertyType', 'Location.StreetAddress']],
  beginning: /<Listings\b[^>]*>\s*<Listing\b[^>]*>\s*<Location>/,
  record: ['Listing'],
  fields: presetFields({
    ListingKey: 'ListingDetails.ProviderListingId',
    MLSNumber: 'ListingDetails.MlsId',
    Url: 'ListingDetails.ListingUrl',
    StandardStatus: 'ListingDetails.Status',
    // One word says both: all others than these two speak of sales.
    SaleType: words('ListingDetails.Status', {
      ...{ 'For Sale': 'for_sale', 'For Rent': 'for_rent', Rented: 'for_rent' },
      ...{ Active: '', 'Coming Soon': '', Contingent: '', Pending: '', Sold: '', Withdrawn: '', 'Off Market': '' },
    }),
    PropertyType: words(
      'BasicDetails.PropertyType',
      {
        ...{ SingleFamily: 'Single Family Residence', Condo: 'Condominium', Coop: 'Stock Cooperative' },
        ...{ Manufactured: 'Manufactured Home', VacantLand: 'Unimproved Land' },
      },
      'codeInWords',
    ),
    ListPrice: 'ListingDetails.Price',
    MarketSince: 'ListingDetails.DateListed',
    Bedrooms: 'BasicDetails.Bedrooms',
    Bathrooms: [
      `${['Full', 'Half', 'ThreeQuarter', 'Quarter'].map((part) => `BasicDetails.${part}Bathrooms`).join(' + ')}: bathrooms`,
      'BasicDetails.Bathrooms',
    ],
    BuildingArea: 'BasicDetails.LivingArea: squareFeet',
    LotArea: 'BasicDetails.LotSize: acres',
    YearBuilt: 'BasicDetails.YearBuilt',
    ParkingSpots: 'RichDetails.NumParkingSpaces',
    Description: 'BasicDetails.Description',
    Images: 'Pictures.Picture: media | Pictures.Picture.PictureUrl',
    Tours: 'ListingDetails.VirtualTourUrl: virtualTour',
    Address: 'Location.StreetAddress + Location.UnitNumber: addressWithUnit',
    City: 'Location.City',
    State: 'Location.State',
    ZIP: 'Location.Zip',
    Location: 'Neighborhood.Name',
    Latitude: 'Location.Lat',
    Longitude: 'Location.Long',
    AddressHidden: 'Location.DisplayAddress: forbidden',
    ListOfficeName: 'Office.BrokerageName',
    ListOfficeContact: 'Office.BrokerPhone + Office.BrokerEmail: joined',
  }),
  constants: { SaleType: 'for_sale', CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  statuses: {
    ...{ 'For Sale': 'Active', 'For Rent': 'Active', Contingent: 'ActiveUnderContract', Rented: 'Closed' },
    'Off Market': 'Withdrawn',
  },
  mode: 'snapshot',
};
