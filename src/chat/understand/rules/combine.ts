import {
  type Constraint,
  type ConstraintField,
  isNameConstraint,
  type NameConstraint,
  PLACE_FIELDS,
} from '../constraint.ts';
import { hasSense } from '../lexer/lexeme.ts';
import { joinsByOr, type Placed, withoutGarageOr, withoutStairs } from './garage-or-parking.ts';
import { makesDo } from './polarity/makes-do.ts';
import { tagsNarrowedAway } from './polarity/narrowed-tags.ts';
import type { Said } from './polarity/polarity.ts';
import { withPreferredKinds } from './preferred-kinds.ts';
import { type Item, type Reading, wordsOf } from './stretch.ts';

export type Combined = {
  constraints: Constraint[];
  wishes: Constraint[];
  dropped: ConstraintField[];
  droppedTags: string[];
  droppedNames: NameConstraint[];
  /** "静安优先,徐汇也行" names all the places that are looked in: they are added to none. */
  choosesAnew?: boolean;
};

const LISTED: ReadonlySet<string> = new Set([...PLACE_FIELDS, 'PropertyType']);

const negated = (constraint: Constraint): Constraint[] => {
  const { Words } = constraint;
  switch (constraint.Field) {
    case 'ParkingSpots':
      return [{ Field: 'ParkingSpots', Operator: 'is', Value: 0, Words }];
    case 'Bedrooms':
    case 'Bathrooms':
      if (constraint.Operator === 'atLeast' || constraint.Operator === 'is')
        return [{ ...constraint, Operator: 'not' }];
      return [constraint];
    case 'SaleType':
    case 'Status':
    case 'City':
    case 'ZIP':
    case 'Street':
    case 'Near':
    case 'PropertyType':
    case 'Currency':
    case 'Tag':
      return [{ ...constraint, Operator: constraint.Operator === 'not' ? 'is' : 'not' }];
    default:
      return [constraint];
  }
};

const MAY_LINK: readonly string[] = ['link', 'plain', 'place', 'compare'];

/** Whether two features or places are alternatives: "a pool or a hot tub", "in La Mesa or near the park". */
const areAlternatives = ({ lexemes }: Reading, one: Placed, other: Placed): boolean => {
  if (makesDo(lexemes, one, other)) return true;
  const between = lexemes.slice(one.to, other.from);
  // "A gym, *and either* a balcony or a patio".
  const first = between.find((lexeme) => hasSense(lexeme, 'link'));
  const isParted = hasSense(first, 'link', 'and') && !hasSense(first, 'link', 'or');
  return (
    !isParted &&
    between.some((lexeme) => hasSense(lexeme, 'link', 'or') || lexeme.text === '/') &&
    between.every((lexeme) => lexeme.isMark || MAY_LINK.some((group) => hasSense(lexeme, group))) &&
    one.to <= other.from
  );
};

const valuesOf = ({ constraint }: Placed): string[] =>
  Array.isArray(constraint.Value) ? constraint.Value.map(String) : [];

const joined = (reading: Reading, one: Placed, other: Placed): Placed => {
  const from = Math.min(one.from, other.from);
  const to = Math.max(one.to, other.to);
  const Value = [...new Set([...valuesOf(one), ...valuesOf(other)])];
  return { from, to, constraint: { ...one.constraint, Value, Words: wordsOf(reading, from, to) } as Constraint };
};

const TOWNS_AND_PLACES: ReadonlySet<string> = new Set(['City', 'Near']);

/** "La Mesa or North Park": a town beside a part of another is one more place to look around in. */
const isTownOrPlace = (reading: Reading, one: Placed, other: Placed): boolean =>
  one.constraint.Field !== other.constraint.Field &&
  [one, other].every(({ constraint: { Field, Operator } }) => TOWNS_AND_PLACES.has(Field) && Operator === 'is') &&
  areAlternatives(reading, one, other);

const withTownsAsPlaces = (reading: Reading, lists: readonly Placed[]): Placed[] => {
  const merged: Placed[] = [];
  for (const one of lists) {
    const at = merged.findIndex((other) => isTownOrPlace(reading, other, one));
    const other = merged[at];
    if (other === undefined) merged.push(one);
    else {
      const { constraint, ...stretch } = joined(reading, other, one);
      merged[at] = { ...stretch, constraint: { ...constraint, Field: 'Near' } as Constraint };
    }
  }
  return merged;
};

