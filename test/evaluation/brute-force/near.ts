import { kilometresBetween, LANDMARKS } from '../listings/landmarks.ts';
import { MARKET_CITIES } from '../listings/make-listings.ts';
import { folded } from './folding.ts';
import type { MarketHome } from './market.ts';
import type { Verdict } from './verdict.ts';

const NEAR_KM = 2.4;
/** The middle of a neighbourhood is not the same point for everybody. */
const LEEWAY_KM = 0.4;

const PLACES = [...LANDMARKS, ...MARKET_CITIES.flatMap(({ neighbourhoods }) => neighbourhoods)].map((place) => ({
  ...place,
  key: folded(place.name),
}));

/**
 * A home is near what it lies in, be it a town, what its text names as close, and a landmark within 2.4 km. That it lies about as
 * close to the middle of another neighbourhood may be called near or not. `name` is folded.
 */
export const nearPlace = ({ keys, input }: MarketHome, name: string): Verdict => {
  if (keys.near.includes(name) || keys.city === name) return 'yes';
  const { Latitude: latitude, Longitude: longitude } = input;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return 'no';
  const isClose = PLACES.some(
    (one) => one.key === name && kilometresBetween(one, { latitude, longitude }) <= NEAR_KM + LEEWAY_KM,
  );
  return isClose ? 'maybe' : 'no';
};
