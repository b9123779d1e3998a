import type { SaleType } from '../../../listings/listing.ts';
import { type Constraint, isNumberConstraint, type NumberConstraint } from '../constraint.ts';
import { isOfLand } from '../property-types.ts';
import type { Relative } from '../statement.ts';
import type { Order } from '../understanding.ts';
import { MEASURES, type ShownListing, squareFeet } from './shown-listing.ts';

/** What "cheaper" and "bigger" come to: bounds, or an order where nothing is known to compare with. */
export type Compared = { constraints: Constraint[]; order?: Order };

type CompareWith = {
  /** The homes compared with. */
  listings: readonly ShownListing[];
  /** What was wanted so far. */
  constraints: readonly Constraint[];
  saleType: SaleType | undefined;
  /** Whether the visitor points at these homes, rather than speaking of all that was shown. */
  isPointed: boolean;
};

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** Prices compare within one currency, and rents not with sale prices. */
const pricesOf = ({ listings, saleType }: CompareWith): number[] => {
  const priced = listings.filter(({ price }) => price !== null);
  const kind = saleType ?? priced[0]?.saleType;
  const sameKind = priced.filter((listing) => listing.saleType === kind);
  return known(sameKind.filter(({ currency }) => currency === sameKind[0]?.currency).map(({ price }) => price));
};

/** Areas in the unit of the first that has one. */
const areasOf = (listings: readonly ShownListing[], field: 'BuildingArea' | 'LotArea') => {
  const first = listings.find((listing) => MEASURES[field](listing) !== null);
  const AreaUnit = first?.areaUnit ?? 'Square Feet';
  const factor = squareFeet(1, AreaUnit) ?? 1;
  return {
    AreaUnit,
    values: known(listings.map(MEASURES[field])).map((area) => area / factor),
  };
};

/** Counts of rooms are asked for as a minimum: "more bedrooms" is one more than was asked for. */
const roomsOf = (field: 'Bedrooms' | 'Bathrooms', { listings, constraints, isPointed }: CompareWith): number[] => {
  const wanted = constraints.filter(isNumberConstraint).filter(({ Field }) => Field === field);
  return !isPointed && wanted.length > 0 ? wanted.map(({ Value }) => Value) : known(listings.map(MEASURES[field]));
};

/** The whole number next to all of them on the side that is wanted; undefined where there are none or none is left. */
const beyond = (values: readonly number[], direction: Relative['Direction']): number | undefined => {
  if (values.length === 0) return undefined;
  if (direction === 'more') return Math.floor(Math.max(...values)) + 1;
  const below = Math.ceil(Math.min(...values)) - 1;
  return below < 0 ? undefined : below;
};

/**
 * "Cheaper" than homes above the budget, which were shown for want of others, is no more than the budget; which is
 * remembered.
 */
const withinBudget = (cheaper: NumberConstraint, base: CompareWith): NumberConstraint => {
  const asked = base.constraints.filter(isNumberConstraint);
  const most = asked.find(({ Field, Operator }) => Field === 'Price' && Operator === 'atMost');
  if (cheaper.Field !== 'Price' || cheaper.Operator !== 'atMost' || most === undefined) return cheaper;
  const Value = base.isPointed ? cheaper.Value : Math.min(cheaper.Value, most.Value);
  return { ...cheaper, Value, Within: Math.max(Value, most.Within ?? most.Value) };
};

const Rule = 'compared with what was shown';
const boundOf = ({ Field, Direction, Words }: Relative, base: CompareWith): Constraint | undefined => {
  const Operator = Direction === 'more' ? 'atLeast' : 'atMost';
  if (Field === 'BuildingArea' || Field === 'LotArea') {
    const { AreaUnit, values } = areasOf(base.listings, Field);
    const Value = beyond(values, Direction);
    return Value === undefined ? undefined : { Field, Operator, Value, AreaUnit, Words, Rule };
  }
  const values = {
    Price: () => pricesOf(base),
    Bedrooms: () => roomsOf('Bedrooms', base),
    Bathrooms: () => roomsOf('Bathrooms', base),
    YearBuilt: () => known(base.listings.map(({ yearBuilt }) => yearBuilt)),
  }[Field]();
  const Value = beyond(values, Direction);
  return Value === undefined ? undefined : withinBudget({ Field, Operator, Value, Words, Rule }, base);
};

/** "Cheaper" than all that was shown, or than the home that is pointed at. */
export const compareWith = (relative: readonly Relative[], base: CompareWith): Compared => {
  const constraints: Constraint[] = [];
  let order: Order | undefined;
  // Among lots "bigger" is the bigger lot.
  const isLot = isOfLand(base.constraints);
  for (const said of relative) {
    const one: Relative = isLot && said.Field === 'BuildingArea' ? { ...said, Field: 'LotArea' } : said;
    const bound = boundOf(one, base);
    if (bound !== undefined) constraints.push(bound);
    else order ??= { Field: one.Field, Direction: one.Direction === 'less' ? 'asc' : 'desc' };
  }
  return { constraints, ...(order === undefined ? {} : { order }) };
};
