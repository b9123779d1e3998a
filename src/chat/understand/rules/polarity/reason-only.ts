import { type Constraint, type ConstraintField, PLACE_FIELDS } from '../../constraint.ts';
import type { Relative } from '../../statement.ts';
import type { Reading } from '../stretch.ts';
import { isComplaint } from './given-up.ts';

const KINDS: ReadonlySet<ConstraintField> = new Set([...PLACE_FIELDS, 'PropertyType']);

/** "Das ist zu teuer, *was gibt es in Neuhausen?*": beside another place or kind a complaint only says why it is looked for. */
export const isReasonOnly = (
  { Words }: Relative,
  stated: readonly Constraint[],
  { before, tables }: Reading,
): boolean =>
  isComplaint(Words, tables) &&
  stated.some(
    ({ Field, Operator, Value }) =>
      KINDS.has(Field) &&
      Operator === 'is' &&
      !before.some((one) => one.Field === Field && String(one.Value) === String(Value)),
  );
