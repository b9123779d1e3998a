import type { Preset } from '../../configuration/feed-fields.ts';

/** RESO Data Dictionary names, 1.7 and 2.0, one row a Property. */
export const resoPreset: Preset = {
  marks: [['StandardStatus', 'MlsStatus'], ['ListingKey', 'ListingId'], ['PropertyType']],
  fields: {
    ListingKey: [{ columns: ['ListingKey'] }],
    MLSNumber: [{ columns: ['ListingId'] }],
    Url: [{ columns: ['ListingURL'] }],
    StandardStatus: [{ columns: ['StandardStatus'] }, { columns: ['MlsStatus'] }],
    SaleType: [{ columns: ['PropertyType'], convert: 'saleTypeOfProperty' }],
    PropertyType: [{ columns: ['PropertySubType'] }, { columns: ['PropertyType'] }],
    CurrencySymbol: [{ columns: ['ListPriceCurrency'] }],
    ListPrice: [{ columns: ['ListPrice'] }],
    ClosePrice: [{ columns: ['ClosePrice'] }],
    CloseDate: [{ columns: ['CloseDate'] }],
    RentFrequency: [{ columns: ['LeaseAmountFrequency'] }],
    OriginalListPrice: [{ columns: ['OriginalListPrice'] }],
    PreviousListPrice: [{ columns: ['PreviousListPrice'] }],
    Bedrooms: [{ columns: ['BedroomsTotal'] }],
    Bathrooms: [
      { columns: ['BathroomsTotalDecimal'] },
      {
        columns: ['BathroomsFull', 'BathroomsHalf', 'BathroomsThreeQuarter', 'BathroomsOneQuarter'],
        convert: 'bathrooms',
      },
      { columns: ['BathroomsTotalInteger'] },
    ],
    YearBuilt: [{ columns: ['YearBuilt'] }],
    DaysOnMarket: [{ columns: ['DaysOnMarket'] }],
    MarketSince: [{ columns: ['OnMarketDate'] }],
    LotArea: [
      { columns: ['LotSizeArea', 'LotSizeUnits'], convert: 'lotWithUnit' },
      { columns: ['LotSizeSquareFeet'], convert: 'squareFeet' },
      { columns: ['LotSizeAcres'], convert: 'acres' },
    ],
    BuildingArea: [
      { columns: ['LivingArea', 'LivingAreaUnits'], convert: 'areaWithUnit' },
      { columns: ['BuildingAreaTotal', 'BuildingAreaUnits'], convert: 'areaWithUnit' },
    ],
    Images: [{ columns: ['Media'], convert: 'media' }, { columns: ['MediaURL'] }],
    Tours: [
      { columns: ['VirtualTourURLUnbranded'], convert: 'virtualTour' },
      { columns: ['VirtualTourURLBranded'], convert: 'virtualTour' },
    ],
    ParkingSpots: [{ columns: ['ParkingTotal'] }, { columns: ['GarageSpaces', 'CarportSpaces'], convert: 'sum' }],
    Description: [{ columns: ['PublicRemarks'] }],
    Location: [{ columns: ['SubdivisionName'] }, { columns: ['MLSAreaMajor'] }],
    Address: [
      { columns: ['UnparsedAddress', 'UnitNumber'], convert: 'addressWithUnit' },
      {
        columns: ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix', 'UnitNumber'],
        convert: 'addressFromParts',
      },
    ],
    City: [{ columns: ['City'] }],
    State: [{ columns: ['StateOrProvince'] }],
    ZIP: [{ columns: ['PostalCode'] }],
    Latitude: [{ columns: ['Latitude'] }],
    Longitude: [{ columns: ['Longitude'] }],
    HOAMonth: [{ columns: ['AssociationFee', 'AssociationFeeFrequency'], convert: 'monthlyFee' }],
    AddressHidden: [{ columns: ['InternetAddressDisplayYN'], convert: 'forbidden' }],
    // MlgCanView is MLS Grid's own: false means that the record must leave the store.
    DisplayAllowed: [{ columns: ['InternetEntireListingDisplayYN', 'MlgCanView'], convert: 'allowed' }],
    ListOfficeName: [{ columns: ['ListOfficeName'] }],
    ListOfficeContact: [{ columns: ['ListOfficePhone', 'ListOfficeEmail'], convert: 'joined' }],
    ModificationTimestamp: [{ columns: ['ModificationTimestamp'] }],
    PhotosChangeTimestamp: [{ columns: ['PhotosChangeTimestamp'] }],
  },
  otherNames: { StreetNumber: ['StreetNumberNumeric'] },
  constants: { SaleType: 'for_sale', CurrencySymbol: '$', AreaUnit: 'Square Feet' },
};
