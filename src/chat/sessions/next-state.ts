import type { Found } from '../retrieve/found.ts';
import { MOST_WHOLE } from '../retrieve/found-listing.ts';
import { isExtreme } from '../retrieve/stores/aggregate-store.ts';
import type { Constraint } from '../understand/constraint.ts';
import type { Order, Understanding } from '../understand/understanding.ts';
import { offerOf } from './offer.ts';
import { type AskedOfHomes, type AskedOfSearch, MOST_SHOWN, type SessionState } from './session-state.ts';

/** What an answer turned out to be: the listings that it named, in the order of its marks. */
type GivenAnswer = { shown: readonly number[]; noAnswer: boolean };

const namesOf = (constraints: readonly Constraint[]): string[] =>
  constraints
    .filter(({ Field, Operator }) => ['SaleType', 'City', 'ZIP', 'Near'].includes(Field) && Operator === 'is')
    .flatMap(({ Field, Value }) => [Value].flat().map((name) => `${Field} ${name}`));

/** Whether the talk is still about the same homes: a place or sale type that was wanted is still wanted. */
const isSameSearch = (before: readonly Constraint[], now: readonly Constraint[]): boolean => {
  if (before.length > 0 && now.length === 0) return false;
  const names = namesOf(now);
  return namesOf(before).every((name) => names.includes(name));
};

const focusAfter = (before: SessionState, { Intent }: Understanding, found: Found, shown: readonly number[]) => {
  if (found.kind === 'nothing') return before.focus;
  // What has gone is talked about all the same: "does it have a pool?" is told that it has gone.
  const ids = [...found.listings, ...(Intent === 'search' ? [] : found.gone)].map(({ id }) => id);
  if (ids.length <= MOST_WHOLE) return ids.length === 0 && Intent !== 'search' ? before.focus : ids;
  return shown.length > 0 && shown.length <= MOST_WHOLE ? [...shown] : [];
};

/** "Which is the cheapest?" shows one home of the same search, and leaves the row as it was. */
const isOneOfRow = (before: SessionState, understanding: Understanding, shown: readonly number[]): boolean =>
  shown.length === 1 &&
  before.lastShown.length > 1 &&
  (understanding.Limit === 1 || isExtreme(understanding)) &&
  isSameSearch(before.constraints, understanding.Kept);

/** "The third one" goes on meaning the third of the list after one of it has been talked about. */
const lastShownAfter = (before: SessionState, understanding: Understanding, shown: readonly number[]): number[] => {
  const { Intent, Reference } = understanding;
  const isNamed = (Intent === 'lookup' || Intent === 'compare') && Reference === undefined;
  const isList =
    Intent === 'search' ? shown.length > 0 && !isOneOfRow(before, understanding, shown) : isNamed && shown.length > 1;
  return isList || before.lastShown.length === 0 ? [...shown] : before.lastShown;
};

/** What is known of the row goes with it: homes that are chosen among it still don't fulfil what was given up for it. */
const givenUpAfter = (before: SessionState, { Constraints }: Understanding, { relaxed }: Found, isKept: boolean) => {
  const isAmong = Constraints.some(({ Field, Operator }) => Field === 'Shown' && Operator === 'is');
  return isKept || isAmong ? before.givenUp : relaxed?.constraints;
};

/** "The cheapest" orders its own search, and one that narrows it; "sort by price" orders those that follow, too. */
const isOrderOfOne = ({ Limit, Aggregate }: Understanding): boolean => Limit !== undefined || Aggregate !== undefined;

/** "The cheapest", then "2 bedrooms at least": ordered as asked, but "condos in Austin" then are not. */
const isOrderAsked = ({ asked }: SessionState, { Order }: Understanding): boolean =>
  asked?.order !== undefined && asked.order.Field === Order?.Field && asked.order.Direction === Order.Direction;

const orderAfter = (before: SessionState, understanding: Understanding): Order | undefined => {
  const isOwn = isOrderOfOne(understanding) || isOrderAsked(before, understanding);
  return understanding.Intent !== 'search' || isOwn ? before.order : understanding.Order;
};

const askedOf = (before: SessionState, understanding: Understanding): AskedOfSearch => {
  const { Aggregate, Limit, Order, Fields, AskedTags } = understanding;
  return {
    ...(Aggregate === undefined ? {} : { aggregate: Aggregate }),
    ...(Limit === undefined ? {} : { limit: Limit }),
    ...(Order === undefined || !(isOrderOfOne(understanding) || isOrderAsked(before, understanding))
      ? {}
      : { order: Order }),
    fields: Fields,
    tags: AskedTags,
  };
};

const lookedUpAfter = (
  before: SessionState,
  { Intent, Fields, AskedTags }: Understanding,
): AskedOfHomes | undefined => {
  if (Intent === 'search') return undefined;
  const isAsking = (Intent === 'lookup' || Intent === 'compare') && Fields.length > 0;
  return isAsking ? { fields: Fields, tags: AskedTags } : before.lookedUp;
};

/** What the session remembers after an answer. */
export const nextState = (
  before: SessionState,
  understanding: Understanding,
  found: Found,
  { shown, noAnswer }: GivenAnswer,
): SessionState => {
  const { Again, Intent, Kept, Language, Wishes } = understanding;
  const named = shown.length === 0 ? {} : { named: [...shown] };
  const { named: _, ...kept } = before;
  if (Again) return { ...kept, ...named, language: Language };
  const isSearch = Intent === 'search';
  const earlier = isSearch && !isSameSearch(before.constraints, Kept) ? [] : before.shown;
  const order = orderAfter(before, understanding);
  const asked = isSearch ? askedOf(before, understanding) : before.asked;
  const lookedUp = lookedUpAfter(before, understanding);
  const lastShown = lastShownAfter(before, understanding, shown);
  const givenUp = givenUpAfter(before, understanding, found, lastShown === before.lastShown);
  const offer = offerOf(understanding, found, { shown: shown.length, noAnswer });
  return {
    constraints: Kept,
    wishes: isSearch ? Wishes : before.wishes,
    ...(order === undefined ? {} : { order }),
    ...(asked === undefined ? {} : { asked }),
    ...(lookedUp === undefined ? {} : { lookedUp }),
    shown: [...new Set([...earlier, ...shown])].slice(-MOST_SHOWN),
    lastShown,
    ...named,
    ...(givenUp === undefined ? {} : { givenUp }),
    focus: focusAfter(before, understanding, found, shown),
    ...(offer === undefined ? {} : { offer }),
    language: Language,
  };
};
