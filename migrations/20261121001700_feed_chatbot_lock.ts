import type { Knex } from 'knex';

/** A row for each chatbot that feeds fill, which the batches of runs lock. Not the chatbot's own: questions wait for that one. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS feed_chatbot_lock (
      chatbot_id BIGINT NOT NULL,
      PRIMARY KEY (chatbot_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS feed_chatbot_lock');
};
