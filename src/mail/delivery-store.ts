import type { Database } from '../database/connection.ts';
import type { Transaction } from '../database/transaction.ts';

/** What is sent: to a person of the brokerage, by mail, or as a notice to a program, by HTTP. */
export type DeliveryKind = 'person' | 'contact' | 'dailyChats' | 'dailyLeads' | 'notice';

/** Something to be sent. `key` (ASCII, at most 190 characters) says which it is: the same is queued once. */
export type NewDelivery = {
  key: string;
  kind: DeliveryKind;
  chatbotId?: number;
  sessionId?: number;
  /** What is needed to write it beside what the database holds by then. */
  content: Record<string, unknown>;
};

/** The table `delivery`. */
export const createDeliveryStore = (database: Database | Transaction) => ({
  /** Queues what has not been queued yet. */
  queue: async ({ key, kind, chatbotId, sessionId, content }: NewDelivery): Promise<void> => {
    await database('delivery')
      .insert({
        delivery_key: key,
        kind,
        chatbot_id: chatbotId ?? null,
        session_id: sessionId ?? null,
        content: JSON.stringify(content),
      })
      .onConflict('delivery_key')
      .ignore();
  },
});

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
