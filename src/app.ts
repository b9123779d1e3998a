import { randomUUID } from 'node:crypto';
import type { Config } from './config/config.ts';
import { breakOff, checkConnection, openDatabase } from './database/connection.ts';
import { createLeaseStore } from './database/lease-store.ts';
import { migrate } from './database/migrate.ts';
import { openConfiguredDatabase } from './database/open-database.ts';
import { DEMO_SERIAL_NUMBER } from './feeds/configuration/demo-feed.ts';
import { soldDays } from './feeds/configuration/feed-config.ts';
import { markUnconfirmed } from './feeds/gone/mark-unconfirmed.ts';
import { ENDED_STATES } from './feeds/runs/run.ts';
import { hostLease } from './feeds/runs/run-host.ts';
import { tidyRuns } from './feeds/runs/run-tidy-store.ts';
import { tidyRunFiles } from './feeds/runs/tidy-run-files.ts';
import { createHttpServer } from './http/server.ts';
import { createFeedScheduler } from './jobs/feed-scheduler.ts';
import { createFeedWatch } from './jobs/feed-watch.ts';
import { createFolderWatch } from './jobs/folder-watch.ts';
import { createHostWatch } from './jobs/host-watch.ts';
import { createMaintenance } from './jobs/maintenance.ts';
import { createPictureQueue } from './jobs/picture-queue.ts';
import { createThreadedRunExecutor } from './jobs/threaded-run-executor.ts';
import { isoDate } from './listings/days-on-market.ts';
import { deriveAnew } from './listings/derive/derive-anew.ts';
import { dropStrayPictures } from './listings/pictures/drop-strays.ts';
import { forgetRemoved, retireSold } from './listings/retire-listings.ts';
import { thinHistory } from './listings/thin-history.ts';
import { createLifecycle } from './process/lifecycle.ts';
import type { Logger } from './process/logger.ts';
import { createServices } from './services.ts';

export type AppOptions = {
  config: Config;
  log: Logger;
  /** Told of the steps of a start, in sentences for a person. */
  say?: (message: string) => void;
  /** Breaks a start off. */
  signal?: AbortSignal;
};

/** A feed that no run has read yet, and the last of its runs that had ended before this start (0 where none had). */
export type UnreadFeed = { feedId: number; endedRunId: number };

const CHORE_CONNECTIONS = 2;
/** A chore in hand gets this long: what it has not done the next one does. */
const CHORE_MILLISECONDS = 3_000;
/** What is in hand gets this long; the rest of the ten seconds that a stop may take is for the database server. */
const DRAIN_MILLISECONDS = 6_000;

/**
 * The whole service. `start` opens the database (starting the embedded one), migrates it, listens, makes the first workspace
 * and the demo chatbot, serves, and follows the feeds' schedules. Processes that start at once on one database may make the same:
 * what is there already is no fault. SetupError says what a person has to mend. `stop` finishes the requests and the batches
 * in hand and may be called twice.
 */
