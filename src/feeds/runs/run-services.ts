import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { ChatbotService } from '../../chatbots/chatbot-service.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import type { Logger } from '../../process/logger.ts';
import { lazily } from '../../process/when-needed.ts';
import { createFeedRegistry } from '../configuration/feed-registry.ts';
import { createFeedFolder, isDemoFeed } from '../configuration/load-feed-configs.ts';
import type { createRunExecutor, RunExecutor } from './execute-run.ts';
import { UNREADABLE } from './failures.ts';
import { hostName } from './run-host.ts';

/**
 * What carries out runs, read when the first one comes: most commands carry out none, and the service has a thread for them. A run
 * ends as Failed where it cannot be read, of an installation that was replaced under a process, say.
 */
export const createLateRunExecutor = (
  options: Parameters<typeof createRunExecutor>[0],
  read = () => import('./execute-run.ts'),
): RunExecutor => {
  const load = async () => ({ execute: (await read()).createRunExecutor(options) });
  return lazily(load, ['execute'], async (error, run) => {
    options.log.error({ err: error, run: run.id, feed: run.feed }, UNREADABLE);
    const { runs } = storesOn(options.database);
    await runs.finish(run.id, run.token, { state: 'Failed', message: UNREADABLE, rows: 0 });
  }).execute;
};

/** What runs of feeds need, on one database: for the service, its thread of runs, and commands. */
export const createRunServices = (options: {
  config: Pick<Config, 'configFolder' | 'dataFolder' | 'demo' | 'readVariable' | 'service'>;
  database: Database;
  log: Logger;
  clock: () => Date;
  chatbots: Pick<ChatbotService, 'findById'>;
}) => {
  const { config, database, log, clock, chatbots } = options;
  const { configFolder, dataFolder, demo, readVariable, service } = config;
  const feedFolder = join(configFolder, 'feeds');
  const registry = createFeedRegistry({
    database,
    load: createFeedFolder(feedFolder),
    root: dirname(configFolder),
    isFollowed: (entry) => demo || !isDemoFeed(entry),
    chatbots: { bySerialNumbers: storesOn(database).chatbots.findAll, byId: chatbots.findById },
  });
  const host = hostName(hostname(), dataFolder);
  return {
    feedFolder,
    registry,
    runs: storesOn(database).runs,
    /** Names the machine and data folder whose files a run needs. */
    host,
    execute: createLateRunExecutor({
      ...{ database, log, clock, registry, dataFolder, host, readVariable },
      keptFiles: { dataFolder, ...service },
    }),
  };
};

export type RunServices = ReturnType<typeof createRunServices>;
