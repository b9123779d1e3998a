import type { Binding, Condition } from '../conditions/condition.ts';
import { isByFreshness, type Ordering } from './order-store.ts';
import { type Query, rowsOf } from './query-store.ts';
import type { ReadRows } from './read-rows-store.ts';

/** IDs in order, at most as many as were asked for, and how many match in all. */
export type Page = { ids: number[]; total: number };

/** More are hardly found among the freshest homes alone. */
const MOST_OF_FRESHEST = 20;

/** How many rows fulfil all of some conditions but these, by their positions. */
export type Tally = { missing: number[]; total: number };

/** The search itself: it reads IDs, and whole rows of nothing. */
export const createSearchStore = (readRows: ReadRows) => {
  const count = async (query: Query): Promise<number> => {
    const { sql, bindings } = rowsOf(query);
    const [row] = await readRows<{ total: number }>(`SELECT COUNT(*) AS total ${sql}`, bindings);
    return Number(row?.total ?? 0);
  };

  const firstOf = async (
    query: Pick<Query, 'from' | 'where'>,
    order: Ordering,
    limit: number,
    offset: number,
  ): Promise<number[]> => {
    const { sql, bindings } = rowsOf(query);
    const rows = await readRows<{ id: number }>(`SELECT id ${sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`, [
      ...[...bindings, ...order.bindings],
      ...[limit, offset],
    ]);
    return rows.map(({ id }) => id);
  };

  const canBeFresh = (order: Ordering, limit: number): boolean => isByFreshness(order) && limit <= MOST_OF_FRESHEST;

  const first = async (query: Query, order: Ordering, limit: number, offset = 0): Promise<number[]> => {
    const { freshest } = query;
    const isFresh = freshest !== undefined && offset === 0 && canBeFresh(order, limit);
    const fresh = isFresh ? await firstOf(freshest, order, limit, 0) : [];
    return fresh.length === limit ? fresh : firstOf(query, order, limit, offset);
  };

  const pageOf = async (sql: string, bindings: readonly Binding[]): Promise<Page> => {
    const rows = await readRows<{ id: number; total: number }>(sql, bindings);
    return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
  };

  /** By one look at all that match. */
  const firstAndCount = (query: Query, order: Ordering, limit: number): Promise<Page> => {
    const { sql, bindings } = rowsOf(query);
    return pageOf(`SELECT id, COUNT(*) OVER () AS total ${sql} ORDER BY ${order.sql} LIMIT ?`, [
      ...[...bindings, ...order.bindings],
      limit,
    ]);
  };

  /** The first of the freshest homes that match, fewer than `limit` where others may follow; how many match in all is counted where one does. */
  const freshAndCount = (
    query: Query,
    freshest: Pick<Query, 'from' | 'where'>,
    order: Ordering,
    limit: number,
  ): Promise<Page> => {
    const [all, fresh] = [rowsOf(query), rowsOf(freshest)];
    return pageOf(
      `SELECT id, (SELECT COUNT(*) ${all.sql}) AS total
        FROM (SELECT id ${fresh.sql} ORDER BY ${order.sql} LIMIT ?) AS fresh_ids`,
      [...all.bindings, ...fresh.bindings, ...order.bindings, limit],
    );
  };

  return {
    count,
    first,

    isAny: async (query: Query): Promise<boolean> => {
      const { sql, bindings } = rowsOf(query);
      return (await readRows(`SELECT id ${sql} LIMIT 1`, bindings)).length > 0;
    },

    /**
     * The first rows and the number of all. Where none of the freshest homes matches, `countFew` may count all: what it tells need not be
     * looked for once more.
     */
    page: async (
      query: Query,
      order: Ordering,
      limit: number,
      countFew: () => Promise<number | undefined> = async () => undefined,
    ): Promise<Page> => {
      const { freshest } = query;
      if (freshest === undefined || !canBeFresh(order, limit)) return firstAndCount(query, order, limit);
      const fresh = await freshAndCount(query, freshest, order, limit);
      if (fresh.ids.length > 0 && fresh.ids.length === Math.min(limit, fresh.total)) return fresh;
      const total = fresh.ids.length > 0 ? fresh.total : await countFew();
      if (total === undefined) return firstAndCount(query, order, limit);
      return { ids: total === 0 ? [] : await firstOf(query, order, limit, 0), total };
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
