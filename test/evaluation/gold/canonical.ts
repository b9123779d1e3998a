import { addressKey, folded, numberKey, urlKey } from '../brute-force/folding.ts';

export type Comparison = {
  /** Wishes that both have. */
  matched: Canonical[];
  /** Wishes that the program did not understand. */
  lacking: Canonical[];
  /** Wishes that the visitor did not state. */
  extra: Canonical[];
};

/** Compares what was to be understood with what was, as sets. */
export const compareConstraints = (gold: readonly AnyConstraint[], given: readonly AnyConstraint[]): Comparison => {
  const left = canonicalList(given);
  const matched: Canonical[] = [];
  const lacking: Canonical[] = [];
  // What matches any value takes what the others leave.
  for (const wish of canonicalList(gold).sort((one, other) => Number(one.isAny ?? 0) - Number(other.isAny ?? 0))) {
    const index = left.findIndex((candidate) => isSame(wish, candidate));
    if (index < 0) lacking.push(wish);
    else {
      left.splice(index, 1);
      matched.push(wish);
    }
  }
  return { matched, lacking, extra: left };
};

export const isExact = ({ lacking, extra }: Comparison): boolean => lacking.length === 0 && extra.length === 0;

/** `Price atMost 600000`, for a reader. */
export const sayCanonical = ({ field, operator, names, number, isAny }: Canonical): string =>
  `${field} ${operator} ${isAny ? '*' : (number ?? names?.join(' | ') ?? '')}`;

/** A constraint in any of its writings: of the gold, or as the program explains it. */
export type AnyConstraint = { Field: string; Operator: string; Value: unknown; AreaUnit?: string | undefined };

/**
 * A constraint so written that equal wishes look the same. `names` (sorted) or `number`; areas are in square metres;
 * `isAny` matches every value.
 */
export type Canonical = {
  field: string;
  operator: string;
  names?: readonly string[];
  number?: number;
  isAny?: true;
};

const SQUARE_FEET_IN_METRE = 10.763_910_4;
const NEVER_NEGATIVE = new Set(['Bedrooms', 'ParkingSpots', 'HOAMonth']);
const KEYS: Readonly<Record<string, (text: string) => string>> = {
  MLSNumber: numberKey,
  Address: addressKey,
  Street: addressKey,
  Url: urlKey,
  ZIP: numberKey,
  Currency: (text) => text.trim().toLowerCase(),
};
const EACH_APART = new Set(['MLSNumber', 'Address', 'Url']);

const namesOf = (field: string, value: unknown): string[] => {
  const list = (Array.isArray(value) ? value : [value]).map(String);
  return list.map(KEYS[field] ?? folded);
};

const writeOne = ({ Field: field, Operator, Value, AreaUnit }: AnyConstraint): Canonical[] => {
  if (Value === '*') return [{ field, operator: Operator, isAny: true }];
  if (field === 'Shown') return [{ field, operator: Operator, names: namesOf(field, Value).sort() }];
  if (field === 'SaleType') {
    const isRent = (Value === 'for_rent') === (Operator === 'is');
    return [{ field, operator: 'is', names: [isRent ? 'for_rent' : 'for_sale'] }];
  }
  if (typeof Value === 'number') {
    const number = AreaUnit === 'Square Feet' ? Value / SQUARE_FEET_IN_METRE : Value;
    const operator = Operator === 'atMost' && number === 0 && NEVER_NEGATIVE.has(field) ? 'is' : Operator;
    return [{ field, operator, number }];
  }
  const names = namesOf(field, Value);
  const isApart = Operator === 'not' || EACH_APART.has(field);
  if (isApart) return names.map((name) => ({ field, operator: Operator, names: [name] }));
  return [{ field, operator: Operator, names: names.sort() }];
};

const isSameNumber = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * 0.002;

/** Whether they are one wish. The tolerance is what a change of the unit and rounding make. */
const isSame = (one: Canonical, other: Canonical): boolean => {
  if (one.field !== other.field || one.operator !== other.operator) return false;
  if (one.isAny || other.isAny) return true;
  if (one.number !== undefined && other.number !== undefined) return isSameNumber(one.number, other.number);
  return one.names?.join('|') === other.names?.join('|');
};

/** From 2 up to 2 is exactly 2. */
const withPoints = (constraints: readonly Canonical[]): Canonical[] => {
  const isPoint = (one: Canonical): boolean =>
    one.number !== undefined &&
    constraints.some(
      (other) =>
        other.field === one.field &&
        other.number === one.number &&
        [one.operator, other.operator].sort().join() === 'atLeast,atMost',
    );
  return constraints.map((one) => (isPoint(one) ? { ...one, operator: 'is' } : one));
};

/** A list of constraints, each wish once. */
export const canonicalList = (constraints: readonly AnyConstraint[]): Canonical[] => {
  const all = withPoints(constraints.flatMap(writeOne));
  return all.filter(
    (one, index) => all.findIndex((other) => one.isAny === other.isAny && isSame(one, other)) === index,
  );
};
