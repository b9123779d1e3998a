import { SQUARE_FEET_PER_SQUARE_METER } from '../../../listings/area.ts';
import { implies } from '../../../listings/tags/tags.ts';
import {
  CONSTRAINT_FIELDS,
  type Constraint,
  type ConstraintField,
  isAreaConstraint,
  isMeasured,
  isNameConstraint,
  isPlaceField,
  isWantedTag,
  type Measured,
  type NameConstraint,
  PLACE_FIELDS,
  saleTypeOf,
} from '../constraint.ts';
import { takesPlace } from '../feature-pairs.ts';
import { isOfLand } from '../property-types.ts';
import { NEVER_A_RENT, NEVER_A_SALE_BELOW } from '../rent-or-sale.ts';

export type Change = {
  /** What this message states. */
  stated: readonly Constraint[];
  /** Fields that no longer matter ("any price"). */
  dropped: readonly ConstraintField[];
  /** Tags that no longer matter. */
  droppedTags?: readonly string[];
  /** Names that no longer matter, beside which others may. */
  droppedNames?: readonly NameConstraint[];
  /** "Also in Bellevue": names are added to the ones before instead of taking their place. */
  adds: boolean;
  /** "El Cajon is fine": what was excluded may be after all. */
  allows?: boolean | undefined;
};

/** Which places a new one takes the place of, beside its own kind. A street lies within what was named before. */
const PLACES_REPLACED: Readonly<Partial<Record<ConstraintField, readonly ConstraintField[]>>> = {
  City: ['ZIP', 'Street', 'Near'],
  ZIP: ['Street', 'Near'],
  Near: ['ZIP', 'Street'],
};

const amountOf = (constraint: Measured): number =>
  isAreaConstraint(constraint) && constraint.AreaUnit === 'Square Meters'
    ? constraint.Value * SQUARE_FEET_PER_SQUARE_METER
    : constraint.Value;

const rangeOf = (constraint: Measured): { low: number; high: number } => {
  const amount = amountOf(constraint);
  return {
    low: constraint.Operator === 'atMost' ? Number.NEGATIVE_INFINITY : amount,
    high: constraint.Operator === 'atLeast' ? Number.POSITIVE_INFINITY : amount,
  };
};

/** A bound gives way to one of its own side, and to one that it can't hold together with. */
const numberGivesWay = (before: Measured, stated: Measured): boolean => {
  const operators = [before.Operator, stated.Operator];
  if (operators.includes('not')) return operators.includes('is') && amountOf(before) === amountOf(stated);
  if (before.Operator === stated.Operator || operators.includes('is')) return true;
  const [old, now] = [rangeOf(before), rangeOf(stated)];
  // Who wants at most 600 and then at least 600 does not want exactly that.
  return old.low >= now.high || old.high <= now.low;
};

const shareNames = (one: NameConstraint, other: NameConstraint): boolean =>
  one.Value.some((name) => other.Value.includes(name));

/** "A view *of the ocean*", "the yard should be *fenced*": the one says the other. */
const impliesAll = (stated: NameConstraint, before: NameConstraint): boolean =>
  stated.Value.every((tag) => before.Value.some((other) => implies(tag, other)));

/** "No view" of who wanted one of the ocean, "a community pool" of who wanted no pool: the narrower of the two is wanted. */
const isOpposed = ({ Field, Operator }: NameConstraint, before: string, stated: string): boolean => {
  if (Field !== 'Tag') return before === stated;
  return Operator === 'is' ? implies(before, stated) : implies(stated, before);
};

/** Who first wants it renovated and then one to do up has thought better of it. */
const isReplaced = (before: Constraint, stated: Constraint): boolean =>
  isWantedTag(before) &&
  isWantedTag(stated) &&
  before.Value.every((tag) => stated.Value.every((other) => takesPlace(other, tag)));

