import type { Database } from '../../database/connection.ts';
import type { FeedConfig } from '../configuration/feed-config.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { createGoneFeedStore } from './gone-feed-store.ts';

const HOUR = 3_600_000;
/** Where no configuration is known any more. */
const MAX_AGE_HOURS = 12;

/**
 * Marks what feeds without a file show as unconfirmed, once their maxAge has passed since their source was reached last:
 * since that time. Returns how many listings were marked. The marks go when the feed has run again.
 */
export const markUnconfirmed = async (options: {
  database: Database;
  registry: Pick<FeedRegistry, 'all'>;
  /** Hours. */
  maxAge: (config: FeedConfig) => number;
  clock: () => Date;
}): Promise<number> => {
  const { database, registry, maxAge, clock } = options;
  let total = 0;
  for (const { feed, config, isGone } of await registry.all()) {
    if (!isGone) continue;
    const reached = feed.lastReachedAt ?? feed.createdAt;
    const hours = config === null ? MAX_AGE_HOURS : maxAge(config);
    if (clock().getTime() < reached.getTime() + hours * HOUR) continue;
    total += await createGoneFeedStore(database).markUnconfirmed(feed.id, feed.unconfirmedAt ?? reached);
  }
  return total;
};
