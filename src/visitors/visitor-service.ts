import { createHash, randomBytes } from 'node:crypto';
import type { VisitorChunk } from '../chat/answering.ts';
import { checkKind } from '../chat/attachments/check-file.ts';
import type { ChatService } from '../chat/chat-service.ts';
import type { AskInput } from '../chat/question.ts';
import type { SaidMessage } from '../chat/sessions/said-messages.ts';
import { noSuchSession } from '../chat/sessions/session-store.ts';
import { type Chatbot, type ChatbotService, noSuchChatbot } from '../chatbots/chatbot-service.ts';
import { type ChatbotSettings, SHOWN_SETTINGS, type ShownSettings } from '../chatbots/settings.ts';
import type { Contact } from '../conversations/people.ts';
import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import { businessError, transportError } from '../errors.ts';
import { filePath } from '../files/file-address.ts';
import type { FileService } from '../files/file-service.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import { namedLanguage } from '../language/named-language.ts';
import type { Lazy } from '../process/when-needed.ts';
import { isAllowedOrigin } from './origins.ts';
import { type CountAct, createVisitorLimits } from './visitor-limits.ts';
import { createVisitorStore, type Visitor, type VisitorStore } from './visitor-store.ts';

export type { Visitor } from './visitor-store.ts';

/** From where a browser asks. */
type Client = {
  /** The header Origin; undefined where there is none. */
  origin: string | undefined;
  /** Where clients reach the service, as far as that is known: the origin of its own pages. */
  ownAddress: () => string | undefined;
  /** The address of the visitor, of IPv6 its network. */
  network: string;
};

type VisitorServiceOptions = {
  database: Database;
  chatbots: Pick<ChatbotService, 'findBySerialNumber' | 'findById' | 'settingsOf'>;
  chat: Pick<ChatService, 'createSession'> & Lazy<ChatService, 'askAsVisitor' | 'messages' | 'warmUp'>;
  files: Pick<FileService, 'addForSession' | 'discard'>;
  /** Keeps how a visitor can be reached, and tells the brokerage. */
  contact: (contact: Contact) => Promise<void>;
};

const FILE_ID = /^\s*([1-9]\d{0,14})\s*$/;

/** The path of a picture that a setting names; blank where it names none. */
const picturePath = (setting: string): string => {
  const [, id] = FILE_ID.exec(setting) ?? [];
  return id === undefined ? '' : filePath(Number(id));
};

const shownOf = (settings: ChatbotSettings) =>
  Object.fromEntries(SHOWN_SETTINGS.map((name) => [name, settings[name]])) as Pick<
    ChatbotSettings,
    (typeof SHOWN_SETTINGS)[number]
  >;

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const notAllowed = (origin: string | undefined) =>
  transportError(
    403,
    `This chatbot may not be used on ${origin ?? 'a page without an Origin'}: its setting Domains does not name it`,
  );

/** Chatbots as websites see them. */
const createShownChatbots = ({ chatbots }: Pick<VisitorServiceOptions, 'chatbots'>) => {
  /** The chatbot, if a website of that origin may use it: 404 where there is none, 403 where they may not. */
  const chatbotFor = async (serialNumber: string, { origin, ownAddress }: Client): Promise<Chatbot> => {
    const chatbot = await chatbots.findBySerialNumber(serialNumber);
    if (chatbot === undefined) throw noSuchChatbot(serialNumber);
    if (!isAllowedOrigin(origin, chatbot.settings, ownAddress())) throw notAllowed(origin);
    return chatbot;
  };

  const settingsFor = ({ serialNumber, settings }: Chatbot): ShownSettings => ({
    ...shownOf(settings),
    SerialNumber: serialNumber,
    Language: namedLanguage(settings.AIResponseLanguage) ?? '',
    ChatProfilePicture: picturePath(settings.ChatProfilePicture),
    ChatIcon: picturePath(settings.ChatIcon),
    TakesContact: settings.TalkToHumanEmail.trim() !== '',
  });

  return { chatbotFor, settingsFor };
};

