import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { ChatbotService } from '../../chatbots/chatbot-service.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/connection.ts';
import type { Logger } from '../../process/logger.ts';
import { createFeedRegistry } from '../configuration/feed-registry.ts';
import { createFeedFolder, isDemoFeed } from '../configuration/load-feed-configs.ts';
import { createLateRunExecutor } from './late-run-executor.ts';
import { hostName } from './run-host.ts';
import { createRunStore } from './run-store.ts';

/** What runs of feeds need, on one database: for the service, its thread of runs, and commands. */
export const createRunServices = (options: {
  config: Pick<Config, 'configFolder' | 'dataFolder' | 'demo' | 'readVariable'>;
  database: Database;
  log: Logger;
  clock: () => Date;
  chatbots: Pick<ChatbotService, 'findBySerialNumber' | 'findById'>;
}) => {
  const { config, database, log, clock, chatbots } = options;
  const { configFolder, dataFolder, demo, readVariable } = config;
  const feedFolder = join(configFolder, 'feeds');
  const registry = createFeedRegistry({
    database,
    load: createFeedFolder(feedFolder),
    root: dirname(configFolder),
    isFollowed: (entry) => demo || !isDemoFeed(entry),
    chatbots: { bySerialNumber: chatbots.findBySerialNumber, byId: chatbots.findById },
  });
  const host = hostName(hostname(), dataFolder);
  return {
    feedFolder,
    registry,
    runs: createRunStore(database),
    /** Names the machine and data folder whose files a run needs. */
    host,
    execute: createLateRunExecutor({ database, log, clock, registry, dataFolder, host, readVariable }),
  };
};
