import { foldName } from '../../../listings/fold.ts';
import type { Constraint } from '../../understand/constraint.ts';
import { PRICE_REDUCED } from '../../understand/told-fields.ts';
import { anyOf, type Condition, isOneOf, NEVER, unless } from '../conditions/condition.ts';
import {
  cityCondition,
  identifierCondition,
  streetCondition,
  tagCondition,
  zipCondition,
} from '../conditions/name-conditions.ts';
import { areaCondition, daysCondition, numberCondition } from '../conditions/number-conditions.ts';
import { asksForStatus, isOnShelf, stands } from '../conditions/shelves.ts';
import { type KnownPlace, placeFold } from '../known-place.ts';
import { type Around, liesIn, nearCondition } from './near-store.ts';
import { isReduced } from './reduced-store.ts';

/** What constraints are read against. */
export type ConditionContext = {
  chatbotId: number;
  /** ISO date, UTC. */
  today: string;
  /** The places that the constraints name, by their fold. */
  places: ReadonlyMap<string, KnownPlace>;
};

/** A town is found among places only beside another: alone it is a condition of its own. */
export const aroundOf = (names: readonly string[], { places }: ConditionContext): Around => ({
  places: names.map(placeFold).map((fold) => places.get(fold) ?? { fold, circles: [], isNamedByMany: false }),
  towns: names.length > 1 ? names.map(foldName) : [],
});

const nameCondition = (constraint: Constraint & { Value: string[] }, context: ConditionContext): Condition => {
  const { Value } = constraint;
  switch (constraint.Field) {
    case 'ZIP':
      return zipCondition(Value);
    case 'Street':
      return streetCondition(Value);
    case 'Near':
      return nearCondition(context.chatbotId, aroundOf(Value, context));
    case 'PropertyType':
      return isOneOf('property_type', Value);
    case 'Currency':
      return isOneOf('currency', Value);
    case 'Tag':
      return anyOf(Value.map((name) => (name === PRICE_REDUCED ? isReduced : tagCondition(name))));
    default:
      return NEVER;
  }
};

/** "Near La Jolla but not in it": of what is near too only what lies there itself is not wanted. */
const isAroundOnly = ({ Field, Value }: Constraint, all: readonly Constraint[]): boolean =>
  Field === 'Near' &&
  all.some((one) => one.Field === 'Near' && one.Operator === 'is' && one.Value.every((name) => Value.includes(name)));

/** One constraint as a condition. Unknown values fulfil none, and are kept by `not` (but for a town, which must be known). */
export const conditionOf = (
  constraint: Constraint,
  all: readonly Constraint[],
  context: ConditionContext,
): Condition => {
  const isWanted = constraint.Operator !== 'not';
  switch (constraint.Field) {
    case 'SaleType':
    case 'Status':
      return isOnShelf((shelf) => stands(shelf, constraint));
    case 'City':
      return cityCondition(constraint.Value, isWanted);
    case 'ZIP':
    case 'Street':
    case 'Near':
    case 'PropertyType':
    case 'Currency':
    case 'Tag': {
      if (!isWanted && isAroundOnly(constraint, all)) return unless(liesIn(context.chatbotId, constraint.Value));
      const is = nameCondition(constraint as Constraint & { Value: string[] }, context);
      return isWanted ? is : unless(is);
    }
    case 'DaysOnMarket':
      return daysCondition(constraint, { today: context.today, mayBeSold: asksForStatus(all) });
    case 'BuildingArea':
    case 'LotArea':
      return areaCondition(constraint);
    case 'MLSNumber':
    case 'Address':
    case 'Url':
      return identifierCondition(constraint);
    case 'Shown': {
      const is = isOneOf('id', constraint.Value);
      return isWanted ? is : unless(is);
    }
    default:
      return numberCondition(constraint);
  }
};
