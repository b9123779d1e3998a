import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type ChatService, createChatService, createExplain } from '../../../src/chat/chat-service.ts';
import type { Explanation } from '../../../src/chat/explanation.ts';
import { createModels } from '../../../src/chat/models/models.ts';
import { createPrepare, type PrepareSteps } from '../../../src/chat/prepare.ts';
import { createSessionService } from '../../../src/chat/sessions/session-service.ts';
import { createSessionStore } from '../../../src/chat/sessions/session-store.ts';
import { readLandmarks } from '../../../src/config/config-files.ts';
import type { Database } from '../../../src/database/connection.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { chatSettings } from '../../helpers/chat-fixture.ts';
import { noFiles } from '../../helpers/no-files.ts';
import type { Market } from '../brute-force/market.ts';
import type { MadeListing } from '../listings/made-listing.ts';
import { loadListings } from './load-listings.ts';

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
