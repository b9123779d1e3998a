import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { IDX_HOURS, maxAgeHours } from '../configuration/feed-age.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';

const HOUR = 3_600_000;

/**
 * Marks what feeds without a file show as unconfirmed, once their maxAge has passed since their source was reached last:
 * since that time. Returns how many listings were marked. The marks go when the feed has run again.
 */
export const markUnconfirmed = async (options: {
  database: Database;
  registry: Pick<FeedRegistry, 'all'>;
  clock: () => Date;
}): Promise<number> => {
  const { database, registry, clock } = options;
  const { goneFeeds, listings } = storesOn(database);
  let total = 0;
  for (const { feed, config, isGone } of await registry.all()) {
    if (!isGone) continue;
    const reached = feed.lastReachedAt ?? feed.createdAt;
    const hours = config === null ? IDX_HOURS : maxAgeHours(config);
    if (clock().getTime() < reached.getTime() + hours * HOUR) continue;
    const since = feed.unconfirmedAt ?? reached;
    await goneFeeds.setUnconfirmedAt(feed.id, since);
    total += await listings.markUnconfirmed(feed.id, since);
  }
  return total;
};
