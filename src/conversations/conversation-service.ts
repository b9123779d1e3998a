import { createAdmissionStore } from '../chat/limits/admission-store.ts';
import { noSuchSession } from '../chat/sessions/session-store.ts';
import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import { keysAtOnce } from '../database/by-index.ts';
import type { Database } from '../database/connection.ts';
import { statementsOf } from '../database/statements.ts';
import { storesOn } from '../database/stores.ts';
import { inTransaction } from '../database/transaction.ts';
import { businessError } from '../errors.ts';
import type { FileService } from '../files/file-service.ts';
import { comparedEmail, comparedPhone } from './contact-details.ts';
import { createConversationLists } from './conversation-lists.ts';
import type { SessionKey } from './conversation-store.ts';

/** Exactly one of them. */
type EraseRequest = { sessionID?: number; Email?: string; Phone?: string };

/** So many are removed in one transaction, which holds up the visitors of their chatbot. */
const SESSIONS_AT_ONCE = 50;

const byChatbot = (sessions: readonly SessionKey[]): Map<number, number[]> => {
  const grouped = new Map<number, number[]>();
  for (const { id, chatbotId } of sessions) grouped.set(chatbotId, [...(grouped.get(chatbotId) ?? []), id]);
  return grouped;
};

/**
 * Removes sessions of a chatbot for good, and lets their files go; with `idleDays` only those that nobody has used for
 * so long. Leads stay unless `withLeads` says otherwise. Returns the sessions and files that went.
 */
const removeSessions = (
  database: Database,
  { chatbotId, sessionIds }: { chatbotId: number; sessionIds: readonly number[] },
  { withLeads, idleDays }: { withLeads: boolean; idleDays?: number },
): Promise<{ sessions: number; files: number[] }> =>
  inTransaction(database, async (transaction) => {
    // Nothing of the chatbot is admitted meanwhile, and what is asked of these sessions later finds them gone.
    await createAdmissionStore(statementsOf(transaction)).takeChatbot(chatbotId);
    const { conversations, files, leads } = storesOn(transaction);
    const going = idleDays === undefined ? sessionIds : await conversations.stillIdle(idleDays, sessionIds);
    const released = await files.releaseOfSessions(going);
    const [gone, leadsGone] = [await conversations.remove(going), withLeads ? await leads.remove(going) : 0];
    // Of some only the lead was left, or there was none; of several that are removed for what a lead says, each had one.
    return { sessions: Math.max(gone, leadsGone), files: released };
  });

/** Removes sessions that nobody has used for `days`, lot by lot; leads stay. Returns how many. */
export const forgetIdleSessions = async (database: Database, days: number): Promise<number> => {
  const { conversations } = storesOn(database);
  for (let total = 0; ; ) {
    const idle = await conversations.idleSessions(days, SESSIONS_AT_ONCE);
    for (const [chatbotId, sessionIds] of byChatbot(idle)) {
      const removing = { chatbotId, sessionIds };
      total += (await removeSessions(database, removing, { withLeads: false, idleDays: days })).sessions;
    }
    if (idle.length < SESSIONS_AT_ONCE) return total;
  }
};

/** What visitors asked and left, for the people of a workspace, and its end. What is another workspace's is a 404. */
export const createConversationService = (options: {
  database: Database;
  chatbots: Pick<ChatbotService, 'find'>;
  files: Pick<FileService, 'tidy'>;
}) => {
  const { database, chatbots, files } = options;
  const { conversations, leads } = storesOn(database);

  /** The sessions that a request means, also those of which only the lead is left; 404 for a session that there is not. */
  const sessionsMeant = async (workspaceId: number, request: EraseRequest): Promise<SessionKey[]> => {
    const { sessionID, Email, Phone } = request;
    if (sessionID === undefined) {
      const detail = Email === undefined ? comparedPhone(Phone ?? '') : comparedEmail(Email);
      if (detail === '')
        throw businessError(400, Email === undefined ? 'Phone must have digits' : 'Email must not be blank');
      return leads.sessionsWith(workspaceId, detail);
    }
    const chatbotId =
      (await conversations.chatbotOf(workspaceId, sessionID)) ?? (await leads.chatbotOf(workspaceId, sessionID));
    if (chatbotId === undefined) throw noSuchSession(sessionID);
    return [{ id: sessionID, chatbotId }];
  };

  return {
    ...createConversationLists({ database, chatbots }),

    /**
     * Removes for good what a visitor wrote and left: sessions with messages, leads, tokens, files and what was to be sent. Returns how many
     * sessions. Files that the storage can't remove now are removed when it can.
     */
    erase: async (workspaceId: number, request: EraseRequest): Promise<number> => {
      const released: number[] = [];
      let count = 0;
      for (const [chatbotId, sessionIds] of byChatbot(await sessionsMeant(workspaceId, request))) {
        for (const lot of keysAtOnce(sessionIds)) {
          const removing = { chatbotId, sessionIds: lot };
          const gone = await removeSessions(database, removing, { withLeads: true });
          released.push(...gone.files);
          count += gone.sessions;
        }
      }
      for (const lot of keysAtOnce(released)) await files.tidy(lot);
      return count;
    },
  };
};

export type ConversationService = ReturnType<typeof createConversationService>;