/** What is left of earlier names. Tags add up; what is wanted now is no longer excluded, and the other way round. */
const namesLeft = (before: NameConstraint, stated: NameConstraint): NameConstraint | undefined => {
  if (before.Operator === stated.Operator) {
    const givesWay =
      before.Operator === 'not'
        ? before.Value.every((name) => stated.Value.includes(name))
        : before.Field !== 'Tag' || shareNames(before, stated) || impliesAll(stated, before);
    return givesWay ? undefined : before;
  }
  const Value = before.Value.filter((name) => !stated.Value.some((other) => isOpposed(before, name, other)));
  return Value.length === 0 ? undefined : { ...before, Value };
};

/** What is left of an earlier constraint once another was stated; undefined where it gives way altogether. */
const leftOf = (before: Constraint, stated: Constraint): Constraint | undefined => {
  if (before.Field !== stated.Field) return before;
  if (isMeasured(before) && isMeasured(stated)) return numberGivesWay(before, stated) ? undefined : before;
  if (isNameConstraint(before) && isNameConstraint(stated)) return namesLeft(before, stated);
  return undefined;
};

/** Earlier constraints as far as they still hold beside what is stated now. */
export const whatStays = (before: readonly Constraint[], stated: readonly Constraint[]): Constraint[] =>
  before.flatMap((constraint) => {
    let left: Constraint | undefined = constraint;
    for (const one of stated) left = left && leftOf(left, one);
    return left === undefined ? [] : [left];
  });

const joined = (before: readonly Constraint[], stated: Constraint, adds: boolean): Constraint => {
  if (!isNameConstraint(stated) || stated.Field === 'Tag' || (stated.Operator === 'is' && !adds)) return stated;
  const earlier = before.find(({ Field, Operator }) => Field === stated.Field && Operator === stated.Operator);
  if (earlier === undefined || !isNameConstraint(earlier)) return stated;
  const Value = [...new Set([...earlier.Value, ...stated.Value])];
  return { ...stated, Value, Words: `${earlier.Words}, ${stated.Words}` };
};

const isPlaceBefore = (before: readonly Constraint[], { Field, Value }: Constraint): boolean =>
  before.some((one) => one.Field === Field && String(one.Value) === String(Value));

/** Whether an earlier place has no sense beside a new one: what lay in the old town does not lie in the new one. */
const isPlaceLeft = (constraint: Constraint, before: readonly Constraint[], stated: readonly Constraint[]): boolean =>
  isPlaceField(constraint.Field) &&
  constraint.Operator === 'is' &&
  stated.some(
    (place) =>
      place.Operator === 'is' &&
      PLACES_REPLACED[place.Field]?.includes(constraint.Field) === true &&
      !isPlaceBefore(before, place),
  );

/** Who forgets the view forgets the ocean view. */
const withoutTags = (constraint: Constraint, tags: readonly string[]): Constraint[] => {
  if (constraint.Field !== 'Tag') return [constraint];
  const Value = constraint.Value.filter((tag) => !tags.some((dropped) => implies(tag, dropped)));
  return Value.length === 0 ? [] : [{ ...constraint, Value }];
};

/** "Forget Ocean Beach" leaves Pacific Beach. */
const withoutNames = (constraint: Constraint, dropped: readonly NameConstraint[]): Constraint[] => {
  if (!isNameConstraint(constraint) || constraint.Operator !== 'is') return [constraint];
  const names = dropped.filter(({ Field }) => Field === constraint.Field).flatMap(({ Value }) => Value);
  const Value = constraint.Value.filter((name) => !names.includes(name));
  return Value.length === 0 ? [] : [{ ...constraint, Value }];
};

const ROOMS: readonly ConstraintField[] = ['Bedrooms', 'Bathrooms'];

/** Whether a name is wanted that was excluded before. */
const isLifted = (before: readonly Constraint[], stated: Constraint): boolean =>
  isNameConstraint(stated) &&
  stated.Operator === 'is' &&
  stated.Value.every((name) =>
    before.some(
      (one) => one.Field === stated.Field && one.Operator === 'not' && (one.Value as readonly string[]).includes(name),
    ),
  );

