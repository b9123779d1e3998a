import type { SearchedText, TextStop } from './found.ts';
import type { Ordering } from './stores/order-store.ts';
import type { Query } from './stores/query-store.ts';
import type { SearchStore } from './stores/search-store.ts';
import type { Hit, TextStore } from './stores/text-store.ts';

/** So many texts are looked through at most, in lots that grow as long as they are quick. */
const MOST_CANDIDATES = 20_000;
export const FIRST_LOT = 400;
const GROWTH = 2;
/** The rows of the first lots, which are best read in one go: to find the first rows all have to be looked at. */
export const ROWS_AT_ONCE = FIRST_LOT + FIRST_LOT * GROWTH;
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
