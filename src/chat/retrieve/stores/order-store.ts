import { type Constraint, isAreaConstraint, isNumberConstraint } from '../../understand/constraint.ts';
import type { Order, OrderField } from '../../understand/understanding.ts';
import type { Condition } from '../conditions/condition.ts';
import { daysOnMarket, inSquareMeters, plainColumn } from '../conditions/number-conditions.ts';

/** What stands after ORDER BY. */
export type Ordering = Condition;

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
const FRESHEST = 'market_since DESC, id DESC';

/** Whether nothing but freshness counts. */
export const isByFreshness = ({ sql }: Ordering): boolean => sql === FRESHEST;

/** How many of the wishes a row fulfils. */
const score = (wishes: readonly Condition[]): Condition => ({
  sql: wishes.map(({ sql }) => `COALESCE((${sql}) <> 0, 0)`).join(' + '),
  bindings: wishes.flatMap(({ bindings }) => [...bindings]),
});

/** Unknown values come last, whichever way. */
const byField = ({ Field, Direction }: Order): string => {
  const column = COLUMNS[Field];
  // Few days on the market means a late beginning.
  const isDescending = (Direction === 'desc') !== (Field === 'DaysOnMarket');
  const direction = isDescending ? 'DESC' : 'ASC';
  // Land has no other area than its own.
  const ofLand = Field === 'PricePerArea' ? `, price / NULLIF(lot_m2, 0) ${direction}` : '';
  return `(${column}) IS NULL, ${column} ${direction}${ofLand}`;
};

/**
 * What was asked for, then what comes first by a query's own account (an expression of its tables, the largest first), then
 * what fulfils more of the wishes, then the freshest.
 */
export const orderingOf = (order: Order | undefined, wishes: readonly Condition[], leads?: string): Ordering => {
  const wished = score(wishes);
  const parts = [
    ...(order === undefined ? [] : [byField(order)]),
    ...(leads === undefined ? [] : [`${leads} DESC`]),
    ...(wishes.length === 0 ? [] : [`${wished.sql} DESC`]),
    FRESHEST,
  ];
  return { sql: parts.join(', '), bindings: wished.bindings };
};

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
  const farthest: Condition = {
    sql: distances.length === 1 ? only.sql : `GREATEST(${list})`,
    bindings: distances.flatMap(({ bindings }) => [...bindings]),
  };
  const unknown = `(${farthest.sql}) IS ${constraints.every(isOfNone) ? 'NOT NULL' : 'NULL'}`;
  return {
    sql: `${unknown}, ${farthest.sql}, ${others.sql}`,
    bindings: [...farthest.bindings, ...farthest.bindings, ...others.bindings],
  };
};
