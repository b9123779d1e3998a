import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { daysBetween, daysOnMarket, isoDate } from '../../listings/days-on-market.ts';
import type { ListingValues, Money } from '../../listings/listing.ts';
import type { StoredChange } from '../../listings/listing-history-store.ts';
import { isTag } from '../../listings/tags/tags.ts';
import { type Constraint, isIdentifier } from '../understand/constraint.ts';
import { toldFields } from '../understand/told-fields.ts';
import type { Talk, Understanding } from '../understand/understanding.ts';
import type { Found, FoundListing, ListingPast, PriceChange } from './found.ts';
import { MOST_WHOLE, priceOf, withheld } from './found-listing.ts';
import { createLookup } from './lookup.ts';
import { namesOf, withReasons } from './reasons.ts';
import { createSearch, readContext } from './search.ts';
import { createAggregateStore } from './stores/aggregate-store.ts';
import type { ConditionContext } from './stores/condition-store.ts';
import { createLookupStore } from './stores/lookup-store.ts';
import { createPlaceStore, type Landmarks, NO_LANDMARKS } from './stores/place-store.ts';
import { queryOf } from './stores/query-store.ts';
import { createReadRows, type ReadRows } from './stores/read-rows-store.ts';
import { createRowStore } from './stores/row-store.ts';
import { createSearchStore } from './stores/search-store.ts';
import { createTextStore } from './stores/text-store.ts';
import { createReadVocabulary } from './vocabulary.ts';

/** A home that was only missing from its feed is back on the market after so many days, and else never left it. */
const DAYS_OF_ABSENCE = 7;
const OFF_MARKET = /pending|contract|contingent|closed|sold|withdrawn|cancel|expired|hold|delete/i;

/** What stands: neither what an undo took back nor what the undo itself did. An undo may be undone in its turn. */
const standing = (changes: readonly StoredChange[]): StoredChange[] => {
  const undone = new Set<number>();
  for (const { runId, details } of changes.toReversed()) {
    const isUndone = runId !== null && undone.has(runId);
    if (details.undoOf !== undefined && !isUndone) undone.add(details.undoOf);
  }
  return changes.filter(({ runId, details }) => details.undoOf === undefined && !(runId !== null && undone.has(runId)));
};

const priceChanges = (values: ListingValues, changes: readonly StoredChange[]): PriceChange[] => {
  const field = values.SaleType === 'for_rent' ? 'RentPrice' : 'SalePrice';
  const known = changes.flatMap(({ changes: changed, changedAt }): PriceChange[] => {
    const [from, to] = (changed[field] ?? []) as (Money | null | undefined)[];
    return from && to && from !== to ? [{ At: isoDate(changedAt), From: from, To: to }] : [];
  });
  const price = priceOf(values);
  const before = values.PreviousListPrice;
  if (known.length > 0 || before === null || price === null || Number(before) === Number(price)) return known;
  return [{ At: null, From: before, To: price }];
};

/** What the status of a change says: whether the home was off the market before, and is on it since. */
const comesBack = ({ changes }: StoredChange): boolean => {
  const [from, to] = (changes.StandardStatus ?? changes.Status ?? []) as (string | null | undefined)[];
  return typeof from === 'string' && OFF_MARKET.test(from) && typeof to === 'string' && !OFF_MARKET.test(to);
};

const backOnMarket = (changes: readonly StoredChange[]): string | null => {
  let [leftAt, back]: [Date | null, string | null] = [null, null];
  for (const change of changes) {
    const { kind, details, changedAt } = change;
    if (kind === 'remove') leftAt = changedAt;
    const wasAbsent = leftAt !== null && daysBetween(isoDate(leftAt), isoDate(changedAt)) >= DAYS_OF_ABSENCE;
    const returns =
      kind === 'revive' &&
      (details.removed === 'row' || details.removed === 'sold' || (details.removed === 'absence' && wasAbsent));
    if (returns || (kind !== 'remove' && comesBack(change))) back = isoDate(changedAt);
  }
  return back;
};

/** What a listing's history (its first change first) tells a visitor. `today` is an ISO date, UTC. Pure. */
export const pastOf = (values: ListingValues, history: readonly StoredChange[], today: string): ListingPast => {
  const changes = standing(history);
  const prices = priceChanges(values, changes);
  const price = priceOf(values);
  const original = values.OriginalListPrice ?? prices[0]?.From ?? null;
  return {
    ListedSince: values.MarketSince,
    DaysOnMarket: daysOnMarket(values, today),
    OriginalPrice: original !== null && Number(original) !== Number(price) ? original : null,
    PriceChanges: prices,
    BackOnMarket: backOnMarket(changes),
  };
};

/** Talk that may be about the homes in focus, so that they are read anew. For any other nothing is read. */
const KEEPS_FOCUS: readonly Talk[] = ['shown', 'other', 'knowledge'];

