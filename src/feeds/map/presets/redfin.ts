import type { Preset } from '../../configuration/feed-fields.ts';
import { presetFields } from './preset-fields.ts';

/** The CSV download of redfin.com: homes for sale, areas in square feet, prices in dollars. */
export const redfinPreset: Preset = {
  marks: [['SALE TYPE'], ['URL (SEE*', 'INTERESTED', 'NEXT OPEN HOUSE START TIME']],
  fields: presetFields({
    MLSNumber: 'MLS#',
    Url: 'URL*',
    // SALE TYPE says how a home came to the list ("PAST SALE" may be pending or sold), STATUS where it stands.
    StandardStatus: 'STATUS',
    PropertyType: 'PROPERTY TYPE',
    Address: 'ADDRESS',
    City: 'CITY',
    State: 'STATE OR PROVINCE',
    ZIP: 'ZIP OR POSTAL CODE',
    Location: 'LOCATION',
    SalePrice: 'PRICE: price',
    Bedrooms: 'BEDS',
    Bathrooms: 'BATHS',
    BuildingArea: 'SQUARE FEET: squareFeet',
    LotArea: 'LOT SIZE: squareFeet',
    YearBuilt: 'YEAR BUILT',
    DaysOnMarket: 'DAYS ON MARKET',
    UnitAreaPrice: '$/SQUARE FEET: pricePerSquareFoot',
    HOAMonth: 'HOA/MONTH',
    ParkingSpots: 'PARKING SPOTS',
    Tours: 'NEXT OPEN HOUSE START TIME + NEXT OPEN HOUSE END TIME: openHouse',
    // On a pending home this is the sale before: the mapper reads it of sold homes only.
    CloseDate: 'SOLD DATE',
    Latitude: 'LATITUDE',
    Longitude: 'LONGITUDE',
  }),
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
