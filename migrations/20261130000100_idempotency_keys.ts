import type { Knex } from 'knex';

/** Answers to requests with an Idempotency-Key, which get the same one again for a day. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS idempotency_key (
      workspace_id BIGINT NOT NULL,
      key_digest BINARY(32) NOT NULL,
      request_digest BINARY(32) NOT NULL,
      answer TEXT NOT NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (workspace_id, key_digest),
      KEY ix_idempotency_key_age (created_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS idempotency_key');
};
