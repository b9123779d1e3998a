import { foldName } from '../../../listings/fold.ts';
import type { Constraint } from '../../understand/constraint.ts';
import { PRICE_REDUCED } from '../../understand/told-fields.ts';
import { type KnownPlace, placeFold } from '../conditions/circle.ts';
import { allOf, anyOf, type Condition, isOneOf, unless } from '../conditions/condition.ts';
import {
  cityCondition,
  identifierCondition,
  streetCondition,
  tagCondition,
  zipCondition,
} from '../conditions/name-conditions.ts';
import { areaCondition, daysCondition, numberCondition } from '../conditions/number-conditions.ts';
import { asksForStatus, buyerConditions, isOnShelf, stands } from '../conditions/shelves.ts';
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

/** "Near La Jolla but not in it": of what is near too only what lies there itself is not wanted. */
const isAroundOnly = (names: readonly string[], all: readonly Constraint[]): boolean =>
  all.some((one) => one.Field === 'Near' && one.Operator === 'is' && one.Value.every((name) => names.includes(name)));

/** One constraint as a condition. Unknown values fulfil none, and are kept by `not` (but for a town, which must be known). */
export const conditionOf = (
  constraint: Constraint,
  all: readonly Constraint[],
  context: ConditionContext,
): Condition => {
  const { chatbotId, today } = context;
  const isWanted = constraint.Operator !== 'not';
  const unlessUnwanted = (is: Condition): Condition => (isWanted ? is : unless(is));
  switch (constraint.Field) {
    case 'SaleType':
    case 'Status':
      return allOf([isOnShelf((shelf) => stands(shelf, constraint)), ...buyerConditions([constraint])]);
    case 'City':
      return cityCondition(constraint.Value, isWanted);
    case 'ZIP':
      return unlessUnwanted(zipCondition(constraint.Value));
    case 'Street':
      return unlessUnwanted(streetCondition(constraint.Value));
    case 'Near':
      return !isWanted && isAroundOnly(constraint.Value, all)
        ? unless(liesIn(chatbotId, constraint.Value))
        : unlessUnwanted(nearCondition(chatbotId, aroundOf(constraint.Value, context)));
    case 'PropertyType':
      return unlessUnwanted(isOneOf('property_type', constraint.Value));
    case 'Currency':
      return unlessUnwanted(isOneOf('currency', constraint.Value));
    case 'Tag':
      return unlessUnwanted(
        anyOf(constraint.Value.map((name) => (name === PRICE_REDUCED ? isReduced : tagCondition(name)))),
      );
    case 'Shown':
      return unlessUnwanted(isOneOf('id', constraint.Value));
    case 'DaysOnMarket':
      return daysCondition(constraint, { today, mayBeSold: asksForStatus(all) });
    case 'BuildingArea':
    case 'LotArea':
      return areaCondition(constraint);
    case 'MLSNumber':
    case 'Address':
    case 'Url':
      return identifierCondition(constraint);
    default:
      return numberCondition(constraint);
  }
};
