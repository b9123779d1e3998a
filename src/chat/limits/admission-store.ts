import type { Statements, StatementValue } from '../../database/statements.ts';
import { placeholders } from '../../database/statements.ts';
import { rememberedBy } from '../sessions/session-store.ts';

/** What a session remembers as it is stored, null where that is nothing; and its last question: 0 where that was settled, null where there is none. */
type StandingSession = { state: unknown; openQuestion: number | null };

/** What is counted: the questions of the last seconds, or those since a time (exclusive of the moment itself). */
export type CountedSpan = { seconds: number } | { after: Date };

export type Standing = {
  /** The time of the database by which all of it is. */
  now: Date;
  sessions: Map<number, StandingSession>;
  /** How many questions count since a time, for those of the spans in which none has lapsed. */
  counts: Map<number, number>;
  /** By how much each ID is larger than the one before it. */
  idStep: number;
};

/** An answer as it is stored; undefined where nothing of it was written. */
export type StoredAnswer = { content: string; isWhole: boolean; totalToken: number; noAnswer: boolean } | undefined;

type NewQuestion = { sessionId: number; content: string };
export type QuestionIds = { questionId: number; answerId: number };

const COUNTING = "state IN ('pending', 'sent', 'answered')";
const LAPSED = "state = 'pending' AND expires_at <= CURRENT_TIMESTAMP(3)";

const beginOf = (span: CountedSpan) =>
  'after' in span
    ? { sql: '?', value: span.after }
    : { sql: 'CURRENT_TIMESTAMP(3) - INTERVAL ? SECOND', value: span.seconds };

/**
 * Questions as the limits see them. A question is `pending` until something of its answer was sent (`sent`) or all of it
 * (`answered`), or until it failed (`failed`), which counts no more. Who answers it renews it until then. One that has lapsed
 * (`expires_at`) is its process's until somebody wants its place, and ends it: so a process that lives and comes late loses nothing
 * unless it has to, and no two answers settle one session.
 * With a question goes the row of its answer, whose `role` is `awaited` until the answer is there: so one statement settles all of it.
 */
