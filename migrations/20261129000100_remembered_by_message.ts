import type { Knex } from 'knex';

/** A session's last settled question, of those sessions that remember something. */
const LAST_SETTLED = `SELECT session.state, (
    SELECT MAX(id) FROM chat_message WHERE session_id = session.id AND role = 'user' AND state = 'answered'
  ) AS question_id
  FROM chat_session AS session WHERE session.state_expires_at > CURRENT_TIMESTAMP(3)`;

/**
 * What a session remembers stands with the question that it was settled with, so that an answer is stored by one statement on one table.
 * The index of the limits tells lapsed questions by itself.
 */
export const up = async (knex: Knex): Promise<void> => {
  if (!(await knex.schema.hasColumn('chat_message', 'remembered'))) {
    await knex.raw(`
      ALTER TABLE chat_message
        ADD COLUMN remembered JSON NULL,
        DROP KEY ix_chat_message_limit,
        ADD KEY ix_chat_message_limit (chatbot_id, role, created_at, state, expires_at)`);
  }
  if (await knex.schema.hasColumn('chat_session', 'state')) {
    await knex.raw(`
      UPDATE chat_message JOIN (${LAST_SETTLED}) AS last_settled ON last_settled.question_id = chat_message.id
        SET chat_message.remembered = last_settled.state`);
    await knex.raw('ALTER TABLE chat_session DROP COLUMN state, DROP COLUMN state_expires_at');
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE chat_session ADD COLUMN state JSON NULL, ADD COLUMN state_expires_at DATETIME(3) NULL');
  await knex.raw(`
    ALTER TABLE chat_message
      DROP COLUMN remembered,
      DROP KEY ix_chat_message_limit,
      ADD KEY ix_chat_message_limit (chatbot_id, role, created_at, state)`);
};
