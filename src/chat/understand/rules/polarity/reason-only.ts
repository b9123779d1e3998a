import type { Constraint, ConstraintField } from '../../constraint.ts';
import type { Relative } from '../../statement.ts';
import { isComplaint } from './given-up.ts';

const KINDS: ReadonlySet<ConstraintField> = new Set(['City', 'ZIP', 'Near', 'Street', 'PropertyType']);

/** "Das ist zu teuer, *was gibt es in Neuhausen?*": beside another place or kind a complaint only says why it is looked for. */
export const isReasonOnly = (
  { Words }: Relative,
  stated: readonly Constraint[],
  before: readonly Constraint[],
): boolean =>
  isComplaint(Words) &&
  stated.some(
    ({ Field, Operator, Value }) =>
      KINDS.has(Field) &&
      Operator === 'is' &&
      !before.some((one) => one.Field === Field && String(one.Value) === String(Value)),
  );
