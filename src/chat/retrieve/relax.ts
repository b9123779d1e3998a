import { daysOnMarket } from '../../listings/days-on-market.ts';
import type { ListingValues } from '../../listings/listing.ts';
import {
  type AreaField,
  type Constraint,
  heldBudgets,
  isAreaConstraint,
  isNumberConstraint,
  type NumberField,
} from '../understand/constraint.ts';
import type { Condition } from './conditions/condition.ts';
import type { FoundListing, Relaxed } from './found.ts';
import { priceOf } from './found-listing.ts';
import { type CountWithout, whatGivesWay } from './giving-way.ts';
import type { ConditionContext } from './stores/condition-store.ts';
import { closestFirst, type Ordering } from './stores/order-store.ts';
import { type Query, queryOf } from './stores/query-store.ts';
import type { FulfillingListing } from './stores/row-store.ts';
import type { SearchStore } from './stores/search-store.ts';

export type NumberName = NumberField | AreaField;

const asNumber = (value: number | string | null): number | null => (value === null ? null : Number(value));

/** A listing's value of a field that constraints bound, in its own unit and currency; null when unknown. `today` is an ISO date. */
export const numberOf = (values: ListingValues, field: NumberName, today: string): number | null => {
  if (field === 'Price') return asNumber(priceOf(values));
  if (field === 'DaysOnMarket') return daysOnMarket(values, today);
  return asNumber(values[field]);
};

/** What comes after giving up more has little to do with what was asked. */
const MOST_GIVEN_UP = 3;

/** What was given up, and how many match the rest. */
export type GivenUp = { constraints: Constraint[]; total: number };

/** `isOrdered`: an order was asked for, before which nothing comes. */
type How = {
  orderingFor: (query: Query) => Ordering;
  isOrdered: boolean;
  limit: number;
  countWithout: CountWithout;
  wishes: readonly Condition[];
};
type Closest = { givenUp: GivenUp; rows: FulfillingListing[] };

/** So many are tried each by itself where few rows are read: to count all at once takes as long as two of them. */
const MOST_TRIED_ALONE = 2;

/** Finds what comes closest where nothing matches: one constraint gives way if that is enough, else as few as will do. */
export const createRelax = (search: SearchStore) => {
  /** What was given up and the first of what then matches; undefined where nothing comes close. */
  return async (
    constraints: readonly Constraint[],
    context: ConditionContext,
    { orderingFor, isOrdered, limit, countWithout, wishes }: How,
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
      const ordering = isOrdered ? orderingFor(query) : closestFirst(given, context.today, orderingFor(query));
      const { rows, total } = await search.page({ query, ordering, limit, wishes, total: counted });
      return total === 0 ? undefined : { givenUp: { constraints: given, total }, rows };
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
