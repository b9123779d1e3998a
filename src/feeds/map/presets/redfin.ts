import type { Preset } from '../../configuration/feed-fields.ts';

/** The CSV download of redfin.com: homes for sale, areas in square feet, prices in dollars. */
export const redfinPreset: Preset = {
  marks: [['SALE TYPE'], ['URL (SEE*', 'INTERESTED', 'NEXT OPEN HOUSE START TIME']],
  fields: {
    MLSNumber: [{ columns: ['MLS#'] }],
    Url: [{ columns: ['URL*'] }],
    // SALE TYPE says how a home came to the list ("PAST SALE" may be pending or sold), STATUS where it stands.
    StandardStatus: [{ columns: ['STATUS'] }],
    PropertyType: [{ columns: ['PROPERTY TYPE'] }],
    Address: [{ columns: ['ADDRESS'] }],
    City: [{ columns: ['CITY'] }],
    State: [{ columns: ['STATE OR PROVINCE'] }],
    ZIP: [{ columns: ['ZIP OR POSTAL CODE'] }],
    Location: [{ columns: ['LOCATION'] }],
    SalePrice: [{ columns: ['PRICE'], convert: 'price' }],
    Bedrooms: [{ columns: ['BEDS'] }],
    Bathrooms: [{ columns: ['BATHS'] }],
    BuildingArea: [{ columns: ['SQUARE FEET'], convert: 'squareFeet' }],
    LotArea: [{ columns: ['LOT SIZE'], convert: 'squareFeet' }],
    YearBuilt: [{ columns: ['YEAR BUILT'] }],
    DaysOnMarket: [{ columns: ['DAYS ON MARKET'] }],
    UnitAreaPrice: [{ columns: ['$/SQUARE FEET'], convert: 'pricePerSquareFoot' }],
    HOAMonth: [{ columns: ['HOA/MONTH'] }],
    ParkingSpots: [{ columns: ['PARKING SPOTS'] }],
    Tours: [{ columns: ['NEXT OPEN HOUSE START TIME', 'NEXT OPEN HOUSE END TIME'], convert: 'openHouse' }],
    // On a pending home this is the sale before: the mapper reads it of sold homes only.
    CloseDate: [{ columns: ['SOLD DATE'] }],
    Latitude: [{ columns: ['LATITUDE'] }],
    Longitude: [{ columns: ['LONGITUDE'] }],
  },
  otherNames: {
    'STATE OR PROVINCE': ['STATE'],
    'ZIP OR POSTAL CODE': ['ZIP'],
    'PROPERTY TYPE': ['HOME TYPE'],
    PRICE: ['LIST PRICE'],
    'SQUARE FEET': ['SQFT'],
    'MLS#': ['LISTING ID'],
  },
  constants: { SaleType: 'for_sale', CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  banners: [/^in accordance with local mls rules/i],
  cappedBanners: [/^over \d+ results\b/i],
  caps: [350, 500],
};
