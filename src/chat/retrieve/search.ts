import type { Constraint } from '../understand/constraint.ts';
import type { Understanding } from '../understand/understanding.ts';
import { createReadApart, differing } from './apart.ts';
import { placeFold } from './conditions/circle.ts';
import type { Aggregated, ApartBy, Found, FoundListing, Relaxed, SearchedText, TextStop, Towns } from './found.ts';
import { type CountWithout, createCountWithout, createRelax, relaxedOf } from './relax.ts';
import {
  type AggregateStore,
  isExtreme,
  isMeasured,
  orderOfAggregate,
  readAggregate,
  totalOfGroups,
} from './stores/aggregate-store.ts';
import { type ConditionContext, conditionOf } from './stores/condition-store.ts';
import { type Ordering, orderingOf } from './stores/order-store.ts';
import type { PlaceStore } from './stores/place-store.ts';
import { type Query, queryOf } from './stores/query-store.ts';
import type { FulfillingListing, Page, RowStore } from './stores/row-store.ts';
import type { SearchStore } from './stores/search-store.ts';
import type { Hit, TextStore } from './stores/text-store.ts';

/** So many texts are looked through at most, in lots that grow as long as they are quick. */
const MOST_CANDIDATES = 20_000;
export const FIRST_LOT = 400;
const GROWTH = 2;
/** The rows of the first lots, which are best read in one go: to find the first rows all have to be looked at. */
const ROWS_AT_ONCE = FIRST_LOT + FIRST_LOT * GROWTH;
/** When looking has taken longer, the lot was the last. */
const QUICK_MILLISECONDS = 5;

/** `ids`: those whose text has all of the words, then most of them. */
type FoundText = { ids: number[] } & Omit<SearchedText, 'words'>;

type Looked = {
  query: Query;
  ordering: Ordering;
  words: readonly string[];
  /** The first rows of the query, ROWS_AT_ONCE of them where it has so many. */
  first: readonly number[];
  /** How many rows the query has. */
  total: number;
  limit: number;
};

/** Looks for words in the texts of what matches, the last resort: the first ones first, until enough say them. */
export const createSearchTexts =
  (stores: { search: SearchStore; texts: TextStore }, now: () => number = () => performance.now()) =>
  async ({ query, ordering, words, first, total, limit }: Looked): Promise<FoundText> => {
    const most = Math.min(total, MOST_CANDIDATES);
    const hits: Hit[] = [];
    const whole = (): Hit[] => hits.filter((hit) => hit.hits === words.length);
    const begun = now();
    let [start, size, isQuick] = [0, FIRST_LOT, true];
    while (isQuick && start < most && whole().length < limit) {
      const end = Math.min(start + size, most);
      const ids =
        end <= first.length ? first.slice(start, end) : await stores.search.first(query, ordering, end - start, start);
      hits.push(...(await stores.texts.hits(ids, words)));
      isQuick = now() - begun < QUICK_MILLISECONDS;
      start += size;
      size *= GROWTH;
    }
    const ids = hits.toSorted((one, other) => other.hits - one.hits).map(({ id }) => id);
    const looked = Math.min(start, most);
    const found = whole().length;
    const stop: TextStop = found >= limit ? 'enough' : looked < most ? 'slow' : 'limit';
    return { ids: ids.slice(0, limit), looked, found, stopped: looked < total ? stop : null };
  };

const MOST_NAMED = 5;
/** Of more towns at once nobody asks for each. */
const MOST_COUNTED = 6;

type SearchInTowns = {
  constraints: readonly Constraint[];
  context: ConditionContext;
  total: number;
  relaxed: Pick<Relaxed, 'constraints'> | undefined;
};

