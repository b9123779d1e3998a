import type { SessionState } from '../../sessions/session-state.ts';
import { ASKED_OF_HOMES } from '../about-homes.ts';
import {
  type Constraint,
  isIdentifier,
  isPlaceField,
  isSame,
  isWantedTag,
  type ShownConstraint,
  saleTypeOf,
} from '../constraint.ts';
import type { Statement } from '../statement.ts';
import type { Understanding } from '../understanding.ts';
import { alikeTo } from './alike.ts';
import { mergeConstraints, whatStays } from './merge.ts';
import { type Compared, compareWith } from './relative.ts';
import type { ShownListing } from './shown-listing.ts';
import type { Targets } from './targets.ts';

const isRefusedTag = ({ Field, Operator }: Constraint): boolean => Field === 'Tag' && Operator === 'not';

/** "*Or* with a hot tub", after a pool: one of both. Beside several features nobody knows which it may take the place of. */
export const withAlternatives = (before: readonly Constraint[], stated: readonly Constraint[]): Constraint[] => {
  const [earlier, ...others] = before.filter(isWantedTag);
  const [tag, ...more] = stated.filter(isWantedTag);
  const isOne = others.length + more.length === 0 && !stated.some(isRefusedTag);
  if (earlier === undefined || tag === undefined || !isOne) return [...stated];
  const Value = [...new Set([...earlier.Value, ...tag.Value])];
  return stated.map((one) => (one === tag ? { ...tag, Value, Words: `${earlier.Words}, ${tag.Words}` } : one));
};

/** A message with all that helps to understand it. */
export type Heard = { statement: Statement; before: SessionState; targets: Targets; listings: readonly ShownListing[] };

/** "Which is the cheapest in Carlsbad?" looks there; "which of these are in Carlsbad?" does not. */
const asksElsewhere = ({ constraints, order }: Statement): boolean =>
  order !== undefined &&
  constraints.some(({ Field, Operator }) => (Field === 'City' || Field === 'Near') && Operator === 'is');

/** What was shown last in a row, and the home that the talk has come to since. */
const seen = ({ lastShown, focus }: SessionState): number[] => [...new Set([...lastShown, ...focus])];

/** "Compare the first two", then "which is the cheapest?": one of the two. */
const chosenFrom = (before: SessionState): readonly number[] => (before.focus.length > 1 ? before.focus : seen(before));

/** Who has seen nothing but the cheapest of many means the many. */
const isOnlyForemost = ({ lastShown, asked }: SessionState): boolean => lastShown.length === 1 && asked?.limit === 1;

/** "Which of these", and "the cheapest of them", which points at homes to choose among. */
const amongIds = ({ statement, before, targets }: Heard): readonly number[] => {
  if (statement.amongShown && !asksElsewhere(statement)) return isOnlyForemost(before) ? [] : chosenFrom(before);
  const { constraints, order, limit, aggregate } = statement;
  const chooses =
    [order, limit, aggregate].some((part) => part !== undefined) && constraints.length === 0 && aggregate !== 'count';
  return targets.isFocusOnly && chooses ? targets.ids : [];
};

/** Homes that are looked through, or left out because they were shown before. */
const shownConstraints = (heard: Heard): ShownConstraint[] => {
  const { wantsMore, shownWords: Words = '' } = heard.statement;
  const { shown } = heard.before;
  const home = alikeTo(heard.statement, heard.before, heard.listings);
  if (home !== undefined) return [{ Field: 'Shown', Operator: 'not', Value: [home.id], Words, Rule: 'more of them' }];
  const among = amongIds(heard);
  if (among.length > 0)
    return [{ Field: 'Shown', Operator: 'is', Value: [...among], Words, Rule: 'among those shown' }];
  if (wantsMore && shown.length > 0)
    return [{ Field: 'Shown', Operator: 'not', Value: [...shown], Words, Rule: 'more of them' }];
  return [];
};

const tagsOf = (constraints: readonly Constraint[]): string[] =>
  constraints.flatMap((constraint) => (constraint.Field === 'Tag' ? constraint.Value : []));

/** "And in El Cajon?" names a place and nothing else: it asks there what was asked before. */
const isSameElsewhere = ({ statement, targets }: Heard): boolean => {
  const { constraints, wishes, fields, order, limit, aggregate, relative, speaksOfHomes } = statement;
  const hasOthers =
    [wishes, fields, relative, targets.ids, targets.unmet].some((part) => part.length > 0) ||
    [order, limit, aggregate].some((part) => part !== undefined);
  return (
    !speaksOfHomes && !hasOthers && constraints.length > 0 && constraints.every(({ Field }) => isPlaceField(Field))
  );
};