/** Names of one field and operator are one list; features only where "or" stands between them. */
const inLists = (reading: Reading, placed: readonly Placed[]): Constraint[] => {
  const lists: Placed[] = [];
  for (const one of placed) {
    const { Field, Operator } = one.constraint;
    const at = lists.findLastIndex(({ constraint }) => constraint.Field === Field && constraint.Operator === Operator);
    const list = lists[at];
    const joins =
      list !== undefined &&
      (LISTED.has(Field) || (Field === 'Tag' && Operator === 'is' && areAlternatives(reading, list, one)));
    if (joins) lists[at] = joined(reading, list, one);
    else lists.push(one);
  }
  const seen = new Set<string>();
  return withTownsAsPlaces(reading, lists)
    .map(({ constraint }) => constraint)
    .filter(({ Field, Operator, Value }) => {
      const key = `${Field} ${Operator} ${String(Value)}`;
      return seen.has(key) ? false : seen.add(key) !== undefined;
    });
};

/** Who names rent and sale excludes neither; what is meant positively says more than what is not meant. */
const withOneSaleType = (constraints: readonly Constraint[]): Constraint[] => {
  const said = constraints.filter(({ Field, Operator }) => Field === 'SaleType' && Operator === 'is');
  const isBoth = said.length > 1;
  return constraints.filter((one) => {
    if (one.Field !== 'SaleType') return true;
    return one.Operator === 'is' ? !isBoth : said.length === 0;
  });
};

/** "*Lieber* 3 Zimmer", "*要是*三房呢", "100 m2 *serait mieux*" after a search: what it is to be from now on. */
const isFromNowOn = ({ lexemes, hasShown, before }: Reading, said: Constraint, at: number | undefined): boolean => {
  if (!hasShown || at === undefined) return false;
  const isOther = before.some(({ Field, Value }) => Field === said.Field && Value !== said.Value);
  if (typeof said.Value === 'number' && isOther && hasSense(lexemes[at], 'soft', 'after')) return true;
  if (!hasSense(lexemes[at], 'soft', 'before')) return false;
  const last = lexemes.findLast(({ isMark }) => !isMark);
  const isSupposed = hasSense(lexemes[at], 'follow', 'with') && hasSense(last, 'ask', 'closing');
  return isSupposed || hasSense(lexemes[at], 'follow', 'only');
};

/** "*Gern auch* Eigentumswohnungen": of a name one more that will do, where "gern auch ein Kamin" only wishes for it. */
const isOneMore = ({ lexemes }: Reading, said: Constraint, at: number | undefined): boolean =>
  said.Field !== 'Tag' && hasSense(lexemes[at ?? -1], 'follow', 'also');

/** "Encore des meublés! Non meublé": of a feature that is wanted and not wanted the later counts. */
const withoutContradicted = (reading: Reading, wanted: readonly Placed[]): Placed[] => {
  const contradicts = (one: Placed, other: Placed): boolean =>
    one.constraint.Field === 'Tag' &&
    other.constraint.Field === 'Tag' &&
    one.constraint.Operator !== other.constraint.Operator &&
    other.from > one.from &&
    valuesOf(one).join() === valuesOf(other).join();
  // "Pool or no pool": either will do.
  const isEither = (one: Placed): boolean =>
    wanted.some((other) => contradicts(one, other) && joinsByOr(reading, one, other)) ||
    wanted.some((other) => contradicts(other, one) && joinsByOr(reading, other, one));
  return wanted.filter((one) => !isEither(one) && !wanted.some((other) => contradicts(one, other)));
};

const REFUSED_AFRESH: ReadonlySet<string> = new Set(['PropertyType', 'City', 'Near']);

/** "Lose the condos", where nobody asked for condos: what is shown shall have none. "Don't need a condo" minds none. */
const isNewlyRefused = ({ lexemes, before }: Reading, constraint: Constraint, at: number | undefined): boolean => {
  const said = lexemes[at ?? -1];
  const isMild = hasSense(said, 'indifferent') && !hasSense(said, 'negation', 'after');
  const isCommand = hasSense(said, 'drop', 'before') && !isMild;
  if (!isCommand || !isNameConstraint(constraint) || !REFUSED_AFRESH.has(constraint.Field)) return false;
  return !before.some(
    (one) => one.Field === constraint.Field && one.Value.some((value) => constraint.Value.includes(value)),
  );
};

