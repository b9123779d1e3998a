/** A language that descriptions are written in. */
export type Language = 'en' | 'es' | 'de' | 'pt' | 'fr' | 'zh';

export type Neighbourhood = {
  name: string;
  latitude: number;
  longitude: number;
  zip: string;
  streets: readonly string[];
  /** What lies close enough to be seen or walked to. */
  by?: 'ocean' | 'river' | 'lake' | undefined;
};

export type MarketCity = {
  name: string;
  state: string;
  /** How many of the listings lie here. */
  homes: number;
  currency: string;
  unit: 'Square Feet' | 'Square Meters';
  /** Usual price and monthly rent of one unit of area, in the currency. */
  pricePerArea: number;
  rentPerArea: number;
  languages: Readonly<Partial<Record<Language, number>>>;
  /** How a street, a house number and (where there is one) a unit are written. */
  writeAddress(street: string, number: number, unit?: string): string;
  neighbourhoods: readonly Neighbourhood[];
};

/** `"Name; latitude; longitude; ZIP; by"` and the streets. */
export const neighbourhood = (place: string, ...streets: string[]): Neighbourhood => {
  const [name = '', latitude, longitude, zip = '', by] = place.split('; ');
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zip,
    streets,
    by: by as Neighbourhood['by'],
  };
};
