import type { ListingInput } from '../../../src/listings/listing.ts';
import type { MarketCity } from './cities.ts';
import type { Claims } from './claims.ts';
import type { Kind } from './kinds.ts';
import type { SeededRandom } from './seeded-random.ts';

const SQUARE_FEET_IN_METRE = 10.76;
const YEAR = 2026;

type SizedHome = { city: MarketCity; kind: Kind };

/** Rooms and areas, in the city's unit. */
export const makeSizes = (random: SeededRandom, { city, kind }: SizedHome) => {
  const scale = city.unit === 'Square Feet' ? 1 : SQUARE_FEET_IN_METRE * 1.35;
  const inUnit = (squareFeet: number): number => Math.round(squareFeet / scale);
  // The mean of two, since most homes are of a middle size.
  const usual = Math.round((random.between(...kind.bedrooms) + random.between(...kind.bedrooms)) / 2);
  const Bedrooms = kind.form === 'unit' && random.chance(0.1) ? 0 : usual;
  const baths = Math.max(1, Bedrooms - random.between(0, 2));
  const Bathrooms = kind.form === 'land' ? 0 : baths + (random.chance(0.25) ? 0.5 : 0);
  const [base, each] = kind.area;
  const exact = inUnit((base + each * Bedrooms) * (0.85 + random.next() * 0.35));
  const BuildingArea = random.chance(0.25) ? Math.round(exact / 10) * 10 : exact;
  const acre = 43_560;
  const plot = kind.form === 'land' ? random.between(3_000, 3 * acre) : random.between(2_500, 12_000);
  const LotArea = kind.form === 'unit' ? 0 : random.chance(0.04) ? inUnit(acre) : inUnit(plot);
  return { Bedrooms, Bathrooms, BuildingArea, LotArea, AreaUnit: city.unit };
};

const yearBuilt = (random: SeededRandom, city: MarketCity, told: Claims): number => {
  if (told.present.has('new construction')) return random.between(YEAR - 1, YEAR);
  const oldest = city.currency === '$' ? 1_922 : 1_875;
  return told.present.has('fixer-upper') ? random.between(oldest, 1_985) : random.between(oldest, YEAR - 2);
};

const parkingSpots = (random: SeededRandom, { kind }: SizedHome, told: Claims): number => {
  if (told.absent.has('parking') || kind.form === 'land') return 0;
  if (told.present.has('parking')) return random.between(2, 3);
  return random.chance(0.3) ? 0 : random.pick([1, 1, 1, 2, 2, 2, 3, 4]);
};

const STATUS_WEIGHTS = { Active: 86, PreOnMarket: 6, Sold: 8 };

const duesTold = (random: SeededRandom, city: MarketCity, told: Claims): ListingInput | undefined => {
  if (told.absent.has('hoa')) return { HOAMonth: 0 };
  const scale = city.currency === '¥' ? 4 : 1;
  return told.present.has('hoa') ? { HOAMonth: random.between(8, 36) * 5 * scale } : undefined;
};

/** What the texts decide, or chance where they say nothing. */
export const makeFacts = (random: SeededRandom, home: SizedHome, told: Claims, dues: ListingInput): ListingInput => {
  const status = random.weighted(STATUS_WEIGHTS);
  return {
    Status: status,
    YearBuilt: yearBuilt(random, home.city, told),
    ParkingSpots: parkingSpots(random, home, told),
    DaysOnMarket: status === 'PreOnMarket' ? 0 : Math.floor(300 * random.next() ** 2),
    ...(duesTold(random, home.city, told) ?? dues),
  };
};

/** MLS numbers of the shapes that boards use, each once. */
export const createMlsNumbers = (random: SeededRandom) => {
  const given = new Set<string>();
  const shapes = {
    long: () => `2500${random.between(10_000, 99_999)}`,
    dashed: () => `SD-${random.pick([25, 26])}-${random.between(1_000, 4_999)}`,
    lettered: () => `NDP24${String(random.between(0, 99_999)).padStart(5, '0')}`,
    short: () => `W${random.between(100, 1_999)}`,
  };
  return (): string => {
    for (;;) {
      const number = shapes[random.weighted({ long: 50, dashed: 20, lettered: 20, short: 10 })]();
      if (given.has(number)) continue;
      given.add(number);
      return number;
    }
  };
};

const OFTEN_MISSING = ['Bedrooms', 'Bathrooms', 'YearBuilt', 'BuildingArea', 'LotArea', 'ParkingSpots'] as const;
const OF_BUILDINGS = ['Bedrooms', 'Bathrooms', 'YearBuilt', 'BuildingArea'] as const;

/** The needed fields that a home comes without. */
export const chooseMissing = (random: SeededRandom, kind: Kind): string[] => {
  if (kind.form === 'land') return [...OF_BUILDINGS];
  if (!random.chance(0.3)) return [];
  const count = random.between(1, 3);
  return [...new Set(Array.from({ length: count }, () => random.pick(OFTEN_MISSING)))];
};
