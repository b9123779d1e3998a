import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { inTransaction } from '../../database/transaction.ts';
import { SetupError } from '../../errors.ts';
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

/**
 * Tells the database that a feed's file has another name by now: its listings keep their IDs, its runs and what it is
 * compared with stay its own. Where the new name has run already and shows nothing yet, its runs and claims are taken
 * over. SetupError says why a feed cannot be renamed, and what to do.
 */
export const renameFeed = async (
  names: { from: string; to: string },
  { database, registry }: { database: Database; registry: FeedRegistry },
): Promise<void> => {
  const { from, to } = names;
  if (await registry.hasFile(from)) {
    throw new SetupError(`config/feeds/${from}.json is there: only a feed whose file has got another name is renamed`);
  }
  if (!(await registry.hasFile(to))) {
    throw new SetupError(`There is no config/feeds/${to}.json: give the feed's file its new name first`);
  }
  const found = await storesOn(database).feeds.find(from);
  if (found === undefined) throw new SetupError(`There never was a feed ${from}`);
  await inTransaction(database, async (transaction) => {
    const { feeds, goneFeeds: gone } = storesOn(transaction);
    const taken = await feeds.find(to);
    const isIdle = await gone.lockIdle(taken === undefined ? [found.id] : [found.id, taken.id]);
    if (!isIdle) throw new SetupError(`A run of ${from} or ${to} is queued or running: wait for its end, or cancel it`);
    if (taken !== undefined) {
      if (taken.workspaceId !== null && found.workspaceId !== null && taken.workspaceId !== found.workspaceId) {
        throw new SetupError(
          `Feed ${to} is of another workspace than ${from}: the one knows nothing of the other's homes`,
        );
      }
      const shown = (await gone.countShown([taken.id])).get(taken.id) ?? 0;
      if (shown > 0) {
        throw new SetupError(
          `Feed ${to} shows ${shown} listings of its own already: take those of ${from} off the display by ` +
            `"npx listingd feed remove ${from}"; the homes that ${to} sends too go over to it and keep their IDs`,
        );
      }
      await gone.mergeInto(taken, found);
    }
    await gone.rename(found.id, to);
  });
};
