import { type Constraint, type ConstraintField, PLACE_FIELDS } from '../../constraint.ts';
import type { Relative } from '../../statement.ts';
import type { Reading } from '../stretch.ts';
import { isComplaint } from './given-up.ts';

const KINDS: ReadonlySet<ConstraintField> = new Set([...PLACE_FIELDS, 'PropertyType']);

/**
 * "Das ist zu teuer, *was gibt es in Neuhausen?*": beside another place or kind a complaint only says why it is looked for, and
 * "泳池算了,*太贵*" why a feature is given up.
 */
export const isReasonOnly = (
  { Words }: Relative,
  stated: readonly Constraint[],
  { before, tables }: Reading,
  droppedTags: readonly string[],
): boolean =>
  isComplaint(Words, tables) &&
  (droppedTags.length > 0 ||
    stated.some(
      ({ Field, Operator, Value }) =>
        KINDS.has(Field) &&
        (Operator === 'is' || Operator === 'not') &&
        !before.some((one) => one.Field === Field && String(one.Value) === String(Value)),
    ));
