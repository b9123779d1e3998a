import type { Condition } from '../conditions/condition.ts';
import { unless } from '../conditions/condition.ts';
import { isByFreshness, type Ordering } from './order-store.ts';
import type { Query } from './query-store.ts';
import type { ReadRows } from './read-rows-store.ts';

/** IDs in order, at most as many as were asked for, and how many match in all. */
export type Page = { ids: number[]; total: number };

/** More are hardly found among the freshest homes alone. */
const MOST_OF_FRESHEST = 20;

/** How many rows fulfil all of some conditions but these, by their positions. */
export type Tally = { missing: number[]; total: number };

/** The search itself: it reads IDs, and whole rows of nothing. */
export const createSearchStore = (readRows: ReadRows) => {
  const count = async ({ from, where }: Query): Promise<number> => {
    const [row] = await readRows<{ total: number }>(`SELECT COUNT(*) AS total FROM ${from.sql} WHERE ${where.sql}`, [
      ...from.bindings,
      ...where.bindings,
    ]);
    return Number(row?.total ?? 0);
  };

  const firstOf = async (
    { from, where }: Pick<Query, 'from' | 'where'>,
    order: Ordering,
    limit: number,
    offset: number,
  ): Promise<number[]> => {
    const rows = await readRows<{ id: number }>(
      `SELECT id FROM ${from.sql} WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
      [...from.bindings, ...where.bindings, ...order.bindings, limit, offset],
    );
    return rows.map(({ id }) => id);
  };

  /** The first of the freshest homes that match, fewer than `limit` where others follow; undefined where that is no help. */
  const amongFreshest = async ({ freshest }: Query, order: Ordering, limit: number): Promise<number[] | undefined> =>
    freshest !== undefined && isByFreshness(order) && limit <= MOST_OF_FRESHEST
      ? firstOf(freshest, order, limit, 0)
      : undefined;

  const first = async (query: Query, order: Ordering, limit: number, offset = 0): Promise<number[]> => {
    const fresh = offset === 0 ? await amongFreshest(query, order, limit) : undefined;
    return fresh?.length === limit ? fresh : firstOf(query, order, limit, offset);
  };

  /** In one go, where reading the rows twice would take longer than counting them beside. */
  const firstAndCount = async ({ from, where }: Query, order: Ordering, limit: number): Promise<Page> => {
    const rows = await readRows<{ id: number; total: number }>(
      `SELECT id, COUNT(*) OVER () AS total FROM ${from.sql} WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ?`,
      [...from.bindings, ...where.bindings, ...order.bindings, limit],
    );
    return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
  };

  return {
    count,
    first,

    isAny: async ({ from, where }: Query): Promise<boolean> =>
      (await readRows(`SELECT id FROM ${from.sql} WHERE ${where.sql} LIMIT 1`, [...from.bindings, ...where.bindings]))
        .length > 0,

    /** The first rows and the number of all: of many rows side by side. `countFew` counts in its place where none of the freshest homes matches. */
    page: async (query: Query, order: Ordering, limit: number, countFew = () => count(query)): Promise<Page> => {
      if (query.isNarrow) return firstAndCount(query, order, limit);
      const fresh = await amongFreshest(query, order, limit);
      if (fresh?.length === limit) return { ids: fresh, total: await count(query) };
      const counted = fresh?.length === 0 ? countFew() : count(query);
      const [ids, total] = await Promise.all([firstOf(query, order, limit, 0), counted]);
      return { ids, total };
    },

    /** How many rows miss which of some conditions, by one look at all of them. */
    countMissing: async ({ from, where }: Query, conditions: readonly Condition[]): Promise<Tally[]> => {
      const missed = conditions.map(({ sql }, index) => `((${sql}) IS NOT TRUE) * ${2 ** index}`).join(' + ');
      const rows = await readRows<{ missed: number; total: number }>(
        `SELECT missed, COUNT(*) AS total
          FROM (SELECT ${missed} AS missed FROM ${from.sql} WHERE ${where.sql}) AS looked GROUP BY missed`,
        [...conditions.flatMap(({ bindings }) => [...bindings]), ...from.bindings, ...where.bindings],
      );
      const missingOf = (bits: number): number[] => [...conditions.keys()].filter((index) => (bits >> index) % 2 === 1);
      return rows.map((row) => ({ missing: missingOf(Number(row.missed)), total: Number(row.total) }));
    },

    /** Which of some IDs fulfil each of the conditions. */
    fulfilling: async (ids: readonly number[], conditions: readonly Condition[]): Promise<Map<number, boolean[]>> => {
      if (ids.length === 0 || conditions.length === 0) return new Map();
      const columns = conditions.map(({ sql }, index) => `(${unless({ sql, bindings: [] }).sql}) AS missed_${index}`);
      const rows = await readRows<Record<string, unknown> & { id: number }>(
        `SELECT id, ${columns.join(', ')} FROM listing WHERE id IN (${ids.map(() => '?').join(', ')})`,
        [...conditions.flatMap(({ bindings }) => [...bindings]), ...ids],
      );
      return new Map(rows.map((row) => [row.id, conditions.map((_, index) => Number(row[`missed_${index}`]) === 0)]));
    },
  };
};

export type SearchStore = ReturnType<typeof createSearchStore>;
