import type { Database } from '../../database/connection.ts';
import type { Transaction } from '../../database/transaction.ts';

/** What a session remembers as it is stored, null where that is nothing; and its last question, where that was not settled. */
type StandingSession = { state: unknown; openQuestion: number | null };

/**
 * Questions as the limits see them. A question is `pending` until something of its answer was sent (`sent`) or all of it
 * (`answered`), or until it failed (`failed`), which counts no more. Who answers it renews it until then. One that has lapsed
 * (`expires_at`) is its process's until somebody wants its place, and ends it: so a process that lives and comes late loses nothing
 * unless it has to, and no two answers settle one session.
 */
export const createAdmissionStore = (database: Database | Transaction) => ({
  /** Takes the chatbot's row for this transaction: a write, since a read's lock would not hold across a cluster's nodes. */
  takeChatbot: async (chatbotId: number): Promise<void> => {
    await database.raw('UPDATE chatbot SET message_count = message_count + 1 WHERE id = ?', [chatbotId]);
  },

  /** What stands in the sessions now, by their IDs; and the time of the database by which that is. */
  standing: async (sessionIds: readonly number[]): Promise<{ now: Date; sessions: Map<number, StandingSession> }> => {
    const [rows] = (await database.raw(
      `SELECT id, CURRENT_TIMESTAMP(3) AS now, IF(state_expires_at > CURRENT_TIMESTAMP(3), state, NULL) AS state,
          (SELECT IF(state IN ('pending', 'sent'), id, NULL) FROM chat_message
            WHERE session_id = chat_session.id AND role = 'user' ORDER BY id DESC LIMIT 1) AS openQuestion
        FROM chat_session WHERE id IN (${sessionIds.map(() => '?').join(', ')})`,
      [...sessionIds],
    )) as [{ id: number; now: Date; state: unknown; openQuestion: number | null }[], unknown];
    const [first] = rows;
    if (first === undefined) throw new Error(`The sessions ${sessionIds.join(', ')} are gone`);
    const sessions = rows.map(({ id, state, openQuestion }) => [id, { state, openQuestion }] as const);
    return { now: first.now, sessions: new Map(sessions) };
  },

  /** The pending questions since `since` that have lapsed. */
  lapsedSince: async (chatbotId: number, since: Date): Promise<number[]> => {
    const [rows] = (await database.raw(
      `SELECT id FROM chat_message WHERE chatbot_id = ? AND role = 'user' AND created_at > ? AND state = 'pending'
          AND expires_at <= CURRENT_TIMESTAMP(3)`,
      [chatbotId, since],
    )) as [{ id: number }[], unknown];
    return rows.map(({ id }) => id);
  },

  /** Ends those of the questions that have lapsed; gives how many. They can't be settled any more. */
  endLapsed: async (questionIds: readonly number[]): Promise<number> => {
    const [{ affectedRows }] = (await database.raw(
      `UPDATE chat_message SET state = IF(state = 'sent', 'answered', 'failed'), expires_at = NULL
        WHERE id IN (${questionIds.map(() => '?').join(', ')})
          AND state IN ('pending', 'sent') AND expires_at <= CURRENT_TIMESTAMP(3)`,
      [...questionIds],
    )) as [{ affectedRows: number }, unknown];
    return affectedRows;
  },

  /** How many questions since `since` (exclusive of the moment itself) count. */
  countSince: async (chatbotId: number, since: Date): Promise<number> => {
    const [[row]] = (await database.raw(
      `SELECT COUNT(*) AS total FROM chat_message
        WHERE chatbot_id = ? AND role = 'user' AND created_at > ? AND state IN ('pending', 'sent', 'answered')`,
      [chatbotId, since],
    )) as [[{ total: number }], unknown];
    return Number(row.total);
  },

  /** Lets questions lapse only in so many seconds. */
  renew: async (questionIds: readonly number[], seconds: number): Promise<void> => {
    await database.raw(
      `UPDATE chat_message
        SET expires_at = CURRENT_TIMESTAMP(3) + INTERVAL ? SECOND
        WHERE id IN (${questionIds.map(() => '?').join(', ')}) AND state IN ('pending', 'sent')`,
      [seconds, ...questionIds],
    );
  },

  insert: async (question: { chatbotId: number; sessionId: number; content: string; now: Date; expiresAt: Date }) => {
    const [id] = await database('chat_message').insert({
      chatbot_id: question.chatbotId,
      session_id: question.sessionId,
      role: 'user',
      state: 'pending',
      content: question.content,
      created_at: question.now,
      expires_at: question.expiresAt,
    });
    return id as number;
  },

  /** Moves questions on; gives how many: others were ended or settled. */
  move: async (questionIds: readonly number[], state: 'sent' | 'answered' | 'failed'): Promise<number> => {
    const [{ affectedRows }] = (await database.raw(
      `UPDATE chat_message SET state = ?${state === 'sent' ? '' : ', expires_at = NULL'}
        WHERE id IN (${questionIds.map(() => '?').join(', ')})
          AND state IN ('pending', 'sent')`,
      [state, ...questionIds],
    )) as [{ affectedRows: number }, unknown];
    return affectedRows;
  },

  /** What a question says, once the files that came with it have been read. */
  updateContent: async (questionId: number, content: string): Promise<void> => {
    await database('chat_message').where({ id: questionId }).update({ content });
  },

  insertAnswer: async (answer: {
    chatbotId: number;
    sessionId: number;
    questionId: number;
    content: string;
    isWhole: boolean;
    totalToken: number;
    noAnswer: boolean;
  }): Promise<number> => {
    const [id] = await database('chat_message').insert({
      chatbot_id: answer.chatbotId,
      session_id: answer.sessionId,
      question_id: answer.questionId,
      role: 'assistant',
      state: answer.isWhole ? 'answered' : 'partial',
      content: answer.content,
      total_token: answer.totalToken,
      no_answer: answer.noAnswer ? 1 : 0,
    });
    return id as number;
  },
});
