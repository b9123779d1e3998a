import type { Knex } from 'knex';

/** By what rule the times of a feed's homes were read last: those of another rule tell nothing of which row is older. */
export const up = async (knex: Knex): Promise<void> => {
  if (await knex.schema.hasColumn('feed', 'last_time_rule')) return;
  await knex.raw('ALTER TABLE feed ADD COLUMN last_time_rule TEXT NULL');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE feed DROP COLUMN last_time_rule');
};
