import type { Preset } from '../../configuration/feed-fields.ts';

/** Pictures 60 and above are energy certificates. */
const IMAGES = Array.from({ length: 60 }, (_, index) => `MEDIA_IMAGE_${String(index).padStart(2, '0')}`);

/** Rightmove's BLM files, version 3: homes in the United Kingdom, for sale and to let. */
export const rightmovePreset: Preset = {
  fields: {
    ListingKey: [{ columns: ['AGENT_REF'] }],
    MLSNumber: [{ columns: ['AGENT_REF'] }],
    StandardStatus: [{ columns: ['STATUS_ID'] }],
    SaleType: [{ columns: ['TRANS_TYPE_ID'], convert: 'rightmoveSaleType' }],
    PropertyType: [{ columns: ['PROP_SUB_ID'], convert: 'rightmovePropertyType' }],
    ListPrice: [{ columns: ['PRICE', 'PRICE_QUALIFIER'], convert: 'rightmovePrice' }],
    RentFrequency: [{ columns: ['LET_RENT_FREQUENCY'], convert: 'rightmoveFrequency' }],
    DepositFee: [{ columns: ['LET_BOND'] }],
    Bedrooms: [{ columns: ['BEDROOMS'] }],
    Bathrooms: [{ columns: ['BATHROOMS'] }],
    Description: [{ columns: ['DESCRIPTION'] }, { columns: ['SUMMARY'] }],
    Address: [{ columns: ['ADDRESS_1', 'ADDRESS_2'], convert: 'addressLines' }],
    Location: [{ columns: ['ADDRESS_3', 'ADDRESS_4'], convert: 'joined' }],
    City: [{ columns: ['TOWN'] }],
    ZIP: [{ columns: ['POSTCODE1', 'POSTCODE2'], convert: 'spaced' }],
    Images: [{ columns: IMAGES, convert: 'urlColumns' }],
    Tours: [
      { columns: ['MEDIA_VIRTUAL_TOUR_00'], convert: 'virtualTour' },
      { columns: ['MEDIA_VIRTUAL_TOUR_01'], convert: 'virtualTour' },
    ],
    DisplayAllowed: [{ columns: ['PUBLISHED_FLAG'], convert: 'allowed' }],
    ModificationTimestamp: [{ columns: ['UPDATE_DATE'] }],
  },
  constants: { CurrencySymbol: '£' },
  // Available; sold subject to contract, in Scotland to missives; under offer; reserved; let agreed.
  statuses: {
    0: 'Active',
    1: 'Pending',
    2: 'Pending',
    3: 'ActiveUnderContract',
    4: 'ActiveUnderContract',
    5: 'Pending',
  },
};