/** Tells in which of the towns that were asked for nothing matches, and where homes are if the town was given up. */
const createReadTowns =
  (search: Pick<SearchStore, 'count' | 'mostFrequentTowns'>) =>
  async ({ constraints, context, total, relaxed }: SearchInTowns): Promise<Towns | undefined> => {
    if (relaxed !== undefined) {
      if (!relaxed.constraints.some(({ Field }) => Field === 'City')) return undefined;
      const Most = await search.mostFrequentTowns(queryOf(constraints, context, relaxed.constraints), MOST_NAMED);
      return Most.length === 0 ? undefined : { None: [], Most };
    }
    const asked = constraints.filter(({ Field, Operator }) => Field === 'City' && Operator === 'is');
    const [only, ...more] = asked;
    const names = only?.Field === 'City' && more.length === 0 ? only.Value : [];
    if (total === 0 || only === undefined || names.length < 2 || names.length > MOST_COUNTED) return undefined;
    const others = constraints.filter((one) => one !== only);
    const counts = await Promise.all(
      names.map((name) => search.count(queryOf([...others, { ...only, Value: [name] } as Constraint], context))),
    );
    const None = names.filter((_, index) => counts[index] === 0);
    return None.length === 0 ? undefined : { None, Most: [] };
  };

const MOST_WORDS = 4;
/** "Within 10 miles", "$500": a measure of something, which no text is found by. */
const HAS_DIGIT = /\p{Nd}/u;
const HAS_HAN = /\p{Script=Han}/u;

/** The words that are worth looking for in texts: no fragments, nothing that counts, and not more than a few. */
const searchableWords = (words: readonly string[]): string[] => {
  const long = words
    .map((word) => word.trim())
    .filter((word) => !HAS_DIGIT.test(word))
    .filter((word) => [...word].length >= (HAS_HAN.test(word) ? 2 : 3));
  return [...new Set(long)].slice(0, MOST_WORDS);
};

/** So many homes are read for an answer unless another number is asked for. */
const USUAL_ROWS = 8;
export const MOST_ROWS = 25;

type SearchStores = {
  search: SearchStore;
  rows: RowStore;
  aggregates: AggregateStore;
  texts: TextStore;
  currenciesOf: (chatbotId: number) => Promise<readonly string[]>;
};

/** The places that constraints name, as the chatbot's listings know them. */
export const readContext = async (
  placeStore: PlaceStore,
  chatbotId: number,
  today: string,
  constraints: readonly Constraint[],
): Promise<ConditionContext> => {
  const foldsOf = (isMeant: (one: Constraint) => boolean): string[] => [
    ...new Set(constraints.filter(isMeant).flatMap(({ Value }) => (Value as string[]).map(placeFold))),
  ];
  const excluded = foldsOf(({ Field, Operator }) => (Field === 'Near' || Field === 'City') && Operator === 'not');
  // "Near La Jolla but not in it".
  const around = foldsOf(({ Field, Operator }) => Field === 'Near' && Operator === 'is').filter((fold) =>
    excluded.includes(fold),
  );
  const places = await Promise.all(
    foldsOf(({ Field }) => Field === 'Near').map(
      async (fold) => [fold, await placeStore.readPlace(chatbotId, fold, around.includes(fold))] as const,
    ),
  );
  return { chatbotId, today, places: new Map(places) };
};

/** What an understanding asks of a search. */
const soughtOf = (understanding: Understanding, context: ConditionContext) => {
  const { Constraints: constraints, Wishes, Unexplained, Unsought = [], Limit } = understanding;
  const wishes = Wishes.map((wish) => conditionOf(wish, constraints, context));
  const order = understanding.Order ?? orderOfAggregate(understanding);
  const query = queryOf(constraints, context);
  const orderingFor = ({ leads }: Pick<Query, 'leads'>): Ordering => orderingOf(order, wishes, leads);
  return {
    ...{ understanding, context, constraints, wishes, order, query, orderingFor, ordering: orderingFor(query) },
    limit: Math.max(1, Math.min(Limit ?? USUAL_ROWS, MOST_ROWS)),
    words: searchableWords(Unexplained.filter((words) => !Unsought.includes(words))),
  };
};
type Sought = ReturnType<typeof soughtOf>;

type FoundPage = Page & {
  aggregated: Aggregated | undefined;
  texts?: FoundText | undefined;
  apart?: readonly ApartBy[];
};

const withFulfilled = (
  { listing, fulfilled: isFulfilled }: FulfillingListing,
  wishes: readonly Constraint[],
): FoundListing => {
  const fulfilled = wishes.filter((_, index) => isFulfilled[index]);
  return fulfilled.length === 0 ? listing : { ...listing, fulfilled };
};

