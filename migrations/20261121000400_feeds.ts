import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS feed (
      id BIGINT NOT NULL AUTO_INCREMENT,
      name VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      workspace_id BIGINT NULL,
      dirty BIGINT NOT NULL DEFAULT 0,
      last_sha256 BINARY(32) NULL,
      last_fingerprint BINARY(32) NULL,
      last_chatbots MEDIUMTEXT NULL,
      last_file_time DATETIME(3) NULL,
      last_reached_at DATETIME(3) NULL,
      last_changed_at DATETIME(3) NULL,
      column_fill JSON NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (id),
      UNIQUE KEY uq_feed_name (name)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS feed_claim (
      id BIGINT NOT NULL AUTO_INCREMENT,
      chatbot_id BIGINT NOT NULL,
      feed_id BIGINT NOT NULL,
      listing_id BIGINT NOT NULL,
      source_key VARCHAR(255) COLLATE utf8mb4_bin NULL,
      listing_values JSON NOT NULL,
      feed_hash BINARY(16) NOT NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (id),
      UNIQUE KEY uq_feed_claim (chatbot_id, listing_id, feed_id),
      KEY ix_feed_claim_feed (chatbot_id, feed_id, listing_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS feed_run (
      id BIGINT NOT NULL AUTO_INCREMENT,
      feed_id BIGINT NOT NULL,
      state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      active TINYINT NULL,
      started_by VARCHAR(64) NOT NULL,
      scheduled_for DATETIME(3) NULL,
      file VARCHAR(2048) NULL,
      host VARCHAR(255) NULL,
      dry_run TINYINT NOT NULL DEFAULT 0,
      approved TINYINT NOT NULL DEFAULT 0,
      cancelled TINYINT NOT NULL DEFAULT 0,
      queued_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      started_at DATETIME(3) NULL,
      finished_at DATETIME(3) NULL,
      file_rows BIGINT NOT NULL DEFAULT 0,
      bytes_read BIGINT NOT NULL DEFAULT 0,
      bytes_total BIGINT NOT NULL DEFAULT 0,
      phase VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NULL,
      message TEXT NULL,
      owner VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      lease_until DATETIME(3) NULL,
      token BIGINT NOT NULL DEFAULT 0,
      step BIGINT NOT NULL DEFAULT 0,
      PRIMARY KEY (id),
      UNIQUE KEY uq_feed_run_scheduled (feed_id, scheduled_for),
      UNIQUE KEY uq_feed_run_active (feed_id, active),
      KEY ix_feed_run_state (state, id),
      KEY ix_feed_run_feed (feed_id, id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS feed_run_part (
      run_id BIGINT NOT NULL,
      chatbot_id BIGINT NOT NULL,
      state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_count BIGINT NOT NULL DEFAULT 0,
      updated_count BIGINT NOT NULL DEFAULT 0,
      unchanged_count BIGINT NOT NULL DEFAULT 0,
      removed_by_row_count BIGINT NOT NULL DEFAULT 0,
      removed_by_absence_count BIGINT NOT NULL DEFAULT 0,
      rejected_count BIGINT NOT NULL DEFAULT 0,
      ignored_count BIGINT NOT NULL DEFAULT 0,
      held_removal_count BIGINT NOT NULL DEFAULT 0,
      matched_rows BIGINT NOT NULL DEFAULT 0,
      message TEXT NULL,
      PRIMARY KEY (run_id, chatbot_id),
      KEY ix_feed_run_part_chatbot (chatbot_id, run_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS feed_run_problem (
      run_id BIGINT NOT NULL,
      number INT NOT NULL,
      line BIGINT NULL,
      column_name VARCHAR(255) NULL,
      value TEXT NULL,
      expected VARCHAR(1000) NOT NULL,
      PRIMARY KEY (run_id, number)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS feed_run_problem');
  await knex.raw('DROP TABLE IF EXISTS feed_run_part');
  await knex.raw('DROP TABLE IF EXISTS feed_run');
  await knex.raw('DROP TABLE IF EXISTS feed_claim');
  await knex.raw('DROP TABLE IF EXISTS feed');
};
