import type { Database } from '../../database/connection.ts';
import { statementsOf } from '../../database/statements.ts';
import { businessError, type ServiceError } from '../../errors.ts';
import type { EarlierTurn } from '../prompt/prompt.ts';

const HOURS = 24;

export const noSuchSession = (sessionId: number): ServiceError =>
  businessError(404, `There is no session ${sessionId}`);

/**
 * A subquery for what a session remembers: what its last settled question left, for a day; NULL where that is nothing. `sessionId` is a column or
 * a placeholder.
 */
export const rememberedBy = (sessionId: string): string => `SELECT remembered FROM chat_message
  WHERE session_id = ${sessionId} AND remembered IS NOT NULL AND created_at > CURRENT_TIMESTAMP(3) - INTERVAL ${HOURS} HOUR
  ORDER BY id DESC LIMIT 1`;

/** A session, with the settings of its chatbot as they are stored and the time of the database. */
type SessionRow = { id: number; chatbotId: number; settings: unknown; now: Date };

type Exchange = {
  questionId: number;
  question: string;
  askedAt: Date;
  remembered: unknown;
  answerId: number;
  answer: string;
  answeredAt: Date;
  /** 1: it broke off, or was stopped. */
  isPartial: number;
};

/** The tables `chat_session` and, for what was said before, `chat_message`. */
export const createSessionStore = (database: Database) => {
  const statements = statementsOf(database);
  return {
    insert: (chatbotId: number): Promise<number> =>
      statements.insert('INSERT INTO chat_session (chatbot_id) VALUES ?', [[chatbotId]]),

    /** The session, if its chatbot is of that workspace. */
    find: async (workspaceId: number, sessionId: number): Promise<SessionRow | undefined> => {
      const [row] = await statements.rows<SessionRow>(
        `SELECT s.id, s.chatbot_id AS chatbotId, c.settings, CURRENT_TIMESTAMP(3) AS now
          FROM chat_session s JOIN chatbot c ON c.id = s.chatbot_id
          WHERE s.id = ? AND c.workspace_id = ?`,
        [sessionId, workspaceId],
      );
      return row;
    },

    /** What the session remembers; null where there is nothing, or it has expired. */
    readState: async (sessionId: number): Promise<unknown> => {
      const [row] = await statements.rows<{ remembered: unknown }>(rememberedBy('?'), [sessionId]);
      return row?.remembered ?? null;
    },

    /** The newest questions with their answers, oldest first; `remembered` is what the session remembered from then on. */
    exchanges: async (sessionId: number, most: number): Promise<Exchange[]> => {
      const rows = await statements.rows<Exchange>(
        `SELECT q.id AS questionId, q.content AS question, q.created_at AS askedAt, q.remembered,
            a.id AS answerId, a.content AS answer, a.created_at AS answeredAt, a.state = 'partial' AS isPartial
          FROM chat_message a JOIN chat_message q ON q.id = a.question_id
          WHERE a.session_id = ? AND a.role = 'assistant' ORDER BY a.id DESC LIMIT ?`,
        [sessionId, most],
      );
      return rows.reverse();
    },

    /** The newest turns that were answered, oldest first. */
    turns: async (sessionId: number, most: number): Promise<EarlierTurn[]> => {
      const rows = await statements.rows<EarlierTurn>(
        `SELECT q.content AS question, a.content AS answer
          FROM chat_message a JOIN chat_message q ON q.id = a.question_id
          WHERE a.session_id = ? AND a.role = 'assistant' ORDER BY a.id DESC LIMIT ?`,
        [sessionId, most],
      );
      return rows.reverse().map(({ question, answer }) => ({ question, answer }));
    },
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
