import type { Preset } from '../../configuration/feed-fields.ts';
import { presetFields, words } from './preset-fields.ts';

/**
 * What SimplyRETS answers on /properties: a list of listings of an MLS, dollars and square feet.
 * Source: github.com/SimplyRETS/docs.simplyrets.com, api/simplyrets-openapi.yaml and its topic on IDX compliance.
 */
export const simplyretsPreset: Preset = {
  marks: [['mlsId'], ['mls.status'], ['property.type']],
  fields: presetFields({
    ListingKey: 'mlsId',
    MLSNumber: 'listingId',
    StandardStatus: 'mls.status',
    // Commercial homes (CRE) are sold and let: what they are called by the MLS tells which.
    SaleType: [
      words('property.type', {
        ...{ RES: 'for_sale', CND: 'for_sale', MLF: 'for_sale', LND: 'for_sale', FRM: 'for_sale', RNT: 'for_rent' },
        CRE: '',
      }),
      'property.subTypeRaw: saleTypeOfProperty',
      words('property.type', { CRE: 'for_sale' }),
    ],
    PropertyType: [
      'property.subType: codeInWords',
      words('property.type', {
        ...{ RES: 'Residential', CND: 'Condominium', RNT: '', MLF: 'Multi Family' },
        ...{ CRE: 'Commercial', LND: 'Land', FRM: 'Farm' },
      }),
    ],
    ListPrice: 'listPrice',
    ClosePrice: 'sales.closePrice',
    CloseDate: 'sales.closeDate',
    MarketSince: 'listDate',
    DaysOnMarket: 'mls.daysOnMarket',
    Bedrooms: 'property.bedrooms',
    Bathrooms: 'property.bathsFull + property.bathsHalf + property.bathsThreeQuarter: bathrooms',
    BuildingArea: 'property.area: squareFeet',
    // lotSize is a text of any kind: dimensions, acres or square feet.
    LotArea: 'property.lotSizeArea + property.lotSizeAreaUnits: lotWithUnit | property.lotSizeAcres: acres',
    YearBuilt: 'property.yearBuilt',
    ParkingSpots: 'property.parking.spaces | property.garageSpaces',
    Description: 'remarks',
    Images: 'photos',
    Tours: 'virtualTourUrl: virtualTour',
    Address: [
      'address.full + address.unit: addressWithUnit',
      'address.streetNumberText + address.streetName + address.unit: streetWithUnit',
    ],
    City: 'address.city',
    State: 'address.state',
    ZIP: 'address.postalCode',
    Location: 'property.subdivision | mls.area',
    Latitude: 'geo.lat',
    Longitude: 'geo.lng',
    AddressHidden: 'internetAddressDisplay: forbidden',
    DisplayAllowed: 'internetEntireListingDisplay: allowed',
    ListOfficeName: 'office.name | office.servingName',
    ListOfficeContact: 'office.contact.office + office.contact.email: joined',
    ModificationTimestamp: 'modified',
  }),
  constants: { CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  mode: 'snapshot',
  // A page of the interface, by its usual and its largest limit.
  caps: [20, 500],
};
