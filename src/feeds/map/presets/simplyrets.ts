import type { Preset } from '../../configuration/feed-fields.ts';

/**
 * What SimplyRETS answers on /properties: a list of listings of an MLS, dollars and square feet.
 * Source: github.com/SimplyRETS/docs.simplyrets.com, api/simplyrets-openapi.yaml and its topic on IDX compliance.
 */
export const simplyretsPreset: Preset = {
  marks: [['mlsId'], ['mls.status'], ['property.type']],
  fields: {
    ListingKey: [{ columns: ['mlsId'] }],
    MLSNumber: [{ columns: ['listingId'] }],
    StandardStatus: [{ columns: ['mls.status'] }],
    // Commercial homes (CRE) are sold and let: what they are called by the MLS tells which.
    SaleType: [
      {
        columns: ['property.type'],
        values: {
          ...{ RES: 'for_sale', CND: 'for_sale', MLF: 'for_sale', LND: 'for_sale', FRM: 'for_sale', RNT: 'for_rent' },
          CRE: '',
        },
      },
      { columns: ['property.subTypeRaw'], convert: 'saleTypeOfProperty' },
      { columns: ['property.type'], values: { CRE: 'for_sale' } },
    ],
    PropertyType: [
      {
        columns: ['property.subType'],
        values: {
          BoatSlip: 'Boat Slip',
          SingleFamilyResidence: 'Single Family Residence',
          DeededParking: 'Deeded Parking',
          ManufacturedHome: 'Manufactured Home',
          ManufacturedOnLand: 'Manufactured On Land',
          StockCooperative: 'Stock Cooperative',
        },
      },
      {
        columns: ['property.type'],
        values: {
          ...{ RES: 'Residential', CND: 'Condominium', RNT: '', MLF: 'Multi Family' },
          ...{ CRE: 'Commercial', LND: 'Land', FRM: 'Farm' },
        },
      },
    ],
    ListPrice: [{ columns: ['listPrice'] }],
    ClosePrice: [{ columns: ['sales.closePrice'] }],
    CloseDate: [{ columns: ['sales.closeDate'] }],
    MarketSince: [{ columns: ['listDate'] }],
    DaysOnMarket: [{ columns: ['mls.daysOnMarket'] }],
    Bedrooms: [{ columns: ['property.bedrooms'] }],
    Bathrooms: [
      {
        columns: ['property.bathsFull', 'property.bathsHalf', 'property.bathsThreeQuarter'],
        convert: 'bathrooms',
      },
    ],
    BuildingArea: [{ columns: ['property.area'], convert: 'squareFeet' }],
    // lotSize is a text of any kind: dimensions, acres or square feet.
    LotArea: [
      { columns: ['property.lotSizeArea', 'property.lotSizeAreaUnits'], convert: 'lotWithUnit' },
      { columns: ['property.lotSizeAcres'], convert: 'acres' },
    ],
    YearBuilt: [{ columns: ['property.yearBuilt'] }],
    ParkingSpots: [{ columns: ['property.parking.spaces'] }, { columns: ['property.garageSpaces'] }],
    Description: [{ columns: ['remarks'] }],
    Images: [{ columns: ['photos'] }],
    Tours: [{ columns: ['virtualTourUrl'], convert: 'virtualTour' }],
    Address: [
      { columns: ['address.full', 'address.unit'], convert: 'addressWithUnit' },
      { columns: ['address.streetNumberText', 'address.streetName', 'address.unit'], convert: 'streetWithUnit' },
    ],
    City: [{ columns: ['address.city'] }],
    State: [{ columns: ['address.state'] }],
    ZIP: [{ columns: ['address.postalCode'] }],
    Location: [{ columns: ['property.subdivision'] }, { columns: ['mls.area'] }],
    Latitude: [{ columns: ['geo.lat'] }],
    Longitude: [{ columns: ['geo.lng'] }],
    AddressHidden: [{ columns: ['internetAddressDisplay'], convert: 'forbidden' }],
    DisplayAllowed: [{ columns: ['internetEntireListingDisplay'], convert: 'allowed' }],
    ListOfficeName: [{ columns: ['office.name'] }, { columns: ['office.servingName'] }],
    ListOfficeContact: [{ columns: ['office.contact.office', 'office.contact.email'], convert: 'joined' }],
    ModificationTimestamp: [{ columns: ['modified'] }],
  },
  constants: { CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  mode: 'snapshot',
  // A page of the interface, by its usual and its largest limit.
  caps: [20, 500],
};
