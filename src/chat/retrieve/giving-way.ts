import { type Constraint, type ConstraintField, heldBudgets, isPlaceField } from '../understand/constraint.ts';
import { allOf } from './conditions/condition.ts';
import { type ConditionContext, conditionOf } from './stores/condition-store.ts';
import { queryOf } from './stores/query-store.ts';
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

/** What may be given up, each by itself: all bounds of one field, each wanted feature, one kind of place. */
export const whatGivesWay = (constraints: readonly Constraint[]): Constraint[][] => {
  const wanted = constraints.filter(({ Operator, Value }) => Operator !== 'not' && Value !== 'Sold');
  return GIVES_WAY.flatMap((field) => {
    const given = wanted.filter(({ Field }) => Field === field);
    if (given.length === 0) return [];
    return field === 'Tag' ? given.map((tag) => [tag]) : [given];
  });
};

/** How many match all but some of what gives way, and so all of it where none is given; undefined where that is not told. */
export type CountWithout = (given: readonly Constraint[]) => Promise<number | undefined>;

/** So many of what gives way are counted at once at most. */
const MOST_COUNTED = 20;

/** What may be counted together: what bounds how many rows are read is given up in a query of its own. */
const isCountable = (given: readonly Constraint[]): boolean =>
  heldBudgets(given).length === 0 &&
  given.every((constraint) => !isPlaceField(constraint.Field) && !isOfReduced(constraint));

/**
 * Counts by one look at all rows, which is taken when it is first asked for. Tells nothing of what bounds how many rows are read, and
 * nothing at all where only one constraint could give way: that is counted as quickly by itself.
 */
export const createCountWithout = (
  search: Pick<SearchStore, 'countMissing'>,
  constraints: readonly Constraint[],
  context: ConditionContext,
): CountWithout => {
  const countable = whatGivesWay(constraints).filter(isCountable).slice(0, MOST_COUNTED);
  const look = (): Promise<Tally[]> => {
    const conditions = countable.map((given) => allOf(given.map((one) => conditionOf(one, constraints, context))));
    return search.countMissing(queryOf(constraints, context, countable.flat()), conditions);
  };
  let looking: Promise<Tally[]> | undefined;
  return async (given) => {
    const isGiven = countable.map((one) => one.every((constraint) => given.includes(constraint)));
    const covered = countable.flatMap((one, index) => (isGiven[index] ? one : [])).length;
    if (countable.length < 2 || covered < given.length) return undefined;
    looking ??= look();
    const fits = ({ missing }: Tally): boolean => missing.every((index) => isGiven[index]);
    return (await looking).filter(fits).reduce((sum, { total }) => sum + total, 0);
  };
};
