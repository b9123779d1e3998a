import type { Transaction } from '../../database/transaction.ts';

/**
 * Questions as the limits see them. A question is `pending` until something of its answer was sent (`sent`) or all of it
 * (`answered`), or until it failed (`failed`). A pending one counts for the limits until it expires; a failed one does not.
 */
export const createAdmissionStore = (transaction: Transaction) => ({
  /** Takes the chatbot's row for this transaction: a write, since a read's lock would not hold across a cluster's nodes. */
  takeChatbot: async (chatbotId: number): Promise<void> => {
    await transaction.raw('UPDATE chatbot SET message_count = message_count + 1 WHERE id = ?', [chatbotId]);
  },

  now: async (): Promise<Date> => {
    const [[row]] = (await transaction.raw('SELECT CURRENT_TIMESTAMP(3) AS now')) as [[{ now: Date }], unknown];
    return row.now;
  },

  /** Whether the session's last question still waits for its answer. */
  isBusy: async (sessionId: number, now: Date): Promise<boolean> => {
    const [[row]] = (await transaction.raw(
      `SELECT state, expires_at AS expiresAt FROM chat_message
        WHERE session_id = ? AND role = 'user' ORDER BY id DESC LIMIT 1`,
      [sessionId],
    )) as [[{ state: string; expiresAt: Date | null }?], unknown];
    return (
      row !== undefined && ['pending', 'sent'].includes(row.state) && row.expiresAt !== null && row.expiresAt > now
    );
  },

  /** How many questions since `since` (exclusive of the moment itself) count at `now`. */
  countSince: async (chatbotId: number, since: Date, now: Date): Promise<number> => {
    const [[row]] = (await transaction.raw(
      `SELECT
        (SELECT COUNT(*) FROM chat_message
          WHERE chatbot_id = ? AND role = 'user' AND created_at > ? AND state IN ('sent', 'answered')) +
        (SELECT COUNT(*) FROM chat_message
          WHERE chatbot_id = ? AND role = 'user' AND created_at > ? AND state = 'pending' AND expires_at > ?) AS total`,
      [chatbotId, since, chatbotId, since, now],
    )) as [[{ total: number }], unknown];
    return Number(row.total);
  },

  insert: async (question: { chatbotId: number; sessionId: number; content: string; now: Date; expiresAt: Date }) => {
    const [id] = await transaction('chat_message').insert({
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

  /** Moves a question on; false where it counts no more, because it expired or was settled. */
  move: async (questionId: number, state: 'sent' | 'answered' | 'failed'): Promise<boolean> => {
    const [{ affectedRows }] = (await transaction.raw(
      `UPDATE chat_message SET state = ?${state === 'sent' ? '' : ', expires_at = NULL'}
        WHERE id = ? AND (state = 'sent' OR (state = 'pending' AND expires_at > CURRENT_TIMESTAMP(3)))`,
      [state, questionId],
    )) as [{ affectedRows: number }, unknown];
    return affectedRows === 1;
  },

  /** What a question says, once the files that came with it have been read. */
  updateContent: async (questionId: number, content: string): Promise<void> => {
    await transaction('chat_message').where({ id: questionId }).update({ content });
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
    const [id] = await transaction('chat_message').insert({
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
