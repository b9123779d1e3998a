import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS listing_picture_set (
      listing_id BIGINT NOT NULL,
      feed_id BIGINT NOT NULL,
      stamp BINARY(32) NOT NULL,
      generation INT NOT NULL,
      shown_generation INT NULL,
      open TINYINT NOT NULL,
      PRIMARY KEY (listing_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS listing_picture (
      listing_id BIGINT NOT NULL,
      generation INT NOT NULL,
      position SMALLINT NOT NULL,
      feed_id BIGINT NOT NULL,
      state VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      address VARCHAR(2048) NOT NULL,
      tries INT NOT NULL DEFAULT 0,
      next_try DATETIME(3) NOT NULL,
      file_id BIGINT NULL,
      PRIMARY KEY (listing_id, generation, position),
      KEY ix_listing_picture_due (state, feed_id, next_try, listing_id, position),
      KEY ix_listing_picture_file (file_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS listing_picture');
  await knex.raw('DROP TABLE IF EXISTS listing_picture_set');
};
