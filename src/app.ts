import { randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { createLeaseStore } from './database/lease-store.ts';
import { migrate } from './database/migrate.ts';
import { soldDays } from './feeds/configuration/feed-config.ts';
import { tidyRunFiles } from './feeds/runs/execute-run.ts';
import { ENDED_STATES } from './feeds/runs/run.ts';
import { createHttpServer } from './http/server.ts';
import { createFeedScheduler } from './jobs/feed-scheduler.ts';
import { createMaintenance } from './jobs/maintenance.ts';
import { createLifecycle } from './lifecycle.ts';
import { isoDate } from './listings/days-on-market.ts';
import { forgetRemoved, retireSold } from './listings/retire-listings.ts';
import type { Logger } from './logger.ts';
import { openConfiguredDatabase } from './open-database.ts';
import { createServices, DEMO_SERIAL_NUMBER } from './services.ts';

export type AppOptions = {
  config: Config;
  log: Logger;
  /** Told of the steps of a start, in sentences for a person. */
  say?: (message: string) => void;
  clock?: () => Date;
  /** Breaks a start off. */
  signal?: AbortSignal;
};

/** A feed that no run has read yet, and the last of its runs that had ended before this start (0 where none had). */
export type UnreadFeed = { feedId: number; endedRunId: number };

/** What is in hand gets this long; the rest of the ten seconds that a stop may take is for the database server. */
const DRAIN_MILLISECONDS = 6_000;

/**
 * The whole service. `start` opens the database (starting the embedded one), migrates it, makes the first workspace and
 * the demo chatbot, listens, and follows the feeds' schedules. SetupError says what a person has to mend. `stop` finishes
 * the requests and the batches in hand and may be called twice.
 */
export const createApp = ({ config, log, say = () => {}, clock = () => new Date(), signal }: AppOptions) => {
  const lifecycle = createLifecycle(log);

  const start = async () => {
    const { database } = await openConfiguredDatabase({
      config,
      role: 'service',
      lifecycle,
      log,
      say,
      ...(signal ? { signal } : {}),
    });
    await migrate(database, say);
    signal?.throwIfAborted();

    const services = createServices({ config, database, log, clock });
    const http = createHttpServer({ config, log, services });
    const broken = new Map<string, string>();
    const tellBroken = (feed: string, error: string | null): void => {
      if (error !== null && broken.get(feed) !== error) log.warn({ feed }, error);
      if (error === null) broken.delete(feed);
      else broken.set(feed, error);
    };
    const scheduler = createFeedScheduler({
      feeds: async () => {
        const scheduled = [];
        for (const { name, feed, config: feedConfig, error } of await services.readFeeds()) {
          tellBroken(name, error);
          if (error !== null || feedConfig?.schedule === undefined) continue;
          const lastQueuedAt = await services.runs.lastQueuedAt(feed.id);
          scheduled.push({ name, feedId: feed.id, schedule: feedConfig.schedule, lastQueuedAt });
        }
        return scheduled;
      },
      queue: async (feedId, scheduledFor) => {
        await services.runs.queue({ feedId, startedBy: 'schedule', scheduledFor });
        services.worker.wake();
      },
      clock,
      log,
    });
    const maintenance = createMaintenance({
      owner: randomUUID(),
      leases: createLeaseStore(database),
      log,
      chores: [
        { name: 'listings removed long ago were forgotten', run: () => forgetRemoved(database) },
        {
          name: 'homes sold long ago left the display',
          run: async () => {
            let total = 0;
            for (const { feed, config: feedConfig } of await services.registry.all()) {
              if (feedConfig === null) continue;
              const today = isoDate(clock());
              total += await retireSold(database, { sourceId: feed.id, soldDays: soldDays(feedConfig), today });
            }
            return total;
          },
        },
      ],
    });
    // All at once, since each may need most of the time that a stop has.
    lifecycle.push('what was in hand', async () => {
      const ends = await Promise.allSettled([
        http.stop({ deadlineMs: DRAIN_MILLISECONDS }),
        services.worker.stop(),
        scheduler.stop(),
        maintenance.stop(),
      ]);
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    });

    // Before the keys are made: they are shown only once, and a port that is taken must not lose them.
    const address = await http.start();
    const { secretKey, sessionKey } = config;
    const first = await services.access.ensureFirstWorkspace({
      ...(secretKey === undefined ? {} : { secretKey }),
      ...(sessionKey === undefined ? {} : { sessionKey }),
    });
    if (config.demo && (await services.chatbots.findBySerialNumber(DEMO_SERIAL_NUMBER)) === undefined) {
      await services.chatbots.add({
        workspaceId: first.workspaceId,
        timeZone: 'America/Los_Angeles',
        Name: 'Demo',
        serialNumber: DEMO_SERIAL_NUMBER,
      });
    }
    await tidyRunFiles(config.dataFolder, services.runs);
    // Asked before any run can begin, since a small feed is read in less time than a question takes.
    const unread: UnreadFeed[] = [];
    for (const { feed, error } of await services.readFeeds()) {
      if (error !== null || feed.lastReachedAt !== null) continue;
      unread.push({ feedId: feed.id, endedRunId: (await services.runs.latest(feed.id, ENDED_STATES))?.id ?? 0 });
    }
    services.worker.start();
    await scheduler.start();
    maintenance.start();
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
