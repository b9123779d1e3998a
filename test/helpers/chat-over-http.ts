import type { ExecutionContext, ImplementationFn } from 'ava';
import { type ChatService, type ChatServiceOptions, createChatService } from '../../src/chat/chat-service.ts';
import type { Explanation } from '../../src/chat/explanation.ts';
import { createChatbotService } from '../../src/chatbots/chatbot-service.ts';
import type { Envelope } from '../../src/http/reply.ts';
import type { ChatForHttp } from '../../src/http/services.ts';
import type { ListingValues } from '../../src/listings/listing.ts';
import { createLogger } from '../../src/process/logger.ts';
import { type HttpFixture, type Keys, withHttp } from '../http/with-http.ts';
import { testModels } from './chat-fixture.ts';
import { insertListing } from './sample-listings.ts';

export type ChatOverHttp = {
  http: HttpFixture;
  /** A new session of the chatbot. */
  session(): Promise<number>;
  addListing(values?: Partial<ListingValues>, columns?: Record<string, unknown>): Promise<number>;
  /** The answer to a message, and whether it was none. */
  ask(sessionID: number, content: string): Promise<{ content: string; noAnswer: boolean }>;
  explain(sessionID: number, content: string, Turns?: readonly string[]): Promise<Explanation>;
  /** What Explain answers to any request. */
  explainEnvelope(fields: object, keys?: Keys): Promise<Envelope>;
};

const log = createLogger('silent');

/** The API with its real chat and the built-in answerer, unless `options` configure a provider. */
export const withChatOverHttp = (
  body: (t: ExecutionContext, chat: ChatOverHttp) => Promise<void>,
  options: Partial<ChatServiceOptions> = {},
  parts: Parameters<typeof withHttp>[1] = {},
): ImplementationFn<[]> => {
  let service: ChatService;
  const chat: ChatForHttp = {
    createSession: (chatbotId) => service.createSession(chatbotId),
    ask: (input) => service.ask(input),
    askStream: (input) => service.askStream(input),
    explain: (input) => service.explain(input),
    models: async () => service.models(),
    warmUp: async () => {},
  };
  return withHttp(
    async (t, http) => {
      const { database, secret } = http;
      const chatbots = createChatbotService({ database });
      service = createChatService({
        database,
        chatbots,
        models: testModels,
        openAi: {},
        log,
        files: http.files,
        ...options,
      });
      const found = await chatbots.find(http.workspaceId, http.chatbot);
      const post = async (path: string, fields: object, keys: Keys = secret): Promise<Envelope> =>
        (await http.send(path, keys, fields)).envelope;
      const dataOf = async <Data>(path: string, fields: object): Promise<Data> => {
        const { Success, Message, Data } = await post(path, fields);
        if (!Success) throw new Error(Message);
        return Data as Data;
      };
      await body(t, {
        http,
        session: async () =>
          (await dataOf<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber: http.chatbot })).SessionID,
        addListing: (values, columns) => insertListing(database, found.id, values, columns),
        ask: (sessionID, content) => dataOf('/chat/Chat/ClientAsk', { sessionID, content }),
        explain: (sessionID, content, Turns) => dataOf('/chat/Chat/Explain', { sessionID, content, Turns }),
        explainEnvelope: (fields, keys) => post('/chat/Chat/Explain', fields, keys),
      });
    },
    {
      chat,
      visitorChat: {
        askAsVisitor: (input) => service.askAsVisitor(input),
        messages: (workspaceId, sessionID) => service.messages(workspaceId, sessionID),
      },
      ...parts,
    },
  );
};
