import type { Preset } from '../../configuration/feed-fields.ts';
import { presetFields, words } from './preset-fields.ts';

/** Pictures 60 and above are energy certificates. */
const IMAGES = Array.from({ length: 60 }, (_, index) => `MEDIA_IMAGE_${String(index).padStart(2, '0')}`);

/** PRICE_QUALIFIER: 1 is a price on application, the others say how it is meant. */
const PRICE_QUALIFIERS = Object.fromEntries(Array.from({ length: 17 }, (_, code) => [code, code === 1 ? 'yes' : 'no']));

/** PROP_SUB_ID in words. */
const PROPERTY_TYPES = {
  ...{ 0: '', 1: 'Terraced House', 2: 'End of Terrace House', 3: 'Semi-Detached House', 4: 'Detached House' },
  ...{ 5: 'Mews House', 6: 'Cluster House', 7: 'Ground Floor Flat', 8: 'Flat', 9: 'Studio Flat' },
  ...{ 10: 'Ground Floor Maisonette', 11: 'Maisonette', 12: 'Bungalow', 13: 'Terraced Bungalow' },
  ...{ 14: 'Semi-Detached Bungalow', 15: 'Detached Bungalow', 16: 'Mobile Home', 20: 'Land' },
  ...{ 21: 'Link-Detached House', 22: 'Town House', 23: 'Cottage', 24: 'Chalet', 26: 'House', 27: 'Villa' },
  ...{ 28: 'Apartment', 29: 'Penthouse', 30: 'Finca', 43: 'Barn Conversion', 44: 'Serviced Apartment' },
  ...{ 45: 'Parking', 46: 'Sheltered Housing', 47: 'Retirement Property', 49: 'Flat Share', 50: 'Park Home' },
  51: 'Garages',
};

/**
 * Rightmove's BLM files, version 3 and 3i: homes of a branch in the United Kingdom, for sale and to let, all of them in each file.
 * Source: Rightmove's "BLM v3 data feed format", by its codes as github.com/bobf/rightmove_blm and writers of such files have them.
 */
export const blmPreset: Preset = {
  marks: [['AGENT_REF'], ['STATUS_ID'], ['TRANS_TYPE_ID']],
  fields: presetFields({
    ListingKey: 'AGENT_REF',
    MLSNumber: 'AGENT_REF',
    StandardStatus: 'STATUS_ID',
    SaleType: words('TRANS_TYPE_ID', { 1: 'for_sale', 2: 'for_rent' }),
    PropertyType: words('PROP_SUB_ID', PROPERTY_TYPES),
    ListPrice: 'PRICE',
    PriceHidden: words('PRICE_QUALIFIER', PRICE_QUALIFIERS),
    // A rent for each person is no home's.
    RentFrequency: words('LET_RENT_FREQUENCY', {
      ...{ 0: 'Weekly', 1: 'Monthly', 2: 'Quarterly', 3: 'Annually', 5: 'each person each week' },
    }),
    DepositFee: 'LET_BOND',
    Bedrooms: 'BEDROOMS',
    Bathrooms: 'BATHROOMS',
    Description: 'DESCRIPTION | SUMMARY',
    // ADDRESS_1 has the number of the house, which is for the agent: what is to be shown stands in a field of its own.
    Address: 'DISPLAY_ADDRESS | ADDRESS_2',
    Location: 'ADDRESS_3 + ADDRESS_4: joined',
    City: 'TOWN',
    State: 'COUNTY',
    Latitude: 'LATITUDE',
    Longitude: 'LONGITUDE',
    ZIP: 'POSTCODE1 + POSTCODE2: spaced',
    Images: `${IMAGES.join(' + ')}: urlColumns`,
    Tours: 'MEDIA_VIRTUAL_TOUR_00: virtualTour | MEDIA_VIRTUAL_TOUR_01: virtualTour',
    DisplayAllowed: 'PUBLISHED_FLAG: allowed',
    ModificationTimestamp: 'UPDATE_DATE',
  }),
  constants: { CurrencySymbol: '£' },
  mode: 'snapshot',
  // Available; sold subject to contract, in Scotland to missives; under offer; reserved; let agreed.
  statuses: {
    ...{ 0: 'Active', 1: 'Pending', 2: 'Pending', 3: 'ActiveUnderContract', 4: 'ActiveUnderContract', 5: 'Pending' },
  },
};
