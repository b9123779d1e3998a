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

const numberOf = (query: Query): Condition => {
  const { sql, bindings } = rowsOf(query);
  return { sql: `(SELECT COUNT(*) ${sql})`, bindings };
};

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

    /**
     * The first rows of each of some queries, all of them in one order, and how many rows `query` has: by one statement. The number is not told
     * where none of them has a row.
     */
    firstOfEach: async (
      queries: readonly Pick<Asked, 'query' | 'ordering' | 'limit'>[],
      { query, ordering, total }: Pick<Asked, 'query' | 'ordering' | 'total'>,
    ): Promise<{ first: { id: number; position: number }[]; total: number | undefined }> => {
      const keys = ordering.map(({ sql }, index) => `, ${sql} AS key_${index}`).join('');
      const order = ordering.map(({ direction }, index) => `key_${index} ${direction}`).join(', ');
      const parts = queries.map((one, position): Condition => {
        const [{ sql, bindings }, own] = [rowsOf(one.query), sortedBy(one.ordering)];
        return {
          sql: `(SELECT id, ${position} AS position${keys} ${sql} ORDER BY ${own.sql} LIMIT ?)`,
          bindings: [...sortedBy(ordering).bindings, ...bindings, ...own.bindings, one.limit],
        };
      });
      const counted = total === undefined ? numberOf(query) : { sql: '?', bindings: [total] };
      const first = await readRows<{ id: number; position: number; total: number }>(
        `SELECT id, position, ${counted.sql} AS total
          FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS first_of_each ORDER BY ${order}`,
        [...counted.bindings, ...parts.flatMap(({ bindings }) => bindings)],
      );
      return { first, total: first[0] === undefined ? total : Number(first[0].total) };
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
      const [number, { sql: areAll, bindings }] = [numberOf(query), freshest.areAll];
      const counted = {
        sql: `CASE WHEN COUNT(*) OVER () >= ? THEN ${number.sql} WHEN ${areAll} THEN COUNT(*) OVER () END`,
        bindings: [limit, ...number.bindings, ...bindings],
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
