import type { Knex } from 'knex';

/** SQL of the table feed_chatbot_lock. */
export const createChatbotLockStore = (transaction: Knex) => ({
  /**
   * Has one run at a time decide which homes a chatbot has, until the transaction ends. Two feeds that send a home at once would both
   * find that it is missing, and a home that its feed lets go would not see that another has just claimed it.
   */
  lock: async (chatbotId: number): Promise<void> => {
    await transaction.raw(
      'INSERT INTO feed_chatbot_lock (chatbot_id) VALUES (?) ON DUPLICATE KEY UPDATE chatbot_id = chatbot_id',
      [chatbotId],
    );
  },
});
