import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // One statement a table, so that a step that was killed has either done it or not.
  if (!(await knex.schema.hasColumn('listing', 'created_run_id'))) {
    await knex.raw(`
      ALTER TABLE listing
        ADD COLUMN created_run_id BIGINT NULL,
        ADD COLUMN created_source_id BIGINT NULL,
        ADD KEY ix_listing_created_run (created_run_id, chatbot_id, id)`);
  }
  if (!(await knex.schema.hasColumn('listing_change', 'details'))) {
    await knex.raw(`
      ALTER TABLE listing_change
        ADD COLUMN details JSON NULL,
        ADD COLUMN thinned TINYINT NOT NULL DEFAULT 0,
        ADD KEY ix_listing_change_age (thinned, changed_at)`);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE listing_change DROP KEY ix_listing_change_age, DROP COLUMN details, DROP COLUMN thinned');
  await knex.raw(
    'ALTER TABLE listing DROP KEY ix_listing_created_run, DROP COLUMN created_run_id, DROP COLUMN created_source_id',
  );
};
