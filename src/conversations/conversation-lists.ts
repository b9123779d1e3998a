import { noSuchSession } from '../chat/sessions/session-store.ts';
import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import type { MessageRow } from './conversation-store.ts';
import { type ListPage, periodOf } from './period.ts';

type ListRequest = ListPage & { serialNumber: string; From?: string; To?: string };

const STATES = {
  pending: 'Pending',
  sent: 'Pending',
  answered: 'Answered',
  failed: 'Failed',
  partial: 'Partial',
} as const;
/** The states of messages as people read them. */
export const MESSAGE_STATES = ['Pending', 'Answered', 'Failed', 'Partial'] as const;

const messageData = ({ id, role, state, ...message }: MessageRow, FileIds: readonly number[]) => ({
  MessageID: id,
  Role: role,
  Content: message.content,
  CreatedAt: message.createdAt.toISOString(),
  State: STATES[state],
  NoAnswer: message.noAnswer === 1,
  TotalToken: message.totalToken,
  FileIds,
});

/** What visitors asked and left, as people of a workspace read it. What is another workspace's is a 404. */
export const createConversationLists = ({
  database,
  chatbots,
}: {
  database: Database;
  chatbots: Pick<ChatbotService, 'find'>;
}) => {
  const { conversations, files, leads } = storesOn(database);
  return {
    sessionList: async (workspaceId: number, request: ListRequest & { WithLeads?: boolean }) => {
      const chatbot = await chatbots.find(workspaceId, request.serialNumber);
      const filter = { ...periodOf(request, chatbot.settings.TimeZone), withLeads: request.WithLeads === true };
      const [rows, VirtualCount] = await Promise.all([
        conversations.list(chatbot.id, filter, request),
        conversations.count(chatbot.id, filter),
      ]);
      const List = rows.map((row) => ({
        SessionID: row.id,
        SerialNumber: chatbot.serialNumber,
        CreatedAt: row.createdAt.toISOString(),
        LastMessageAt: row.lastMessageAt.toISOString(),
        Messages: Number(row.messages),
        FirstMessage: row.firstMessage,
        NoAnswer: Number(row.noAnswer),
        HasLead: row.hasLead === 1,
      }));
      return { List, VirtualCount };
    },

    messageList: async (workspaceId: number, { sessionID, ...page }: ListPage & { sessionID: number }) => {
      if ((await conversations.chatbotOf(workspaceId, sessionID)) === undefined) throw noSuchSession(sessionID);
      const [rows, VirtualCount, attached] = await Promise.all([
        conversations.messages(sessionID, page),
        conversations.countMessages(sessionID),
        files.ofMessages(sessionID),
      ]);
      const filesOf = (message: number) =>
        attached.filter(({ messageId }) => messageId === message).map(({ id }) => id);
      return { List: rows.map((row) => messageData(row, filesOf(row.id))), VirtualCount };
    },

    leadList: async (workspaceId: number, request: ListRequest) => {
      const chatbot = await chatbots.find(workspaceId, request.serialNumber);
      const period = periodOf(request, chatbot.settings.TimeZone);
      const [rows, VirtualCount] = await Promise.all([
        leads.list(chatbot.id, period, request),
        leads.count(chatbot.id, period),
      ]);
      const List = rows.map((row) => ({
        LeadID: row.id,
        SessionID: row.sessionId,
        Name: row.name,
        Email: row.email,
        Phone: row.phone,
        Message: row.message,
        CreatedAt: row.createdAt.toISOString(),
      }));
      return { List, VirtualCount };
    },
  };
};
