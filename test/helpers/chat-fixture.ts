import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext, ImplementationFn } from 'ava';
import { type ChatService, type ChatServiceOptions, createChatService } from '../../src/chat/chat-service.ts';
import type { ChatbotReader, ChatSettings } from '../../src/chat/chat-settings.ts';
import type { AskInput } from '../../src/chat/question.ts';
import { readState, type SessionState } from '../../src/chat/sessions/session-state.ts';
import { createSessionStore } from '../../src/chat/sessions/session-store.ts';
import type { Model } from '../../src/config/config-files.ts';
import type { Database, DatabaseTarget } from '../../src/database/connection.ts';
import { createFileService, type FileService } from '../../src/files/file-service.ts';
import { createStorage } from '../../src/files/storage.ts';
import { createLogger } from '../../src/process/logger.ts';
import { type RecordingProvider, type Script, startRecordingProvider } from './recording-provider.ts';
import { createTestDatabase } from './with-database.ts';

export const chatSettings: ChatSettings = {
  Model: '2',
  SystemMessage: '',
  Temperature: 0,
  TimeZone: 'UTC',
  AnswerSuffix: '',
  AIResponseLanguage: '',
  TalkToHumanResponseMessage: '',
  WelcomeMessage: '',
  EnablePushToTalk: true,
  EnableUploadImage: true,
  RateLimitCount: 0,
  RateLimitTime: 60,
  RateLimitMessage: '',
  MessageLimit: -1,
};

/** Gives a file to a workspace as an upload would; returns its ID. */
export const sendFile = async (files: FileService, workspaceId: number, bytes: Buffer): Promise<number> => {
  const path = join(tmpdir(), `listingd-sent-${randomUUID()}`);
  await writeFile(path, bytes);
  try {
    return await files.add(workspaceId, { path, name: 'sent', size: bytes.length });
  } finally {
    await rm(path);
  }
};

export const testModels: Model[] = [
  { Key: '2', Value: 'model-two', Status: true, contextTokens: 8_192 },
  { Key: '3', Value: 'model-three', Status: false },
];

export const modelsWith = (more: Partial<Model>): Model[] => testModels.map((model) => ({ ...model, ...more }));
/** Whose failures are told as they are. */
export const withoutFallback = modelsWith({ fallback: false });

/** No waiting: what has to be late is late by its own script. */
const NO_PAUSES = [0, 0];
/** Nothing lapses unless a test says so. */
const quietRenewal = { lastsSeconds: 3_600, everyMilliseconds: 3_600_000 };
/** Long enough for a machine that is busy. */
const patientTiming = { seeing: 60_000, hearing: 60_000 };

export type ChatFixture = {
  database: Database;
  target: DatabaseTarget;
  workspaceId: number;
  chatbotId: number;
  /** Changed in place; read fresh for each question. */
  settings: ChatSettings;
  provider: RecordingProvider;
  /** With a provider, and without one. */
  chat: ChatService;
  builtIn: ChatService;
  files: FileService;
  service(options?: Partial<ChatServiceOptions>): ChatService;
  addChatbot(workspaceId?: number): Promise<number>;
  /** A question in a session, of this workspace unless told otherwise. */
  question(sessionID: number, content: string, more?: Partial<AskInput>): AskInput;
};

const log = createLogger('silent');

/** What a session remembers. */
export const rememberedState = async (database: Database, session: number): Promise<SessionState> =>
  readState(await createSessionStore(database).readState(session));

/** A workspace with one chatbot, and a provider that answers by these scripts. */
export const withChat =
  (
    scripts: readonly Script[],
    body: (t: ExecutionContext, fixture: ChatFixture) => Promise<void>,
  ): ImplementationFn<[]> =>
  async (t) => {
    const { database, target, drop } = await createTestDatabase();
    const provider = await startRecordingProvider(...scripts);
    const folder = await mkdtemp(join(tmpdir(), 'listingd-chat-'));
    const storage = createStorage(folder, undefined);
    const files = createFileService({
      ...{ database, storage, days: 30, isShown: async () => false, clock: () => new Date() },
    });
    try {
      const [workspaceId] = (await database('workspace').insert({ name: 'One' })) as [number];
      const settings = { ...chatSettings };
      const addChatbot = async (owner = workspaceId): Promise<number> => {
        const serial_number = randomBytes(16).toString('hex');
        const [id] = await database('chatbot').insert({ workspace_id: owner, serial_number, settings: '{}' });
        return id as number;
      };
      const chatbots: ChatbotReader = { settingsOf: () => settings };
      const service = (options: Partial<ChatServiceOptions> = {}): ChatService =>
        createChatService({
          database,
          chatbots,
          models: testModels,
          openAi: { apiKey: 'sk-test-key', baseUrl: provider.baseUrl },
          files,
          ffmpeg: { stillMilliseconds: 60_000 },
          log,
          ...options,
          timing: { retryPauses: NO_PAUSES, renewal: quietRenewal, attachments: patientTiming, ...options.timing },
        });
      const chatbotId = await addChatbot();
      await body(t, {
        ...{ database, target, workspaceId, chatbotId, settings, provider, files, service, addChatbot },
        chat: service(),
        builtIn: service({ openAi: {} }),
        question: (sessionID, content, more = {}) => {
          const fields = { chatAskType: 'Text', fileIds: [] } as const;
          return { workspaceId, sessionID, content, ...fields, ...more };
        },
      });
    } finally {
      await provider.close();
      await rm(folder, { recursive: true });
      await drop();
    }
  };

/** Everything that a stream sent. */
export const collect = async <Item>(stream: AsyncIterable<Item>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
};
