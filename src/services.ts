import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAccessService } from './access/access-service.ts';
import { createWorkspaceKeys } from './access/workspace-keys.ts';
import type { ChatServiceOptions } from './chat/chat-service.ts';
import { createSessionStore } from './chat/sessions/session-store.ts';
import { type ChatbotService, createChatbotService } from './chatbots/chatbot-service.ts';
import type { Config } from './config/config.ts';
import { createConversationService } from './conversations/conversation-service.ts';
import { createPeople } from './conversations/people.ts';
import { checkConnection, type Database } from './database/connection.ts';
import { isDatabaseAway } from './database/database-failure.ts';
import { storesOn } from './database/stores.ts';
import { createFeedService, type FeedService } from './feeds/feed-service.ts';
import { createPictureCopier } from './feeds/pictures/copy-pictures.ts';
import { createRunChanges } from './feeds/report/run-changes.ts';
import type { RunExecutor } from './feeds/runs/execute-run.ts';
import { createDeference } from './feeds/runs/leave-to-others.ts';
import { ENDED_STATES } from './feeds/runs/run.ts';
import { ownerPrefix } from './feeds/runs/run-host.ts';
import { createRunServices, type RunServices } from './feeds/runs/run-services.ts';
import { createInspectionService } from './feeds/upload/inspection-service.ts';
import { createFeedSaving } from './feeds/upload/save-feed.ts';
import { createWorkspaceFeeds } from './feeds/workspace-feeds.ts';
import { createFileService } from './files/file-service.ts';
import { ensureUploadsFolder } from './files/received-file.ts';
import { createStorage } from './files/storage.ts';
import { inspectInThread } from './jobs/inspect-in-thread.ts';
import { createRunWorker } from './jobs/run-worker.ts';
import { createListingService } from './listings/listing-service.ts';
import { createNotify } from './mail/notices.ts';
import type { Logger } from './process/logger.ts';
import { createMetrics, type Pool } from './process/metrics.ts';
import { lazily } from './process/when-needed.ts';
import { createVisitorService } from './visitors/visitor-service.ts';

/** A feed that no run has read yet, and the last of its runs that had ended by then (0 where none had). */
type UnreadFeed = { feedId: number; endedRunId: number };

/**
 * ClientAsk and what belongs to it, read when a visitor first comes: it takes a hundred megabytes and seconds of the processor, and most
 * commands, and a service at night, never need it.
 */
const createChat = (
  { models, landmarks, openAi, service: { transcriptionModel } }: Config,
  {
    uploadFolder,
    ...needs
  }: Omit<ChatServiceOptions, 'models' | 'landmarks' | 'openAi' | 'transcriptionModel' | 'ffmpeg'> & {
    uploadFolder: () => Promise<string>;
  },
) => {
  const load = async () =>
    (await import('./chat/chat-service.ts')).createChatService({
      ...{ models, landmarks, openAi, transcriptionModel, ffmpeg: { temporaryFolder: uploadFolder } },
      ...needs,
    });
  return {
    // By the store: the service of sessions would read the check of what they remember at every start.
    createSession: (chatbotId: number): Promise<number> => createSessionStore(needs.database).insert(chatbotId),
    ...lazily(load, ['ask', 'askStream', 'askAsVisitor', 'messages', 'explain', 'explainFirst', 'models', 'warmUp']),
  };
};

/** The feeds as their files are now. */
const createFeedReading = ({ registry, runs }: Pick<RunServices, 'registry' | 'runs'>) => {
  const disclaimers = new Map<number, string>();
  /** Reads the feeds' files and remembers the disclaimers that answers carry. */
  const readFeeds = async () => {
    const feeds = await registry.all();
    for (const { feed, config } of feeds) {
      if (config?.disclaimer === undefined) disclaimers.delete(feed.id);
      else disclaimers.set(feed.id, config.disclaimer);
    }
    return feeds;
  };
  return {
    readFeeds,
    disclaimerOf: (sourceId: number): string | undefined => disclaimers.get(sourceId),
    unreadFeeds: async (): Promise<UnreadFeed[]> => {
      const unread: UnreadFeed[] = [];
      for (const { feed, refusal } of await readFeeds()) {
        if (refusal !== null || feed.lastReachedAt !== null) continue;
        unread.push({ feedId: feed.id, endedRunId: (await runs.latest(feed.id, ENDED_STATES))?.id ?? 0 });
      }
      return unread;
    },
  };
};

/** Feeds as administrators see, steer and set them up. */
const createFeeds = (
  needs: Omit<Parameters<typeof createFeedService>[0], 'workspaceFeeds'> &
    Omit<Parameters<typeof createFeedSaving>[0], 'workspaceFeeds'> &
    Pick<Parameters<typeof createWorkspaceFeeds>[0], 'firstWorkspaceId'> & {
      chatbots: ChatbotService;
      database: Database;
    },
) => {
  const workspaceFeeds = createWorkspaceFeeds(needs);
  return {
    ...createFeedService({ ...needs, workspaceFeeds }),
    ...createInspectionService({ ...needs, inspect: inspectInThread }),
    runChanges: createRunChanges(needs.database, workspaceFeeds),
    ...createFeedSaving({ ...needs, workspaceFeeds }),
  };
};

