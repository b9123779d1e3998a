import type { Knex } from 'knex';
import type { Database } from '../database/connection.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ListPage, Period } from './period.ts';

export type LeadFields = { name: string; email: string; phone: string; message: string };
export type LeadRow = LeadFields & { id: number; sessionId: number; createdAt: Date };
/** Keeps to what was made within a period, by the time in `column`. */
export const made =
  ({ from, to }: Period, column = 'created_at') =>
  (query: Knex.QueryBuilder): void => {
    if (from !== undefined) query.where(column, '>=', from);
    if (to !== undefined) query.where(column, '<', to);
  };

const LEAD = ['id', 'session_id as sessionId', 'name', 'email', 'phone', 'message', 'created_at as createdAt'];

/**
 * The tables `chat_lead`, one a session, and `chat_lead_detail`: each e-mail address and phone number of a session, as they are compared, and
 * when it was given last. A lead is in a period in which it was made, and in one in which a detail of it was given.
 */
export const createLeadStore = (database: Database | Transaction) => {
  const listed = (chatbotId: number, period: Period) => {
    const { from, to } = period;
    const leads = database('chat_lead').where({ chatbot_id: chatbotId });
    // No detail is given before its lead is made.
    if (to !== undefined) leads.where('created_at', '<', to);
    if (from === undefined) return leads;
    const given = database('chat_lead_detail')
      .whereRaw('session_id = chat_lead.session_id')
      .modify(made(period, 'given_at'));
    return leads.where((lead) => lead.where('created_at', '>=', from).orWhereExists(given));
  };
  return {
    /** Makes the session's lead, or gives it the fields that are not blank; `message` only where `replacesMessage` says so. */
    keep: async (
      { chatbotId, sessionId }: { chatbotId: number; sessionId: number },
      { replacesMessage, ...lead }: LeadFields & { replacesMessage: boolean },
    ): Promise<void> => {
      const given = Object.entries(lead).filter(
        ([field, value]) => value !== '' && (field !== 'message' || replacesMessage),
      );
      await database('chat_lead')
        .insert({ chatbot_id: chatbotId, session_id: sessionId, ...lead })
        .onConflict('session_id')
        .merge(Object.fromEntries([['session_id', sessionId], ...given]));
    },

    addDetails: async (sessionId: number, details: readonly string[]): Promise<void> => {
      if (details.length === 0) return;
      await database('chat_lead_detail')
        .insert(details.map((detail) => ({ session_id: sessionId, detail })))
        .onConflict(['session_id', 'detail'])
        .merge({ given_at: database.raw('CURRENT_TIMESTAMP(3)') });
    },

    /** Newest first. */
    list: (chatbotId: number, period: Period, { PageNumber, PageSize }: ListPage): Promise<LeadRow[]> =>
      listed(chatbotId, period)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(PageSize)
        .offset((PageNumber - 1) * PageSize)
        .select<LeadRow[]>(LEAD),

    /** All, oldest first. */
    within: (chatbotId: number, period: Period): Promise<LeadRow[]> =>
      listed(chatbotId, period).orderBy(['created_at', 'id']).select<LeadRow[]>(LEAD),

    ofSession: (sessionId: number): Promise<LeadRow | undefined> =>
      database('chat_lead').where({ session_id: sessionId }).first<LeadRow | undefined>(LEAD),

    count: async (chatbotId: number, period: Period): Promise<number> => {
      const [row] = await listed(chatbotId, period).count({ total: '*' });
      return Number(row?.total);
    },

    /** Sessions of a workspace, with their chatbots, in which one of these details was given. */
    sessionsWith: (workspaceId: number, detail: string): Promise<{ id: number; chatbotId: number }[]> =>
      database('chat_lead_detail as given')
        .join('chat_lead as lead', 'lead.session_id', 'given.session_id')
        .join('chatbot', 'chatbot.id', 'lead.chatbot_id')
        .where({ 'given.detail': detail, 'chatbot.workspace_id': workspaceId })
        .select('given.session_id as id', 'lead.chatbot_id as chatbotId'),

    /** The chatbot of a session's lead, if it is of that workspace. */
    chatbotOf: async (workspaceId: number, sessionId: number): Promise<number | undefined> => {
      const row = await database('chat_lead')
        .join('chatbot', 'chatbot.id', 'chat_lead.chatbot_id')
        .where({ 'chat_lead.session_id': sessionId, 'chatbot.workspace_id': workspaceId })
        .first('chat_lead.chatbot_id as chatbotId');
      return row?.chatbotId;
    },

    /** Removes the leads of sessions. Returns how many there were. */
    remove: async (sessionIds: readonly number[]): Promise<number> => {
      await database('chat_lead_detail')
        .whereIn('session_id', [...sessionIds])
        .delete();
      return database('chat_lead')
        .whereIn('session_id', [...sessionIds])
        .delete();
    },
  };
};
