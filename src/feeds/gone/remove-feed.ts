import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isoDate } from '../../listings/days-on-market.ts';
import { createBatchPace } from '../apply/batch-pace.ts';
import type { Feed } from '../configuration/feed-store.ts';
import { removeListings } from '../remove/remove-listings.ts';
import type { RunReport } from '../report/run-report.ts';
import type { PartCounts, RunProgress, StoredRun } from '../runs/run.ts';

const PAGE = 1_000;

const countsOf = (removed: number): PartCounts => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  removedByRow: 0,
  removedByAbsence: removed,
  rejected: 0,
  ignored: 0,
  heldRemovals: 0,
  matchedRows: 0,
});

const BATCH_ROWS = 200;

/**
 * The run that takes all that a feed shows off the display, as if a snapshot had come without it: a home that another feed
 * sends goes over to that one. The feed's claims go, and it is forgotten what it sent last. RunLostError when the run is no
 * longer this process's; the abort's reason when the service stops.
 */
export const removeFeed = async (
  { run, feed, progress, signal }: { run: StoredRun; feed: Feed; progress: RunProgress; signal: AbortSignal },
  { database, clock }: { database: Database; clock: () => Date },
): Promise<Pick<RunReport, 'state' | 'message' | 'rows'>> => {
  progress.phase = 'write';
  const candidates = storesOn(database).candidates;
  const gone = storesOn(database).goneFeeds;
  const shared = {
    database,
    sourceId: feed.id,
    runId: run.id,
    token: run.token,
    pace: createBatchPace(BATCH_ROWS),
    signal,
  };
  for (const chatbotId of await candidates.chatbotsOf(feed.id)) {
    for (let after = 0, full = true; full; ) {
      const page = await candidates.owned(chatbotId, feed.id, after, PAGE);
      await removeListings(
        page.map(({ id }) => ({ id, reason: 'absence', row: null })),
        { ...shared, chatbotId, today: isoDate(clock()) },
      );
      full = page.length === PAGE;
      after = page.at(-1)?.id ?? after;
    }
  }
  return inTransaction(database, async (transaction) => {
    const runs = storesOn(transaction).runs;
    await runs.holdClaim(run.id, run.token);
    // Counted by the history, since a run that was killed has removed some before.
    const changed = await gone.countChanged(run.id);
    let removed = 0;
    let handedOver = 0;
    for (const { chatbotId, left, taken } of changed) {
      removed += left;
      handedOver += taken;
      await runs.savePart(run.id, chatbotId, { ...countsOf(left + taken), state: 'Succeeded', message: null });
    }
    await storesOn(transaction).goneFeeds.forget(feed.id);
    await runs.supersede(feed.id, run.id);
    const message = `the feed was removed: ${removed} listings left the display, ${handedOver} went over to feeds that send them too`;
    const report = { state: 'Succeeded' as const, message, rows: 0 };
    await runs.finish(run.id, run.token, report);
    return report;
  });
};
