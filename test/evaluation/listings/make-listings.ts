import type { ListingInput } from '../../../src/listings/listing.ts';
import { ABROAD, type MarketCity, type Neighbourhood, SAN_DIEGO_COUNTY } from './cities.ts';
import { noClaims, tagsOf } from './claims.ts';
import { describe } from './describe.ts';
import { makeExtensionPairs } from './extension-pairs.ts';
import { KINDS, type Kind } from './kinds.ts';
import { kilometresBetween, LANDMARKS } from './landmarks.ts';
import type { ListingTruth, MadeListing } from './made-listing.ts';
import { chooseMissing, createMlsNumbers, makeFacts, makeSizes } from './make-fields.ts';
import { INJECTIONS, PARTICULAR_LISTINGS } from './particular-listings.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** A room is let in a home of at least this area. */
const ROOMY = { 'Square Feet': 800, 'Square Meters': 70 };

const near = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step);

/** A price as agents write it: round, just below a round one, or any. */
const asked = (random: SeededRandom, amount: number, step: number): number => {
  const manner = random.weighted({ round: 42, below: 26, exactlyRound: 12, justOver: 4, any: 16 });
  if (manner === 'round') return near(amount, step);
  if (manner === 'below') return near(amount, step) - Math.max(1, Math.round(step / 100));
  if (manner === 'exactlyRound') return near(amount, step * 5);
  if (manner === 'justOver') return near(amount, step) + 1;
  return Math.round(amount);
};

const salePrice = (random: SeededRandom, city: MarketCity, kind: Kind, area: number): number => {
  const amount = area * city.pricePerArea * kind.dearness * (0.72 + random.next() * 0.6);
  return asked(random, Math.max(amount, 20_000), city.currency === '¥' ? 100_000 : 10_000);
};

const rentPrice = (random: SeededRandom, city: MarketCity, area: number): number => {
  const amount = area * city.rentPerArea * (0.75 + random.next() * 0.5);
  return asked(random, amount, city.currency === '¥' ? 500 : 50);
};

/** Prices and what belongs to them; `area` is what the price goes by. */
const makePrices = (
  random: SeededRandom,
  home: { city: MarketCity; kind: Kind; rented: boolean; area: number },
): ListingInput => {
  if (home.rented) {
    const isRoom = home.kind.type === 'Apartment' && random.chance(0.06);
    const rent = isRoom
      ? Math.round(rentPrice(random, home.city, Math.max(home.area, ROOMY[home.city.unit])) / 2.5)
      : rentPrice(random, home.city, home.area);
    const deposit = random.chance(0.6) ? { DepositFee: rent * random.between(1, 3) } : {};
    return { RentPrice: rent, SpaceType: isRoom ? 'Room' : 'Entire place', ...deposit };
  }
  const price = salePrice(random, home.city, home.kind, home.area);
  const estimate = random.chance(0.3) ? { EstimatePrice: Math.round(price * (0.95 + random.next() * 0.1)) } : {};
  const unitPrice = random.chance(0.4) ? { UnitAreaPrice: Math.round((price / home.area) * 100) / 100 } : {};
  return { SalePrice: price, ...estimate, ...unitPrice };
};

/** Dues a month in the city's currency; nothing where they are unknown. */
const makeDues = (random: SeededRandom, city: MarketCity, kind: Kind, rented: boolean): ListingInput => {
  if (rented && random.chance(0.85)) return {};
  const scale = city.currency === '¥' ? 4 : 1;
  const manner =
    kind.form === 'unit'
      ? random.weighted({ some: 75, none: 5, unknown: 20 })
      : random.weighted({ some: 28, none: 44, unknown: 28 });
  if (manner === 'unknown') return {};
  return { HOAMonth: manner === 'none' ? 0 : random.between(9, 140) * 5 * scale };
};

