import {
  type Constraint,
  type ConstraintField,
  heldBudgets,
  isAreaConstraint,
  isNumberConstraint,
  isPlaceField,
} from '../understand/constraint.ts';
import { allOf } from './conditions/condition.ts';
import type { FoundListing, Relaxed } from './found.ts';
import { type NumberName, numberOf } from './number-of.ts';
import { type ConditionContext, conditionOf } from './stores/condition-store.ts';
import { closestFirst, type Ordering } from './stores/order-store.ts';
import { type Query, queryOf } from './stores/query-store.ts';
import { isOfReduced } from './stores/reduced-store.ts';
import type { SearchStore, Tally } from './stores/search-store.ts';

/**
 * What gives way first. Sale or rent never does, nor what is not wanted, nor the currency: nobody who rents wants to buy
 * instead, and who asks for sold homes looks for none. Where a home lies is given up last.
 */
const GIVES_WAY: readonly ConstraintField[] = [
  'Price',
  'HOAMonth',
  'DaysOnMarket',
  'YearBuilt',
  'ParkingSpots',
  'Bathrooms',
  'BuildingArea',
  'LotArea',
  'Bedrooms',
  'Tag',
  'PropertyType',
  'Status',
  'Street',
  'Near',
  'ZIP',
  'City',
];

/** What comes after giving up more has little to do with what was asked. */
const MOST_GIVEN_UP = 3;

/** What was given up, and how many match the rest. */
export type GivenUp = { constraints: Constraint[]; total: number };

/** What may be given up, each by itself: all bounds of one field, each wanted feature, one kind of place. */
const candidatesOf = (constraints: readonly Constraint[]): Constraint[][] => {
  const wanted = constraints.filter(({ Operator, Value }) => Operator !== 'not' && Value !== 'Sold');
  return GIVES_WAY.flatMap((field) => {
    const given = wanted.filter(({ Field }) => Field === field);
    if (given.length === 0) return [];
    return field === 'Tag' ? given.map((tag) => [tag]) : [given];
  });
};

/** `isOrdered`: an order was asked for, before which nothing comes. */
type How = { orderingFor: (query: Query) => Ordering; isOrdered: boolean; limit: number };
type Closest = { givenUp: GivenUp; ids: number[] };
type CountWithout = (given: readonly Constraint[]) => number | undefined;

/** So many are tried each by itself where few rows are read: to count all at once takes as long as two of them. */
const MOST_TRIED_ALONE = 2;

/** So many candidates are counted at once at most. */
const MOST_COUNTED = 20;

/** What may be counted together: what bounds how many rows are read is given up in a query of its own. */
const isCountable = (given: readonly Constraint[]): boolean =>
  heldBudgets(given).length === 0 &&
  given.every((constraint) => !isPlaceField(constraint.Field) && !isOfReduced(constraint));

/** Finds what comes closest where nothing matches: one constraint gives way if that is enough, else as few as will do. */
export const createRelax = (search: SearchStore) => {
  /** Tells how many match without some of the candidates, all counted at once; undefined of others, and for one alone. */
  const countAtOnce = async (
    candidates: readonly Constraint[][],
    constraints: readonly Constraint[],
    context: ConditionContext,
  ): Promise<CountWithout> => {
    const countable = candidates.filter(isCountable).slice(0, MOST_COUNTED);
    if (countable.length < 2) return () => undefined;
    const conditions = countable.map((given) => allOf(given.map((one) => conditionOf(one, constraints, context))));
    const tallies = await search.countMissing(queryOf(constraints, context, countable.flat()), conditions);
    return (given) => {
      const isGiven = countable.map((one) => one.every((constraint) => given.includes(constraint)));
      const covered = countable.flatMap((one, index) => (isGiven[index] ? one : [])).length;
      if (covered < given.length) return undefined;
      const fits = ({ missing }: Tally): boolean => missing.every((index) => isGiven[index]);
      return tallies.filter(fits).reduce((sum, { total }) => sum + total, 0);
    };
  };

  /** What was given up and the IDs of what then matches; undefined where nothing comes close. */
  return async (
    constraints: readonly Constraint[],
    context: ConditionContext,
    { orderingFor, isOrdered, limit }: How,
  ): Promise<Closest | undefined> => {
    const isAmongShown = constraints.some(({ Field, Operator }) => Field === 'Shown' && Operator === 'is');
    if (isAmongShown) return undefined;
    const candidates = candidatesOf(constraints);
    const { isNarrow } = queryOf(constraints, context);
    const triedAlone = isNarrow ? MOST_TRIED_ALONE : 0;
    let counting: Promise<CountWithout> | undefined;
    const countWithout = async (given: Constraint[]): Promise<number | undefined> => {
      counting ??= countAtOnce(candidates, constraints, context);
      return (await counting)(given);
    };

    /** What matches without some constraints, the closest to them first; undefined where nothing does. */
    const without = async (given: Constraint[], isAlone = false): Promise<Closest | undefined> => {
      const counted = isAlone ? undefined : await countWithout(given);
      if (counted === 0) return undefined;
      const query = queryOf([...constraints, ...heldBudgets(given)], context, given);
      const ordering = isOrdered ? orderingFor(query) : closestFirst(given, context.today, orderingFor(query));
      const { ids, total } =
        counted === undefined
          ? await search.page(query, ordering, limit)
          : { ids: await search.first(query, ordering, limit), total: counted };
      return total === 0 ? undefined : { givenUp: { constraints: given, total }, ids };
    };

    for (const [position, given] of candidates.entries()) {
      const closest = await without(given, position < triedAlone);
      if (closest !== undefined) return closest;
    }
    const givenUp: Constraint[][] = [];
    let closest: Closest | undefined;
    for (const given of candidates) {
      givenUp.push(given);
      if (givenUp.length > 1) closest = await without(givenUp.flat());
      if (closest !== undefined) break;
    }
    if (closest === undefined) return undefined;
    for (const given of givenUp.slice(0, -1)) {
      const fewer = givenUp.filter((one) => one !== given);
      const kept = await without(fewer.flat());
      if (kept === undefined) continue;
      closest = kept;
      givenUp.splice(givenUp.indexOf(given), 1);
    }
    return givenUp.length > MOST_GIVEN_UP ? undefined : closest;
  };
};

/** What is told of it: the value that came closest is the first listing's. */
export const relaxedOf = (
  { constraints, total }: GivenUp,
  [first]: readonly FoundListing[],
  today: string,
): Relaxed => {
  const field = constraints.find((one) => isNumberConstraint(one) || isAreaConstraint(one))?.Field;
  const value = first === undefined || field === undefined ? null : numberOf(first.values, field as NumberName, today);
  if (first === undefined || value === null) return { constraints, total };
  const unit = first.values.AreaUnit;
  const isArea = field === 'BuildingArea' || field === 'LotArea';
  const nearest = { Field: field as NumberName, Value: value, id: first.id };
  return { constraints, total, nearest: isArea && unit !== null ? { ...nearest, AreaUnit: unit } : nearest };
};
