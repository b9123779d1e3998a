import type { Transaction } from '../../database/transaction.ts';
import type { Candidate } from '../../listings/candidate-store.ts';
import { ListingMovedError, type ListingUpdate } from '../../listings/listing-row-store.ts';
import { createListingStore } from '../../listings/listing-store.ts';
import { type Applied, type ApplyContext, type Decided, movedListings } from './batch.ts';
import { releasedKeys, releaseKeys } from './release-keys.ts';
import { listingsWithCopies } from './row-pictures.ts';
import { settleUpdate } from './settle-update.ts';

/** Writes the rows of a batch that mean stored listings. ListingMovedError when one is no longer as it was planned. */
export const writeUpdates = async (
  transaction: Transaction,
  decided: readonly Decided[],
  context: ApplyContext,
): Promise<Applied[]> => {
  const store = createListingStore(transaction);
  const wanted = decided.flatMap(({ decision }) =>
    (decision.outcome === 'update' || decision.outcome === 'refresh') && decision.listing !== null
      ? [decision.listing]
      : [],
  );
  const givers = releasedKeys(decided.map(({ decision }) => decision));
  const ids = wanted.map(({ id }) => id);
  const locked = await store.read(context.chatbotId, [...ids, ...givers.keys()], { lock: true });
  const stored = new Map(locked.map((one) => [one.id, one]));
  for (const [id, version] of [
    ...wanted.map((candidate: Candidate) => [candidate.id, candidate.version] as const),
    ...[...givers].map(([giver, seen]) => [giver, seen.version] as const),
  ]) {
    if (stored.get(id)?.version !== version) throw new ListingMovedError(`listing ${id} moved`);
  }
  const history = await releaseKeys(store, givers, stored, context);
  const overrides = await store.overrides(ids);
  const copies = await listingsWithCopies(transaction, ids, context);
  const updates: ListingUpdate[] = [];
  const applied: Applied[] = [];
  for (const { row, decision } of decided) {
    const before = decision.listing === null ? undefined : stored.get(decision.listing.id);
    if (before === undefined || (decision.outcome !== 'update' && decision.outcome !== 'refresh')) continue;
    const settled = settleUpdate(row, decision, before, overrides, { ...context, showsCopies: copies.has(before.id) });
    if (settled.update !== null) updates.push(settled.update);
    else if (settled.feedHash !== null) await store.setFeedHash(before.id, settled.feedHash);
    await store.removeOverrides(settled.lapsedOverrides.map((field) => ({ listingId: before.id, field })));
    if (settled.update?.newVersion === true) {
      history.push({
        listingId: before.id,
        version: before.version + 1,
        sourceId: context.sourceId,
        runId: context.runId,
        kind: settled.kind,
        changes: settled.changes,
        details: settled.details,
      });
    }
    applied.push({
      row,
      outcome: settled.isChanged ? 'updated' : 'unchanged',
      listingId: before.id,
      listings: movedListings(decision),
      problems: decision.problems,
    });
  }
  await store.update(context.chatbotId, updates);
  await store.addHistory(context.chatbotId, history);
  return applied;
};
