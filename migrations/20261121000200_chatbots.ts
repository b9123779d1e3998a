import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS chatbot (
      id BIGINT NOT NULL AUTO_INCREMENT,
      workspace_id BIGINT NOT NULL,
      serial_number CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      settings JSON NOT NULL,
      message_count BIGINT NOT NULL DEFAULT 0,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (id),
      UNIQUE KEY uq_chatbot_serial_number (serial_number),
      KEY ix_chatbot_workspace (workspace_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS chatbot');
};