/** Sessions of visitors, each known by its token. */
const createTokens = (
  { chatbots, chat }: Pick<VisitorServiceOptions, 'chatbots' | 'chat'>,
  store: VisitorStore,
  count: CountAct,
) => {
  /** Who has a token, on a website of the origin that opened it and may use the chatbot still; undefined for one that is unknown or dead. */
  const identify = async (
    token: string,
    { origin, ownAddress }: Pick<Client, 'origin' | 'ownAddress'>,
  ): Promise<Visitor | undefined> => {
    const found = await store.find(digestOf(token), origin ?? null);
    if (found === undefined) return undefined;
    const { isToBeRenewed, settings, ...visitor } = found;
    if (!isAllowedOrigin(origin, chatbots.settingsOf(settings), ownAddress())) return undefined;
    if (isToBeRenewed) await store.renew(visitor.sessionId);
    return visitor;
  };

  /** The session that a token goes on with, if it is of this chatbot. */
  const resume = async (chatbot: Chatbot, token: string, client: Client) => {
    const visitor = await identify(token, client);
    if (visitor?.chatbotId !== chatbot.id) return undefined;
    await count({ ...client, chatbotId: chatbot.id }, 'resume');
    return { Token: token, Messages: await chat.messages(visitor.workspaceId, visitor.sessionId) };
  };

  const begin = async (
    { id }: Chatbot,
    { origin, network }: Client,
  ): Promise<{ Token: string; Messages: SaidMessage[] }> => {
    await count({ network, chatbotId: id }, 'open');
    const token = randomBytes(32).toString('base64url');
    await store.insert(await chat.createSession(id), digestOf(token), origin ?? null);
    // Who opens a chat asks soon. What fails here fails there again, and is told there.
    chat.warmUp().catch(() => undefined);
    return { Token: token, Messages: [] };
  };

  return { identify, resume, begin };
};

/**
 * What a website may do without a key: open a chatbot and talk to it, by a token that is its visitor's alone.
 */
export const createVisitorService = (options: VisitorServiceOptions) => {
  const { database, chatbots, chat, files, contact } = options;
  const store = createVisitorStore(database);
  const { conversations } = storesOn(database);
  const count = createVisitorLimits(store);
  const { chatbotFor, settingsFor } = createShownChatbots(options);
  const { identify, resume, begin } = createTokens(options, store, count);

  return {
    identify,

    /** What a website shows of a chatbot before anybody talks to it. Pictures are paths of the service. */
    settings: async (serialNumber: string, client: Client) => settingsFor(await chatbotFor(serialNumber, client)),

    /** Begins a session, or goes on with that of a token which lives: what was said in it so far, and the settings. */
    open: async (serialNumber: string, token: string | undefined, client: Client) => {
      const chatbot = await chatbotFor(serialNumber, client);
      const resumed = token === undefined ? undefined : await resume(chatbot, token, client);
      return { ...(resumed ?? (await begin(chatbot, client))), Settings: settingsFor(chatbot) };
    },

    /** Answers a message as ClientAsk does. Of files only those of the visitor's own session are there. */
    ask: async (
      { workspaceId, chatbotId, sessionId }: Visitor,
      question: Pick<AskInput, 'content' | 'chatAskType' | 'fileIds'> & { signal: AbortSignal },
      network: string,
    ): Promise<AsyncIterable<VisitorChunk>> => {
      await count({ network, chatbotId }, 'ask');
      return chat.askAsVisitor({
        ...question,
        workspaceId,
        sessionID: sessionId,
        filesOf: sessionId,
        readsMarkdown: true,
      });
    },

    /** Keeps a file for a message of the session, where the chatbot takes such files; returns its ID. */
    upload: async (
      { workspaceId, chatbotId, sessionId }: Visitor,
      file: ReceivedFile,
      network: string,
    ): Promise<number> => {
      await count({ network, chatbotId }, 'upload');
      const chatbot = await chatbots.findById(chatbotId);
      if (chatbot === undefined) throw businessError(404, 'There is no such chatbot any more');
      const fileId = await files.addForSession({ workspaceId, sessionId }, file, (kind) =>
        checkKind(kind, chatbot.settings),
      );
      if (await conversations.exists(sessionId)) return fileId;
      // What was said in it was erased while the file arrived.
      await files.discard(fileId);
      throw noSuchSession(sessionId);
    },

    contact: async (
      { chatbotId, sessionId }: Visitor,
      given: Omit<Contact, 'chatbotId' | 'sessionId'>,
      network: string,
    ): Promise<void> => {
      await count({ network, chatbotId }, 'contact');
      await contact({ chatbotId, sessionId, ...given });
    },
  };
};

export type VisitorService = ReturnType<typeof createVisitorService>;
