import type { MarketCity, Neighbourhood } from './city.ts';
import type { Kind } from './kinds.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Place = { address: string; street: string; latitude: number; longitude: number };
type Building = { street: string; number: number; latitude: number; longitude: number; units: number };

const UNIT_NAMES: Readonly<Record<string, (unit: number) => string>> = {
  München: (unit) => `Whg. ${unit}`,
  Lisboa: (unit) => `${Math.ceil(unit / 2)}º ${unit % 2 === 0 ? 'Esq' : 'Dto'}`,
  Genève: (unit) => `app. ${unit}`,
  上海: (unit) => `${Math.ceil(unit / 4)}0${((unit - 1) % 4) + 1}室`,
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LARGEST_BUILDING = 20;

/** House numbers of the county are long; what is below 100 there is kept for the homes that are made by hand. */
const houseNumber = (random: SeededRandom, city: MarketCity): number =>
  city.currency === '$' ? random.between(101, 6_899) : random.between(1, 190);

const unitName = (city: MarketCity, building: Building): string => {
  const abroad = UNIT_NAMES[city.name];
  if (abroad !== undefined) return abroad(building.units);
  return building.number % 3 === 0 ? `Unit ${LETTERS[building.units - 1]}` : `#${building.units}`;
};

/** Gives each home an address of its own; units often share a building. */
export const createAddresses = (random: SeededRandom) => {
  const buildings = new Map<Neighbourhood, Building>();
  const taken = new Set<string>();

  const newBuilding = (city: MarketCity, neighbourhood: Neighbourhood): Building => {
    for (;;) {
      const street = random.pick(neighbourhood.streets);
      const number = houseNumber(random, city);
      const key = `${city.name}, ${street}, ${number}`;
      if (taken.has(key)) continue;
      taken.add(key);
      const offset = (): number => (random.next() - 0.5) * 0.014;
      const degrees = (value: number): number => Number((value + offset()).toFixed(6));
      return {
        street,
        number,
        latitude: degrees(neighbourhood.latitude),
        longitude: degrees(neighbourhood.longitude),
        units: 0,
      };
    }
  };

  return (city: MarketCity, neighbourhood: Neighbourhood, kind: Kind): Place => {
    const last = buildings.get(neighbourhood);
    const isShared = kind.form === 'unit' && last !== undefined && last.units < LARGEST_BUILDING && random.chance(0.45);
    const building = isShared ? last : newBuilding(city, neighbourhood);
    building.units += 1;
    const hasUnit = kind.form === 'unit' && (isShared || random.chance(0.8));
    if (hasUnit) buildings.set(neighbourhood, building);
    const address = city.writeAddress(building.street, building.number, hasUnit ? unitName(city, building) : undefined);
    return { address, street: building.street, latitude: building.latitude, longitude: building.longitude };
  };
};
