import type { Knex } from 'knex';

const TABLES = [
  // A visitor of a website: who has the token goes on with the session, from the same origin.
  `CREATE TABLE IF NOT EXISTS visitor (
    session_id BIGINT NOT NULL,
    token_digest BINARY(32) NOT NULL,
    origin VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
    used_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (session_id),
    UNIQUE KEY uq_visitor_token (token_digest),
    KEY ix_visitor_use (used_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
  // What visitors did from an address, for the limits of a day.
  `CREATE TABLE IF NOT EXISTS visitor_act (
    id BIGINT NOT NULL AUTO_INCREMENT,
    network VARCHAR(45) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    act VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    KEY ix_visitor_act_limit (network, act, created_at),
    KEY ix_visitor_act_age (created_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
  // How a visitor can be reached: one a session.
  `CREATE TABLE IF NOT EXISTS chat_lead (
    id BIGINT NOT NULL AUTO_INCREMENT,
    chatbot_id BIGINT NOT NULL,
    session_id BIGINT NOT NULL,
    name VARCHAR(255) NOT NULL DEFAULT '',
    email VARCHAR(320) NOT NULL DEFAULT '',
    phone VARCHAR(40) NOT NULL DEFAULT '',
    message TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    UNIQUE KEY uq_chat_lead_session (session_id),
    KEY ix_chat_lead_chatbot (chatbot_id, created_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
  // Every e-mail address and phone number that was given in a session, as it is compared: Erase finds those that others took the place of.
  `CREATE TABLE IF NOT EXISTS chat_lead_detail (
    session_id BIGINT NOT NULL,
    detail VARCHAR(320) NOT NULL,
    PRIMARY KEY (session_id, detail),
    KEY ix_chat_lead_detail (detail)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`,
  // Mails and calls of webhooks, until somebody took them. The same delivery is queued once: its key says which it is. `channel` is whom
  // it goes through, `claim` whose it is until `due_at`, and `tried_since` when it was first tried.
  `CREATE TABLE IF NOT EXISTS delivery (
    id BIGINT NOT NULL AUTO_INCREMENT,
    delivery_key VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    kind VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    channel VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    chatbot_id BIGINT NULL,
    session_id BIGINT NULL,
    content JSON NOT NULL,
    state VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'waiting',
    attempts INT NOT NULL DEFAULT 0,
    claim BINARY(16) NULL,
    due_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    tried_since DATETIME(3) NULL,
    failure VARCHAR(500) NOT NULL DEFAULT '',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    ended_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_delivery_key (delivery_key),
    KEY ix_delivery_due (state, channel, due_at),
    KEY ix_delivery_claim (claim),
    KEY ix_delivery_session (session_id),
    KEY ix_delivery_age (created_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const table of TABLES) await knex.raw(table);
  if (!(await knex.schema.hasColumn('file', 'session_id'))) {
    await knex.raw(`
      ALTER TABLE file
        ADD COLUMN session_id BIGINT NULL, ADD COLUMN message_id BIGINT NULL, ADD KEY ix_file_session (session_id)`);
    // Sessions of a chatbot are listed by their time, and go by their age.
    await knex.raw(`
      ALTER TABLE chat_session
        DROP KEY ix_chat_session_chatbot, ADD KEY ix_chat_session_chatbot (chatbot_id, created_at),
        ADD KEY ix_chat_session_age (created_at)`);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE chat_session
      DROP KEY ix_chat_session_chatbot, ADD KEY ix_chat_session_chatbot (chatbot_id), DROP KEY ix_chat_session_age`);
  await knex.raw('ALTER TABLE file DROP KEY ix_file_session, DROP COLUMN session_id, DROP COLUMN message_id');
  for (const table of ['delivery', 'chat_lead_detail', 'chat_lead', 'visitor_act', 'visitor'])
    await knex.raw(`DROP TABLE IF EXISTS ${table}`);
};