/** "Cheaper, at most 500k": who names a number means that one. */
const withoutNamed = (compared: Compared, constraints: readonly Constraint[]): Constraint[] =>
  compared.constraints.filter(
    ({ Field, Operator }) => !constraints.some((one) => one.Field === Field && one.Operator === Operator),
  );

/** "Too expensive" takes back the least price, too. */
const withoutOpposites = (before: readonly Constraint[], relative: Statement['relative']): Constraint[] =>
  before.filter(
    ({ Field, Operator }) =>
      !relative.some((one) => one.Field === Field && Operator === (one.Direction === 'less' ? 'atLeast' : 'atMost')),
  );

/** The search that goes on: hard and soft conditions of before and of now. */
const searchAfter = (heard: Heard, compared: Compared) => {
  const { statement, before, targets } = heard;
  const { constraints, dropped, droppedTags, droppedNames } = statement;
  const said = [...constraints, ...targets.unmet, ...withoutNamed(compared, constraints)].filter(
    (one) => !isIdentifier(one),
  );
  const stated = statement.alternates === true ? withAlternatives(before.constraints, said) : said;
  // "How many in La Mesa?" "And in El Cajon?" asks of the other town alone.
  const adds = statement.adds && !(isSameElsewhere(heard) && before.asked?.aggregate !== undefined);
  const kept = mergeConstraints(withoutOpposites(before.constraints, statement.relative), {
    stated,
    dropped,
    droppedNames,
    adds,
    allows: statement.allows,
    // What is only wished for from now on is no condition any more.
    droppedTags: [...droppedTags, ...tagsOf(statement.wishes)],
  });
  // "The cheapest", then "2 bedrooms at least".
  const narrowed = before.constraints.every((one) => kept.some((other) => isSame(one, other)))
    ? before.asked?.order
    : undefined;
  const order = statement.order ?? compared.order ?? narrowed ?? before.order;
  return {
    kept,
    wishes: whatStays(
      mergeConstraints(before.wishes, { stated: statement.wishes, dropped, droppedTags, adds }),
      stated,
    ),
    ...(order === undefined ? {} : { order }),
  };
};

/** "The second one", then "cheaper": than that one, as if it were pointed at. Who looked at several means all that was shown. */
const pointedToCompare = ({ before: { focus, lastShown }, targets }: Heard): readonly number[] => {
  if (targets.ids.length > 0) return targets.ids;
  return focus.length === 1 && lastShown.length > 1 ? focus : [];
};

const comparedWith = (heard: Heard): Compared => {
  const { statement, before, listings } = heard;
  const pointed = pointedToCompare(heard);
  const ids = pointed.length > 0 ? pointed : seen(before);
  return compareWith(statement.relative, {
    listings: listings.filter(({ id }) => ids.includes(id)),
    constraints: before.constraints,
    saleType: saleTypeOf(statement.constraints) ?? saleTypeOf(before.constraints),
    isPointed: pointed.length > 0,
  });
};

const askedElsewhere = ({ asked }: SessionState): Partial<Understanding> =>
  asked === undefined
    ? {}
    : {
        Fields: asked.fields,
        AskedTags: asked.tags,
        ...(asked.limit === undefined ? {} : { Limit: asked.limit }),
        ...(asked.order === undefined ? {} : { Order: asked.order }),
        ...(asked.aggregate === undefined ? {} : { Aggregate: asked.aggregate }),
      };

/** What is searched for from now on. */
export const aboutSearch = (heard: Heard): Partial<Understanding> => {
  const { statement, before } = heard;
  const pointed = pointedToCompare(heard);
  const compared = comparedWith(heard);
  const { kept, wishes, order } = searchAfter(heard, compared);
  // "Which of these has a garage?" asks of them, and narrows no search.
  const asksAmong = statement.amongShown && statement.asks === true && amongIds(heard).length > 0;
  const constraints = statement.constraints.filter(({ Field }) => !ASKED_OF_HOMES.has(Field));
  return {
    Constraints: [...kept, ...shownConstraints(heard)],
    Kept: asksAmong ? searchAfter({ ...heard, statement: { ...statement, constraints } }, compared).kept : kept,
    Wishes: wishes,
    ...(order === undefined ? {} : { Order: order }),
    ...(isSameElsewhere(heard) ? askedElsewhere(before) : {}),
    ...(statement.relative.length > 0 && pointed.length > 0 ? { Reference: [...pointed] } : {}),
  };
};
