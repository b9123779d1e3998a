import { isoDate } from '../../listings/days-on-market.ts';
import type { ListingHistoryStore } from '../../listings/listing-history-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import { type Constraint, type IdentifierConstraint, isIdentifier } from '../understand/constraint.ts';
import { mlsKeys } from './conditions/name-conditions.ts';
import type { Found, FoundListing, GoneHome } from './found.ts';
import { priceOf, statusWords } from './found-listing.ts';
import { MOST_ROWS } from './search.ts';
import { type LookupStore, MOST_GONE } from './stores/lookup-store.ts';
import type { RowStore } from './stores/row-store.ts';

/** What may be told of a home that left the display. One that was taken down by hand is no longer listed, and that is all. */
export const goneHome = ({ id, values, removedReason, removedAt }: StoredListing): GoneHome => {
  const words = removedReason === 'api' ? '' : statusWords(values);
  const how = words === 'sold' || words === 'rented' ? words : 'removed';
  const number = values.MLSNumber === null ? '' : `MLS ${values.MLSNumber}`;
  const left = removedAt === null ? null : isoDate(removedAt);
  const price = how === 'sold' ? priceOf(values) : null;
  return {
    ...(price === null ? {} : { price: { amount: price, currency: values.CurrencySymbol } }),
    id,
    name: (values.AddressHidden ? null : values.Address) ?? number,
    how,
    at: how === 'removed' ? left : (values.MarketUntil ?? left),
  };
};

/** One that even its row is gone of. */
const forgottenHome = (id: number): GoneHome => ({ id, name: '', how: 'removed', at: null });

/** `total`: how many are on display, of which `listings` are the first. */
type Named = { listings: readonly FoundListing[]; total: number; gone: readonly StoredListing[] };

/** One home of each address: the one that left last. */
const lastOfEach = (removed: readonly StoredListing[]): StoredListing[] => {
  const byAddress = new Map<string, StoredListing>();
  for (const listing of removed) {
    const key = listing.addressFold === '' ? String(listing.id) : listing.addressFold;
    if (!byAddress.has(key)) byAddress.set(key, listing);
  }
  return [...byAddress.values()];
};

/** Finds homes that are named or pointed at, on display or gone. One address is never answered with another. */
export const createLookup = ({
  store,
  past,
  rows,
}: {
  store: LookupStore;
  past: ListingHistoryStore;
  rows: RowStore;
}) => {
  /** A number or URL names its home wherever that lies; of an address the town counts. */
  const find = async (
    chatbotId: number,
    identifier: IdentifierConstraint,
    places: readonly Constraint[],
  ): Promise<Named> => {
    const attempts = identifier.Field === 'Address' || places.length === 0 ? [places] : [places, []];
    for (const within of attempts) {
      const displayed = await store.displayed(chatbotId, identifier, within, MOST_ROWS);
      if (displayed.total > 0) return { ...displayed, gone: [] };
    }
    const isNumber = identifier.Field === 'MLSNumber';
    const former = isNumber ? await findFormer(chatbotId, identifier.Value) : undefined;
    if (former !== undefined && former.total > 0) return former;
    const gone = await store.removed(chatbotId, identifier, isNumber ? [] : (attempts.at(-1) ?? []));
    return { listings: [], total: 0, gone: lastOfEach(gone.length > 0 ? gone : (former?.gone ?? [])) };
  };

  /** A home that is on display under another number is the one that was meant. */
  const findFormer = async (chatbotId: number, number: string): Promise<Named | undefined> => {
    const ids = await past.findByFormerNumber(chatbotId, mlsKeys(number), MOST_GONE);
    if (ids.length === 0) return undefined;
    const listings = await rows.byIds(chatbotId, ids);
    return { listings, total: listings.length, gone: await store.removedByIds(chatbotId, ids) };
  };

  /** Listings by their IDs, and what became of those that are not on display any more. */
  const byIds = async (
    chatbotId: number,
    ids: readonly number[],
  ): Promise<{ listings: FoundListing[]; gone: GoneHome[] }> => {
    const listings = await rows.byIds(chatbotId, ids);
    const missing = ids.filter((id) => !listings.some((listing) => listing.id === id));
    const removed = new Map((await store.removedByIds(chatbotId, missing)).map((one) => [one.id, goneHome(one)]));
    return { listings, gone: missing.map((id) => removed.get(id) ?? forgottenHome(id)) };
  };

  return {
    /** What the visitor talks about, read anew. */
    focus: async (chatbotId: number, ids: readonly number[]): Promise<Found> => {
      const { listings, gone } = await byIds(chatbotId, ids.slice(0, MOST_ROWS));
      const kind = ids.length === 0 ? 'nothing' : 'focus';
      return { kind, listings, total: listings.length, gone, unknown: [] };
    },

    /** What the constraints name, each by itself ("compare A and B"), and what was pointed at. */
    lookup: async (
      chatbotId: number,
      constraints: readonly Constraint[],
      reference: readonly number[],
    ): Promise<Found> => {
      const identifiers = constraints.filter(isIdentifier);
      const places = constraints.filter((constraint) => !isIdentifier(constraint));
      const named = await Promise.all(identifiers.map((identifier) => find(chatbotId, identifier, places)));
      const pointed = await byIds(chatbotId, reference.slice(0, MOST_ROWS));
      const all = [...pointed.listings, ...named.flatMap((one) => one.listings)];
      const listings = [...new Map(all.map((listing) => [listing.id, listing])).values()];
      const others = named.reduce((sum, one) => sum + one.total - one.listings.length, 0);
      const isUnknown = (_: Constraint, index: number): boolean =>
        (named[index]?.total ?? 0) + (named[index]?.gone.length ?? 0) === 0;
      return {
        kind: 'lookup',
        listings: listings.slice(0, MOST_ROWS),
        total: listings.length + others,
        gone: [...pointed.gone, ...named.flatMap((one) => one.gone.map(goneHome))],
        unknown: identifiers.filter(isUnknown),
      };
    },
  };
};
