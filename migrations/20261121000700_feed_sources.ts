import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // One statement a table, so that a step that was killed has either done it or not.
  if (!(await knex.schema.hasColumn('feed', 'source_state'))) {
    await knex.raw(`
      ALTER TABLE feed
        ADD COLUMN source_state JSON NULL,
        ADD COLUMN last_config MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
        ADD COLUMN paused_by BIGINT NULL,
        ADD COLUMN paused_fingerprint BINARY(32) NULL`);
  }
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS request_budget (
      name VARCHAR(255) COLLATE utf8mb4_bin NOT NULL,
      minute DATETIME(3) NOT NULL,
      requests BIGINT NOT NULL DEFAULT 0,
      bytes BIGINT NOT NULL DEFAULT 0,
      PRIMARY KEY (name, minute)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS request_slot (
      name VARCHAR(255) COLLATE utf8mb4_bin NOT NULL,
      next_at DATETIME(3) NOT NULL,
      PRIMARY KEY (name)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS request_slot');
  await knex.raw('DROP TABLE IF EXISTS request_budget');
  await knex.raw(
    'ALTER TABLE feed DROP COLUMN source_state, DROP COLUMN last_config, DROP COLUMN paused_by, DROP COLUMN paused_fingerprint',
  );
};
