import { randomUUID } from 'node:crypto';
import type { Config } from './config/config.ts';
import { breakOff, checkConnection, type Database, openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { openConfiguredDatabase } from './database/open-database.ts';
import { storesOn } from './database/stores.ts';
import { hostLease } from './feeds/runs/run-host.ts';
import { tidyRunFiles } from './feeds/runs/tidy-run-files.ts';
import { createHttpServer } from './http/server.ts';
import { createChores } from './jobs/chores.ts';
import { createFeedScheduler } from './jobs/feed-scheduler.ts';
import { createFeedWatch } from './jobs/feed-watch.ts';
import { createFolderWatch } from './jobs/folder-watch.ts';
import { createHostWatch } from './jobs/host-watch.ts';
import { createMaintenance } from './jobs/maintenance.ts';
import { createOutbox } from './jobs/outbox.ts';
import { createPictureQueue } from './jobs/picture-queue.ts';
import { queueRunNotices } from './jobs/run-notices.ts';
import { createThreadedRunExecutor } from './jobs/threaded-run-executor.ts';
import { createDailyMails } from './mail/daily-mails.ts';
import { createChannels } from './mail/deliver.ts';
import { MAIL_SETTINGS } from './mail/mail-settings.ts';
import type { Notice } from './mail/notices.ts';
import { createLifecycle, type Lifecycle } from './process/lifecycle.ts';
import type { Logger } from './process/logger.ts';
import { createServices, type Services } from './services.ts';

type AppOptions = {
  config: Config;
  log: Logger;
  /** Told of the steps of a start, in sentences for a person. */
  say?: (message: string) => void;
  /** Breaks a start off. */
  signal?: AbortSignal;
};

const CHORE_CONNECTIONS = 2;
/** What is in hand gets this long; the rest of the ten seconds that a stop may take is for the database server. */
const DRAIN_MILLISECONDS = 6_000;

const clock = (): Date => new Date();

type Job = { start: () => void | Promise<void>; stop: () => Promise<void> };

/** The database of the settings, migrated, by connections of their own for requests, for chores and for the health. */
const openDatabases = async ({ config, log, say = () => {}, signal }: AppOptions, lifecycle: Lifecycle) => {
  const { database, target } = await openConfiguredDatabase({
    ...{ config, lifecycle, log, say },
    role: 'service',
    ...(signal ? { signal } : {}),
  });
  const migrating = openDatabase(target, { work: 'commands' });
  lifecycle.push('the database connections of migrations', () => migrating.destroy());
  await migrate(migrating, say);
  await migrating.destroy();
  signal?.throwIfAborted();
  // Tables are gone through on connections of their own: no request waits for one, and they take their time.
  const forChores = openDatabase(target, { max: CHORE_CONNECTIONS, work: 'chores' });
  lifecycle.push('the database connections of chores', () => forChores.destroy());
  const forHealth = openDatabase(target, { max: 1, work: 'health' });
  lifecycle.push('the database connection of the health', () => forHealth.destroy());
  return { database, target, forChores, forHealth };
};

/** Sends mails and notices, and has those queued that time brings. */
const createDeliveryJob = (
  services: Services,
  { config, log }: AppOptions,
  { database, notify }: { database: Database; notify: (notice: Notice) => Promise<void> },
): Job => {
  const { chatbots, runs } = services;
  const stores = storesOn(database);
  const queueDailyMails = createDailyMails({ stores, chatbots, clock });
  const outbox = createOutbox({
    channels: (stopping) => createChannels({ config, database, chatbots, log, clock, stopping }),
    prepare: async () => {
      await queueDailyMails();
      if (config.service.notify.length > 0) await queueRunNotices({ runs, notify, clock });
    },
    log,
  });
  const start = async (): Promise<void> => {
    if (!services.sendsMail && (await stores.chatbots.idsWithSetting(MAIL_SETTINGS)).length > 0) {
      log.warn(
        'SMTP_URL is not set: mails to the addresses in settings of chatbots are kept for 30 days, and not sent',
      );
    }
    outbox.start();
  };
  return { start, stop: outbox.stop };
};

/** What goes on by itself, in the order in which it is started. */
const createJobs = (
  services: Services,
  { config, log }: AppOptions,
  { database, forChores, endRunThread }: { database: Database; forChores: Database; endRunThread: () => Promise<void> },
): Job[] => {
  const { owner, host, registry, runs, worker, files } = services;
  const { leases, deliveries } = storesOn(database);
  const notify = (notice: Notice): Promise<void> => services.notify(deliveries, notice);
  const feedWatch = createFeedWatch({ readFeeds: services.readFeeds, runs, clock, log, notify });
  const folderWatch = createFolderWatch({ folder: services.feedFolder, onChange: () => scheduler.wake(), log });
  const scheduler = createFeedScheduler({
    feeds: () => {
      folderWatch.ensure();
      return feedWatch.look();
    },
    queue: async (feedId, scheduledFor, startedBy) => {
      await runs.queue({ feedId, startedBy, scheduledFor });
      worker.wake();
    },
    ...{ clock, log },
  });
  const stopScheduler = (): Promise<void> => {
    folderWatch.stop();
    return scheduler.stop();
  };
  const { historyDays, chatDays } = config.service;
  const chores = createChores({
    ...{ database: forChores, registry, runs, files, clock },
    deliveries: storesOn(forChores).deliveries,
    ...{ dataFolder: config.dataFolder, historyDays, chatDays },
  });
  return [
    { start: worker.start, stop: () => worker.stop().then(endRunThread) },
    createHostWatch({ runs, leases, owner, host, log }),
    { start: scheduler.start, stop: stopScheduler },
    createMaintenance({ chores, leases, log, owner: randomUUID(), breakOff: () => breakOff(forChores) }),
    createDeliveryJob(services, { config, log }, { database, notify }),
    createPictureQueue({ copy: services.copyPictures, leases, owner: hostLease(host), log }),
  ];
};

/**
 * The whole service. `start` opens the database (starting the embedded one), migrates it, listens, makes the first workspace
 * and the demo chatbot, serves, and follows the feeds' schedules. Processes that start at once on one database may make the same:
 * what is there already is no fault. SetupError says what a person has to mend. `stop` finishes the requests and the batches
 * in hand and may be called twice.
 */
export const createApp = (options: AppOptions) => {
  const { config, log } = options;
  const lifecycle = createLifecycle(log);

  const start = async () => {
    const { database, target, forChores, forHealth } = await openDatabases(options, lifecycle);
    const { configFolder, dataFolder, demo, logLevel, service } = config;
    const settings = { target, configFolder, dataFolder, demo, logLevel, service };
    const runThread = createThreadedRunExecutor({ settings, database, log });
    const services = createServices({ config, database, log, executeRun: runThread.execute });
    const checkDatabase = () => checkConnection(forHealth);
    const http = createHttpServer({ config, log, services: { ...services, checkDatabase } });
    const jobs = createJobs(services, options, { database, forChores, endRunThread: runThread.end });
    // All at once, since each may need most of the time that a stop has.
    lifecycle.push('what was in hand', async () => {
      const stops = [http.stop({ deadlineMs: DRAIN_MILLISECONDS }), ...jobs.map((job) => job.stop())];
      for (const end of await Promise.allSettled(stops)) if (end.status === 'rejected') throw end.reason;
    });

    // Before the keys are made: they are shown only once, and a port that is taken must not lose them.
    const address = await http.start('its keys, chatbots and feeds');
    const first = await services.access.ensureFirstWorkspace(config);
    if (config.demo) await services.chatbots.ensureDemo(first.workspaceId);
    const released = await services.releaseDeadRuns();
    if (released > 0) log.info({ count: released }, 'runs that a service had in hand when it died are begun again');
    await tidyRunFiles(dataFolder, services.runs, clock);
    // Asked before any run can begin, since a small feed is read in less time than a question takes.
    const unread = await services.unreadFeeds();
    http.serve();
    lifecycle.push('the metrics', services.metrics.stop);
    await services.metrics.start();
    for (const job of jobs) await job.start();
    return { address, first, services, database, unread };
  };

  return {
    start: async () => {
      try {
        return await start();
      } catch (error) {
        await lifecycle.stop();
        throw error;
      }
    },
    stop: () => lifecycle.stop(),
  };
};

type App = ReturnType<typeof createApp>;
export type StartedApp = Awaited<ReturnType<App['start']>>;
