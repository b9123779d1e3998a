import { daysOnMarket } from '../../listings/days-on-market.ts';
import type { ListingValues } from '../../listings/listing.ts';
import {
  type Constraint,
  type ConstraintField,
  heldBudgets,
  isMeasured,
  isPlaceField,
  type Measured,
} from '../understand/constraint.ts';
import type { Order } from '../understand/understanding.ts';
import { allOf, type Condition } from './conditions/condition.ts';
import type { FoundListing, Relaxed } from './found.ts';
import { priceOf } from './found-listing.ts';
import { type ConditionContext, conditionOf } from './stores/condition-store.ts';
import { closestFirst, type Ordering } from './stores/order-store.ts';
import { type Query, queryOf } from './stores/query-store.ts';
import { isOfReduced } from './stores/reduced-store.ts';
import type { FulfillingListing } from './stores/row-store.ts';
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
const whatGivesWay = (constraints: readonly Constraint[]): Constraint[][] => {
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

const asNumber = (value: number | string | null): number | null => (value === null ? null : Number(value));

/** A listing's value of a field that constraints bound, in its own unit and currency; null when unknown. `today` is an ISO date. */
const numberOf = (values: ListingValues, field: Measured['Field'], today: string): number | null => {
  if (field === 'Price') return asNumber(priceOf(values));
  if (field === 'DaysOnMarket') return daysOnMarket(values, today);
  return asNumber(values[field]);
};

/** What comes after giving up more has little to do with what was asked. */
const MOST_GIVEN_UP = 3;
/** So many before where a home lies. */
const MOST_BEFORE_PLACE = 2;

/** What was given up, and how many match the rest. */
type GivenUp = { constraints: Constraint[]; total: number };

/** `order`: one that was asked for, before which nothing comes. */
type Sought = {
  constraints: readonly Constraint[];
  context: ConditionContext;
  order: Order | undefined;
  orderingFor: (query: Query) => Ordering;
  limit: number;
  wishes: readonly Condition[];
};
type Closest = { givenUp: GivenUp; rows: FulfillingListing[] };

/** So many are tried each by itself where few rows are read: to count all at once takes as long as two of them. */
const MOST_TRIED_ALONE = 2;

/** Finds what comes closest where nothing matches: one constraint gives way if that is enough, else as few as will do. */
export const createRelax =
  (search: SearchStore) =>
  /** What was given up and the first of what then matches; undefined where nothing comes close. */
  async (
    { constraints, context, order, orderingFor, limit, wishes }: Sought,
    countWithout: CountWithout,
  ): Promise<Closest | undefined> => {
    const isAmongShown = constraints.some(({ Field, Operator }) => Field === 'Shown' && Operator === 'is');
    if (isAmongShown) return undefined;
    const candidates = whatGivesWay(constraints);
    const { isNarrow } = queryOf(constraints, context);
    const triedAlone = isNarrow ? MOST_TRIED_ALONE : 0;

    /** What matches without some constraints, the closest to them first; undefined where nothing does. */
    const without = async (given: Constraint[], isAlone = false): Promise<Closest | undefined> => {
      const counted = isAlone ? undefined : await countWithout(given);
      if (counted === 0) return undefined;
      const query = queryOf([...constraints, ...heldBudgets(given)], context, given);
      const ordering =
        order !== undefined ? orderingFor(query) : closestFirst(given, context.today, orderingFor(query));
      const { rows, total } = await search.page({ query, ordering, limit, wishes, total: counted });
      return total === 0 ? undefined : { givenUp: { constraints: given, total }, rows };
    };

    const withoutOne = async (some: readonly Constraint[][]): Promise<Closest | undefined> => {
      for (const given of some) {
        const closest = await without(given, candidates.indexOf(given) < triedAlone);
        if (closest !== undefined) return closest;
      }
      return undefined;
    };
    /** As few as will do, `most` of them. */
    const withoutSeveral = async (some: readonly Constraint[][], most: number): Promise<Closest | undefined> => {
      const givenUp: Constraint[][] = [];
      let closest: Closest | undefined;
      for (const given of some) {
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
      return givenUp.length > most ? undefined : closest;
    };

    const isPlace = (given: readonly Constraint[]): boolean => given.some(({ Field }) => isPlaceField(Field));
    const others = candidates.filter((given) => !isPlace(given));
    return (
      (await withoutOne(others)) ??
      // Who wants four bedrooms and a pool in La Mesa looks there before he looks in another state.
      (await withoutSeveral(others, MOST_BEFORE_PLACE)) ??
      (await withoutOne(candidates.filter(isPlace))) ??
      (await withoutSeveral(candidates, MOST_GIVEN_UP))
    );
  };

/** What is told of it: the value that came closest is the first listing's. */
export const relaxedOf = ({ constraints, total }: GivenUp, first: FoundListing | undefined, today: string): Relaxed => {
  const field = constraints.find(isMeasured)?.Field;
  if (first === undefined || field === undefined) return { constraints, total };
  const value = numberOf(first.values, field, today);
  if (value === null) return { constraints, total };
  const unit = first.values.AreaUnit;
  const isArea = field === 'BuildingArea' || field === 'LotArea';
  const nearest = { Field: field, Value: value, id: first.id };
  return { constraints, total, nearest: isArea && unit !== null ? { ...nearest, AreaUnit: unit } : nearest };
};
