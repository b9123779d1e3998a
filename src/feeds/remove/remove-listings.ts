import { storesOn } from '../../database/stores.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { HistoryEntry } from '../../listings/listing-history-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import type { RunContext } from '../apply/batch.ts';
import type { Locks } from '../apply/batch-pace.ts';
import type { PartPlan } from '../plan/plan-part.ts';
import type { Removal } from '../plan/shown-homes.ts';
import { handOver } from './hand-over.ts';

/** The chatbot whose listings are removed, and the run that does it. */
type RemovalContext = Pick<RunContext, 'database' | 'sourceId' | 'runId' | 'token' | 'today' | 'pace' | 'signal'> & {
  chatbotId: number;
};

/** Takes listings off the display that all leave for the same reason. */
const removeBatch = async (
  transaction: Transaction,
  { batch, reason }: { batch: readonly Removal[]; reason: Removal['reason'] },
  context: RemovalContext,
  locks: Locks,
): Promise<Removal[]> => {
  const { chatbotLocks, claims, history, listings: store, runs } = storesOn(transaction);
  await chatbotLocks.lock(context.chatbotId);
  const ids = batch.map(({ id }) => id);
  const claimed = await claims.onListings(context.chatbotId, ids, context.sourceId);
  await runs.holdClaim(context.runId, context.token);
  locks.begin();
  const owned = (await store.read(context.chatbotId, ids, { lock: true })).filter(
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
  await store.markRemoved(goingIds, reason);
  const times = new Map(batch.map(({ id, modifiedAt }) => [id, modifiedAt]));
  for (const listing of going) {
    const before = listing.values.ModificationTimestamp;
    const modifiedAt = times.get(listing.id) ?? before;
    const isLater = modifiedAt !== null && modifiedAt !== before;
    if (isLater) {
      await store.setModificationTimestamp(listing.id, modifiedAt);
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

/** Takes listings of the feed off the display, in batches. Returns the removals that took effect, hand-overs included. */
export const removeListings = async (removals: readonly Removal[], context: RemovalContext): Promise<Removal[]> => {
  const removed: Removal[] = [];
  for (const reason of ['row', 'absence'] as const) {
    const leaving = removals.filter((removal) => removal.reason === reason);
    const batches = context.pace.carryOut(leaving, (batch, locks) =>
      inTransaction(context.database, (transaction) => removeBatch(transaction, { batch, reason }, context, locks)),
    );
    for await (const done of batches) {
      removed.push(...done);
      context.signal.throwIfAborted();
    }
  }
  return removed;
};

/** Notes what came of the removals: a row whose listing did not leave has ended nothing. Returns how many left by absence. */
export const noteRemoved = (
  { outcomes }: PartPlan,
  removals: readonly Removal[],
  removed: readonly Removal[],
): number => {
  const gone = new Set(removed.map(({ id }) => id));
  for (const { id, row } of removals) if (row !== null && !gone.has(id)) outcomes.set(row, 'ignored');
  return removed.filter(({ reason }) => reason === 'absence').length;
};

/**
 * Takes off the display what leaves of a part: of all its removals those that `remain`, since no row has shown their homes. Returns
 * how many left by absence.
 */
export const removePart = async (
  plan: PartPlan,
  removals: readonly Removal[],
  remaining: readonly Removal[],
  shared: RunContext,
): Promise<number> =>
  noteRemoved(plan, removals, await removeListings(remaining, { ...shared, chatbotId: plan.chatbotId }));
