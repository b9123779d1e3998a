import { createHash } from 'node:crypto';
import { createStaleness } from '../feeds/configuration/feed-age.ts';
import type { KnownFeed } from '../feeds/configuration/feed-registry.ts';
import { waitsSentence } from '../feeds/configuration/tried-config.ts';
import { retryTime } from '../feeds/runs/failures.ts';
import type { RunStore } from '../feeds/runs/run-store.ts';
import { isoDate } from '../listings/days-on-market.ts';
import type { Notice } from '../mail/notices.ts';
import type { Logger } from '../process/logger.ts';
import type { ScheduledFeed } from './feed-scheduler.ts';

const DAY = 86_400_000;
const RUNS_LOOKED_AT = 20;

/**
 * Looks at all feeds: `look()` tells which ones have a schedule and when they are due. What is wrong with a feed is a
 * warning in the log and a notice, once; that one is stale too, and again each day.
 */
export const createFeedWatch = (options: {
  readFeeds: () => Promise<KnownFeed[]>;
  runs: Pick<RunStore, 'lastQueuedAt' | 'past'>;
  clock: () => Date;
  log: Logger;
  /** Queues a notice, unless it is queued already. */
  notify?: (notice: Notice) => Promise<void>;
}) => {
  const { readFeeds, runs, clock, log, notify = async () => {} } = options;
  const staleness = createStaleness(clock);
  const broken = new Map<string, string>();
  const staleToldAt = new Map<string, number>();
  const waitsToldAt = new Map<string, number>();

  /** The same of a feed is told once a day, by whichever process sees it. */
  const notice = (event: Notice['event'], name: string, sentence: string, what: string): Promise<void> => {
    const digest = createHash('sha256').update(`${name} ${what}`).digest('hex').slice(0, 24);
    return notify({ event, key: `${isoDate(clock())}:${digest}`, data: { Feed: name, Message: sentence } });
  };

  const tellBroken = async ({ name, error }: KnownFeed): Promise<void> => {
    if (error === null) broken.delete(name);
    else if (broken.get(name) !== error) {
      await notice('feed.broken', name, error, error);
      broken.set(name, error);
      log.warn({ feed: name }, error);
    }
  };

  /** Tells what is so, once and again each day, until it is no more. */
  const tellDaily = async (
    toldAt: Map<string, number>,
    name: string,
    what: string | null,
    tell: () => Promise<void> | void,
  ): Promise<void> => {
    if (what === null) toldAt.delete(name);
    else if ((toldAt.get(name) ?? 0) + DAY <= clock().getTime()) {
      await tell();
      toldAt.set(name, clock().getTime());
    }
  };

  const tellStale = async (known: KnownFeed): Promise<void> => {
    const { name, feed } = known;
    // A feed that was never imported is not old: it is yet to be, or fails, which is told.
    const isRead = feed.lastChatbots !== null;
    const sentence = isRead ? staleness(known) : null;
    await tellDaily(staleToldAt, name, sentence, async () => {
      const { lastReachedAt, lastChangedAt } = feed;
      await notice('feed.stale', name, sentence ?? '', '');
      log.warn({ feed: name, lastReachedAt, lastChangedAt }, `feed ${name} is stale: ${sentence}`);
    });
  };

  return {
    look: async (): Promise<ScheduledFeed[]> => {
      const scheduled: ScheduledFeed[] = [];
      for (const known of await readFeeds()) {
        await tellBroken(known);
        await tellStale(known);
        const { name, feed, config, refusal } = known;
        const schedule = refusal === null ? config?.schedule : undefined;
        const waits = schedule === undefined || known.isTried ? null : waitsSentence(feed);
        await tellDaily(waitsToldAt, name, waits, () => log.warn({ feed: name }, `feed ${name} waits: ${waits}`));
        if (schedule === undefined || waits !== null) continue;
        const past = await runs.past(feed.id, RUNS_LOOKED_AT);
        scheduled.push({
          name,
          feedId: feed.id,
          schedule,
          lastQueuedAt: await runs.lastQueuedAt(feed.id),
          retryAt: retryTime(past, schedule, feed.configChangedAt),
          triedAt: feed.triedAt,
        });
      }
      return scheduled;
    },
  };
};