/** Whether another feature that is wanted says this one, too. */
const isSaidBy = (constraint: Constraint, others: readonly Constraint[]): boolean =>
  isWantedTag(constraint) &&
  others.some((one) => isWantedTag(one) && impliesAll(one, constraint) && !shareNames(one, constraint));

/** What is said twice counts once. */
const withoutRepeats = (constraints: readonly Constraint[]): Constraint[] => [
  ...new Map(
    constraints
      .filter((one) => !isSaidBy(one, constraints))
      .map((one) => [`${one.Field} ${one.Operator} ${one.Value}`, one]),
  ).values(),
];

/** Who leaves the town leaves what lies in it, and who names no price any more no currency. */
const allDropped = (dropped: readonly ConstraintField[]): readonly ConstraintField[] => [
  ...dropped,
  ...(dropped.includes('City') ? PLACE_FIELDS : []),
  ...(dropped.includes('Price') ? (['Currency'] as const) : []),
];

/**
 * Which sums of before mean nothing any more: a rent is no sale price, and who changes from one to the other means other sums.
 * Where nobody had named one, the sum tells.
 */
const changesSums = (before: readonly Constraint[], now: readonly Constraint[]): ((sum: number) => boolean) => {
  const [old, next] = [saleTypeOf(before), saleTypeOf(now)];
  if (next === undefined || old === next) return () => false;
  if (old !== undefined) return () => true;
  return (sum) => (next === 'for_rent' ? sum >= NEVER_A_RENT : sum < NEVER_A_SALE_BELOW);
};

/** What "around 2,000" spans: who then names one bound means no other. */
const isOfAbout = (constraint: Constraint): boolean => 'IsAbout' in constraint && constraint.IsAbout === true;

/** Nobody pays 350,000 a month: who names such a sum after rents, and says not that he rents, buys. */
const isRentOutgrown = ({ Field, Operator, Value }: Constraint, now: readonly Constraint[]): boolean =>
  Field === 'SaleType' &&
  Operator === 'is' &&
  Value === 'for_rent' &&
  now.some((one) => one.Field === 'Price' && one.Value >= NEVER_A_RENT);

/** A follow-up: what is stated takes the place of what was said of the same, everything else stays. In the fields' order. */
export const mergeConstraints = (before: readonly Constraint[], change: Change): Constraint[] => {
  const { adds } = change;
  const dropped = allDropped(change.dropped);
  const lifted = adds || change.allows === true ? change.stated.filter((one) => isLifted(before, one)) : [];
  const stated = change.stated.filter((one) => !lifted.includes(one));
  const goesOn = before
    .flatMap((constraint) => withoutTags(constraint, change.droppedTags ?? []))
    .flatMap((constraint) => withoutNames(constraint, change.droppedNames ?? []));
  const now = stated.map((constraint) => joined(goesOn, constraint, adds));
  const changes = changesSums(before, now);
  const kept = goesOn.filter(
    (constraint) =>
      !dropped.includes(constraint.Field) &&
      // Who turns to land counts no more rooms.
      !(isOfLand(now) && ROOMS.includes(constraint.Field)) &&
      !(constraint.Field === 'Price' && changes(constraint.Value)) &&
      !isRentOutgrown(constraint, now) &&
      !(isOfAbout(constraint) && now.some(({ Field }) => Field === constraint.Field)) &&
      !(!adds && now.some((one) => isReplaced(constraint, one))) &&
      !isPlaceLeft(constraint, before, stated),
  );
  const allowed = kept.flatMap((one) => (one.Operator === 'not' ? whatStays([one], lifted) : [one]));
  const order = (constraint: Constraint): number => CONSTRAINT_FIELDS.indexOf(constraint.Field);
  return withoutRepeats([...whatStays(allowed, now), ...now]).sort((a, b) => order(a) - order(b));
};