const asksForPast = (understanding: Understanding): boolean =>
  toldFields(understanding).some((field) => field === 'PriceHistory' || field === 'DaysOnMarket');

const tagsGivenUp = ({ relaxed }: Found): string[] =>
  (relaxed?.constraints ?? []).flatMap((constraint) =>
    constraint.Field === 'Tag' ? constraint.Value.filter(isTag) : [],
  );

/**
 * Finds what an answer is made of. `focus` are the IDs of the listings that the talk is about. What a seller hides is not in
 * what is found.
 */
export const createRetrieve = ({
  database,
  readRows = createReadRows(database),
  clock = () => new Date(),
  currenciesOf = createReadVocabulary({ database }).currencies,
  landmarks = NO_LANDMARKS,
}: {
  database: Database;
  readRows?: ReadRows;
  clock?: () => Date;
  /** The currencies of a chatbot's listings, the most frequent first. */
  currenciesOf?: (chatbotId: number) => Promise<readonly string[]>;
  landmarks?: Landmarks;
}) => {
  const rows = createRowStore(readRows);
  const placeStore = createPlaceStore(readRows, landmarks);
  const { history } = storesOn(database);
  const searchStore = createSearchStore(readRows);
  const search = createSearch({
    search: searchStore,
    rows,
    aggregates: createAggregateStore(readRows),
    texts: createTextStore(readRows),
    currenciesOf,
  });
  const lookup = createLookup({ store: createLookupStore(readRows), past: history, rows });

  const find = (context: ConditionContext, understanding: Understanding, focus: readonly number[]): Promise<Found> => {
    const { chatbotId } = context;
    const { Intent, Constraints, Reference = [], Talk } = understanding;
    const isNamed = Reference.length > 0 || Constraints.some(isIdentifier);
    switch (Intent) {
      case 'search':
        return search(understanding, context);
      case 'lookup':
      case 'compare':
        return isNamed || focus.length === 0
          ? lookup.lookup(chatbotId, Constraints, Reference)
          : lookup.focus(chatbotId, focus);
      case 'human':
        return isNamed ? lookup.lookup(chatbotId, Constraints, Reference) : lookup.focus(chatbotId, focus);
      case 'none':
        return lookup.focus(chatbotId, Talk !== undefined && KEEPS_FOCUS.includes(Talk) ? focus : []);
    }
  };

  const withPast = async (
    chatbotId: number,
    found: Found,
    understanding: Understanding,
    today: string,
  ): Promise<FoundListing[]> => {
    const { kind, listings } = found;
    const isWhole = kind !== 'search' && listings.length <= MOST_WHOLE;
    if (listings.length === 0 || !(isWhole || asksForPast(understanding))) return listings;
    // What the history tells makes a new version.
    const changed = listings.flatMap(({ id, version }) => (version === 1 ? [] : [id]));
    const changes = await history.changesOf(chatbotId, changed);
    return listings.map((listing) => ({
      ...listing,
      past: pastOf(listing.values, changes.get(listing.id) ?? [], today),
    }));
  };

  const retrieve = async (
    chatbotId: number,
    understanding: Understanding,
    focus: readonly number[],
  ): Promise<Found> => {
    const today = isoDate(clock());
    const constraints = [...understanding.Constraints, ...understanding.Wishes];
    const context = await readContext(placeStore, chatbotId, today, constraints);
    const found = await find(context, understanding, focus);
    const { searchedText } = found;
    // Where no text has all of the words, one that has some of them is no reason.
    const words = searchedText !== undefined && searchedText.found > 0 ? searchedText.words : [];
    // A home that comes closest may have the feature and not say so.
    const asked = {
      tags: [...understanding.AskedTags, ...tagsGivenUp(found)],
      unwanted: namesOf(understanding.Constraints, 'Tag', 'not'),
      parking:
        understanding.Fields.includes('ParkingSpots') ||
        (found.relaxed?.constraints.some(({ Field }) => Field === 'ParkingSpots') ?? false),
    };
    const wanted = { constraints, words, places: context.places, asked };
    const listings = (await withPast(chatbotId, found, understanding, today))
      .map(withheld)
      .map((listing) => withReasons(listing, wanted));
    return { ...found, listings };
  };

  return Object.assign(retrieve, {
    /** Those of the IDs that are on display, in the order given. */
    byIds: async (chatbotId: number, ids: readonly number[]): Promise<FoundListing[]> =>
      (await rows.byIds(chatbotId, ids)).map(withheld),

    /** Whether any home on offer fulfils all of the constraints. */
    hasHomes: async (chatbotId: number, constraints: readonly Constraint[]): Promise<boolean> => {
      const context = await readContext(placeStore, chatbotId, isoDate(clock()), constraints);
      return searchStore.isAny(queryOf(constraints, context));
    },
  });
};

export type Retrieve = ReturnType<typeof createRetrieve>;
