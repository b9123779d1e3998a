import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS file (
      id BIGINT NOT NULL AUTO_INCREMENT,
      workspace_id BIGINT NOT NULL,
      name VARCHAR(255) NOT NULL,
      state VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      storage_key CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      format VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NULL,
      size INT NULL,
      seconds DOUBLE NULL,
      signature BINARY(32) NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      KEY ix_file_expiry (expires_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS file');
};