export const createAdmissionStore = (statements: Statements) => ({
  /** Takes the chatbot's row for this transaction: a write, since a read's lock would not hold across a cluster's nodes. */
  takeChatbot: async (chatbotId: number): Promise<void> => {
    await statements.change('UPDATE chatbot SET message_count = message_count + 1 WHERE id = ?', [chatbotId]);
  },

  /** What stands in some sessions of a chatbot now, and what its limits count; undefined where all of these sessions have been erased. */
  standing: async (
    chatbotId: number,
    sessionIds: readonly number[],
    spans: readonly CountedSpan[],
  ): Promise<Standing | undefined> => {
    const begins = spans.map(beginOf);
    // How many count, and how many of these have lapsed, by one look at the questions of a span.
    const counted = begins.map(
      ({ sql }, index) => `,
        (SELECT CONCAT(COUNT(*), ' ', COUNT(IF(${LAPSED}, 1, NULL))) FROM chat_message
          WHERE chatbot_id = ? AND role = 'user' AND created_at > ${sql} AND ${COUNTING}) AS counted_${index}`,
    );
    const rows = await statements.rowsOnce<
      { id: number; now: Date; state: unknown; openQuestion: number | null; idStep: number } & Record<string, unknown>
    >(
      `SELECT id, CURRENT_TIMESTAMP(3) AS now, @@auto_increment_increment AS idStep,
          (${rememberedBy('chat_session.id')}) AS state,
          (SELECT IF(state IN ('pending', 'sent'), id, 0) FROM chat_message
            WHERE session_id = chat_session.id AND role = 'user' ORDER BY id DESC LIMIT 1) AS openQuestion${counted.join('')}
        FROM chat_session WHERE id IN (${placeholders(sessionIds.length)})`,
      [...begins.flatMap(({ value }) => [chatbotId, value]), ...sessionIds],
    );
    const [first] = rows;
    if (first === undefined) return undefined;
    const { now } = first;
    const counts = spans.flatMap((span, index) => {
      const begin = 'after' in span ? span.after.getTime() : now.getTime() - span.seconds * 1_000;
      const [count, lapsed] = String(first[`counted_${index}`]).split(' ').map(Number);
      return lapsed === 0 ? [[begin, Number(count)] as const] : [];
    });
    const sessions = rows.map(({ id, state, openQuestion }) => [id, { state, openQuestion }] as const);
    return { now, sessions: new Map(sessions), counts: new Map(counts), idStep: Number(first.idStep) };
  },

  /** The pending questions since `since` that have lapsed. */
  lapsedSince: async (chatbotId: number, since: Date): Promise<number[]> => {
    const rows = await statements.rowsOnce<{ id: number }>(
      `SELECT id FROM chat_message WHERE chatbot_id = ? AND role = 'user' AND created_at > ? AND ${LAPSED}`,
      [chatbotId, since],
    );
    return rows.map(({ id }) => id);
  },

  /** Ends those of the questions that have lapsed, and the answers that their sessions await; gives how many. They can't be settled any more. */
  endLapsed: async (questionIds: readonly number[]): Promise<number> => {
    const questions = placeholders(questionIds.length);
    const ended = await statements.changeOnce(
      `UPDATE chat_message SET state = IF(state = 'sent', 'answered', 'failed'), expires_at = NULL
        WHERE id IN (${questions}) AND state IN ('pending', 'sent') AND expires_at <= CURRENT_TIMESTAMP(3)`,
      questionIds,
    );
    if (ended === 0) return 0;
    await statements.changeOnce(
      `UPDATE chat_message answer JOIN chat_message question ON question.session_id = answer.session_id
        SET answer.state = 'failed'
        WHERE question.id IN (${questions}) AND question.state IN ('answered', 'failed')
          AND answer.role = 'awaited' AND answer.state = 'pending'`,
      questionIds,
    );
    return ended;
  },

  /** How many questions since `since` (exclusive of the moment itself) count. */
  countSince: async (chatbotId: number, since: Date): Promise<number> => {
    const [row] = await statements.rowsOnce<{ total: number }>(
      `SELECT COUNT(*) AS total FROM chat_message WHERE chatbot_id = ? AND role = 'user' AND created_at > ? AND ${COUNTING}`,
      [chatbotId, since],
    );
    return Number(row?.total);
  },

  /** Lets questions lapse only in so many seconds. */
  renew: async (questionIds: readonly number[], seconds: number): Promise<void> => {
    await statements.changeOnce(
      `UPDATE chat_message
        SET expires_at = CURRENT_TIMESTAMP(3) + INTERVAL ? SECOND
        WHERE id IN (${placeholders(questionIds.length)}) AND state IN ('pending', 'sent')`,
      [seconds, ...questionIds],
    );
  },

  /** Inserts questions with the rows of their answers, which one statement gives IDs in a row; gives those of each. */
  insert: async (
    { chatbotId, now, expiresAt, idStep }: { chatbotId: number; now: Date; expiresAt: Date; idStep: number },
    questions: readonly NewQuestion[],
  ): Promise<QuestionIds[]> => {
    const first = await statements.insert(
      'INSERT INTO chat_message (chatbot_id, session_id, role, state, content, created_at, expires_at) VALUES ?',
      questions.flatMap(({ sessionId, content }) => [
        [chatbotId, sessionId, 'user', 'pending', content, now, expiresAt],
        [chatbotId, sessionId, 'awaited', 'pending', '', now, null],
      ]),
    );
    return questions.map((_, index) => {
      const questionId = first + 2 * index * idStep;
      return { questionId, answerId: questionId + idStep };
    });
  },

  /** Moves rows of questions, or of their answers, on; gives how many: others were ended or settled. */
  move: (ids: readonly number[], state: 'sent' | 'failed'): Promise<number> =>
    statements.changeOnce(
      `UPDATE chat_message SET state = ?${state === 'sent' ? '' : ', expires_at = NULL'}
        WHERE id IN (${placeholders(ids.length)}) AND state IN ('pending', 'sent')`,
      [state, ...ids],
    ),

  /** What a question says, once the files that came with it have been read. */
  updateContent: async (questionId: number, content: string): Promise<void> => {
    await statements.change('UPDATE chat_message SET content = ? WHERE id = ?', [content, questionId]);
  },

  /**
   * Stores an answer and what its session remembers from then on, all or nothing: false where the question has been ended. An update of
   * several tables would write each text into a temporary table on the disk first.
   */
  settle: async ({ questionId, answerId }: QuestionIds, answer: StoredAnswer, remembered: string): Promise<boolean> => {
    const { content = '', totalToken = 0, noAnswer = false, isWhole } = answer ?? {};
    const written = answer === undefined ? ['awaited', 'failed'] : ['assistant', isWhole ? 'answered' : 'partial'];
    const changed = await statements.change(
      `UPDATE chat_message
        SET question_id = IF(id = ?, ?, NULL), role = IF(id = ?, ?, role), state = IF(id = ?, ?, 'answered'),
          content = IF(id = ?, ?, content), total_token = IF(id = ?, ?, total_token), no_answer = IF(id = ?, ?, no_answer),
          expires_at = NULL, created_at = IF(id = ?, CURRENT_TIMESTAMP(3), created_at), remembered = IF(id = ?, ?, NULL)
        WHERE id IN (?, ?) AND state IN ('pending', 'sent')`,
      [
        ...[answerId, questionId, answerId, written[0], answerId, written[1], answerId, content],
        ...[answerId, totalToken, answerId, noAnswer ? 1 : 0],
        ...[answerId, questionId, remembered, questionId, answerId],
      ] as StatementValue[],
    );
    return changed > 0;
  },
});

export type AdmissionStore = ReturnType<typeof createAdmissionStore>;
