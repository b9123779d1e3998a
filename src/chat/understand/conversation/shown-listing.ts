import { SQUARE_FEET_PER_SQUARE_METER } from '../../../listings/area.ts';
import { foldName, foldText } from '../../../listings/fold.ts';
import type { AreaUnit, ListingStatus, SaleType } from '../../../listings/listing.ts';
import {
  type AreaConstraint,
  type Constraint,
  isAreaConstraint,
  isIdentifier,
  isNameConstraint,
  isNumberConstraint,
  type Measured,
  type NameConstraint,
} from '../constraint.ts';

/** What can be pointed at: a listing that was shown before, as it is now. `null` is unknown. */
export type ShownListing = {
  id: number;
  saleType: SaleType;
  status: ListingStatus;
  /** Of the sale, or the monthly rent, in `currency`. */
  price: number | null;
  currency: string | null;
  hoaMonth: number | null;
  buildingArea: number | null;
  lotArea: number | null;
  areaUnit: AreaUnit | null;
  bedrooms: number | null;
  bathrooms: number | null;
  parkingSpots: number | null;
  yearBuilt: number | null;
  daysOnMarket: number | null;
  propertyType: string | null;
  city: string | null;
  zip: string | null;
  address: string | null;
  /** The neighbourhood or the like. */
  location: string | null;
  tags: readonly string[];
};

/** An area in square feet, whatever the listing's unit. */
export const squareFeet = (area: number | null, unit: AreaUnit | null): number | null =>
  area === null ? null : unit === 'Square Meters' ? area * SQUARE_FEET_PER_SQUARE_METER : area;

/** By field, areas in square feet. */
export const MEASURES: Readonly<Record<Measured['Field'], (listing: ShownListing) => number | null>> = {
  Bedrooms: ({ bedrooms }) => bedrooms,
  Bathrooms: ({ bathrooms }) => bathrooms,
  Price: ({ price }) => price,
  BuildingArea: ({ buildingArea, areaUnit }) => squareFeet(buildingArea, areaUnit),
  LotArea: ({ lotArea, areaUnit }) => squareFeet(lotArea, areaUnit),
  YearBuilt: ({ yearBuilt }) => yearBuilt,
  HOAMonth: ({ hoaMonth }) => hoaMonth,
  DaysOnMarket: ({ daysOnMarket }) => daysOnMarket,
  ParkingSpots: ({ parkingSpots }) => parkingSpots,
};
const NAMES: Readonly<Record<NameConstraint['Field'], (listing: ShownListing) => readonly (string | null)[]>> = {
  City: ({ city }) => [city],
  ZIP: ({ zip }) => [zip],
  Street: ({ address }) => [address],
  Near: ({ location, address }) => [location, address],
  PropertyType: ({ propertyType }) => [propertyType],
  Currency: ({ currency }) => [currency],
  Tag: ({ tags }) => tags,
};
/** Names that stand within a longer text. */
const WITHIN: readonly NameConstraint['Field'][] = ['Street', 'Near'];

const numberFits = (value: number | null, operator: string, bound: number): boolean => {
  if (value === null) return false;
  if (operator === 'atLeast') return value >= bound;
  if (operator === 'atMost') return value <= bound;
  return (value === bound) === (operator === 'is');
};

const areaFits = (listing: ShownListing, { Field, Operator, Value, AreaUnit }: AreaConstraint): boolean => {
  const area = MEASURES[Field](listing);
  const bound = squareFeet(Value, AreaUnit) ?? Value;
  return numberFits(area === null ? null : Math.round(area), Operator, Math.round(bound));
};

/** Chinese has no blanks: "愚园路164号" is in 愚园路. */
const holdsName = (text: string, name: string): boolean =>
  /^\p{Script=Han}/u.test(name) ? text.includes(name) : ` ${text} `.includes(` ${name} `);

const nameFits = (listing: ShownListing, { Field, Operator, Value }: NameConstraint): boolean => {
  const known = NAMES[Field](listing).filter((name) => name !== null);
  const isOne = Value.some((wanted) =>
    known.some((name) =>
      WITHIN.includes(Field) ? holdsName(foldText(name), foldText(wanted)) : foldName(name) === foldName(wanted),
    ),
  );
  return isOne === (Operator === 'is');
};

/** Whether a listing is what the visitor points at by a condition: "the one in La Mesa". Unknown values fit nothing. */
export const isMeant = (listing: ShownListing, constraint: Constraint): boolean => {
  if (isAreaConstraint(constraint)) return areaFits(listing, constraint);
  if (isNumberConstraint(constraint))
    return numberFits(MEASURES[constraint.Field](listing), constraint.Operator, constraint.Value);
  if (isNameConstraint(constraint)) return nameFits(listing, constraint);
  if (isIdentifier(constraint)) return false;
  const isWanted = constraint.Operator === 'is';
  if (constraint.Field === 'Shown') return constraint.Value.includes(listing.id) === isWanted;
  const own = constraint.Field === 'SaleType' ? listing.saleType : listing.status;
  return (own === constraint.Value) === isWanted;
};
