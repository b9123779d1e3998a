import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import { inTransactions } from '../database/transaction.ts';
import { addDays } from './days-on-market.ts';
import type { HistoryEntry } from './listing-history-store.ts';

/** They are locked together: an update of one waits for a handful of statements, however many there are. */
const BATCH = 200;
/** For how long a removed listing can come back under its ID. */
const KEPT_DAYS = 400;

/** Takes a source's homes off the display that were sold more than `soldDays` before `today` (ISO date). Returns how many. */
export const retireSold = (
  database: Database,
  { sourceId, soldDays, today }: { sourceId: number; soldDays: number; today: string },
): Promise<number> => {
  const before = addDays(today, -soldDays);
  return inTransactions(database, BATCH, async (transaction) => {
    const { candidates, listings, history } = storesOn(transaction);
    const chatbotIds = await candidates.chatbotsOf(sourceId);
    const sold = await listings.lockLongSold(chatbotIds, sourceId, before, BATCH);
    const ids = sold.map(({ id }) => id);
    await listings.markRemoved(ids, 'sold');
    for (const [chatbotId, homes] of Map.groupBy(sold, (home) => home.chatbotId)) {
      const entries = homes.map(
        ({ id, version }): HistoryEntry => ({
          ...{ listingId: id, version: version + 1, sourceId, runId: null },
          ...{ kind: 'remove', changes: {}, details: { reason: 'sold' } },
        }),
      );
      await history.addHistory(chatbotId, entries);
    }
    return sold.length;
  });
};

/** Deletes listings that left the display 400 days ago, with all that hangs on them. Returns how many. */
export const forgetRemoved = (database: Database): Promise<number> =>
  inTransactions(database, BATCH, async (transaction) => {
    const { claims, listings, history, pictures } = storesOn(transaction);
    const removed = await listings.removedBefore(KEPT_DAYS, BATCH);
    const ids = removed.map(({ id }) => id);
    for (const [chatbotId, gone] of Map.groupBy(removed, (one) => one.chatbotId)) {
      const goneIds = gone.map(({ id }) => id);
      await claims.dropAll(chatbotId, goneIds);
    }
    await pictures.forget(ids);
    await history.forget(removed);
    return listings.delete(ids);
  });
