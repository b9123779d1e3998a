import type { Preset } from '../../configuration/feed-fields.ts';

/** What stands in a `display` attribute of what is not to be shown. */
const HIDDEN = { no: 'hidden', false: 'hidden', 0: 'hidden' };
const SHOWN = { yes: '', true: '', 1: '' };

/**
 * REAXML of realestate.com.au: homes in Australia, each file only with those that have changed.
 * Source: partner.realestate.com.au/listing-upload (elements, examples, specifications), propertyList.dtd.
 */
export const reaxmlPreset: Preset = {
  marks: [['uniqueID'], ['agentID'], ['@status']],
  beginning: /<propertyList\b/,
  record: ['residential', 'rental', 'land', 'rural', 'commercial', 'commercialLand', 'business', 'holidayRental'],
  fields: {
    // Two agents may use one uniqueID.
    ListingKey: [{ columns: ['agentID', 'uniqueID'], convert: 'jointKey' }, { columns: ['uniqueID'] }],
    MLSNumber: [{ columns: ['uniqueID'] }],
    StandardStatus: [
      { columns: ['@status'], values: { current: '', leased: 'Closed', offmarket: 'Withdrawn' } },
      {
        columns: ['underOffer@value'],
        values: { yes: 'ActiveUnderContract', true: 'ActiveUnderContract', no: '', false: '' },
      },
      {
        columns: ['depositTaken@value'],
        values: { yes: 'ActiveUnderContract', true: 'ActiveUnderContract', no: '', false: '' },
      },
      { columns: ['@status'], values: { current: 'Active' } },
    ],
    SaleType: [
      { columns: ['commercialListingType@value'], values: { sale: 'for_sale', lease: 'for_rent', both: 'for_sale' } },
      {
        columns: ['name()'],
        values: {
          ...{ residential: 'for_sale', land: 'for_sale', rural: 'for_sale', business: 'for_sale' },
          ...{ rental: 'for_rent', holidayRental: 'for_rent', commercial: '', commercialLand: '' },
        },
      },
    ],
    PropertyType: [
      {
        columns: ['category@name'],
        values: {
          'DuplexSemi-detached': 'Semi-Detached',
          'AcreageSemi-rural': 'Acreage',
          BlockOfUnits: 'Block of Units',
          ServicedApartment: 'Serviced Apartment',
        },
      },
      { columns: ['commercialCategory@name'] },
      {
        columns: ['name()'],
        values: {
          ...{ land: 'Land', rural: 'Rural', commercial: 'Commercial', commercialLand: 'Commercial Land' },
          ...{ business: 'Business', residential: '', rental: '', holidayRental: 'Holiday Rental' },
        },
      },
    ],
    SalePrice: [{ columns: ['price@display', 'price'], values: HIDDEN, convert: 'priceUnlessHidden' }],
    RentPrice: [
      { columns: ['rent@display', 'rent', 'rent@period'], values: HIDDEN, convert: 'priceUnlessHidden' },
      {
        columns: ['price@display', 'commercialRent', 'commercialRent@period'],
        values: HIDDEN,
        convert: 'priceUnlessHidden',
      },
    ],
    ClosePrice: [
      {
        columns: ['soldDetails.soldPrice@display', 'soldDetails.soldPrice'],
        values: HIDDEN,
        convert: 'priceUnlessHidden',
      },
      { columns: ['soldDetails.price@display', 'soldDetails.price'], values: HIDDEN, convert: 'priceUnlessHidden' },
    ],
    CloseDate: [{ columns: ['soldDetails.soldDate'] }, { columns: ['soldDetails.date'] }],
    DepositFee: [{ columns: ['bond'], convert: 'price' }],
    Bedrooms: [{ columns: ['features.bedrooms'], values: { Studio: '0' } }],
    Bathrooms: [{ columns: ['features.bathrooms'] }],
    ParkingSpots: [
      { columns: ['features.garages', 'features.carports', 'features.openSpaces'], convert: 'sum' },
      { columns: ['carSpaces'] },
    ],
    BuildingArea: [{ columns: ['buildingDetails.area', 'buildingDetails.area@unit'], convert: 'areaWithUnit' }],
    LotArea: [{ columns: ['landDetails.area', 'landDetails.area@unit'], convert: 'lotWithUnit' }],
    Description: [{ columns: ['description'] }, { columns: ['headline'] }],
    // Floor plans stand beside them, in other elements.
    Images: [{ columns: ['images.img@url'] }, { columns: ['objects.img@url'] }],
    Address: [
      {
        columns: ['address.subNumber', 'address.lotNumber', 'address.streetNumber', 'address.street'],
        convert: 'addressWithUnitFirst',
      },
    ],
    // A commercial home may hide its suburb too.
    City: [{ columns: ['address.suburb@display', 'address.suburb'], values: HIDDEN, convert: 'textUnlessHidden' }],
    State: [
      {
        columns: ['address.state'],
        values: { act: 'ACT', nsw: 'NSW', nt: 'NT', qld: 'QLD', sa: 'SA', tas: 'TAS', vic: 'VIC', wa: 'WA' },
      },
    ],
    ZIP: [{ columns: ['address.suburb@display', 'address.postcode'], values: HIDDEN, convert: 'textUnlessHidden' }],
    AddressHidden: [
      { columns: ['address@display'], values: SHOWN, convert: 'forbidden' },
      { columns: ['address.suburb@display'], convert: 'forbidden' },
    ],
    ModificationTimestamp: [{ columns: ['@modTime'] }],
  },
  constants: { CurrencySymbol: '$', AreaUnit: 'Square Meters' },
  key: ['ListingKey'],
  mode: 'delta',
};