export const createApp = ({ config, log, say = () => {}, signal }: AppOptions) => {
  const lifecycle = createLifecycle(log);
  const clock = (): Date => new Date();

  const start = async () => {
    const { database, target } = await openConfiguredDatabase({
      config,
      role: 'service',
      lifecycle,
      log,
      say,
      ...(signal ? { signal } : {}),
    });
    const migrating = openDatabase(target, { work: 'commands' });
    lifecycle.push('the database connections of migrations', () => migrating.destroy());
    await migrate(migrating, say);
    await migrating.destroy();
    signal?.throwIfAborted();
    // Tables are gone through on connections of their own: no request waits for one, and they take their time.
    const choresDatabase = openDatabase(target, { max: CHORE_CONNECTIONS, work: 'chores' });
    lifecycle.push('the database connections of chores', () => choresDatabase.destroy());
    const endChores = async (): Promise<void> => {
      const late = setTimeout(() => breakOff(choresDatabase), CHORE_MILLISECONDS);
      await maintenance.stop();
      clearTimeout(late);
    };
    const health = openDatabase(target, { max: 1, work: 'health' });
    lifecycle.push('the database connection of the health', () => health.destroy());

    const { configFolder, dataFolder, demo, logLevel } = config;
    const runThread = createThreadedRunExecutor({
      settings: { target, configFolder, dataFolder, demo, logLevel },
      database,
      log,
    });
    const services = createServices({ config, database, log, executeRun: runThread.execute });
    const http = createHttpServer({
      config,
      log,
      services: { ...services, checkDatabase: () => checkConnection(health) },
    });
    const feedWatch = createFeedWatch({ readFeeds: services.readFeeds, runs: services.runs, clock, log });
    const folderWatch = createFolderWatch({ folder: services.feedFolder, onChange: () => scheduler.wake(), log });
    const scheduler = createFeedScheduler({
      feeds: () => {
        folderWatch.ensure();
        return feedWatch.look();
      },
      queue: async (feedId, scheduledFor, startedBy) => {
        await services.runs.queue({ feedId, startedBy, scheduledFor });
        services.worker.wake();
      },
      clock,
      log,
    });
    const leases = createLeaseStore(database);
    const { owner, host, runs } = services;
    const hostWatch = createHostWatch({ runs, leases, owner, host, log });
    const pictureQueue = createPictureQueue({ copy: services.copyPictures, leases, owner: hostLease(host), log });
    const maintenance = createMaintenance({
      owner: randomUUID(),
      leases,
      log,
      chores: [
        {
          name: 'listings were prepared anew for searching',
          isOwn: true,
          run: (stopping) => deriveAnew(choresDatabase, stopping),
        },
        {
          name: 'files that no run waits for were removed',
          isOwn: true,
          run: () => tidyRunFiles(config.dataFolder, services.runs, clock),
        },
        {
          name: 'pictures of homes that another source shows by now were let go',
          run: () => dropStrayPictures(choresDatabase),
        },
        { name: 'files that nobody uses any more were removed', run: () => services.files.tidy() },
        { name: 'old runs and what they found were forgotten', run: () => tidyRuns(choresDatabase) },
        {
          name: 'homes of feeds without a file were marked as unconfirmed',
          run: () => markUnconfirmed({ database: choresDatabase, registry: services.registry, clock }),
        },
        { name: 'listings removed long ago were forgotten', run: () => forgetRemoved(choresDatabase) },
        {
          name: 'old changes of listings were thinned',
          run: () => thinHistory(choresDatabase, config.service.historyDays),
        },
        {
          name: 'homes sold long ago left the display',
          run: async () => {
            let total = 0;
            for (const { feed, config: feedConfig } of await services.registry.all()) {
              if (feedConfig === null) continue;
              const today = isoDate(clock());
              total += await retireSold(choresDatabase, { sourceId: feed.id, soldDays: soldDays(feedConfig), today });
            }
            return total;
          },
        },
      ],
    });
    // All at once, since each may need most of the time that a stop has.
    lifecycle.push('what was in hand', async () => {
      folderWatch.stop();
      const ends = await Promise.allSettled([
        http.stop({ deadlineMs: DRAIN_MILLISECONDS }),
        services.worker.stop().then(runThread.end),
        scheduler.stop(),
        hostWatch.stop(),
        endChores(),
        pictureQueue.stop(),
      ]);
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    });

    // Before the keys are made: they are shown only once, and a port that is taken must not lose them.
    const address = await http.start('its keys, chatbots and feeds');
    const { secretKey, sessionKey } = config;
    const first = await services.access.ensureFirstWorkspace({
      ...(secretKey === undefined ? {} : { secretKey }),
      ...(sessionKey === undefined ? {} : { sessionKey }),
    });
    if (config.demo) {
      await services.chatbots.ensure({
        workspaceId: first.workspaceId,
        timeZone: 'America/Los_Angeles',
        Name: 'Demo',
        serialNumber: DEMO_SERIAL_NUMBER,
      });
    }
    const released = await services.releaseDeadRuns();
    if (released > 0) log.info({ count: released }, 'runs that a service had in hand when it died are begun again');
    await tidyRunFiles(config.dataFolder, services.runs, clock);
    // Asked before any run can begin, since a small feed is read in less time than a question takes.
    const unread: UnreadFeed[] = [];
    for (const { feed, refusal } of await services.readFeeds()) {
      if (refusal !== null || feed.lastReachedAt !== null) continue;
      unread.push({ feedId: feed.id, endedRunId: (await services.runs.latest(feed.id, ENDED_STATES))?.id ?? 0 });
    }
    http.serve();
    services.worker.start();
    hostWatch.start();
    await scheduler.start();
    maintenance.start();
    pictureQueue.start();
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

export type App = ReturnType<typeof createApp>;
export type StartedApp = Awaited<ReturnType<App['start']>>;
