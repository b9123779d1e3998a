import type { Preset } from '../../configuration/feed-fields.ts';
import { presetFields, words } from './preset-fields.ts';

const LANGUAGES = 'en es de fr nl it pt ca no sv da fi pl ru'.split(' ');

/** An element that holds a text by language: English first, else the first that is there; in some files it holds the text itself. */
const inLanguages = (element: string): string =>
  [...LANGUAGES.map((language) => `${element}.${language}`), element].join(' | ');

/**
 * Kyero's XML, version 3: homes of one agent, for sale and to let, all of them in each file.
 * Source: help.kyero.com/estate-agents/xml-import-specification, V3.9, and its kyero_v3_test_feed.xml.
 */
export const kyeroPreset: Preset = {
  marks: [['price_freq'], ['ref', 'id']],
  beginning: /<kyero\b/,
  record: ['property'],
  fields: presetFields({
    ListingKey: 'id',
    MLSNumber: 'ref',
    Url: inLanguages('url'),
    SaleType: words('price_freq', {
      ...{ sale: 'for_sale', day: 'for_rent', week: 'for_rent', month: 'for_rent', year: 'for_rent' },
      // Words of some programs, which do not say how often the rent is paid.
      ...{ rentlong: 'for_rent', rentshort: 'for_rent' },
    }),
    PropertyType: 'type',
    CurrencySymbol: 'currency',
    ListPrice: 'price',
    RentFrequency: 'price_freq',
    Bedrooms: 'beds',
    Bathrooms: 'baths',
    BuildingArea: 'surface_area.built: squareMeters',
    LotArea: 'surface_area.plot: squareMeters',
    Images: 'images.image: media | images.image.url',
    Tours: 'virtual_tour_url: virtualTour',
    Description: inLanguages('desc'),
    Location: 'location_detail',
    City: 'town',
    State: 'province',
    Latitude: 'location.latitude',
    Longitude: 'location.longitude',
  }),
  constants: { CurrencySymbol: '€', AreaUnit: 'Square Meters' },
  onMarket: true,
  mode: 'snapshot',
};
