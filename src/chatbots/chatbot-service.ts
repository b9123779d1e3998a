import { randomBytes } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import type { Remember } from '../database/idempotency-key-store.ts';
import { statementsOf } from '../database/statements.ts';
import { storesOn } from '../database/stores.ts';
import { duplicateKeyName, inTransaction } from '../database/transaction.ts';
import { businessError, type ServiceError } from '../errors.ts';
import { createLookupCache } from '../process/lookup-cache.ts';
import { type ChatbotStore, readSettings, type StoredChatbot } from './chatbot-store.ts';
import { hostOf, isTimeZone } from './setting-formats.ts';
import { applyChange, type ChatbotSettings, type SettingsChange, withDefaults } from './settings.ts';

/** A chatbot as the rest of the program sees it: every setting has a value. */
export type Chatbot = { id: number; workspaceId: number; serialNumber: string; settings: ChatbotSettings };

type NewChatbot = {
  workspaceId: number;
  timeZone: string;
  Name?: string;
  /** 32 lower-case hex digits; random unless given. */
  serialNumber?: string;
};

/** The chatbot that a first start makes, and that the sample feed fills. */
export const DEMO_SERIAL_NUMBER = '00000000000000000000000000000001';
const DEMO = { serialNumber: DEMO_SERIAL_NUMBER, timeZone: 'America/Los_Angeles', Name: 'Demo' };

export const noSuchChatbot = (serialNumber: string): ServiceError =>
  businessError(404, `There is no chatbot with the serial number ${JSON.stringify(serialNumber.slice(0, 64))}`);

const complete = ({ settings, ...chatbot }: StoredChatbot): Chatbot => ({
  ...chatbot,
  settings: withDefaults(settings),
});

/** Undefined where the serial number is taken. */
const insert = async (
  store: ChatbotStore,
  { workspaceId, timeZone, Name, serialNumber }: NewChatbot,
): Promise<Chatbot | undefined> => {
  if (!isTimeZone(timeZone)) throw businessError(400, `timeZone must be an IANA time zone, not ${timeZone}`);
  const chatbot = {
    workspaceId,
    serialNumber: serialNumber ?? randomBytes(16).toString('hex'),
    settings: { TimeZone: timeZone, ...(Name ? { Name } : {}) },
  };
  if (!/^[0-9a-f]{32}$/.test(chatbot.serialNumber)) {
    throw businessError(400, `The serial number must be 32 lower-case hex digits, not ${chatbot.serialNumber}`);
  }
  try {
    return complete({ id: await store.insert(chatbot), ...chatbot });
  } catch (error) {
    if (duplicateKeyName(error) === undefined) throw error;
    return undefined;
  }
};

/** The same where the request must not be carried out twice. */
const insertOnce = (database: Database, chatbot: NewChatbot, remember: Remember): Promise<Chatbot | undefined> =>
  inTransaction(database, async (transaction) => {
    const added = await insert(storesOn(transaction).chatbots, chatbot);
    if (added !== undefined) await remember(statementsOf(transaction), added.serialNumber);
    return added;
  });

/**
 * Chatbots and their settings. What a workspace asks for and doesn't own is a 404, whether it exists or not. Settings
 * are expected to have passed their schema.
 */
export const createChatbotService = ({ database }: { database: Database }) => {
  const { chatbots: store } = storesOn(database);
  // A serial number is the same chatbot's, and that the same workspace's, as long as it is there.
  const owned = createLookupCache({
    lookUp: (serialNumber) => store.find(serialNumber),
    clock: () => performance.now(),
  });
  const shownAt = createLookupCache({ lookUp: (host) => store.findByDomain(host), clock: () => performance.now() });
  return {
    /** Creates a chatbot; 409 where the serial number is taken, 400 for a time zone that there isn't. */
    add: async (chatbot: NewChatbot, remember?: Remember): Promise<Chatbot> => {
      const added = await (remember === undefined ? insert(store, chatbot) : insertOnce(database, chatbot, remember));
      if (added !== undefined) return added;
      throw businessError(409, `There is a chatbot with the serial number ${chatbot.serialNumber} already`);
    },

    /** Creates the demo chatbot unless it is there, also where another process creates it at the same moment. */
    ensureDemo: async (workspaceId: number): Promise<void> => {
      if ((await store.find(DEMO_SERIAL_NUMBER)) === undefined) await insert(store, { workspaceId, ...DEMO });
    },

    /** Stores the settings that were given. The row is locked, so that edits at the same time both survive. */
    edit: (workspaceId: number, serialNumber: string, change: SettingsChange): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const { chatbots } = storesOn(transaction);
        const chatbot = await chatbots.lock(serialNumber);
        if (chatbot?.workspaceId !== workspaceId) throw noSuchChatbot(serialNumber);
        await chatbots.updateSettings(chatbot.id, applyChange(chatbot.settings, change));
      }),

    /** The chatbot of a workspace; 404 for one of another. */
    find: async (workspaceId: number, serialNumber: string): Promise<Chatbot> => {
      const chatbot = await store.find(serialNumber);
      if (chatbot?.workspaceId !== workspaceId) throw noSuchChatbot(serialNumber);
      return complete(chatbot);
    },

    /** Its ID, as `find` does; who asks often is answered from memory. */
    idOf: async (workspaceId: number, serialNumber: string): Promise<number> => {
      const chatbot = await owned.find(serialNumber);
      if (chatbot?.workspaceId !== workspaceId) throw noSuchChatbot(serialNumber);
      return chatbot.id;
    },

    /** For what runs by itself and knows no workspace: feeds, commands. */
    findBySerialNumber: async (serialNumber: string): Promise<Chatbot | undefined> => {
      const chatbot = await store.find(serialNumber);
      return chatbot && complete(chatbot);
    },

    /** The chatbot whose page a host shows by its `CustomDomain`: the first that named it, so that nobody takes it over. */
    findByDomain: async (host: string): Promise<Chatbot | undefined> => {
      const chatbot = await shownAt.find(hostOf(host) ?? '');
      return chatbot && complete(chatbot);
    },

    findById: async (id: number): Promise<Chatbot | undefined> => {
      const chatbot = await store.findById(id);
      return chatbot && complete(chatbot);
    },

    /** The settings of what is stored of a chatbot, as the column has it. */
    settingsOf: (stored: unknown): ChatbotSettings => withDefaults(readSettings(stored)),

    /** Whether a chatbot of the workspace shows this file. */
    isFileShown: (workspaceId: number, fileId: number): Promise<boolean> =>
      store.hasSetting(workspaceId, ['ChatProfilePicture', 'ChatIcon'], String(fileId)),

    /** All chatbots, oldest first; of one workspace where it is given. */
    list: async (workspaceId?: number): Promise<Chatbot[]> => (await store.list(workspaceId)).map(complete),
  };
};

export type ChatbotService = ReturnType<typeof createChatbotService>;
