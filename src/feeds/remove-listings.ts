import { inTransaction, type Transaction } from '../database/transaction.ts';
import { changedFields } from '../listings/changes.ts';
import { createListingStore, type HistoryEntry, type ListingStore } from '../listings/listing-store.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { ApplyContext } from './apply-rows.ts';
import { type Claim, createClaimStore } from './claim-store.ts';
import type { Removal } from './plan-part.ts';
import { createRunStore } from './run-store.ts';

const BATCH = 500;

/** The owner lets go: the feed whose claim is the oldest shows the home from now on, under the same ID. */
const handOver = async (
  store: ListingStore,
  listing: StoredListing,
  claim: Claim,
  context: ApplyContext,
): Promise<HistoryEntry> => {
  const values = { ...listing.values, ...claim.values };
  const sameUrl = claim.urlKey !== null && listing.urlKey?.equals(claim.urlKey) === true;
  await store.update({
    id: listing.id,
    version: listing.version,
    newVersion: true,
    sourceId: claim.feedId,
    sourceKey: claim.sourceKey,
    urlKey: sameUrl ? listing.urlKey : claim.urlKey,
    feedHash: claim.feedHash,
    seen: true,
    values,
  });
  return {
    listingId: listing.id,
    version: listing.version + 1,
    sourceId: claim.feedId,
    runId: context.runId,
    kind: 'takeover',
    changes: changedFields(listing.values, values),
  };
};

const removeBatch = async (
  transaction: Transaction,
  batch: readonly Removal[],
  context: ApplyContext,
): Promise<Removal[]> => {
  await createRunStore(transaction).hold(context.runId, context.token);
  const store = createListingStore(transaction);
  const claims = createClaimStore(transaction);
  const ids = batch.map(({ id }) => id);
  const owned = (await store.read(context.chatbotId, ids, { lock: true })).filter(
    (listing) => listing.live && listing.sourceId === context.sourceId,
  );
  const heirs = await claims.oldest(
    context.chatbotId,
    owned.map(({ id }) => id),
    context.sourceId,
  );
  const history: HistoryEntry[] = [];
  const going: StoredListing[] = [];
  for (const listing of owned) {
    const claim = heirs.get(listing.id);
    if (claim === undefined) going.push(listing);
    else {
      history.push(await handOver(store, listing, claim, context));
      await claims.drop(context.chatbotId, claim.feedId, [listing.id]);
    }
  }
  const reasons = new Map(batch.map((removal) => [removal.id, removal.reason]));
  for (const reason of ['row', 'absence'] as const) {
    await store.markRemoved(
      going.filter(({ id }) => reasons.get(id) === reason).map(({ id }) => id),
      reason,
    );
  }
  for (const listing of going) {
    history.push({
      listingId: listing.id,
      version: listing.version + 1,
      sourceId: context.sourceId,
      runId: context.runId,
      kind: 'remove',
      changes: {},
    });
  }
  await store.addHistory(context.chatbotId, history);
  const done = new Set(owned.map(({ id }) => id));
  return batch.filter(({ id }) => done.has(id));
};

/** Takes listings of the feed off the display, in batches. Returns the removals that took effect, hand-overs included. */
export const removeListings = async (removals: readonly Removal[], context: ApplyContext): Promise<Removal[]> => {
  const removed: Removal[] = [];
  for (let start = 0; start < removals.length; start += BATCH) {
    const batch = removals.slice(start, start + BATCH);
    removed.push(...(await inTransaction(context.database, (transaction) => removeBatch(transaction, batch, context))));
  }
  return removed;
};