/** "A pool *instead of* the gym" of who wanted a gym minds none. */
const isTakenBack = ({ lexemes, before }: Reading, said: readonly Constraint[], at: number | undefined): boolean =>
  hasSense(lexemes[at ?? -1], 'drop', 'instead') &&
  before.some((one) => said.some(({ Field, Value }) => one.Field === Field && String(one.Value) === String(Value)));

/** "My *cat* stays with mom, so drop *the cats*": of a feature of before that is told of and then dropped the later counts. */
const withoutTagOfBefore = ({ before }: Reading, wanted: readonly Placed[], { Value }: Constraint): Placed[] => {
  const isSame = (one: Constraint): boolean => one.Field === 'Tag' && String(one.Value) === String(Value);
  return wanted.filter(({ constraint }) => !(isSame(constraint) && before.some(isSame)));
};

/** Puts the items of a message together by how they are meant. */
export const combineItems = (reading: Reading, items: readonly Item[], said: readonly Said[]): Combined => {
  const wanted: Placed[] = [];
  const wishes: Placed[] = [];
  const dropped = new Set<ConstraintField>();
  const droppedTags = new Set<string>();
  const droppedNames: NameConstraint[] = [];
  // "Forget houses, show me condos".
  const isOther = ({ Field }: Constraint): boolean =>
    items.some((one, at) => said[at]?.polarity === 'wanted' && one.constraints.some((other) => other.Field === Field));
  // "Lieber 5, *und zwei Bäder*": what is joined to what it is to be from now on is to be so, too.
  let isNow = false;
  for (const [index, { constraints, from, to, isUnwantedOnly }] of items.entries()) {
    const { polarity: heard, at } = said[index] ?? { polarity: 'wanted' };
    const isSaidNow = (one: Constraint): boolean => isFromNowOn(reading, one, at) || isOneMore(reading, one, at);
    isNow = heard === 'soft' && ((isNow && at === undefined) || constraints.some(isSaidNow));
    const polarity = heard === 'negated' && isTakenBack(reading, constraints, at) ? 'dropped' : heard;
    if (isUnwantedOnly === true && (polarity === 'wanted' || polarity === 'soft')) continue;
    // "Nada de casas para reformar": one phrase names homes, and what of them is not wanted.
    const isOf = ({ Field }: Constraint): boolean => Field === 'Tag' || Field === 'Status';
    // "No de los 70": what is before or after a range no condition says.
    const isRange = constraints.length > 1 && new Set(constraints.map(({ Field }) => Field)).size === 1;
    if (polarity === 'negated' && isRange && typeof constraints[0]?.Value === 'number') continue;
    const isOfHomes = polarity === 'negated' && constraints.some(isOf);
    for (const constraint of constraints.filter((one) => !isOfHomes || isOf(one))) {
      if (polarity === 'wanted') wanted.push({ constraint, from, to });
      else if (polarity === 'soft') (isNow ? wanted : wishes).push({ constraint, from, to });
      else if (polarity === 'negated') {
        const [first, last] = [Math.min(from, at ?? from), Math.max(to, (at ?? from) + 1)];
        const Words = wordsOf(reading, first, last);
        wanted.push(...negated(constraint).map((one) => ({ constraint: { ...one, Words }, from: first, to: last })));
      } else if (polarity === 'dropped' && !isOther(constraint) && isNewlyRefused(reading, constraint, at))
        wanted.push(...negated(constraint).map((one) => ({ constraint: one, from, to })));
      else if (constraint.Field === 'Tag') {
        for (const tag of constraint.Value) droppedTags.add(tag);
        wanted.splice(0, wanted.length, ...withoutTagOfBefore(reading, wanted, constraint));
      } else if (isNameConstraint(constraint)) droppedNames.push(constraint);
      else dropped.add(constraint.Field);
    }
  }
  const placed = withPreferredKinds(
    reading,
    withoutStairs(reading, withoutGarageOr(reading, withoutContradicted(reading, wanted)), wishes),
    wishes,
  );
  return {
    constraints: withOneSaleType(inLists(reading, placed.wanted)),
    wishes: inLists(reading, placed.wishes),
    dropped: [...dropped],
    droppedTags: [...droppedTags, ...tagsNarrowedAway(reading, items, said)],
    droppedNames,
    choosesAnew: placed.choosesAnew,
  };
};
