import type { ListingInput } from '../../../src/listings/listing.ts';
import type { MadeListing } from '../listings/made-listing.ts';

/** A home of `anchor_listings.json`. */
export type Anchor = {
  mls_number: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  sale_type: 'sale' | 'rent';
  property_type: string;
  beds: number | null;
  baths: number | null;
  area_sqft: number | null;
  year_built: number | null;
  price: number;
  currency: string;
  status: string;
  url: string;
  description: string;
};

const SQUARE_METRES_IN_FOOT = 0.092_903;
const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = { BRL: 'R$', EUR: '€' };
/** A point in each state: by its coordinates a home is known to lie in a state and a country. */
const POINTS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  CA: [32.7157, -117.1611],
  TX: [30.2672, -97.7431],
  WA: [47.6062, -122.3321],
  SP: [-23.5505, -46.6333],
};

const placeOf = (state: string): Pick<ListingInput, 'State' | 'Latitude' | 'Longitude'> => {
  const point = POINTS[state];
  if (point === undefined) throw new Error(`No point is known in the state ${state}`);
  return { State: state, Latitude: point[0], Longitude: point[1] };
};

const made = (input: ListingInput): MadeListing => ({
  input,
  truth: { tags: [], tagsAbsent: [], near: [] },
  missing: [],
});
const typeName = (type: string): string =>
  type === 'multi_family' ? 'Multi-Family' : `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

export const anchorListings = (anchors: readonly Anchor[]): MadeListing[] =>
  anchors.map((anchor) => {
    const isMetric = anchor.currency === 'BRL';
    const area = anchor.area_sqft ?? 0;
    return made({
      ...placeOf(anchor.state),
      SaleType: anchor.sale_type === 'rent' ? 'for_rent' : 'for_sale',
      ...(anchor.sale_type === 'rent' ? { RentPrice: anchor.price } : { SalePrice: anchor.price }),
      Status: anchor.status === 'sold' ? 'Sold' : 'Active',
      CurrencySymbol: CURRENCY_SYMBOLS[anchor.currency] ?? '$',
      PropertyType: typeName(anchor.property_type),
      Bedrooms: anchor.beds,
      Bathrooms: anchor.baths,
      BuildingArea: isMetric ? Math.round(area * SQUARE_METRES_IN_FOOT) : area,
      AreaUnit: isMetric ? 'Square Meters' : 'Square Feet',
      YearBuilt: anchor.year_built,
      DaysOnMarket: 10,
      MLSNumber: anchor.mls_number,
      Url: anchor.url,
      Address: anchor.address,
      City: anchor.city,
      ZIP: anchor.zip,
      Description: anchor.description,
    });
  });

/** Towns around those of the dialogues, which nobody there asks for. */
const NEIGHBOURS = ['Alameda', 'Cupertino', 'Danville', 'Mill Valley', 'Redwood City', 'Sonoma', 'South San Francisco'];
const TYPES = ['Apartment', 'House', 'Townhouse'];
const HOMES_EACH = 4;

const inCapitals = (name: string): string => name.replaceAll(/(?:^| )./g, (first) => first.toUpperCase());

/** Homes for rent and for sale in each town that the dialogues name, with and without the features that they ask for. */
export const townListings = (towns: readonly string[]): MadeListing[] =>
  [...towns.map(inCapitals), ...NEIGHBOURS].flatMap((City, town) =>
    Array.from({ length: HOMES_EACH }, (_, home) => {
      const number = town * HOMES_EACH + home;
      const has = (feature: number): boolean => (number * 7 + feature * 3) % 5 < 3;
      const Bedrooms = 1 + (number % 4);
      const texts = [
        has(1) ? 'Pets allowed, cats and dogs welcome.' : 'No pets.',
        has(2) ? 'Comes fully furnished.' : 'Unfurnished.',
        has(3) ? 'Washer and dryer in unit.' : 'Shared laundry room in the building.',
        has(4) ? 'Attached garage.' : 'Street parking only.',
      ];
      return made({
        ...placeOf('CA'),
        ...(home % 2 === 0
          ? { SaleType: 'for_rent', RentPrice: 1_200 + 650 * Bedrooms }
          : { SaleType: 'for_sale', SalePrice: 400_000 + 250_000 * Bedrooms }),
        Status: 'Active',
        CurrencySymbol: '$',
        PropertyType: TYPES[number % TYPES.length] ?? null,
        Bedrooms,
        Bathrooms: 1 + ((number >> 1) % 3),
        BuildingArea: 600 * Bedrooms,
        AreaUnit: 'Square Feet',
        YearBuilt: 1_950 + (number % 70),
        DaysOnMarket: 1 + (number % 60),
        MLSNumber: `BAY${1_000 + number}`,
        Url: `https://homes.example/${1_000 + number}`,
        Address: `${100 + number * 3} Oak Street`,
        City,
        ZIP: String(94_000 + number),
        Description: texts.join(' '),
      });
    }),
  );
