import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createAccessService } from './access/access-service.ts';
import { createChatService } from './chat/chat-service.ts';
import { createChatbotService } from './chatbots/chatbot-service.ts';
import type { Config } from './config.ts';
import { checkConnection, type Database } from './database/connection.ts';
import { createFeedRegistry } from './feeds/configuration/feed-registry.ts';
import { type FeedConfigEntry, loadFeedConfigs } from './feeds/configuration/load-feed-configs.ts';
import { createFeedService } from './feeds/feed-service.ts';
import { createRunExecutor } from './feeds/runs/execute-run.ts';
import { createRunStore } from './feeds/runs/run-store.ts';
import { createRunWorker } from './jobs/run-worker.ts';
import { createListingService } from './listings/listing-service.ts';
import type { Logger } from './logger.ts';

/** The chatbot that a first start makes, and that the sample feed fills. */
export const DEMO_SERIAL_NUMBER = '00000000000000000000000000000001';

const isDemoFeed = (entry: FeedConfigEntry): boolean =>
  'config' in entry && entry.config.chatbots.every(({ serialNumber }) => serialNumber === DEMO_SERIAL_NUMBER);

/** Every capability of the program on one database, put together. Nothing is started. */
export const createServices = (options: { config: Config; database: Database; log: Logger; clock?: () => Date }) => {
  const { config, database, log, clock = () => new Date() } = options;
  const access = createAccessService({ database, clock: () => performance.now() });
  const chatbots = createChatbotService({ database });
  const disclaimers = new Map<number, string>();

  const loadFeeds = async (): Promise<FeedConfigEntry[]> => {
    const entries = await loadFeedConfigs(join(config.configFolder, 'feeds'));
    return config.demo ? entries : entries.filter((entry) => !isDemoFeed(entry));
  };
  const registry = createFeedRegistry({
    database,
    load: loadFeeds,
    chatbots: { bySerialNumber: chatbots.findBySerialNumber, byId: chatbots.findById },
  });
  const runs = createRunStore(database);
  const host = `${hostname()}:${config.dataFolder}`;
  const execute = createRunExecutor({
    database,
    log,
    clock,
    registry,
    dataFolder: config.dataFolder,
    readVariable: config.readVariable,
  });
  const worker = createRunWorker({ runs, execute, owner: randomUUID(), host, log });

  return {
    access,
    chatbots,
    listings: createListingService({ database, clock }),
    chat: createChatService({
      database,
      chatbots,
      models: config.models,
      openAi: config.openAi,
      log,
      clock,
      disclaimerOf: (sourceId) => disclaimers.get(sourceId),
    }),
    feeds: createFeedService({
      registry,
      runs,
      firstWorkspaceId: access.firstWorkspaceId,
      clock,
      wake: () => worker.wake(),
    }),
    registry,
    runs,
    execute,
    worker,
    /** Names the machine and data folder whose files a run needs. */
    host,

    /** Reads the feeds' files and remembers the disclaimers that answers carry. */
    readFeeds: async () => {
      const feeds = await registry.all();
      for (const { feed, config: feedConfig } of feeds) {
        if (feedConfig?.disclaimer === undefined) disclaimers.delete(feed.id);
        else disclaimers.set(feed.id, feedConfig.disclaimer);
      }
      return feeds;
    },

    checkDatabase: (): Promise<void> => checkConnection(database),
  };
};

export type Services = ReturnType<typeof createServices>;
