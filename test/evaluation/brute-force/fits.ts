import type { AnyConstraint } from '../gold/canonical.ts';
import { kilometresBetween, LANDMARKS } from '../listings/landmarks.ts';
import { MARKET_CITIES } from '../listings/make-listings.ts';
import { addressKey, folded, numberKey, urlKey } from './folding.ts';
import { isNamedBy, type MarketHome } from './market.ts';

/** `maybe` where the notation leaves it open: such a home may be found, and may be left out. */
export type Verdict = 'yes' | 'maybe' | 'no';

const yesIf = (fits: boolean): Verdict => (fits ? 'yes' : 'no');

const anyOf = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes('yes')) return 'yes';
  return verdicts.includes('maybe') ? 'maybe' : 'no';
};

export const allOf = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('maybe') ? 'maybe' : 'yes';
};

const opposite = (verdict: Verdict): Verdict => (verdict === 'maybe' ? 'maybe' : yesIf(verdict === 'no'));

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
const nearPlace = ({ keys, input }: MarketHome, name: string): Verdict => {
  if (keys.near.includes(name) || keys.city === name) return 'yes';
  const { Latitude: latitude, Longitude: longitude } = input;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return 'no';
  const isClose = PLACES.some(
    (one) => one.key === name && kilometresBetween(one, { latitude, longitude }) <= NEAR_KM + LEEWAY_KM,
  );
  return isClose ? 'maybe' : 'no';
};

const SQUARE_FEET_IN_METRE = 10.763_910_4;
/** Areas are rounded where units change: what is that close to a bound may fall on either side. */
const ROUNDING = 0.006;

const hasTag = ({ tags, tagsAbsent }: MarketHome, tag: string): Verdict => {
  if (tags.has(tag)) return 'yes';
  const isOpen = (tag === 'dogs' || tag === 'cats') && tags.has('pets') && !tagsAbsent.has(tag);
  return isOpen && !tags.has('dogs') && !tags.has('cats') ? 'maybe' : 'no';
};

/** Chinese addresses begin with the street, and have no blanks. */
const isOn = (address: string, street: string): boolean =>
  ` ${address} `.includes(` ${street} `) || (/\p{Script=Han}$/u.test(street) && address.startsWith(street));

type NameTest = { keyOf: (name: string) => string; test: (home: MarketHome, key: string) => Verdict };
const asIs = (name: string): string => name;
const NAME_TESTS: Readonly<Record<string, NameTest>> = {
  City: { keyOf: folded, test: ({ keys }, key) => yesIf(keys.city === key) },
  ZIP: { keyOf: numberKey, test: ({ keys }, key) => yesIf(keys.zip === key) },
  Street: { keyOf: addressKey, test: ({ keys }, key) => yesIf(isOn(keys.address, key)) },
  Near: { keyOf: folded, test: nearPlace },
  PropertyType: { keyOf: folded, test: ({ keys }, key) => yesIf(keys.type === key) },
  Currency: { keyOf: asIs, test: ({ input }, key) => yesIf(input.CurrencySymbol === key) },
  Tag: { keyOf: asIs, test: hasTag },
  SaleType: { keyOf: asIs, test: ({ input }, key) => yesIf(input.SaleType === key) },
  Status: { keyOf: asIs, test: ({ input }, key) => yesIf(input.Status === key) },
  MLSNumber: { keyOf: numberKey, test: (home, key) => yesIf(isNamedBy(home, 'MLSNumber', key)) },
  Address: { keyOf: addressKey, test: (home, key) => yesIf(isNamedBy(home, 'Address', key)) },
  Url: { keyOf: urlKey, test: (home, key) => yesIf(isNamedBy(home, 'Url', key)) },
  Shown: { keyOf: asIs, test: ({ id }, key) => yesIf(String(id) === key) },
};

const numberOf = ({ input }: MarketHome, field: string): number | null | undefined => {
  if (field === 'Price') return input.SaleType === 'for_rent' ? input.RentPrice : input.SalePrice;
  const value = Object.hasOwn(input, field) ? input[field as keyof typeof input] : undefined;
  return typeof value === 'number' ? value : undefined;
};

const COMPARE: Readonly<Record<string, (own: number, wanted: number) => boolean>> = {
  is: (own, wanted) => own === wanted,
  not: (own, wanted) => own !== wanted,
  atLeast: (own, wanted) => own >= wanted,
  atMost: (own, wanted) => own <= wanted,
};

const squareMetres = (area: number, unit: string | null | undefined): number =>
  unit === 'Square Feet' ? area / SQUARE_FEET_IN_METRE : area;

/** A plot of no size is one whose size is not known. */
const fitsNumber = (home: MarketHome, { Field, Operator, Value, AreaUnit }: AnyConstraint): Verdict => {
  const known = numberOf(home, Field);
  if (known === undefined || known === null) return Operator === 'not' ? 'maybe' : 'no';
  if (typeof Value !== 'number') return 'no';
  const isArea = Field === 'BuildingArea' || Field === 'LotArea';
  if (isArea && known === 0) return Operator === 'atMost' ? 'maybe' : 'no';
  const own = isArea ? squareMetres(known, home.input.AreaUnit) : known;
  const wanted = isArea ? squareMetres(Value, AreaUnit) : Value;
  const isEdge = isArea && home.input.AreaUnit !== AreaUnit && Math.abs(own - wanted) <= wanted * ROUNDING;
  return isEdge ? 'maybe' : yesIf(COMPARE[Operator]?.(own, wanted) ?? false);
};

const judgeNames = ({ keyOf, test }: NameTest, { Operator, Value }: AnyConstraint) => {
  const keys = (Array.isArray(Value) ? Value : [Value]).map((name) => keyOf(String(name)));
  return (home: MarketHome): Verdict => {
    const isOne = anyOf(keys.map((key) => test(home, key)));
    return Operator === 'not' ? opposite(isOne) : isOne;
  };
};

/** Tells of a home whether it fulfils a constraint. What is not known fulfils nothing, and is not excluded by `not`. */
export const judgeBy = (constraint: AnyConstraint): ((home: MarketHome) => Verdict) => {
  const names = NAME_TESTS[constraint.Field];
  return names === undefined ? (home) => fitsNumber(home, constraint) : judgeNames(names, constraint);
};
