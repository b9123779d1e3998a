import type { ListingInput } from '../../../src/listings/listing.ts';
import { createAddresses } from './addresses.ts';
import { ABROAD } from './cities-abroad.ts';
import { SAN_DIEGO_COUNTY } from './cities-of-san-diego-county.ts';
import type { MarketCity, Neighbourhood } from './city.ts';
import { noClaims, tagsOf } from './claims.ts';
import { describe } from './describe.ts';
import { makeExtensionPairs } from './extension-pairs.ts';
import { INJECTIONS } from './injections.ts';
import { KINDS } from './kinds.ts';
import { kilometresBetween, LANDMARKS } from './landmarks.ts';
import type { ListingTruth, MadeListing } from './made-listing.ts';
import { chooseMissing, createMlsNumbers, makeFacts, makeSizes } from './make-fields.ts';
import { PARTICULAR_LISTINGS } from './particular-listings.ts';
import { makeDues, makePrices } from './prices.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

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
