import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // One statement a table, so that a step that was killed has either done it or not.
  if (!(await knex.schema.hasColumn('feed_run', 'undo_of'))) {
    await knex.raw(`
      ALTER TABLE feed_run
        ADD COLUMN undo_of BIGINT NULL,
        ADD COLUMN file_name VARCHAR(255) NULL,
        ADD COLUMN source_state JSON NULL,
        ADD KEY ix_feed_run_undo (undo_of)`);
  }
  if (!(await knex.schema.hasColumn('feed_run_part', 'preview'))) {
    await knex.raw('ALTER TABLE feed_run_part ADD COLUMN preview JSON NULL');
  }
  if (!(await knex.schema.hasColumn('feed_run_problem', 'rejected'))) {
    await knex.raw(`
      ALTER TABLE feed_run_problem
        ADD COLUMN rejected TINYINT NOT NULL DEFAULT 0,
        ADD COLUMN listing_key VARCHAR(255) NULL,
        ADD COLUMN mls_number VARCHAR(255) NULL`);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE feed_run_problem DROP COLUMN rejected, DROP COLUMN listing_key, DROP COLUMN mls_number');
  await knex.raw('ALTER TABLE feed_run_part DROP COLUMN preview');
  await knex.raw(
    'ALTER TABLE feed_run DROP KEY ix_feed_run_undo, DROP COLUMN undo_of, DROP COLUMN file_name, DROP COLUMN source_state',
  );
};
