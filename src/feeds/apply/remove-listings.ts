import { storesOn } from '../../database/stores.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { HistoryEntry } from '../../listings/listing-history-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import type { Removal } from '../plan/shown-homes.ts';
import type { RunContext } from './batch.ts';
import type { Locks } from './batch-pace.ts';
import { handOver } from './hand-over.ts';

/** The chatbot whose listings are removed, and the run that does it. */
export type RemovalContext = Pick<RunContext, 'database' | 'sourceId' | 'runId' | 'token' | 'today' | 'pace'> & {
  chatbotId: number;
};

/** Takes listings off the display that all leave for the same reason. */
const removeBatch = async (
  transaction: Transaction,
  { batch, reason }: { batch: readonly Removal[]; reason: Removal['reason'] },
  context: RemovalContext,
  locks: Locks,
): Promise<Removal[]> => {
  const { chatbotLocks, claims, history, listings, runs } = storesOn(transaction);
  await chatbotLocks.lock(context.chatbotId);
  const ids = batch.map(({ id }) => id);
  const claimed = await claims.onListings(context.chatbotId, ids, context.sourceId);
  await runs.holdClaim(context.runId, context.token);
  locks.begin();
  const owned = (await listings.read(context.chatbotId, ids, { lock: true })).filter(
    (listing) => listing.live && listing.sourceId === context.sourceId,
  );
  const entries: HistoryEntry[] = [];
  const going: StoredListing[] = [];
  for (const listing of owned) {
    const claimants = claimed.get(listing.id) ?? [];
    const taken = await handOver(transaction, listing, claimants, context);
    if (taken === null) going.push(listing);
    else entries.push({ ...taken, details: { ...taken.details, reason } });
    if (claimants.length > 0) locks.check();
  }
  const goingIds = going.map(({ id }) => id);
  await listings.markRemoved(goingIds, reason);
  const times = new Map(batch.map(({ id, modifiedAt }) => [id, modifiedAt]));
  for (const listing of going) {
    const before = listing.values.ModificationTimestamp;
    const modifiedAt = times.get(listing.id) ?? before;
    const isLater = modifiedAt !== null && modifiedAt !== before;
    if (isLater) {
      await listings.setModificationTimestamp(listing.id, modifiedAt);
      locks.check();
    }
    entries.push({
      listingId: listing.id,
      version: listing.version + 1,
      sourceId: context.sourceId,
      runId: context.runId,
      kind: 'remove',
      changes: {},
      details: {
        reason,
        ...(isLater ? { volatile: { ModificationTimestamp: [before, modifiedAt] } } : {}),
      },
    });
  }
  await history.addHistory(context.chatbotId, entries);
  const done = new Set(owned.map(({ id }) => id));
  return batch.filter(({ id }) => done.has(id));
};

/**
 * Takes listings of the feed off the display, in batches. Returns the removals that took effect, hand-overs included. `onBatch` is
 * called after each batch, and throws where the run has to stop.
 */
export const removeListings = async (
  removals: readonly Removal[],
  context: RemovalContext,
  onBatch: () => void,
): Promise<Removal[]> => {
  const removed: Removal[] = [];
  for (const reason of ['row', 'absence'] as const) {
    const leaving = removals.filter((removal) => removal.reason === reason);
    const batches = context.pace.carryOut(leaving, (batch, locks) =>
      inTransaction(context.database, (transaction) => removeBatch(transaction, { batch, reason }, context, locks)),
    );
    for await (const done of batches) {
      removed.push(...done);
      onBatch();
    }
  }
  return removed;
};
