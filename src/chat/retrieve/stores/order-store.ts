import { type Constraint, isAreaConstraint, isNumberConstraint } from '../../understand/constraint.ts';
import type { Order, OrderField } from '../../understand/understanding.ts';
import type { Condition } from '../conditions/condition.ts';
import { daysOnMarket, inSquareMeters, plainColumn } from '../conditions/number-conditions.ts';

/** What rows are sorted by, one after the other. */
export type Ordering = readonly SortKey[];
type SortKey = Condition & { direction: 'ASC' | 'DESC' };

const key = (sql: string, direction: SortKey['direction'], bindings: Condition['bindings'] = []): SortKey => ({
  sql,
  direction,
  bindings,
});

/** What stands after ORDER BY. */
export const sortedBy = (ordering: Ordering): Condition => ({
  sql: ordering.map(({ sql, direction }) => `${sql} ${direction}`).join(', '),
  bindings: ordering.flatMap(({ bindings }) => [...bindings]),
});

const COLUMNS: Readonly<Record<OrderField, string>> = {
  Price: 'price',
  BuildingArea: 'building_m2',
  LotArea: 'lot_m2',
  YearBuilt: 'year_built',
  DaysOnMarket: 'market_since',
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
  HOAMonth: 'fee',
  PricePerArea: 'price / NULLIF(building_m2, 0)',
};
export const FRESHEST_FIRST: Ordering = [key('market_since', 'DESC'), key('id', 'DESC')];

/** Whether nothing but freshness counts. */
export const isByFreshness = ([first]: Ordering): boolean => first === FRESHEST_FIRST[0];

/** How many of the wishes a row fulfils. */
const score = (wishes: readonly Condition[]): SortKey =>
  key(
    wishes.map(({ sql }) => `COALESCE((${sql}) <> 0, 0)`).join(' + '),
    'DESC',
    wishes.flatMap(({ bindings }) => [...bindings]),
  );

/** Unknown values come last, whichever way. */
const byField = ({ Field, Direction }: Order): SortKey[] => {
  const column = COLUMNS[Field];
  // Few days on the market means a late beginning.
  const direction = (Direction === 'desc') !== (Field === 'DaysOnMarket') ? 'DESC' : 'ASC';
  // Land has no other area than its own.
  const ofLand = Field === 'PricePerArea' ? [key('price / NULLIF(lot_m2, 0)', direction)] : [];
  return [key(`(${column}) IS NULL`, 'ASC'), key(column, direction), ...ofLand];
};

/**
 * What was asked for, then what comes first by a query's own account (an expression of its tables, the largest first), then
 * what fulfils more of the wishes, then the freshest.
 */
export const orderingOf = (order: Order | undefined, wishes: readonly Condition[], leads?: string): Ordering => [
  ...(order === undefined ? [] : byField(order)),
  ...(leads === undefined ? [] : [key(leads, 'DESC')]),
  ...(wishes.length === 0 ? [] : [score(wishes)]),
  ...FRESHEST_FIRST,
];

/** The number that a constraint bounds, in the unit of its column; undefined for one that bounds none. */
const boundOf = (constraint: Constraint, today: string): { column: Condition; value: number } | undefined => {
  if (isAreaConstraint(constraint)) {
    const column = COLUMNS[constraint.Field];
    return { column: { sql: column, bindings: [] }, value: inSquareMeters(constraint.Value, constraint.AreaUnit) };
  }
  if (!isNumberConstraint(constraint)) return undefined;
  const column = constraint.Field === 'DaysOnMarket' ? daysOnMarket(today) : plainColumn(constraint.Field);
  return { column, value: constraint.Value };
};

/** What makes of a value less its bound how far it is from keeping that. */
const DISTANCES = { atLeast: '-', atMost: '', is: 'ABS' } as const;

const distance = (constraint: Constraint, today: string): Condition[] => {
  const bound = boundOf(constraint, today);
  if (bound === undefined || constraint.Operator === 'not') return [];
  const { sql, bindings } = bound.column;
  return [{ sql: `${DISTANCES[constraint.Operator]}(${sql} - ?)`, bindings: [...bindings, bound.value] }];
};

/** A home that states no fee may well have none; one that states a fee has one. */
const isOfNone = ({ Field, Operator, Value }: Constraint): boolean =>
  Field === 'HOAMonth' && Operator === 'is' && Value === 0;

/**
 * The rows closest to bounds of one field that they do not keep, then those whose value is unknown, which come before where
 * no fee is wanted; an ordering of their own for those equally far, and for constraints that bound no number.
 */
export const closestFirst = (constraints: readonly Constraint[], today: string, others: Ordering): Ordering => {
  const distances = constraints.flatMap((constraint) => distance(constraint, today));
  const [only] = distances;
  if (only === undefined) return others;
  const list = distances.map(({ sql }) => sql).join(', ');
  const farthest = distances.length === 1 ? only.sql : `GREATEST(${list})`;
  const bindings = distances.flatMap((one) => [...one.bindings]);
  const unknown = `(${farthest}) IS ${constraints.every(isOfNone) ? 'NOT NULL' : 'NULL'}`;
  return [key(unknown, 'ASC', bindings), key(farthest, 'ASC', bindings), ...others];
};
