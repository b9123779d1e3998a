import type { Knex } from 'knex';
import { keysAtOnce } from '../database/by-index.ts';
import type { Database } from '../database/connection.ts';
import type { Transaction } from '../database/transaction.ts';
import { hostOf } from './setting-formats.ts';
import type { SettingName, StoredSettings } from './settings.ts';

export type StoredChatbot = { id: number; workspaceId: number; serialNumber: string; settings: StoredSettings };

type Row = { id: number; workspace_id: number; serial_number: string; settings: StoredSettings | string };

const COLUMNS = ['id', 'workspace_id', 'serial_number', 'settings'];
const SERIAL_NUMBER = /^[0-9a-f]{32}$/;

/** What is stored of settings: servers give a column of JSON as text or as what it says. */
export const readSettings = (stored: unknown): StoredSettings =>
  (typeof stored === 'string' ? JSON.parse(stored) : stored) as StoredSettings;

const fromRow = (row: Row): StoredChatbot => ({
  id: row.id,
  workspaceId: row.workspace_id,
  serialNumber: row.serial_number,
  settings: readSettings(row.settings),
});

/** `now`: since when a host is named that was not named before. */
const columnsOf = (settings: StoredSettings, now: Knex.Raw) => {
  const custom_domain = hostOf(settings.CustomDomain ?? '') ?? null;
  return {
    settings: JSON.stringify(settings),
    custom_domain_since: custom_domain === null ? null : now,
    custom_domain,
  };
};

/** The table `chatbot`. Its `settings` hold what was set, as JSON. */
export const createChatbotStore = (database: Database | Transaction) => {
  const findOne = async (serialNumber: string, lock: boolean): Promise<StoredChatbot | undefined> => {
    // Anything else is no serial number, and text that ASCII can't hold would be an error of the database.
    if (!SERIAL_NUMBER.test(serialNumber)) return undefined;
    const query = database('chatbot').where({ serial_number: serialNumber }).first<Row | undefined>(COLUMNS);
    const row = await (lock ? query.forUpdate() : query);
    return row && fromRow(row);
  };
  return {
    insert: async (chatbot: Omit<StoredChatbot, 'id'>): Promise<number> => {
      const [id] = await database('chatbot').insert({
        workspace_id: chatbot.workspaceId,
        serial_number: chatbot.serialNumber,
        ...columnsOf(chatbot.settings, database.raw('CURRENT_TIMESTAMP(3)')),
      });
      return id as number;
    },
    find: (serialNumber: string): Promise<StoredChatbot | undefined> => findOne(serialNumber, false),
    lock: (serialNumber: string): Promise<StoredChatbot | undefined> => findOne(serialNumber, true),
    /** Those of these serial numbers that there are. */
    findAll: async (serialNumbers: readonly string[]): Promise<StoredChatbot[]> => {
      const found: StoredChatbot[] = [];
      for (const keys of keysAtOnce(serialNumbers.filter((key) => SERIAL_NUMBER.test(key)))) {
        const rows = await database('chatbot').whereIn('serial_number', keys).select<Row[]>(COLUMNS);
        found.push(...rows.map(fromRow));
      }
      return found;
    },
    /** The one whose `CustomDomain` names this host, and was the first to do so. */
    findByDomain: async (host: string): Promise<StoredChatbot | undefined> => {
      const row = await database('chatbot')
        .where({ custom_domain: host })
        .orderBy(['custom_domain_since', 'id'])
        .first<Row | undefined>(COLUMNS);
      return row && fromRow(row);
    },
    findById: async (id: number): Promise<StoredChatbot | undefined> => {
      const row = await database('chatbot').where({ id }).first<Row | undefined>(COLUMNS);
      return row && fromRow(row);
    },
    list: async (workspaceId?: number): Promise<StoredChatbot[]> => {
      const rows = await database('chatbot')
        .select<Row[]>(COLUMNS)
        .modify((query) => workspaceId !== undefined && query.where({ workspace_id: workspaceId }))
        .orderBy('id');
      return rows.map(fromRow);
    },
    /** Whether a chatbot of a workspace has a value in one of these settings. */
    hasSetting: async (workspaceId: number, names: readonly SettingName[], value: string): Promise<boolean> => {
      const found = await database('chatbot')
        .where({ workspace_id: workspaceId })
        .where((query) => {
          for (const name of names)
            query.orWhereRaw('TRIM(JSON_UNQUOTE(JSON_EXTRACT(settings, ?))) = ?', [`$.${name}`, value]);
        })
        .first('id');
      return found !== undefined;
    },
    /** The chatbots that have something in one of these settings. */
    idsWithSetting: (names: readonly SettingName[]): Promise<number[]> =>
      database('chatbot')
        .where((query) => {
          for (const name of names)
            query.orWhereRaw("COALESCE(JSON_UNQUOTE(JSON_EXTRACT(settings, ?)), '') <> ''", [`$.${name}`]);
        })
        .orderBy('id')
        .pluck('id'),
    updateSettings: async (id: number, settings: StoredSettings): Promise<void> => {
      // Columns are set in the order in which they stand: the host is still the one of before where its time is asked for.
      const since = database.raw('IF(custom_domain <=> ?, custom_domain_since, CURRENT_TIMESTAMP(3))', [
        hostOf(settings.CustomDomain ?? '') ?? null,
      ]);
      await database('chatbot').where({ id }).update(columnsOf(settings, since));
    },
  };
};

export type ChatbotStore = ReturnType<typeof createChatbotStore>;
