import type { Preset } from '../../configuration/feed-fields.ts';

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
      { columns: ['@status'], values: { current: '' } },
      {
        columns: ['underOffer@value'],
        values: { yes: 'ActiveUnderContract', true: 'ActiveUnderContract', no: '', false: '' },
      },
      {
        columns: ['depositTaken@value'],
        values: { yes: 'ActiveUnderContract', true: 'ActiveUnderContract', no: '', false: '' },
      },
      { columns: ['@status'] },
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
          'DuplexSemi-detached': 'Duplex/Semi-Detached',
          'AcreageSemi-rural': 'Semi-Rural House',
          BlockOfUnits: 'Block of Units',
          Terrace: 'Terraced House',
          ServicedApartment: 'Serviced Apartment',
          Other: '',
        },
      },
      { columns: ['commercialCategory@name'], values: { Other: '' } },
      {
        columns: ['name()'],
        values: {
          ...{ land: 'Land', rural: 'Rural', commercial: 'Commercial', commercialLand: 'Commercial Land' },
          ...{ business: 'Business', residential: '', rental: '', holidayRental: 'Holiday Rental' },
        },
      },
    ],
    SalePrice: [{ columns: ['price'], hiddenBy: 'price@display', convert: 'price' }],
    RentPrice: [
      { columns: ['rent', 'rent@period'], hiddenBy: 'rent@display', convert: 'monthlyAmount' },
      { columns: ['commercialRent', 'commercialRent@period'], hiddenBy: 'price@display', convert: 'monthlyAmount' },
    ],
    ClosePrice: [
      { columns: ['soldDetails.soldPrice'], hiddenBy: 'soldDetails.soldPrice@display' },
      { columns: ['soldDetails.price'], hiddenBy: 'soldDetails.price@display' },
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
    City: [{ columns: ['address.suburb'], hiddenBy: 'address.suburb@display' }],
    State: [
      {
        columns: ['address.state'],
        values: { act: 'ACT', nsw: 'NSW', nt: 'NT', qld: 'QLD', sa: 'SA', tas: 'TAS', vic: 'VIC', wa: 'WA' },
      },
    ],
    ZIP: [{ columns: ['address.postcode'], hiddenBy: 'address.suburb@display' }],
    AddressHidden: [
      { columns: ['address@display'], values: { yes: '', true: '', 1: '' }, convert: 'forbidden' },
      { columns: ['address.suburb@display'], convert: 'forbidden' },
    ],
    ModificationTimestamp: [{ columns: ['@modTime'] }],
  },
  constants: { CurrencySymbol: '$', AreaUnit: 'Square Meters' },
  statuses: { current: 'Active', leased: 'Closed', offmarket: 'Withdrawn' },
  key: ['ListingKey'],
  mode: 'delta',
};