type Place = { address: string; street: string; latitude: number; longitude: number };
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
const createAddresses = (random: SeededRandom) => {
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

/** The cities that the made homes lie in. */
export const MARKET_CITIES: readonly MarketCity[] = [...SAN_DIEGO_COUNTY, ...ABROAD];

const COUNT = 5_000;
const SEED = 20_261_121;
const NEAR_KM = 2.4;
const NAMED_WITHIN_KM = 5;
const INJECTION_EVERY = 190;

type Point = { latitude: number; longitude: number };

const landmarksWithin = (point: Point, kilometres: number): string[] =>
  LANDMARKS.filter((landmark) => kilometresBetween(point, landmark) <= kilometres).map(({ name }) => name);

const placesAround = (city: MarketCity, area: Neighbourhood, point: Point): string[] => {
  const others = city.neighbourhoods.filter(
    (other) => other !== area && kilometresBetween(point, other) <= NAMED_WITHIN_KM,
  );
  return [...new Set([...landmarksWithin(point, NAMED_WITHIN_KM), ...others.map(({ name }) => name)])];
};

const makeImages = (random: SeededRandom, number: string): string[] =>
  Array.from({ length: random.between(0, 4) }, (_, index) => `https://images.example/${number}/${index + 1}.jpg`);

const makeOthers = (random: SeededRandom, number: string): ListingInput => {
  const images = makeImages(random, number);
  return {
    ...(images.length > 0 ? { Images: images } : {}),
    ...(random.chance(0.2) ? { Tours: random.pick(['OpenHouse', '3D'] as const) } : {}),
  };
};

const removal = (random: SeededRandom, { Status }: ListingInput): Pick<ListingTruth, 'removedAs'> => {
  if (!random.chance(0.026) || Status !== 'Active') return {};
  return { removedAs: random.pick(['sold', 'removed'] as const) };
};

const createHomes = (random: SeededRandom) => {
  const nextAddress = createAddresses(random);
  const nextNumber = createMlsNumbers(random);

  return (city: MarketCity, injection: string | undefined): MadeListing => {
    const neighbourhood = random.pick(city.neighbourhoods);
    const isAbroad = ABROAD.includes(city);
    const weights = Object.fromEntries(KINDS.map((each) => [each.type, isAbroad ? each.abroad : each.inCounty]));
    const type = random.weighted(weights);
    const kind = KINDS.find((each) => each.type === type) ?? random.pick(KINDS);
    const rented = random.chance(kind.rented / 100);
    const place = nextAddress(city, neighbourhood, kind);
    const number = nextNumber();
    const told = noClaims();
    const around = placesAround(city, neighbourhood, place);
    const home = { kind, rented, neighbourhood, around, street: place.street, city };
    const described = random.chance(0.96) ? describe(random, home, told) : undefined;
    const pairs = makeExtensionPairs(random, { ...home, city: city.name }, told, random.between(0, 5));
    const sizes = makeSizes(random, home);
    const area = kind.form === 'land' ? Math.max(1, sizes.LotArea / 25) : sizes.BuildingArea;
    const description = [described?.description, injection].filter(Boolean).join(' ');
    const missing = chooseMissing(random, kind);
    const complete: ListingInput = {
      SaleType: rented ? 'for_rent' : 'for_sale',
      CurrencySymbol: city.currency,
      PropertyType: kind.type,
      MLSNumber: number,
      Url: `https://homes.example/listing/${number.toLowerCase()}`,
      ...sizes,
      ...makeFacts(random, home, told, makeDues(random, city, kind, rented)),
      ...(description === '' ? {} : { Description: description }),
      ...(pairs.length === 0 ? {} : { ExtensionColumn: pairs }),
      ...makeOthers(random, number),
      ...{ Location: neighbourhood.name, Address: place.address, City: city.name, State: city.state },
      ...{ ZIP: neighbourhood.zip, Latitude: place.latitude, Longitude: place.longitude },
      ...makePrices(random, { city, kind, rented, area }),
    };
    const kept = Object.entries(complete).filter(([field]) => !missing.includes(field));
    const estates = pairs.filter(({ Key }) => Key === 'Subdivision').map(({ value }) => value);
    const near = [neighbourhood.name, ...estates, ...landmarksWithin(place, NEAR_KM), ...(described?.named ?? [])];
    const truth = { tags: tagsOf(told.present), tagsAbsent: tagsOf(told.absent), near: [...new Set(near)] };
    return { input: Object.fromEntries(kept), truth: { ...truth, ...removal(random, complete) }, missing };
  };
};

const withLandmarks = (made: MadeListing): MadeListing => {
  const point = { latitude: made.input.Latitude ?? 0, longitude: made.input.Longitude ?? 0 };
  const near = [...new Set([...made.truth.near, ...landmarksWithin(point, NEAR_KM)])];
  return { ...made, truth: { ...made.truth, near } };
};

/** The 5,000 homes that questions are asked about, the same in every run. Homes made by hand come first. */
export const makeListings = (): MadeListing[] => {
  const random = createSeededRandom(SEED);
  const makeHome = createHomes(random);
  const cityWeights = Object.fromEntries(MARKET_CITIES.map(({ name, homes }) => [name, homes]));
  const listings = PARTICULAR_LISTINGS.map(withLandmarks);
  while (listings.length < COUNT) {
    const name = random.weighted(cityWeights);
    const city = MARKET_CITIES.find((each) => each.name === name) ?? random.pick(MARKET_CITIES);
    const turn = listings.length % INJECTION_EVERY === 0 ? listings.length / INJECTION_EVERY : undefined;
    listings.push(makeHome(city, turn === undefined ? undefined : INJECTIONS[turn % INJECTIONS.length]));
  }
  return listings;
};
