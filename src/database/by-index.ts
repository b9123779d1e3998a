import type { Knex } from 'knex';

/**
 * A query on the rows of a table that it finds by one of its indexes. Servers that are left to choose take another one now and
 * then by which they read, and sort, everything that a chatbot or a feed has. `database` may be a transaction.
 */
export const byIndex = (database: Knex, table: string, index: string): Knex.QueryBuilder =>
  database.from(database.raw('?? FORCE INDEX (??)', [table, index]));
