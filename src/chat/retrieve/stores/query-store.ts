import type { Constraint } from '../../understand/constraint.ts';
import { allOf, type Condition } from '../conditions/condition.ts';
import { isOfShelf, shelvesOf } from '../conditions/shelves.ts';
import { type ConditionContext, conditionOf, placesOf } from './condition-store.ts';
import { nearTable } from './near-store.ts';

/** Rows of `listing` as a search reads them: what stands after FROM and after WHERE. */
export type Query = {
  from: Condition;
  where: Condition;
  /** Whether it reads few rows, but each of them slowly. */
  isNarrow: boolean;
};

const SEARCH_INDEX = 'ix_listing_search';
/** The same for homes whose IDs are known. */
const SEARCH_BY_ID_INDEX = 'ix_listing_search_by_id';

/** The index that leaves the fewest rows, for the first of these fields that is asked for. */
const INDEXES: readonly [field: Constraint['Field'], index: string][] = [
  ['Shown', 'PRIMARY'],
  ['Street', 'ix_listing_street'],
  ['ZIP', 'ix_listing_zip'],
];

/** Indexes are forced: servers guess badly, and then read a hundred thousand whole rows. */
const sourceOf = (
  wanted: readonly Constraint[],
  near: Constraint | undefined,
  context: ConditionContext,
): Pick<Query, 'from' | 'isNarrow'> => {
  if (near?.Field === 'Near') {
    const { sql, bindings } = nearTable(context.chatbotId, placesOf(near.Value, context));
    const join = `STRAIGHT_JOIN listing FORCE INDEX (${SEARCH_BY_ID_INDEX}) ON listing.id = near.near_id`;
    return { from: { sql: `(${sql}) AS near ${join}`, bindings }, isNarrow: true };
  }
  const [, index] = INDEXES.find(([field]) => wanted.some(({ Field }) => Field === field)) ?? [];
  const from: Condition = { sql: `listing FORCE INDEX (${index ?? SEARCH_INDEX})`, bindings: [] };
  return { from, isNarrow: index !== undefined };
};

/** The constraints of a search as a query, whole or without some of them. */
export const queryOf = (
  constraints: readonly Constraint[],
  context: ConditionContext,
  without: readonly Constraint[] = [],
): Query => {
  const kept = constraints.filter((constraint) => !without.includes(constraint));
  const wanted = kept.filter(({ Operator }) => Operator === 'is');
  const isAmongShown = wanted.some(({ Field }) => Field === 'Shown');
  const near = isAmongShown ? undefined : wanted.find(({ Field }) => Field === 'Near');
  const others = kept.filter((constraint) => constraint !== near && !isOfShelf(constraint));
  return {
    ...sourceOf(wanted, near, context),
    where: allOf([
      { sql: 'chatbot_id = ?', bindings: [context.chatbotId] },
      shelvesOf(kept, constraints),
      ...others.map((constraint) => conditionOf(constraint, constraints, context)),
    ]),
  };
};
