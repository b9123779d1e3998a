import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS lease (
      name VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      owner VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      token BIGINT NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (name)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS lease');
};
