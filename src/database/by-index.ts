import type { Knex } from 'knex';

/**
 * A query on the rows of a table that it finds by one of its indexes. Servers that are left to choose take another one now and
 * then by which they read, and sort, everything that a chatbot or a feed has. `database` may be a transaction.
 */
export const byIndex = (database: Knex, table: string, index: string): Knex.QueryBuilder =>
  database.from(database.raw('?? FORCE INDEX (??)', [table, index]));

/**
 * How many keys one `IN (…)` asks for. From 200 on (eq_range_index_dive_limit) MySQL and MariaDB go by an index's statistics
 * alone, and where those are out of date they read the whole chatbot for each lookup.
 */
const KEYS_AT_ONCE = 150;

/** Keys in lots of which each is looked up by its index, whatever the statistics say. */
export const keysAtOnce = <Key>(keys: readonly Key[]): Key[][] =>
  Array.from({ length: Math.ceil(keys.length / KEYS_AT_ONCE) }, (_, lot) =>
    keys.slice(lot * KEYS_AT_ONCE, (lot + 1) * KEYS_AT_ONCE),
  );
