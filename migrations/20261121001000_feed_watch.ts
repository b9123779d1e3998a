import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // One statement a table, so that a step that was killed has either done it or not.
  if (!(await knex.schema.hasColumn('feed', 'config_changed_at'))) {
    await knex.raw(`
      ALTER TABLE feed
        ADD COLUMN config_changed_at DATETIME(3) NULL,
        ADD COLUMN unconfirmed_at DATETIME(3) NULL`);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE feed DROP COLUMN config_changed_at, DROP COLUMN unconfirmed_at');
};
