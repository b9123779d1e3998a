import type { SessionState } from '../../sessions/session-state.ts';
import { type Constraint, isIdentifier } from '../constraint.ts';
import type { Pointer, Statement } from '../statement.ts';
import type { Order } from '../understanding.ts';
import { isMeant, MEASURES, type ShownListing } from './shown-listing.ts';

/** The homes that a message points at, in the order in which it names them. */
export type Targets = {
  ids: number[];
  /** Whether it points by "it" or "these" alone. */
  isFocusOnly: boolean;
  /** Whether it points at a home that is not there: the ninth of five. */
  isMissing: boolean;
  /** Conditions by which it points, but which nothing shown fits: it looks for such a home. */
  unmet: Constraint[];
};

/** "The 550k one" costs about that. */
const PRICE_TOLERANCE = 0.01;
const COUNTED = ['Bedrooms', 'Bathrooms', 'ParkingSpots'];

/** Who points means the very home: a bare "3 bedrooms" is no minimum then, and a bare price no maximum. */
const isExactly = (listing: ShownListing, constraint: Constraint): boolean => {
  if (COUNTED.includes(constraint.Field) && constraint.Operator === 'atLeast')
    return isMeant(listing, { ...constraint, Operator: 'is' } as Constraint);
  if (constraint.Field === 'Price' && constraint.Operator === 'atMost')
    return Math.abs((listing.price ?? 0) - constraint.Value) <= constraint.Value * PRICE_TOLERANCE;
  return isMeant(listing, constraint);
};

const fitting = (listings: readonly ShownListing[], constraints: readonly Constraint[]): number[] => {
  const exact = listings.filter((listing) => constraints.every((constraint) => isExactly(listing, constraint)));
  const fits = listings.filter((listing) => constraints.every((constraint) => isMeant(listing, constraint)));
  return (exact.length > 0 ? exact : fits).map(({ id }) => id);
};

/** The home that has the least or the most of a measure; none where nobody knows it of any. */
const foremost = (listings: readonly ShownListing[], { Field, Direction }: Order): number[] => {
  const known = listings.flatMap((listing) => {
    const value = Field === 'PricePerArea' ? null : MEASURES[Field](listing);
    return value === null ? [] : [{ id: listing.id, value }];
  });
  known.sort((one, other) => (Direction === 'asc' ? one.value - other.value : other.value - one.value));
  return known.slice(0, 1).map(({ id }) => id);
};

/** What is talked about: the focus, else what was shown last. */
export const talkedAbout = ({ focus, lastShown }: SessionState): readonly number[] =>
  focus.length > 0 ? focus : lastShown;

/** Whether several homes were shown and the talk has come to no one, nor to some, of them. */
export const talksOfSeveral = ({ focus, lastShown }: SessionState): boolean =>
  lastShown.length > 1 && (focus.length === 0 || lastShown.every((id) => focus.includes(id)));

/** Whether the homes that a message tells by what they are were shown, and others as well unless it is the only one. */
export const tellsShown = (statement: Statement, before: SessionState, listings: readonly ShownListing[]): boolean => {
  const { ids, unmet } = targetsOf(statement, before, listings);
  return unmet.length === 0 && ids.length > 0 && (ids.length === 1 || ids.length < before.lastShown.length);
};

export const targetsOf = (
  { pointers, compares, constraints }: Statement,
  before: SessionState,
  listings: readonly ShownListing[],
): Targets => {
  const { lastShown } = before;
  const inRow = listings.filter(({ id }) => lastShown.includes(id));
  const unmet: Constraint[] = [];
  let isMissing = false;

  const idsOf = (pointer: Pointer): readonly number[] => {
    // "Compare them" means several, also where the talk has come to one of them.
    if (pointer === 'focus') return compares && before.focus.length < 2 ? lastShown : talkedAbout(before);
    if ('position' in pointer) {
      const id = lastShown.at(pointer.position > 0 ? pointer.position - 1 : pointer.position);
      isMissing ||= id === undefined && lastShown.length > 0;
      return id === undefined ? [] : [id];
    }
    if ('extreme' in pointer) {
      const { extreme, among = [] } = pointer;
      const ids = fitting(inRow, among);
      return foremost(
        inRow.filter(({ id }) => ids.includes(id)),
        extreme,
      );
    }
    if ('homes' in pointer) return pointer.homes;
    const ids = fitting(inRow, pointer.fits);
    const others = ids.length > 0 ? ids : fitting(listings, pointer.fits);
    if (others.length === 0) unmet.push(...pointer.fits);
    return others;
  };

  const named = pointers.filter((pointer) => pointer !== 'focus').flatMap(idsOf);
  const focused = pointers.includes('focus') ? idsOf('focus') : [];
  // "Compare it with the first one", "how does 12 Oak St compare?": what is in focus, and what is named.
  const others = named.length + constraints.filter(isIdentifier).length;
  const isBoth = compares && before.focus.length === 1 && (others === 1 || (others > 1 && pointers.includes('focus')));
  const ids = isBoth ? [...before.focus, ...named] : named.length === 0 ? focused : named;
  return { ids: [...new Set(ids)], isFocusOnly: named.length === 0 && focused.length > 0, isMissing, unmet };
};
