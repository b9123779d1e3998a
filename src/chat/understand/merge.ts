import { CONSTRAINT_FIELDS, type Constraint, type ConstraintField, saleTypeOf } from './constraint.ts';

export type Change = {
  /** What this question states. */
  stated: readonly Constraint[];
  /** Fields that no longer matter ("any price"). */
  dropped: readonly ConstraintField[];
  /** "Also in Bellevue": towns are added to the ones before instead of taking their place. */
  adds: boolean;
};

const bounds = (constraint: Constraint): { low: number; high: number } => {
  const value = typeof constraint.Value === 'number' ? constraint.Value : Number.NaN;
  if (constraint.Operator === 'atLeast') return { low: value, high: Number.POSITIVE_INFINITY };
  if (constraint.Operator === 'atMost') return { low: Number.NEGATIVE_INFINITY, high: value };
  return { low: value, high: value };
};

/** Whether an earlier constraint gives way to a stated one. A bound of the other side stays unless it contradicts. */
const givesWay = (before: Constraint, stated: Constraint): boolean => {
  if (before.Field !== stated.Field) return false;
  if (typeof before.Value !== 'number') return true;
  if (before.Operator === stated.Operator || before.Operator === 'is' || stated.Operator === 'is') return true;
  const [old, now] = [bounds(before), bounds(stated)];
  return old.low > now.high || old.high < now.low;
};

const addTowns = (before: readonly Constraint[], stated: readonly Constraint[]): Constraint[] =>
  stated.map((constraint) => {
    const earlier = before.find(({ Field, Operator }) => Field === 'City' && Operator === constraint.Operator);
    if (constraint.Field !== 'City' || earlier?.Field !== 'City') return constraint;
    const Value = [...new Set([...earlier.Value, ...constraint.Value])];
    return { ...constraint, Value, Words: `${earlier.Words}, ${constraint.Words}` };
  });

/** What is said twice counts once. */
const withoutRepeats = (constraints: readonly Constraint[]): Constraint[] => [
  ...new Map(constraints.map((one) => [`${one.Field} ${one.Operator} ${one.Value}`, one])).values(),
];

/** A follow-up: what is stated takes the place of what was said of the same, everything else stays. In the fields' order. */
export const mergeConstraints = (before: readonly Constraint[], { stated, dropped, adds }: Change): Constraint[] => {
  const now = withoutRepeats(adds ? addTowns(before, stated) : stated);
  const saleType = saleTypeOf(now);
  // A rent is no sale price: who changes from one to the other means other sums.
  const changesSaleType = saleType !== undefined && saleTypeOf(before) !== undefined && saleType !== saleTypeOf(before);
  const kept = before.filter(
    (constraint) =>
      !dropped.includes(constraint.Field) &&
      !(changesSaleType && constraint.Field === 'Price') &&
      !now.some((one) => givesWay(constraint, one)),
  );
  const order = (constraint: Constraint): number => CONSTRAINT_FIELDS.indexOf(constraint.Field);
  return [...kept, ...now].sort((a, b) => order(a) - order(b));
};
