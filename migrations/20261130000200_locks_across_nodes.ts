import type { Knex } from 'knex';

/** Tables whose rows are taken by a write, since a cluster's nodes hear of nothing else. */
const TABLES = ['feed_chatbot_lock', 'workspace'];

export const up = async (knex: Knex): Promise<void> => {
  for (const table of TABLES) {
    if (await knex.schema.hasColumn(table, 'taken_count')) continue;
    await knex.raw('ALTER TABLE ?? ADD COLUMN taken_count BIGINT NOT NULL DEFAULT 0', [table]);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of TABLES) await knex.raw('ALTER TABLE ?? DROP COLUMN taken_count', [table]);
};
