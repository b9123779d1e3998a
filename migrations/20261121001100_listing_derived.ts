import type { Knex } from 'knex';

/**
 * What follows from a listing's values and is searched by. `tags_yes` and `tags_no` are sets of features, a bit for each: what
 * the text says that the home has, and has not. `derived_version` is the release of the rules that derived all this; 0 is
 * before there were any, so what is stored is derived anew. `listing_place` has the places that listings on display name:
 * with `own` 1 the home lies there, with 0 its text says that it is near.
 */
export const up = async (knex: Knex): Promise<void> => {
  // One statement a table, so that a step that was killed has either done it or not.
  if (!(await knex.schema.hasColumn('listing', 'derived_version'))) {
    await knex.raw(`
      ALTER TABLE listing
        ADD COLUMN street_fold VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
        ADD COLUMN zip_fold VARCHAR(32) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
        ADD COLUMN tags_yes BIGINT UNSIGNED NOT NULL DEFAULT 0,
        ADD COLUMN tags_no BIGINT UNSIGNED NOT NULL DEFAULT 0,
        ADD COLUMN derived_version SMALLINT NOT NULL DEFAULT 0,
        ADD KEY ix_listing_derived (derived_version)`);
  }
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS listing_place (
      chatbot_id BIGINT NOT NULL,
      place_fold VARCHAR(120) COLLATE utf8mb4_bin NOT NULL,
      listing_id BIGINT NOT NULL,
      own TINYINT NOT NULL,
      name VARCHAR(255) NOT NULL,
      PRIMARY KEY (chatbot_id, place_fold, listing_id),
      KEY ix_listing_place_listing (listing_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS listing_place');
  await knex.raw(
    'ALTER TABLE listing DROP KEY ix_listing_derived, DROP COLUMN street_fold, DROP COLUMN zip_fold, DROP COLUMN tags_yes, DROP COLUMN tags_no, DROP COLUMN derived_version',
  );
};
