import { forgetIdleSessions } from '../conversations/conversation-service.ts';
import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import { inTransactions } from '../database/transaction.ts';
import { soldDays } from '../feeds/configuration/feed-config.ts';
import type { FeedRegistry } from '../feeds/configuration/feed-registry.ts';
import { markUnconfirmed } from '../feeds/gone/gone-feeds.ts';
import type { RunStore } from '../feeds/runs/run-store.ts';
import { tidyRuns } from '../feeds/runs/run-tidy-store.ts';
import { tidyRunFiles } from '../feeds/runs/tidy-run-files.ts';
import type { FileService } from '../files/file-service.ts';
import { isoDate } from '../listings/days-on-market.ts';
import { deriveAnew } from '../listings/derive/derive-anew.ts';
import { dropStrayPictures } from '../listings/pictures/listing-pictures.ts';
import { forgetRemoved, retireSold } from '../listings/retire-listings.ts';
import { thinHistory } from '../listings/thin-history.ts';
import type { DeliveryStore } from '../mail/delivery-store.ts';
import { tidyVisitors } from '../visitors/visitor-store.ts';
import type { Chore } from './maintenance.ts';

/** What chores are done on. Tables are gone through on connections of `database`, which no request waits for. */
type ChoreOptions = {
  database: Database;
  registry: Pick<FeedRegistry, 'all'>;
  runs: Pick<RunStore, 'get' | 'filesInUse'>;
  files: Pick<FileService, 'tidy'>;
  deliveries: Pick<DeliveryStore, 'forget'>;
  dataFolder: string;
  /** For so many days the history of listings is kept whole. */
  historyDays: number;
  /** For so many days after their last message sessions are kept. */
  chatDays: number;
  clock: () => Date;
};

const KEYS_AT_ONCE = 1_000;

const forgetOldKeys = (database: Database): Promise<number> =>
  inTransactions(database, KEYS_AT_ONCE, (transaction) => storesOn(transaction).idempotencyKeys.tidy(KEYS_AT_ONCE));

/** Takes homes off the display that were sold too long ago for the feed that sends them. Returns how many. */
const retireSoldOfFeeds = async ({ database, registry, clock }: ChoreOptions): Promise<number> => {
  let total = 0;
  for (const { feed, config } of await registry.all()) {
    if (config === null) continue;
    total += await retireSold(database, { sourceId: feed.id, soldDays: soldDays(config), today: isoDate(clock()) });
  }
  return total;
};

/** The chores of a service, in the order in which they are done: at its start and every hour. */
export const createChores = (options: ChoreOptions): Chore[] => {
  const { database, runs, files, deliveries, dataFolder, historyDays, chatDays, clock } = options;
  return [
    {
      name: 'listings were prepared anew for searching',
      isOwn: true,
      run: (stopping) => deriveAnew(database, stopping),
    },
    {
      name: 'files that no run waits for were removed',
      isOwn: true,
      run: () => tidyRunFiles(dataFolder, runs, clock),
    },
    {
      name: 'pictures of homes that another source shows by now were let go',
      run: () => dropStrayPictures(database),
    },
    { name: 'sessions that were used last long ago were removed', run: () => forgetIdleSessions(database, chatDays) },
    { name: 'files that nobody uses any more were removed', run: () => files.tidy() },
    { name: 'keys of requests of more than a day ago were forgotten', run: () => forgetOldKeys(database) },
    { name: 'visitors who went were forgotten', run: () => tidyVisitors(database) },
    { name: 'old runs and what they found were forgotten', run: () => tidyRuns(database) },
    { name: 'homes of feeds without a file were marked as unconfirmed', run: () => markUnconfirmed(options) },
    { name: 'listings removed long ago were forgotten', run: () => forgetRemoved(database) },
    { name: 'old changes of listings were thinned', run: () => thinHistory(database, historyDays) },
    {
      name: 'deliveries that ended, or waited for a server, 30 days ago were forgotten',
      run: () => deliveries.forget(),
    },
    { name: 'homes sold long ago left the display', run: () => retireSoldOfFeeds(options) },
  ];
};
