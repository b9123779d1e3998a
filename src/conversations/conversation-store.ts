import type { Database } from '../database/connection.ts';
import type { Transaction } from '../database/transaction.ts';
import { made } from './lead-store.ts';
import type { ListPage, Period } from './period.ts';

type SessionRow = {
  id: number;
  createdAt: Date;
  lastMessageAt: Date;
  messages: number;
  firstMessage: string;
  noAnswer: number;
  hasLead: number;
};

export type MessageRow = {
  id: number;
  role: 'user' | 'assistant';
  state: 'pending' | 'sent' | 'answered' | 'failed' | 'partial';
  content: string;
  createdAt: Date;
  noAnswer: number;
  totalToken: number;
};

const MESSAGE = [
  ...['id', 'role', 'state', 'content', 'created_at as createdAt', 'no_answer as noAnswer'],
  'total_token as totalToken',
];

/** A session, and the chatbot that it is of. */
export type SessionKey = { id: number; chatbotId: number };

/** Answers that are awaited are no messages yet. */
const SAID = "role IN ('user', 'assistant')";
const FIRST_CHARACTERS = 200;
/** When a session was last used: its last message's time, else when it was opened. */
const LAST_USE = `COALESCE((SELECT created_at FROM chat_message WHERE session_id = chat_session.id ORDER BY id DESC LIMIT 1),
  chat_session.created_at)`;

/** What visitors said: the tables `chat_session` and `chat_message` as people read them, and what is erased with a session. */
export const createConversationStore = (database: Database | Transaction) => {
  const listed = (chatbotId: number, { withLeads, ...period }: Period & { withLeads: boolean }) =>
    database('chat_session')
      .where({ chatbot_id: chatbotId })
      .whereRaw(`EXISTS (SELECT 1 FROM chat_message WHERE session_id = chat_session.id AND ${SAID})`)
      .modify(made(period))
      .modify((query) => {
        if (withLeads) query.whereRaw('EXISTS (SELECT 1 FROM chat_lead WHERE session_id = chat_session.id)');
      });
  const ofMessages = (select: string) =>
    `(SELECT ${select} FROM chat_message WHERE session_id = chat_session.id AND ${SAID})`;
  const idle = (days: number) =>
    database('chat_session')
      .whereRaw('created_at < CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [days])
      .whereRaw(`${LAST_USE} < CURRENT_TIMESTAMP(3) - INTERVAL ? DAY`, [days]);
  const said = (sessionId: number) => database('chat_message').where({ session_id: sessionId }).whereRaw(SAID);

  return {
    /** Sessions in which something was said, newest first. */
    list: (
      chatbotId: number,
      filter: Period & { withLeads: boolean },
      { PageNumber, PageSize }: ListPage,
    ): Promise<SessionRow[]> =>
      listed(chatbotId, filter)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(PageSize)
        .offset((PageNumber - 1) * PageSize)
        .select<SessionRow[]>('id', 'created_at as createdAt')
        .select(
          database.raw(`${ofMessages('COUNT(*)')} AS messages`),
          database.raw(`${ofMessages('MAX(created_at)')} AS lastMessageAt`),
          database.raw(`${ofMessages('COALESCE(SUM(no_answer), 0)')} AS noAnswer`),
          database.raw(
            `(SELECT LEFT(content, ?) FROM chat_message WHERE session_id = chat_session.id AND role = 'user' ORDER BY id LIMIT 1)
              AS firstMessage`,
            [FIRST_CHARACTERS],
          ),
          database.raw('EXISTS (SELECT 1 FROM chat_lead WHERE session_id = chat_session.id) AS hasLead'),
        ),

    count: async (chatbotId: number, filter: Period & { withLeads: boolean }): Promise<number> => {
      const [row] = await listed(chatbotId, filter).count({ total: '*' });
      return Number(row?.total);
    },

    /** The chatbot of a session, if it is of that workspace. */
    chatbotOf: async (workspaceId: number, sessionId: number): Promise<number | undefined> => {
      const row = await database('chat_session')
        .join('chatbot', 'chatbot.id', 'chat_session.chatbot_id')
        .where({ 'chat_session.id': sessionId, 'chatbot.workspace_id': workspaceId })
        .first('chatbot.id as chatbotId');
      return row?.chatbotId;
    },

    exists: async (sessionId: number): Promise<boolean> =>
      (await database('chat_session').where({ id: sessionId }).first('id')) !== undefined,

    /** Oldest first. */
    messages: (sessionId: number, { PageNumber, PageSize }: ListPage): Promise<MessageRow[]> =>
      said(sessionId)
        .orderBy('id')
        .limit(PageSize)
        .offset((PageNumber - 1) * PageSize)
        .select<MessageRow[]>(MESSAGE),

    /** The last `most`, oldest first. */
    lastMessages: async (sessionId: number, most: number): Promise<MessageRow[]> =>
      (await said(sessionId).orderBy('id', 'desc').limit(most).select<MessageRow[]>(MESSAGE)).reverse(),

    /** The first `most` of a period, oldest first. */
    firstMessages: (sessionId: number, period: Period, most: number): Promise<MessageRow[]> =>
      said(sessionId).modify(made(period)).orderBy('id').limit(most).select<MessageRow[]>(MESSAGE),

    /** The sessions in which something was said within a period, and how many questions, oldest first. An answer may come after midnight. */
    saidWithin: async (chatbotId: number, period: Period): Promise<{ sessionId: number; questions: number }[]> => {
      const rows = await database('chat_message')
        .where({ chatbot_id: chatbotId })
        .whereRaw(SAID)
        .modify(made(period))
        .groupBy('session_id')
        .orderByRaw('MIN(created_at), session_id')
        .select<{ sessionId: number; questions: number }[]>('session_id as sessionId')
        .select(database.raw("COUNT(IF(role = 'user', 1, NULL)) AS questions"));
      return rows.map(({ sessionId, questions }) => ({ sessionId, questions: Number(questions) }));
    },

    countMessages: async (sessionId: number): Promise<number> => {
      const [row] = await said(sessionId).count({ total: '*' });
      return Number(row?.total);
    },

    /** Sessions that nobody has used for `days`, oldest first. */
    idleSessions: (days: number, most: number): Promise<SessionKey[]> =>
      idle(days).orderBy('created_at').limit(most).select('id', 'chatbot_id as chatbotId'),

    /** Which of these sessions nobody has used for `days`. */
    stillIdle: (days: number, sessionIds: readonly number[]): Promise<number[]> =>
      idle(days)
        .whereIn('id', [...sessionIds])
        .pluck('id'),

    /** Removes sessions with their messages, the tokens of their visitors and what was to be sent about them. Returns how many there were. */
    remove: async (sessionIds: readonly number[]): Promise<number> => {
      for (const table of ['delivery', 'visitor', 'chat_message'])
        await database(table)
          .whereIn('session_id', [...sessionIds])
          .delete();
      return database('chat_session')
        .whereIn('id', [...sessionIds])
        .delete();
    },
  };
};
