import type { Database } from '../database/connection.ts';

export type Lead = { sessionId: number; name: string; email: string; phone: string; message: string; createdAt: Date };
export type Message = { isVisitor: boolean; content: string; createdAt: Date };
/** A conversation as far as it went within some time. */
export type Chat = { sessionId: number; questions: number };
type Span = { from: Date; to: Date };

type LeadRow = Omit<Lead, 'sessionId' | 'createdAt'> & { session_id: number; created_at: Date };
type MessageRow = { role: string; content: string; created_at: Date };

const LEAD = ['session_id', 'name', 'email', 'phone', 'message', 'created_at'];
const MESSAGE = ['role', 'content', 'created_at'];
/** The settings that have a mail a day sent. */
const DAILY = ['EmailForDailyChatLogs', 'EmailForDailyLeads'] as const;
const MAILED = [...DAILY, 'TalkToHumanEmail'] as const;

const leadOf = ({ session_id, created_at, ...lead }: LeadRow): Lead => ({
  ...lead,
  sessionId: session_id,
  createdAt: created_at,
});
const messageOf = ({ role, content, created_at }: MessageRow): Message => ({
  isVisitor: role === 'user',
  content,
  createdAt: created_at,
});

/** What mails tell of: read only. */
export const createMailContentStore = (database: Database) => {
  const hasOne = (settings: readonly string[]) =>
    database('chatbot').where((query) => {
      for (const name of settings)
        query.orWhereRaw("COALESCE(JSON_UNQUOTE(JSON_EXTRACT(settings, ?)), '') <> ''", [`$.${name}`]);
    });
  const questions = (chatbotId: number, { from, to }: Span) =>
    database('chat_message')
      .where({ chatbot_id: chatbotId, role: 'user' })
      .where('created_at', '>=', from)
      .where('created_at', '<', to);
  const said = (sessionId: number) =>
    database('chat_message').where({ session_id: sessionId }).whereIn('role', ['user', 'assistant']);

  return {
    /** The chatbots that have an address for a daily mail. */
    withDailyMails: async (): Promise<number[]> =>
      (await hasOne(DAILY).select<{ id: number }[]>('id').orderBy('id')).map(({ id }) => id),

    hasMailSetting: async (): Promise<boolean> => (await hasOne(MAILED).first('id')) !== undefined,

    lead: async (sessionId: number): Promise<Lead | undefined> => {
      const row = await database('chat_lead').where({ session_id: sessionId }).first<LeadRow | undefined>(LEAD);
      return row && leadOf(row);
    },

    leadsWithin: async (chatbotId: number, { from, to }: Span): Promise<Lead[]> =>
      (
        await database('chat_lead')
          .where({ chatbot_id: chatbotId })
          .where('created_at', '>=', from)
          .where('created_at', '<', to)
          .orderBy(['created_at', 'id'])
          .select<LeadRow[]>(LEAD)
      ).map(leadOf),

    /** The conversations in which something was asked, oldest first. */
    chatsWithin: async (chatbotId: number, span: Span): Promise<Chat[]> => {
      const rows = await questions(chatbotId, span)
        .groupBy('session_id')
        .orderByRaw('MIN(created_at), session_id')
        .select<{ session_id: number; questions: number }[]>('session_id', database.raw('COUNT(*) AS questions'));
      return rows.map((row) => ({ sessionId: row.session_id, questions: Number(row.questions) }));
    },

    /** What was said last, `most` messages, oldest first. */
    lastMessages: async (sessionId: number, most: number): Promise<Message[]> =>
      (await said(sessionId).orderBy('id', 'desc').limit(most).select<MessageRow[]>(MESSAGE)).reverse().map(messageOf),

    /** What was said first within some time, oldest first. */
    messagesWithin: async (sessionId: number, { from, to }: Span, most: number): Promise<Message[]> =>
      (
        await said(sessionId)
          .where('created_at', '>=', from)
          .where('created_at', '<', to)
          .orderBy('id')
          .limit(most)
          .select<MessageRow[]>(MESSAGE)
      ).map(messageOf),
  };
};

export type MailContentStore = ReturnType<typeof createMailContentStore>;
