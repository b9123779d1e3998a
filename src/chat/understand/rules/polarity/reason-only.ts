import { type Constraint, type ConstraintField, PLACE_FIELDS } from '../../constraint.ts';
import type { Relative } from '../../statement.ts';
import type { Reading } from '../stretch.ts';
import { isComplaint } from './given-up.ts';

const KINDS: ReadonlySet<ConstraintField> = new Set([...PLACE_FIELDS, 'PropertyType']);

/** "租金太贵,干脆*买*一套", of who looked for rentals. */
const isOtherSale = ({ Field, Value }: Constraint, before: readonly Constraint[]): boolean =>
  Field === 'SaleType' && before.some((one) => one.Field === 'SaleType' && one.Value !== Value);

/** "太小了,*改三房*": undefined for what counts no bedrooms, or as many as before. */
const isMoreRooms = ({ Field, Value }: Constraint, before: readonly Constraint[]): boolean | undefined => {
  const rooms = before.find((one) => one.Field === 'Bedrooms');
  if (Field !== 'Bedrooms' || typeof Value !== 'number' || typeof rooms?.Value !== 'number') return undefined;
  return Value === rooms.Value ? undefined : Value > rooms.Value;
};

/**
 * "Das ist zu teuer, *was gibt es in Neuhausen?*": beside another place or kind a complaint only says why it is looked for, and
 * "泳池算了,*太贵*" why a feature is given up.
 */
export const isReasonOnly = (
  { Words, Field: told, Direction }: Relative,
  stated: readonly Constraint[],
  { before, tables }: Reading,
  droppedTags: readonly string[],
): boolean =>
  isComplaint(Words, tables) &&
  (droppedTags.length > 0 ||
    stated.some((one) => isOtherSale(one, before)) ||
    (told === 'BuildingArea' && stated.some((one) => isMoreRooms(one, before) === (Direction === 'more'))) ||
    stated.some(
      ({ Field, Operator, Value }) =>
        KINDS.has(Field) &&
        (Operator === 'is' || Operator === 'not') &&
        !before.some((one) => one.Field === Field && String(one.Value) === String(Value)),
    ));
