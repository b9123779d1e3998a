import type { Database } from '../../database/connection.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { EarlierTurn } from '../prompt/prompt.ts';

export type SessionRow = { id: number; chatbotId: number };

/** The tables `chat_session` and, for what was said before, `chat_message`. */
export const createSessionStore = (database: Database | Transaction) => ({
  insert: async (chatbotId: number): Promise<number> => {
    const [id] = await database('chat_session').insert({ chatbot_id: chatbotId });
    return id as number;
  },

  /** The session, if its chatbot is of that workspace. */
  find: async (workspaceId: number, sessionId: number): Promise<SessionRow | undefined> => {
    const [rows] = (await database.raw(
      `SELECT s.id, s.chatbot_id AS chatbotId FROM chat_session s JOIN chatbot c ON c.id = s.chatbot_id
        WHERE s.id = ? AND c.workspace_id = ?`,
      [sessionId, workspaceId],
    )) as [SessionRow[], unknown];
    return rows[0];
  },

  /** What the session remembers; null where there is nothing, or it has expired. */
  readState: async (sessionId: number): Promise<unknown> => {
    const [rows] = (await database.raw(
      `SELECT IF(state_expires_at > CURRENT_TIMESTAMP(3), state, NULL) AS state FROM chat_session WHERE id = ?`,
      [sessionId],
    )) as [{ state: unknown }[], unknown];
    return rows[0]?.state ?? null;
  },

  saveState: async (sessionId: number, state: string, hours: number): Promise<void> => {
    await database.raw(
      `UPDATE chat_session SET state = ?, state_expires_at = CURRENT_TIMESTAMP(3) + INTERVAL ? HOUR WHERE id = ?`,
      [state, hours, sessionId],
    );
  },

  /** The newest turns that were answered, oldest first. */
  turns: async (sessionId: number, most: number): Promise<EarlierTurn[]> => {
    const [rows] = (await database.raw(
      `SELECT q.content AS question, a.content AS answer
        FROM chat_message a JOIN chat_message q ON q.id = a.question_id
        WHERE a.session_id = ? AND a.role = 'assistant' ORDER BY a.id DESC LIMIT ?`,
      [sessionId, most],
    )) as [EarlierTurn[], unknown];
    return rows.reverse().map(({ question, answer }) => ({ question, answer }));
  },
});

export type SessionStore = ReturnType<typeof createSessionStore>;
