import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  type ChatService,
  type ChatServiceOptions,
  createChatService,
  createExplain,
} from '../../../src/chat/chat-service.ts';
import type { Explanation } from '../../../src/chat/explanation.ts';
import { createModels } from '../../../src/chat/models/models.ts';
import { createPrepare, type PrepareSteps } from '../../../src/chat/prepare.ts';
import { createSessionService } from '../../../src/chat/sessions/session-service.ts';
import { createSessionStore } from '../../../src/chat/sessions/session-store.ts';
import { readLandmarks } from '../../../src/config/config-files.ts';
import type { Database } from '../../../src/database/connection.ts';
import { storesOn } from '../../../src/database/stores.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { isoDate } from '../../../src/listings/days-on-market.ts';
import { API_SOURCE } from '../../../src/listings/listing.ts';
import { createListingService } from '../../../src/listings/listing-service.ts';
import { blankValues, mergeInput } from '../../../src/listings/merge-input.ts';
import { urlKeyOf } from '../../../src/listings/stored-listing.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { chatSettings } from '../../helpers/chat-fixture.ts';
import { startTestServer } from '../../helpers/test-server.ts';
import { createTestDatabase } from '../../helpers/with-database.ts';
import { type Market, makeMarket } from '../brute-force/market.ts';
import type { MadeListing } from '../listings/made-listing.ts';

type Load = { database: Database; chatbotId: number; clock: () => Date; made: readonly MadeListing[] };

/** Puts the made homes into a chatbot, as if a feed had sent them, then takes off or sells those that left the market. */
const loadListings = async ({ database, chatbotId, clock, made }: Load): Promise<Market> => {
  const today = isoDate(clock());
  const homes = made.map(({ input }) => {
    const values = mergeInput(blankValues(), input, today);
    const urlKey = urlKeyOf(values);
    return { sourceId: API_SOURCE, runId: null, sourceKey: null, urlKey, feedHash: null, values };
  });
  await inTransaction(database, (transaction) => storesOn(transaction).listings.insert(chatbotId, homes));
  const rows = await database('listing')
    .where({ chatbot_id: chatbotId })
    .select<{ id: number; mls_number: string }[]>('id', 'mls_number');
  const ids = new Map(rows.map(({ id, mls_number }) => [mls_number, id]));
  const listings = createListingService({ database, clock });
  for (const { input, truth } of made) {
    const Key = input.MLSNumber ?? '';
    if (truth.removedAs === 'sold') await listings.update(chatbotId, { Key, KeyType: 'MLSNumber' }, { Status: 'Sold' });
    if (truth.removedAs === 'removed') await listings.remove(chatbotId, [Key], 'MLSNumber');
  }
  return makeMarket(made, (index) => ids.get(made[index]?.input.MLSNumber ?? '') ?? 0);
};

/** Runs `work` with a database of its own, on a server of its own unless the tests' server is named by the environment. */
export const withEvaluationDatabase = async <Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const isThere = process.env.LISTINGD_TEST_DATABASE_URL ?? process.env.LISTINGD_TEST_SOCKET;
  const server = isThere === undefined ? await startTestServer() : undefined;
  if (server !== undefined) {
    process.env.LISTINGD_TEST_SOCKET = server.socketPath;
    process.env.LISTINGD_TEST_USER = server.user;
  }
  try {
    const { database, drop } = await createTestDatabase();
    try {
      return await work(database);
    } finally {
      await drop();
    }
  } finally {
    await server?.stop();
  }
};

/** For chats to which nobody sends a file. */
export const noFiles: ChatServiceOptions['files'] = {
  find: async (_workspaceId, ids) => {
    if (ids.length > 0) throw new Error('No file was expected');
    return [];
  },
  read: () => {
    throw new Error('No file was expected');
  },
};

/** The day that the made homes and the questions are of. */
export const evaluationClock = (): Date => new Date('2026-11-21T12:00:00Z');

/** The landmarks that the service comes with. */
export const shippedLandmarks = readLandmarks(join(import.meta.dirname, '../../../config')).value;

/** The service's own parts over the made homes, in one chatbot of one workspace. */
export type EvaluatedService = {
  database: Database;
  workspaceId: number;
  chatbotId: number;
  market: Market;
  chat: ChatService;
  /** Explains a message after earlier ones, each time in the same untouched session. */
  explain(content: string, turns?: readonly string[]): Promise<Explanation>;
  /** Asks messages one after the other in a session of their own; gives the built-in answerer's last answer. */
  answer(messages: readonly string[]): Promise<string>;
};

const silent = createLogger('silent');
const neverAborted = new AbortController().signal;

/** Explain with steps that are watched, in place of the service's own. */
export const explainWith = (database: Database, steps: Pick<PrepareSteps, 'understand' | 'retrieve'>) =>
  createExplain({
    sessions: createSessionService({
      store: createSessionStore(database),
      chatbots: { settingsOf: () => chatSettings },
    }),
    prepare: createPrepare({
      ...steps,
      models: createModels({ models: [] }),
      makeMarker: () => 'marker',
      clock: evaluationClock,
    }),
    disclaimerOf: () => undefined,
  });

/** Makes the service on a migrated database, with the homes loaded. */
export const createEvaluatedService = async (
  database: Database,
  made: readonly MadeListing[],
): Promise<EvaluatedService> => {
  const serial_number = randomBytes(16).toString('hex');
  const [workspaceId] = (await database('workspace').insert({ name: `Evaluation ${serial_number}` })) as [number];
  const [chatbotId] = (await database('chatbot').insert({
    workspace_id: workspaceId,
    serial_number,
    settings: '{}',
  })) as [number];
  const market = await loadListings({ database, chatbotId, clock: evaluationClock, made });
  const chat = createChatService({
    database,
    chatbots: { settingsOf: () => chatSettings },
    models: [],
    landmarks: shippedLandmarks,
    openAi: {},
    files: noFiles,
    log: silent,
    clock: evaluationClock,
  });
  const explained = await chat.createSession(chatbotId);
  return {
    ...{ database, workspaceId, chatbotId, market, chat },
    explain: (content, turns = []) =>
      chat.explain({ workspaceId, sessionID: explained, content, turns, signal: neverAborted }),
    answer: async (messages) => {
      const sessionID = await chat.createSession(chatbotId);
      let answer = '';
      for (const content of messages) {
        const asked = { workspaceId, sessionID, content, chatAskType: 'Text' as const, fileIds: [] };
        answer = (await chat.ask({ ...asked, signal: neverAborted })).content;
      }
      return answer;
    },
  };
};
