import { type Constraint, type ConstraintField, isIdentifier, type Understanding } from '../understand/constraint.ts';
import { type FoundListing, withheld } from './found-listing.ts';
import type { Order, SearchStore } from './search-store.ts';

/** What an answer may be made of. Row `#1` is the first of `listings`. */
export type Found = {
  kind: 'search' | 'lookup' | 'focus' | 'nothing';
  listings: FoundListing[];
  /** How many listings match what was asked, without any relaxation. */
  total: number;
  /** Where nothing matches: the constraints that were given up, and how many match the others. */
  relaxed?: { constraints: Constraint[]; total: number };
  /** How many of the listings in focus have left the display. */
  gone: number;
};

const MOST_ROWS = 8;
/** What gives way first. Sale or rent never does: nobody who rents wants to buy instead. */
const RELAXED_IN_ORDER: readonly ConstraintField[] = ['Price', 'Bathrooms', 'Bedrooms', 'City'];

const orderAfter = (given: readonly Constraint[]): Order => {
  if (given.some(({ Field, Operator }) => Field === 'Price' && Operator === 'atMost')) return 'cheapest';
  return given.some(({ Field }) => Field === 'Price') ? 'dearest' : 'fresh';
};

/** Hard constraints filter and never score; freshest first. Where nothing matches, one field at a time gives way. */
export const createRetrieve = ({ store }: { store: SearchStore }) => {
  const relax = async (chatbotId: number, constraints: readonly Constraint[]): Promise<Partial<Found>> => {
    for (const field of RELAXED_IN_ORDER) {
      const given = constraints.filter(({ Field }) => Field === field);
      if (given.length === 0) continue;
      const others = constraints.filter(({ Field }) => Field !== field);
      const total = await store.count(chatbotId, others);
      if (total === 0) continue;
      const listings = await store.search(chatbotId, others, orderAfter(given), MOST_ROWS);
      return { listings, relaxed: { constraints: given, total } };
    }
    return {};
  };

  const search = async (chatbotId: number, constraints: readonly Constraint[]): Promise<Found> => {
    const nothing: Found = { kind: 'search', listings: [], total: 0, gone: 0 };
    const total = await store.count(chatbotId, constraints);
    if (total === 0) return { ...nothing, ...(await relax(chatbotId, constraints)) };
    return { ...nothing, total, listings: await store.search(chatbotId, constraints, 'fresh', MOST_ROWS) };
  };

  const lookup = async (chatbotId: number, constraints: readonly Constraint[]): Promise<Found> => {
    // Each identifier names its own listing ("compare A and B"), within the place that was named.
    const places = constraints.filter((constraint) => !isIdentifier(constraint));
    const listings = new Map<number, FoundListing>();
    for (const identifier of constraints.filter(isIdentifier)) {
      for (const listing of await store.lookup(chatbotId, [identifier, ...places], MOST_ROWS)) {
        if (listings.size < MOST_ROWS) listings.set(listing.id, listing);
      }
    }
    return { kind: 'lookup', listings: [...listings.values()], total: listings.size, gone: 0 };
  };

  const focus = async (chatbotId: number, ids: readonly number[]): Promise<Found> => {
    const listings = await store.byIds(chatbotId, ids);
    const kind = ids.length === 0 ? 'nothing' : 'focus';
    return { kind, listings, total: listings.length, gone: ids.length - listings.length };
  };

  const find = ({ Intent, Constraints, Talk }: Understanding, chatbotId: number, focused: readonly number[]) => {
    if (Intent === 'search') return search(chatbotId, Constraints);
    if (Intent === 'lookup') return lookup(chatbotId, Constraints);
    return focus(chatbotId, Intent === 'none' && (Talk === 'shown' || Talk === 'other') ? focused : []);
  };

  return async (chatbotId: number, understanding: Understanding, focused: readonly number[]): Promise<Found> => {
    const found = await find(understanding, chatbotId, focused);
    return { ...found, listings: found.listings.map(withheld) };
  };
};

export type Retrieve = ReturnType<typeof createRetrieve>;
