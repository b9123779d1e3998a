import type { Knex } from 'knex';

/** Under which configuration somebody asked for a dry run or an import last, and since when. */
export const up = async (knex: Knex): Promise<void> => {
  if (await knex.schema.hasColumn('feed', 'tried_config')) return;
  await knex.raw('ALTER TABLE feed ADD COLUMN tried_config BINARY(32) NULL, ADD COLUMN tried_at DATETIME(3) NULL');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE feed DROP COLUMN tried_config, DROP COLUMN tried_at');
};
