import { createMaxAges, staleness } from '../feeds/configuration/feed-age.ts';
import type { KnownFeed } from '../feeds/configuration/feed-registry.ts';
import { waitsSentence } from '../feeds/configuration/tried-config.ts';
import { retryTime } from '../feeds/runs/failures.ts';
import type { RunStore } from '../feeds/runs/run-store.ts';
import type { Logger } from '../process/logger.ts';
import type { ScheduledFeed } from './feed-scheduler.ts';

const DAY = 86_400_000;
const RUNS_LOOKED_AT = 20;

/**
 * Looks at all feeds: `look()` tells which ones have a schedule and when they are due. What is wrong with a feed is a
 * warning in the log, once; that one is stale too, and again each day.
 */
export const createFeedWatch = (options: {
  readFeeds: () => Promise<KnownFeed[]>;
  runs: Pick<RunStore, 'lastQueuedAt' | 'past'>;
  clock: () => Date;
  log: Logger;
}) => {
  const { readFeeds, runs, clock, log } = options;
  const maxAge = createMaxAges();
  const broken = new Map<string, string>();
  const staleToldAt = new Map<string, number>();
  const waitsToldAt = new Map<string, number>();

  const tellBroken = ({ name, error }: KnownFeed): void => {
    if (error === null) broken.delete(name);
    else if (broken.get(name) !== error) {
      broken.set(name, error);
      log.warn({ feed: name }, error);
    }
  };

  /** Tells what is so, once and again each day, until it is no more. */
  const tellDaily = (toldAt: Map<string, number>, name: string, what: string | null, tell: () => void): void => {
    if (what === null) toldAt.delete(name);
    else if ((toldAt.get(name) ?? 0) + DAY <= clock().getTime()) {
      toldAt.set(name, clock().getTime());
      tell();
    }
  };

  const tellStale = ({ name, feed, config }: KnownFeed): void => {
    // A feed that was never imported is not old: it is yet to be, or fails, which is told.
    const isRead = feed.lastChatbots !== null;
    const sentence = config === null || !isRead ? null : staleness(feed, maxAge(config), clock());
    tellDaily(staleToldAt, name, sentence, () => {
      const { lastReachedAt, lastChangedAt } = feed;
      log.warn({ feed: name, lastReachedAt, lastChangedAt }, `feed ${name} is stale: ${sentence}`);
    });
  };

  return {
    look: async (): Promise<ScheduledFeed[]> => {
      const scheduled: ScheduledFeed[] = [];
      for (const known of await readFeeds()) {
        tellBroken(known);
        tellStale(known);
        const { name, feed, config, refusal } = known;
        const schedule = refusal === null ? config?.schedule : undefined;
        const waits = schedule === undefined || known.isTried ? null : waitsSentence(feed);
        tellDaily(waitsToldAt, name, waits, () => log.warn({ feed: name }, `feed ${name} waits: ${waits}`));
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
