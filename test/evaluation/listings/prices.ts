import type { ListingInput } from '../../../src/listings/listing.ts';
import type { MarketCity } from './city.ts';
import type { Kind } from './kinds.ts';
import type { SeededRandom } from './seeded-random.ts';

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
export const makePrices = (
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
export const makeDues = (random: SeededRandom, city: MarketCity, kind: Kind, rented: boolean): ListingInput => {
  if (rented && random.chance(0.85)) return {};
  const scale = city.currency === '¥' ? 4 : 1;
  const manner =
    kind.form === 'unit'
      ? random.weighted({ some: 75, none: 5, unknown: 20 })
      : random.weighted({ some: 28, none: 44, unknown: 28 });
  if (manner === 'unknown') return {};
  return { HOAMonth: manner === 'none' ? 0 : random.between(9, 140) * 5 * scale };
};
