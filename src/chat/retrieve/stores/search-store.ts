import type { Condition } from '../conditions/condition.ts';
import { isByFreshness, type Ordering, sortedBy } from './order-store.ts';
import { type Query, rowsOf } from './query-store.ts';
import type { ReadRows } from './read-rows-store.ts';
import { COUNTED, type Page, readPage } from './row-store.ts';

/** Among so many homes the most frequent towns are looked for: of more that takes too long. */
const MOST_LOOKED_AT = 20_000;

type Asked = {
  query: Query;
  ordering: Ordering;
  limit: number;
  wishes: readonly Condition[];
  /** How many match, where that is known. */
  total?: number | undefined;
};

/** More are hardly found among the freshest homes alone. */
const MOST_OF_FRESHEST = 20;
const canBeFresh = (ordering: Ordering, limit: number): boolean => isByFreshness(ordering) && limit <= MOST_OF_FRESHEST;

/** How many rows fulfil all of some conditions but these, by their positions. */
export type Tally = { missing: number[]; total: number };

/** Reads which homes match, how many they are and where they lie. */
export const createSearchStore = (readRows: ReadRows) => {
  const count = async (query: Query): Promise<number> => {
    const { sql, bindings } = rowsOf(query);
    const [row] = await readRows<{ total: number }>(`SELECT COUNT(*) AS total ${sql}`, bindings);
    return Number(row?.total ?? 0);
  };

  const firstOf = async (
    query: Pick<Query, 'from' | 'where'>,
    ordering: Ordering,
    limit: number,
    offset: number,
  ): Promise<number[]> => {
    const [{ sql, bindings }, order] = [rowsOf(query), sortedBy(ordering)];
    const rows = await readRows<{ id: number }>(`SELECT id ${sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`, [
      ...[...bindings, ...order.bindings],
      ...[limit, offset],
    ]);
    return rows.map(({ id }) => id);
  };

  return {
    count,

    /** The IDs of the first rows. */
    first: async (query: Query, ordering: Ordering, limit: number, offset = 0): Promise<number[]> => {
      const { freshest } = query;
      const isFresh = freshest !== undefined && offset === 0 && canBeFresh(ordering, limit);
      const fresh = isFresh ? await firstOf(freshest, ordering, limit, 0) : [];
      return fresh.length === limit ? fresh : firstOf(query, ordering, limit, offset);
    },

    isAny: async (query: Query): Promise<boolean> => {
      const { sql, bindings } = rowsOf(query);
      return (await readRows(`SELECT id ${sql} LIMIT 1`, bindings)).length > 0;
    },

    /**
     * The first rows and the number of all, which are counted once: with those of the freshest homes where these are enough, else as all are
     * read. Where none of the freshest homes matches, `countFew` may count all: what it tells need not be looked for once more.
     */
    page: async (asked: Asked, countFew: () => Promise<number | undefined> = async () => undefined): Promise<Page> => {
      const { query, ordering, limit, total, wishes } = asked;
      const { freshest } = query;
      const known: Condition | undefined = total === undefined ? undefined : { sql: '?', bindings: [total] };
      const all = rowsOf(query);
      const wholePage = () => readPage(readRows, { from: all, total: known ?? COUNTED, ordering, limit }, wishes);
      if (freshest === undefined || !canBeFresh(ordering, limit)) return wholePage();
      const { sql: areAll, bindings } = freshest.areAll;
      const counted = {
        sql: `CASE WHEN COUNT(*) OVER () >= ? THEN (SELECT COUNT(*) ${all.sql}) WHEN ${areAll} THEN COUNT(*) OVER () END`,
        bindings: [limit, ...all.bindings, ...bindings],
      };
      const looked = { from: rowsOf(freshest), total: known ?? counted, ordering, limit };
      const fresh = await readPage(readRows, looked, wishes);
      if (fresh.rows.length > 0 && fresh.rows.length === Math.min(limit, fresh.total)) return fresh;
      const isNone = fresh.rows.length === 0 && (total ?? (await countFew())) === 0;
      return isNone ? { rows: [], total: 0 } : wholePage();
    },

    /** In which towns they lie, those with the most first. */
    mostFrequentTowns: async (query: Query, limit: number): Promise<string[]> => {
      const { sql, bindings } = rowsOf(query);
      const rows = await readRows<{ name: string }>(
        `SELECT MIN(city) AS name, COUNT(*) AS total
          FROM (
            SELECT city, city_fold ${sql} AND city_fold <> '' LIMIT ${MOST_LOOKED_AT}
          ) AS matched
          GROUP BY city_fold ORDER BY total DESC, city_fold LIMIT ?`,
        [...bindings, limit],
      );
      return rows.map(({ name }) => name);
    },

    /** How many rows miss which of some conditions, by one look at all of them. */
    countMissing: async (query: Query, conditions: readonly Condition[]): Promise<Tally[]> => {
      const { sql, bindings } = rowsOf(query);
      const missed = conditions.map(({ sql }, index) => `((${sql}) IS NOT TRUE) * ${2 ** index}`).join(' + ');
      const rows = await readRows<{ missed: number; total: number }>(
        `SELECT missed, COUNT(*) AS total
          FROM (SELECT ${missed} AS missed ${sql}) AS looked GROUP BY missed`,
        [...conditions.flatMap((condition) => condition.bindings), ...bindings],
      );
      const missingOf = (bits: number): number[] => [...conditions.keys()].filter((index) => (bits >> index) % 2 === 1);
      return rows.map((row) => ({ missing: missingOf(Number(row.missed)), total: Number(row.total) }));
    },
  };
};

export type SearchStore = ReturnType<typeof createSearchStore>;
