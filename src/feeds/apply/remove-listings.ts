import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { HistoryEntry } from '../../listings/listing-history-store.ts';
import { createListingStore } from '../../listings/listing-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import { inBatches } from '../plan/in-batches.ts';
import type { Removal } from '../plan/shown-homes.ts';
import { createRunStore } from '../runs/run-store.ts';
import type { RunContext } from './batch.ts';
import { createChatbotLockStore } from './chatbot-lock-store.ts';
import { createClaimStore } from './claim-store.ts';
import { handOver } from './hand-over.ts';

/** The chatbot whose listings are removed, and the run that does it. */
export type RemovalContext = Pick<RunContext, 'database' | 'sourceId' | 'runId' | 'token' | 'today' | 'batchRows'> & {
  chatbotId: number;
};

const removeBatch = async (
  transaction: Transaction,
  batch: readonly Removal[],
  context: RemovalContext,
): Promise<Removal[]> => {
  await createRunStore(transaction).holdClaim(context.runId, context.token);
  await createChatbotLockStore(transaction).lock(context.chatbotId);
  const store = createListingStore(transaction);
  const claims = createClaimStore(transaction);
  const ids = batch.map(({ id }) => id);
  const owned = (await store.read(context.chatbotId, ids, { lock: true })).filter(
    (listing) => listing.live && listing.sourceId === context.sourceId,
  );
  const claimed = await claims.onListings(
    context.chatbotId,
    owned.map(({ id }) => id),
    context.sourceId,
  );
  const reasons = new Map(batch.map((removal) => [removal.id, removal.reason]));
  const history: HistoryEntry[] = [];
  const going: StoredListing[] = [];
  for (const listing of owned) {
    const taken = await handOver(transaction, listing, claimed.get(listing.id) ?? [], context);
    if (taken === null) going.push(listing);
    else history.push({ ...taken, details: { ...taken.details, reason: reasons.get(listing.id) ?? 'row' } });
  }
  for (const reason of ['row', 'absence'] as const) {
    await store.markRemoved(
      going.filter(({ id }) => reasons.get(id) === reason).map(({ id }) => id),
      reason,
    );
  }
  const times = new Map(batch.map(({ id, modifiedAt }) => [id, modifiedAt]));
  for (const listing of going) {
    const before = listing.values.ModificationTimestamp;
    const modifiedAt = times.get(listing.id) ?? before;
    const isLater = modifiedAt !== null && modifiedAt !== before;
    if (isLater) await store.setModificationTimestamp(listing.id, modifiedAt);
    history.push({
      listingId: listing.id,
      version: listing.version + 1,
      sourceId: context.sourceId,
      runId: context.runId,
      kind: 'remove',
      changes: {},
      details: {
        reason: reasons.get(listing.id) ?? 'row',
        ...(isLater ? { volatile: { ModificationTimestamp: [before, modifiedAt] } } : {}),
      },
    });
  }
  await store.addHistory(context.chatbotId, history);
  const done = new Set(owned.map(({ id }) => id));
  return batch.filter(({ id }) => done.has(id));
};

/** Takes listings of the feed off the display, in batches. Returns the removals that took effect, hand-overs included. */
export const removeListings = async (
  removals: readonly Removal[],
  context: RemovalContext,
  onBatch: () => void,
): Promise<Removal[]> => {
  const removed: Removal[] = [];
  for (const batch of inBatches(removals, context.batchRows)) {
    removed.push(...(await inTransaction(context.database, (transaction) => removeBatch(transaction, batch, context))));
    onBatch();
  }
  return removed;
};