/**
 * Hard constraints filter and never score; what is left is ordered by what was asked for, then by the wishes, the freshest
 * first. Words that nothing explained are wishes that are looked for in the texts, those that are refused are not.
 */
export const createSearch = (stores: SearchStores) => {
  const { search, rows, aggregates } = stores;
  const relax = createRelax(search);
  const searchTexts = createSearchTexts(stores);
  const readApart = createReadApart(search, stores.currenciesOf);
  const readTowns = createReadTowns(search);

  /** How many of what was shown before would match too. */
  const countShownBefore = async ({ constraints, context }: Sought): Promise<number | undefined> => {
    const left = constraints.filter(({ Field, Operator }) => Field === 'Shown' && Operator === 'not');
    const ids = left.flatMap(({ Value }) => Value as number[]);
    if (left.length === 0) return undefined;
    if (ids.length === 0) return 0;
    const among: Constraint = { Field: 'Shown', Operator: 'is', Value: ids, Words: '' };
    return search.count(queryOf([...constraints.filter((one) => !left.includes(one)), among], context));
  };

  /** The first rows, how many match, and what was asked of all of them. */
  const readPage = async (sought: Sought, countWithout: CountWithout): Promise<FoundPage> => {
    const { understanding, context, query, ordering, order, limit, wishes, words } = sought;
    const aggregated = await readAggregate(aggregates, query, understanding, context.today);
    const known = isMeasured(understanding) ? totalOfGroups(aggregated) : undefined;
    const ofEach = isExtreme(understanding) ? 1 : limit;
    const apart = await readApart({ ...sought, total: known, limit: ofEach, most: USUAL_ROWS });
    if (words.length === 0 && apart === undefined) {
      // Where none may match, what is nearly right is counted next: one look tells both.
      const page = await search.page({ query, ordering, limit, wishes, total: known }, () => countWithout([]));
      return { ...page, aggregated };
    }
    const [first, total] = await Promise.all([
      apart?.ids ?? search.first(query, ordering, ROWS_AT_ONCE),
      apart?.total ?? known ?? search.count(query),
    ]);
    const looked = { query, ordering, words, first: apart === undefined ? first : [], total, limit };
    const texts = words.length > 0 && total > 0 ? await searchTexts(looked) : undefined;
    // What says the words in its text comes first, unless an order was asked for.
    const matching = new Set([...(order === undefined ? (texts?.ids ?? []) : []), ...first]);
    const ids = [...matching].slice(0, apart === undefined ? limit : USUAL_ROWS);
    const read = await rows.fulfilling(context.chatbotId, ids, wishes);
    return { rows: read, total, aggregated, texts, apart: total === 0 ? [] : differing(read, apart?.by ?? []) };
  };

  return async (understanding: Understanding, context: ConditionContext): Promise<Found> => {
    const sought = soughtOf(understanding, context);
    const { constraints, order, words } = sought;
    const countWithout = createCountWithout(search, constraints, context);
    const [page, shownBefore] = await Promise.all([readPage(sought, countWithout), countShownBefore(sought)]);
    const { total, aggregated, texts, apart = [] } = page;
    const isExhausted = shownBefore !== undefined && shownBefore > 0;
    const closest = total === 0 && !isExhausted ? await relax(sought, countWithout) : undefined;
    const found = closest?.rows ?? page.rows;
    const towns = await readTowns({ constraints, context, total, relaxed: closest?.givenUp });
    return {
      kind: 'search',
      listings: found.map((row) => withFulfilled(row, understanding.Wishes)),
      total,
      gone: [],
      unknown: [],
      ...(shownBefore === undefined ? {} : { shownBefore }),
      ...(closest === undefined
        ? {}
        : { relaxed: relaxedOf(closest.givenUp, order === undefined ? found[0]?.listing : undefined, context.today) }),
      ...(aggregated === undefined ? {} : { aggregated }),
      ...(texts === undefined
        ? {}
        : { searchedText: { words, looked: texts.looked, found: texts.found, stopped: texts.stopped } }),
      ...(towns === undefined ? {} : { towns }),
      ...(apart.length === 0 ? {} : { apart: [...apart] }),
    };
  };
};
