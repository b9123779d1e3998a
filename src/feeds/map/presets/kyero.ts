import type { ColumnSource, Preset } from '../../configuration/feed-fields.ts';

const LANGUAGES = 'en es de fr nl it pt ca no sv da fi pl ru'.split(' ');

/** An element that holds a text by language: English first, else the first that is there; in some files it holds the text itself. */
const inLanguages = (element: string): ColumnSource[] => [
  ...LANGUAGES.map((language) => ({ columns: [`${element}.${language}`] })),
  { columns: [element] },
];

/**
 * Kyero's XML, version 3: homes of one agent, for sale and to let, all of them in each file.
 * Source: help.kyero.com/estate-agents/xml-import-specification, V3.9, and its kyero_v3_test_feed.xml.
 */
export const kyeroPreset: Preset = {
  marks: [['price_freq'], ['ref', 'id']],
  beginning: /<kyero\b/,
  record: ['property'],
  fields: {
    ListingKey: [{ columns: ['id'] }],
    MLSNumber: [{ columns: ['ref'] }],
    Url: inLanguages('url'),
    SaleType: [
      {
        columns: ['price_freq'],
        values: {
          ...{ sale: 'for_sale', day: 'for_rent', week: 'for_rent', month: 'for_rent', year: 'for_rent' },
          // Words of some programs, which do not say how often the rent is paid.
          ...{ rentlong: 'for_rent', rentshort: 'for_rent' },
        },
      },
    ],
    PropertyType: [{ columns: ['type'] }],
    CurrencySymbol: [{ columns: ['currency'] }],
    ListPrice: [{ columns: ['price'] }],
    RentFrequency: [{ columns: ['price_freq'] }],
    Bedrooms: [{ columns: ['beds'] }],
    Bathrooms: [{ columns: ['baths'] }],
    BuildingArea: [{ columns: ['surface_area.built'], convert: 'squareMeters' }],
    LotArea: [{ columns: ['surface_area.plot'], convert: 'squareMeters' }],
    Images: [{ columns: ['images.image'], convert: 'media' }, { columns: ['images.image.url'] }],
    Tours: [{ columns: ['virtual_tour_url'], convert: 'virtualTour' }],
    Description: inLanguages('desc'),
    Location: [{ columns: ['location_detail'] }],
    City: [{ columns: ['town'] }],
    State: [{ columns: ['province'] }],
    Latitude: [{ columns: ['location.latitude'] }],
    Longitude: [{ columns: ['location.longitude'] }],
  },
  constants: { CurrencySymbol: '€', AreaUnit: 'Square Meters' },
  onMarket: true,
  mode: 'snapshot',
};
