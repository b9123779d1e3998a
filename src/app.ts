import { randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { createLeaseStore } from './database/lease-store.ts';
import { migrate } from './database/migrate.ts';
import { soldDays } from './feeds/feed-config.ts';
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
};

/**
 * The whole service. `start` opens the database (starting the embedded one), migrates it, makes the first workspace and
 * the demo chatbot, listens, and follows the feeds' schedules. SetupError says what a person has to mend. `stop` finishes
 * the requests and the batches in hand and may be called twice.
 */
export const createApp = ({ config, log, say = () => {}, clock = () => new Date() }: AppOptions) => {
  const lifecycle = createLifecycle(log);

  const start = async () => {
    const { database } = await openConfiguredDatabase(config, 'service', lifecycle, say);
    const steps = await migrate(database);
    if (steps.length > 0) say(`The database is up to date: ${steps.length} migrations were run`);

    const services = createServices({ config, database, log, clock });
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

    const http = createHttpServer({ config, log, services });
    const address = await http.start();
    lifecycle.push('the HTTP server', () => http.stop());

    services.worker.start();
    lifecycle.push('the imports', () => services.worker.stop());
    const scheduler = createFeedScheduler({
      feeds: async () => {
        const scheduled = [];
        for (const { name, feed, config: feedConfig, error } of await services.readFeeds()) {
          if (error !== null) log.warn({ feed: name }, error);
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
    await scheduler.start();
    lifecycle.push('the schedules', () => scheduler.stop());

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
    maintenance.start();
    lifecycle.push('maintenance', () => maintenance.stop());
    return { address, first, services, database };
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
