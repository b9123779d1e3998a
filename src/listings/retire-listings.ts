import type { Database } from '../database/connection.ts';
import { inTransaction } from '../database/transaction.ts';
import { addDays } from './days-on-market.ts';
import { createListingStore } from './listing-store.ts';
import { createRetirementStore } from './retirement-store.ts';

/** They are locked together: an update of one waits for a handful of statements, however many there are. */
const BATCH = 200;
/** For how long a removed listing can come back under its ID. */
const KEPT_DAYS = 400;

/** Takes a source's homes off the display that were sold more than `soldDays` before `today` (ISO date). Returns how many. */
export const retireSold = async (
  database: Database,
  options: { sourceId: number; soldDays: number; today: string },
): Promise<number> => {
  const before = addDays(options.today, -options.soldDays);
  for (let total = 0; ; ) {
    const retired = await inTransaction(database, async (transaction) => {
      const store = createListingStore(transaction);
      const sold = await createRetirementStore(transaction).lockLongSold(options.sourceId, before, BATCH);
      await store.markRemoved(
        sold.map(({ id }) => id),
        'sold',
      );
      for (const [chatbotId, homes] of Map.groupBy(sold, (home) => home.chatbotId)) {
        await store.addHistory(
          chatbotId,
          homes.map(({ id, version }) => ({
            listingId: id,
            version: version + 1,
            sourceId: options.sourceId,
            runId: null,
            kind: 'remove',
            changes: {},
            details: { reason: 'sold' },
          })),
        );
      }
      return sold.length;
    });
    total += retired;
    if (retired < BATCH) return total;
  }
};

/** Deletes listings that left the display 400 days ago, with all that hangs on them. Returns how many. */
export const forgetRemoved = async (database: Database): Promise<number> => {
  for (let total = 0; ; ) {
    const forgotten = await inTransaction(database, (transaction) =>
      createRetirementStore(transaction).deleteRemoved(KEPT_DAYS, BATCH),
    );
    total += forgotten;
    if (forgotten < BATCH) return total;
  }
};
