import cron, { type ScheduledTask } from 'node-cron';
import { lastStart, type Schedule } from '../feeds/configuration/schedule.ts';
import { RETRY, SCHEDULE } from '../feeds/runs/run.ts';
import type { Logger } from '../process/logger.ts';

const CHECK_MILLISECONDS = 60_000;

export type ScheduledFeed = {
  name: string;
  feedId: number;
  schedule: Schedule;
  lastQueuedAt: Date | null;
  /** When a run that failed is to be followed by another one; null: not before the next start. */
  retryAt: Date | null;
  /** Since when it may start by itself: what was due before is not made up for. Null: it always might. */
  triedAt: Date | null;
};

/**
 * Starts feeds by their schedules. node-cron fires on time; every minute, and at the start, the feeds are read anew and
 * the latest start that was missed (downtime, a sleeping machine, a local time that did not exist) is caught up. However
 * many processes fire, a start is queued once: it is known by its feed and its time. A retry is a start too, at its own
 * time. `check()` may be called whenever something has changed.
 */
export const createFeedScheduler = (options: {
  feeds: () => Promise<ScheduledFeed[]>;
  queue: (feedId: number, scheduledFor: Date, startedBy: typeof SCHEDULE | typeof RETRY) => Promise<void>;
  clock: () => Date;
  log: Logger;
}) => {
  const { feeds, queue, clock, log } = options;
  const tasks = new Map<string, { schedule: string; task: ScheduledTask }>();
  const working = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const track = (work: Promise<void>): void => {
    const tracked: Promise<void> = work
      .catch((error: unknown) => log.warn({ err: error }, 'the feeds’ schedules could not be read'))
      .finally(() => working.delete(tracked));
    working.add(tracked);
  };

  const drop = (name: string): void => {
    void tasks.get(name)?.task.destroy();
    tasks.delete(name);
  };

  const follow = ({ name, feedId, schedule }: ScheduledFeed): void => {
    const text = JSON.stringify(schedule);
    if (tasks.get(name)?.schedule === text) return;
    drop(name);
    const task = cron.schedule(schedule.cron, () => track(queue(feedId, lastStart(schedule, clock()), SCHEDULE)), {
      timezone: schedule.timeZone,
      name,
    });
    tasks.set(name, { schedule: text, task });
  };

  const check = async (): Promise<void> => {
    const scheduled = await feeds();
    for (const name of tasks.keys()) if (!scheduled.some((feed) => feed.name === name)) drop(name);
    for (const feed of scheduled) {
      try {
        follow(feed);
      } catch (error) {
        // What node-cron cannot fire is queued below, when it is seen to be due.
        log.warn({ err: error, feed: feed.name }, 'the schedule of a feed cannot be followed to the second');
      }
      const due = lastStart(feed.schedule, clock());
      const isMeant = (time: Date): boolean => feed.triedAt === null || feed.triedAt <= time;
      if (isMeant(due) && (feed.lastQueuedAt === null || feed.lastQueuedAt < due)) {
        await queue(feed.feedId, due, SCHEDULE);
      } else if (feed.retryAt !== null && feed.retryAt <= clock() && isMeant(feed.retryAt)) {
        await queue(feed.feedId, feed.retryAt, RETRY);
      }
    }
  };

  return {
    check,
    /** Checks without being waited for; `stop()` waits. */
    wake: (): void => track(check()),
    start: async (): Promise<void> => {
      await check();
      timer = setInterval(() => track(check()), CHECK_MILLISECONDS);
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      for (const name of [...tasks.keys()]) drop(name);
      await Promise.all(working);
    },
  };
};
