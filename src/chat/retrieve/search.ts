import type { Constraint } from '../understand/constraint.ts';
import type { Understanding } from '../understand/understanding.ts';
import { isExtreme, isMeasured, orderOfAggregate, readAggregate, totalOfGroups } from './aggregate.ts';
import { createReadApart, differing } from './apart.ts';
import type { Aggregated, Found, FoundListing } from './found.ts';
import { type CountWithout, createCountWithout } from './giving-way.ts';
import { placeFold } from './known-place.ts';
import { createRelax, relaxedOf } from './relax.ts';
import { createSearchTexts, ROWS_AT_ONCE } from './search-texts.ts';
import type { AggregateStore } from './stores/aggregate-store.ts';
import { type ConditionContext, conditionOf } from './stores/condition-store.ts';
import { type Ordering, orderingOf } from './stores/order-store.ts';
import type { PlaceStore } from './stores/place-store.ts';
import { type Query, queryOf } from './stores/query-store.ts';
import type { FulfillingListing, RowStore } from './stores/row-store.ts';
import type { Page, SearchStore } from './stores/search-store.ts';
import type { TextStore } from './stores/text-store.ts';
import type { TownStore } from './stores/town-store.ts';
import { createReadTowns } from './towns.ts';

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
  towns: TownStore;
  currenciesOf: (chatbotId: number) => Promise<readonly string[]>;
};

/** What the rows of a page are found for. `apart`: the first of each kind, where one order does not compare all. */
type Asked = {
  understanding: Understanding;
  today: string;
  apart: readonly number[] | undefined;
  countWithout: CountWithout;
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

/**
 * Hard constraints filter and never score; what is left is ordered by what was asked for, then by the wishes, the freshest
 * first. Words that nothing explained are wishes that are looked for in the texts, those that are refused are not.
 */
export const createSearch = (stores: SearchStores) => {
  const { search } = stores;
  const relax = createRelax(search);
  const searchTexts = createSearchTexts(stores);
  const readApart = createReadApart(search, stores.currenciesOf);
  const readTowns = createReadTowns(search, stores.towns);

  /** How many of what was shown before would match too. */
  const countShownBefore = async (
    constraints: readonly Constraint[],
    context: ConditionContext,
  ): Promise<number | undefined> => {
    const left = constraints.filter(({ Field, Operator }) => Field === 'Shown' && Operator === 'not');
    const ids = left.flatMap(({ Value }) => Value as number[]);
    if (left.length === 0) return undefined;
    if (ids.length === 0) return 0;
    const among: Constraint = { Field: 'Shown', Operator: 'is', Value: ids, Words: '' };
    return search.count(queryOf([...constraints.filter((one) => !left.includes(one)), among], context));
  };

  /** The first rows, how many match, and what was asked of all of them. */
  const readPage = async (
    query: Query,
    ordering: Ordering,
    limit: number,
    { understanding, today, apart, countWithout }: Asked,
  ): Promise<Page & { aggregated?: Aggregated | undefined }> => {
    const asked = readAggregate(stores.aggregates, query, understanding, today);
    if (apart !== undefined) {
      const [total, aggregated] = await Promise.all([search.count(query), asked]);
      return { ids: [...apart], total, aggregated };
    }
    if (!isMeasured(understanding)) {
      // Where none may match, what is nearly right is counted next: one look tells both.
      const page = await search.page(query, ordering, limit, () => countWithout([]));
      return { ...page, aggregated: await asked };
    }
    const [ids, aggregated] = await Promise.all([search.first(query, ordering, limit), asked]);
    return { ids, total: totalOfGroups(aggregated), aggregated };
  };

  return async (understanding: Understanding, context: ConditionContext): Promise<Found> => {
    const { chatbotId, today } = context;
    const { Constraints: constraints, Wishes, Unexplained, Unsought = [], Limit } = understanding;
    const wishes = Wishes.map((wish) => conditionOf(wish, constraints, context));
    const order = understanding.Order ?? orderOfAggregate(understanding);
    const limit = Math.max(1, Math.min(Limit ?? USUAL_ROWS, MOST_ROWS));
    const query = queryOf(constraints, context);
    const orderingFor = ({ leads }: Query): Ordering => orderingOf(order, wishes, leads);
    const ordering = orderingFor(query);

    const words = searchableWords(Unexplained.filter((words) => !Unsought.includes(words)));
    const atOnce = words.length > 0 ? ROWS_AT_ONCE : limit;
    const ofEach = isExtreme(understanding) ? 1 : limit;
    const apart = await readApart({ order, constraints, context, orderingFor, limit: ofEach, most: USUAL_ROWS });
    const countWithout = createCountWithout(search, constraints, context);
    const [{ ids, total, aggregated }, shownBefore] = await Promise.all([
      readPage(query, ordering, atOnce, { understanding, today, apart: apart?.ids, countWithout }),
      countShownBefore(constraints, context),
    ]);
    const texts =
      words.length > 0 && total > 0
        ? await searchTexts({ query, ordering, words, first: apart === undefined ? ids : [], total, limit })
        : undefined;
    // What says the words in its text comes first, unless an order was asked for.
    const matching = [...new Set([...(order === undefined ? (texts?.ids ?? []) : []), ...ids])].slice(
      0,
      apart === undefined ? limit : USUAL_ROWS,
    );
    const isExhausted = shownBefore !== undefined && shownBefore > 0;
    const closest =
      total === 0 && !isExhausted
        ? await relax(constraints, context, { orderingFor, isOrdered: order !== undefined, limit, countWithout })
        : undefined;
    const [rows, towns] = await Promise.all([
      stores.rows.fulfilling(chatbotId, closest?.ids ?? matching, wishes),
      readTowns({ constraints, context, total, relaxed: closest?.givenUp }),
    ]);
    const listings = rows.map(({ listing }) => listing);
    const apartBy = total === 0 ? [] : differing(listings, apart?.by ?? []);
    return {
      kind: 'search',
      listings: rows.map((row) => withFulfilled(row, Wishes)),
      total,
      gone: [],
      unknown: [],
      ...(shownBefore === undefined ? {} : { shownBefore }),
      ...(closest === undefined
        ? {}
        : { relaxed: relaxedOf(closest.givenUp, order === undefined ? listings : [], today) }),
      ...(aggregated === undefined ? {} : { aggregated }),
      ...(texts === undefined
        ? {}
        : { searchedText: { words, looked: texts.looked, found: texts.found, stopped: texts.stopped } }),
      ...(towns === undefined ? {} : { towns }),
      ...(apartBy.length === 0 ? {} : { apart: apartBy }),
    };
  };
};

const withFulfilled = (
  { listing, fulfilled: isFulfilled }: FulfillingListing,
  wishes: readonly Constraint[],
): FoundListing => {
  const fulfilled = wishes.filter((_, index) => isFulfilled[index]);
  return fulfilled.length === 0 ? listing : { ...listing, fulfilled };
};
