import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS chat_session (
      id BIGINT NOT NULL AUTO_INCREMENT,
      chatbot_id BIGINT NOT NULL,
      state JSON NULL,
      state_expires_at DATETIME(3) NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (id),
      KEY ix_chat_session_chatbot (chatbot_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS chat_message (
      id BIGINT NOT NULL AUTO_INCREMENT,
      chatbot_id BIGINT NOT NULL,
      session_id BIGINT NOT NULL,
      question_id BIGINT NULL,
      role VARCHAR(9) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      state VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      content MEDIUMTEXT NOT NULL,
      total_token INT NOT NULL DEFAULT 0,
      no_answer TINYINT NOT NULL DEFAULT 0,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      expires_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      KEY ix_chat_message_limit (chatbot_id, role, created_at, state),
      KEY ix_chat_message_session (session_id, id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS chat_message');
  await knex.raw('DROP TABLE IF EXISTS chat_session');
};
