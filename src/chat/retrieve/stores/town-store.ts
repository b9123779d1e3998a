import { type Query, rowsOf } from './query-store.ts';
import type { ReadRows } from './read-rows-store.ts';

/** Among so many homes the most frequent towns are looked for: of more that takes too long. */
const MOST_LOOKED_AT = 20_000;

/** Reads in which towns the homes of a query lie. */
export const createTownStore = (readRows: ReadRows) => ({
  /** Those with the most homes first. */
  mostFrequent: async (query: Query, limit: number): Promise<string[]> => {
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
});

export type TownStore = ReturnType<typeof createTownStore>;