/** Files that were sent, kept as the settings say. */
const createFiles = (
  { dataFolder, service: { fileStorage, fileDays } }: Config,
  { database, chatbots, clock }: { database: Database; chatbots: ChatbotService; clock: () => Date },
) => {
  const { pictures } = storesOn(database);
  return createFileService({
    ...{ database, clock },
    storage: createStorage(dataFolder, fileStorage),
    days: fileDays,
    isShown: async (workspaceId, fileId) =>
      (await chatbots.isFileShown(workspaceId, fileId)) || pictures.isFileShown(fileId),
  });
};

/** What visitors say and leave: kept, told to people, read and erased. */
const createConversations = (
  needs: Parameters<typeof createConversationService>[0] & Parameters<typeof createPeople>[0],
) => ({
  ...createConversationService(needs),
  ...createPeople(needs),
});

/** Prometheus waits for ten seconds: it is told of a database that all wait for, above all. */
const STANDINGS_MILLISECONDS = 4_000;

/** What a monitoring system is told. Counting begins where it is started. */
const createMeasuring = (database: Database, feeds: Pick<FeedService, 'standings'>) => {
  const { pool } = database.client as { pool: Pool };
  const { write, ...metrics } = createMetrics({ requests: pool });
  return {
    ...metrics,
    /** Of the feeds of a workspace, or of all where it is 0; of none while the database is away. */
    write: async (workspaceId: number) => {
      const late = pause(STANDINGS_MILLISECONDS, undefined, { ref: false });
      const standings = feeds.standings(workspaceId).catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error;
        return undefined;
      });
      return write(await Promise.race([standings, late]), workspaceId === 0);
    },
  };
};

/** Every capability of the program on one database, put together. Nothing is started. */
export const createServices = (options: {
  config: Config;
  database: Database;
  log: Logger;
  clock?: () => Date;
  /** Carries out runs in place of this thread. */
  executeRun?: RunExecutor;
}) => {
  const { config, database, log, clock = () => new Date() } = options;
  const { dataFolder, readVariable, service } = config;
  const { publicUrl, trustedProxies, accessLog } = service;
  const { idempotencyKeys, listings, undoRuns } = storesOn(database);
  const access = createAccessService({ database, clock: () => performance.now() });
  const chatbots = createChatbotService({ database });

  const runServices = createRunServices({ config, database, log, clock, chatbots });
  const { feedFolder, registry, runs, host } = runServices;
  const execute = options.executeRun ?? runServices.execute;
  const owner = `${ownerPrefix(host)}${randomUUID()}`;
  const leaves = createDeference({ registry, runs, host });
  const worker = createRunWorker({ runs, execute, owner, host, leaves, log });

  const feeds = createFeeds({
    ...{ registry, runs, undoRuns, listings, dataFolder, host, clock, chatbots, feedFolder, database },
    ...{ firstWorkspaceId: access.firstWorkspaceId, wake: () => worker.wake() },
  });

  const uploadFolder = (): Promise<string> => ensureUploadsFolder(dataFolder);
  const files = createFiles(config, { database, chatbots, clock });
  const notify = createNotify(service.notify);
  const conversations = createConversations({ database, chatbots, files, notify });

  const { disclaimerOf, ...reading } = createFeedReading(runServices);
  const needs = { database, chatbots, files, log, clock, disclaimerOf, uploadFolder };
  const chat = createChat(config, { ...needs, people: conversations });

  return {
    ...{ access, keys: createWorkspaceKeys({ database, access }) },
    idempotencyKeys,
    chatbots,
    files,
    ...{ publicUrl, trustedProxies, accessLog, notify, sendsMail: config.smtp !== undefined },
    listings: createListingService({ database, clock }),
    chat,
    conversations,
    visitors: createVisitorService({ database, chatbots, chat, files, contact: conversations.contact }),
    feeds,
    metrics: createMeasuring(database, feeds),
    copyPictures: createPictureCopier({
      ...{ database, registry, files, publicUrl, readVariable, clock, log },
      folder: join(dataFolder, 'pictures'),
    }),
    registry,
    runs,
    execute,
    worker,
    /** Names the machine and data folder whose files a run needs. */
    host,
    /** Whose the runs are that the worker takes. */
    owner,
    feedFolder,

    /**
     * Gives back the runs that a service on this data folder had in hand when it died. For a service that starts: the
     * folder is its own, so no other lives.
     */
    releaseDeadRuns: (): Promise<number> => runs.releaseDead(ownerPrefix(host), owner),

    ...reading,
    /** The folder for files of requests while they arrive, and while they are read for a model. */
    uploadFolder,

    checkDatabase: (): Promise<void> => checkConnection(database),
  };
};

export type Services = ReturnType<typeof createServices>;
