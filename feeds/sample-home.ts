import { type Place, SPANISH_STREETS, STREETS } from './sample-places.ts';
import type { Random } from './sample-random.ts';

export type Kind = 'house' | 'condo' | 'townhouse' | 'duplex' | 'manufactured' | 'land' | 'store';
export type Pool = 'own' | 'community' | 'none' | 'unsaid';

/** An invented home, as facts; the columns and the sentences are made from it. */
export type Home = {
  place: Place;
  number: number;
  kind: Kind;
  lease: boolean;
  status: string;
  bedrooms: number;
  bathsFull: number;
  bathsHalf: number;
  livingArea: number;
  lotArea: number;
  yearBuilt: number;
  price: number;
  originalPrice: number;
  parking: number;
  pool: Pool;
  /** Dollars a month; 0 says that there is no association, null that nothing is known. */
  association: number | null;
  view: string | null;
  extras: string[];
  street: string;
  unit: string | null;
  latitude: number;
  longitude: number;
  daysOnMarket: number;
  tour: boolean;
  addressShown: boolean;
};

/** What is settled beforehand, so that the sample holds certain homes. */
export type Wish = Partial<Pick<Home, 'kind' | 'lease' | 'bedrooms' | 'livingArea' | 'price' | 'status' | 'pool'>>;

const KINDS: Record<Place['kinds'], Kind[]> = {
  town: 'house house house house house condo condo condo condo townhouse townhouse townhouse duplex manufactured store land'.split(
    ' ',
  ) as Kind[],
  country: 'house house house manufactured land land'.split(' ') as Kind[],
};
const EXTRAS = 'adu solar fireplace remodeled dogs office charger workshop fruit stairs brick historic'.split(' ');
const SHARED_EXTRAS = 'dogs fireplace office remodeled elevator laundry'.split(' ');

const POOLS: Pool[] = ['own', 'own', 'none', 'none', 'unsaid', 'unsaid'];
const SHARED_POOLS: Pool[] = ['community', 'community', 'none', 'unsaid'];

type Building = Pick<Home, 'street' | 'latitude' | 'longitude' | 'yearBuilt'>;

/** Makes homes one after the other; condominiums of a place now and then share a building. */
export const createHomeMaker = (random: Random) => {
  const addresses = new Set<string>();
  const buildings = new Map<Place, Building>();
  let number = 0;

  const site = (place: Place): Building => {
    const names =
      /ñ/.test(place.city) || random.chance(place.city === 'Santa Fe' ? 0.5 : 0.05) ? SPANISH_STREETS : STREETS;
    for (;;) {
      const street = `${random.whole(11, 989) * random.pick([1, 2, 3])} ${random.pick(names)}`;
      if (addresses.has(`${street}, ${place.city}`)) continue;
      addresses.add(`${street}, ${place.city}`);
      const offset = () => (random.next() * 2 - 1) * place.spread;
      return {
        street,
        latitude: Math.round((place.latitude + offset()) * 1e6) / 1e6,
        longitude: Math.round((place.longitude + offset()) * 1e6) / 1e6,
        yearBuilt: random.pick([random.whole(1908, 1945), random.whole(1946, 1989), random.whole(1990, 2026)]),
      };
    }
  };

  const building = (place: Place, kind: Kind): Building & { unit: string | null } => {
    if (kind !== 'condo') return { ...site(place), unit: kind === 'townhouse' && random.chance(0.4) ? 'B' : null };
    const shared = random.chance(0.6) ? buildings.get(place) : undefined;
    const chosen = shared ?? site(place);
    buildings.set(place, chosen);
    for (;;) {
      const unit = `${random.whole(1, 6)}${String(random.whole(1, 12)).padStart(2, '0')}`;
      const address = `${chosen.street} #${unit}, ${place.city}`;
      if (addresses.has(address)) continue;
      addresses.add(address);
      return { ...chosen, unit };
    }
  };

  return (place: Place, wish: Wish = {}): Home => {
    number += 1;
    const kind = wish.kind ?? random.pick(KINDS[place.kinds]);
    const where = building(place, kind);
    const lived = kind !== 'land' && kind !== 'store';
    const lease = wish.lease ?? (lived && kind !== 'duplex' && random.chance(place.kinds === 'town' ? 0.24 : 0.1));
    const shared = kind === 'condo' || kind === 'townhouse';
    const bedrooms =
      wish.bedrooms ?? (lived ? random.whole(kind === 'condo' ? 0 : 2, kind === 'duplex' ? 6 : shared ? 3 : 5) : 0);
    const livingArea =
      wish.livingArea ??
      (kind === 'land'
        ? 0
        : (kind === 'store' ? 1400 : 420) + bedrooms * random.whole(260, 420) + random.whole(0, 180));
    const acres = place.kinds === 'country' ? random.whole(40, 1600) / 100 : random.whole(12, 45) / 100;
    const lotArea = kind === 'land' ? Math.round(acres * 43_560) : shared ? 0 : random.whole(28, 120) * 100;
    const value = kind === 'land' ? lotArea * (place.kinds === 'country' ? 0.35 : 22) : livingArea * place.price;
    const price =
      wish.price ?? roundPrice(value * (kind === 'manufactured' ? 0.55 : 0.85 + random.next() * 0.35), lease);
    const reduced = random.chance(0.22);
    return {
      place,
      number,
      kind,
      lease,
      bedrooms,
      livingArea,
      lotArea,
      price,
      ...where,
      yearBuilt: kind === 'manufactured' ? 1975 + (where.yearBuilt % 40) : where.yearBuilt,
      bathsFull: lived ? Math.max(1, Math.floor(bedrooms * 0.7)) : 0,
      bathsHalf: lived && random.chance(0.4) ? 1 : 0,
      status:
        wish.status ??
        random.pick([...Array<string>(22).fill('Active'), 'ActiveUnderContract', 'ActiveUnderContract', 'ComingSoon']),
      originalPrice: reduced && !lease ? Math.round((price * (1.03 + random.next() * 0.08)) / 1000) * 1000 : price,
      parking: lived ? random.whole(0, shared ? 2 : 4) : 0,
      pool: wish.pool ?? (lived ? random.pick(shared ? SHARED_POOLS : POOLS) : 'unsaid'),
      association: lease
        ? null
        : shared
          ? random.whole(18, 74) * 10
          : random.chance(0.3)
            ? random.whole(3, 20) * 10
            : random.pick([0, null]),
      view: random.chance(0.35) ? random.pick(place.views) : null,
      extras: lived ? pickSome(random, shared ? SHARED_EXTRAS : EXTRAS, random.whole(1, 3)) : [],
      daysOnMarket: random.pick([random.whole(0, 6), random.whole(7, 45), random.whole(46, 190)]),
      tour: lived && random.chance(0.15),
      addressShown: number !== 9,
    };
  };
};

const roundPrice = (value: number, lease: boolean): number =>
  lease ? Math.round((value * 0.0046) / 25) * 25 : Math.round(value / 1000) * 1000 - 100 * (Math.round(value) % 3);

function pickSome(random: Random, items: readonly string[], count: number): string[] {
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(random.pick(items));
  return [...chosen].sort();
}
