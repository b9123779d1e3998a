import { storesOn } from '../../database/stores.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { HistoryEntry, Override } from '../../listings/listing-history-store.ts';
import { ListingMovedError, type ListingUpdate, type StoredListing } from '../../listings/stored-listing.ts';
import { type Applied, type ApplyContext, type Decided, movedListings } from './batch.ts';
import type { Locks } from './batch-pace.ts';
import { type ReleasedKey, releasedKeys, withoutKeys } from './release-keys.ts';
import { listingsWithCopies } from './row-pictures.ts';
import { settleUpdate } from './settle-update.ts';

/** What is to be written of the rows of a batch that mean stored listings; versions are those that were read. */
export type UpdatesToWrite = {
  givers: { giver: Pick<StoredListing, 'id' | 'version'>; keys: readonly ReleasedKey[] }[];
  updates: ListingUpdate[];
  feedHashes: { id: number; version: number; feedHash: Buffer | null }[];
  lapsedOverrides: Pick<Override, 'listingId' | 'field'>[];
  history: HistoryEntry[];
  applied: Applied[];
};

/**
 * Compares the rows of a batch with the listings that they mean. Nothing is locked: what has moved when it is written is told by its version.
 * ListingMovedError when a listing is no longer as it was planned.
 */
export const prepareUpdates = async (
  transaction: Transaction,
  decided: readonly Decided[],
  context: ApplyContext,
): Promise<UpdatesToWrite> => {
  const { history, listings } = storesOn(transaction);
  const wanted = decided.flatMap(({ decision }) =>
    (decision.outcome === 'update' || decision.outcome === 'refresh') && decision.listing !== null
      ? [decision.listing]
      : [],
  );
  const givers = releasedKeys(decided.map(({ decision }) => decision));
  const ids = wanted.map(({ id }) => id);
  const read = await listings.read(context.chatbotId, [...ids, ...givers.keys()], { lock: false });
  const stored = new Map(read.map((one) => [one.id, one]));
  const planned = [...wanted, ...[...givers].map(([id, { version }]) => ({ id, version }))];
  for (const { id, version } of planned)
    if (stored.get(id)?.version !== version) throw new ListingMovedError(`listing ${id} moved`);
  const toWrite: UpdatesToWrite = {
    givers: [...givers]
      .sort(([left], [right]) => left - right)
      .map(([id, { version, keys }]) => ({ giver: { id, version }, keys: [...keys] })),
    updates: [],
    feedHashes: [],
    lapsedOverrides: [],
    history: withoutKeys(givers, stored, context),
    applied: [],
  };
  const overrides = await history.overrides(ids);
  const copies = await listingsWithCopies(transaction, ids, context);
  for (const { row, decision } of decided) {
    const before = decision.listing === null ? undefined : stored.get(decision.listing.id);
    if (before === undefined || (decision.outcome !== 'update' && decision.outcome !== 'refresh')) continue;
    const { id, version } = before;
    const settled = settleUpdate(row, decision, before, overrides, { ...context, showsCopies: copies.has(id) });
    if (settled.update !== null) toWrite.updates.push(settled.update);
    else if (settled.feedHash !== null || settled.lapsedOverrides.length > 0)
      toWrite.feedHashes.push({ id, version, feedHash: settled.feedHash });
    toWrite.lapsedOverrides.push(...settled.lapsedOverrides.map((field) => ({ listingId: id, field })));
    if (settled.update?.newVersion === true) {
      const { sourceId, runId } = context;
      const { kind, changes, details } = settled;
      toWrite.history.push({ listingId: id, version: version + 1, sourceId, runId, kind, changes, details });
    }
    toWrite.applied.push({
      row,
      outcome: settled.isChanged ? 'updated' : 'unchanged',
      listingId: id,
      listings: movedListings(decision),
      problems: decision.problems,
    });
  }
  // In the order in which everybody locks them.
  toWrite.updates.sort((left, right) => left.id - right.id);
  return toWrite;
};

/**
 * Writes it. From the first listing on they are locked: what can be written before is, but for overrides, whose rows the API locks
 * behind their listing's. ListingMovedError when a listing has moved since it was read.
 */
export const writeUpdates = async (
  transaction: Transaction,
  { givers, updates, feedHashes, lapsedOverrides, history: entries, applied }: UpdatesToWrite,
  context: ApplyContext,
  locks: Locks,
): Promise<Applied[]> => {
  const { history, listings } = storesOn(transaction);
  await history.addHistory(context.chatbotId, entries);
  locks.begin();
  for (const { giver, keys } of givers) {
    await listings.releaseKeys(giver, keys);
    locks.check();
  }
  await listings.setFeedHashes(feedHashes);
  await listings.update(context.chatbotId, updates, locks.check);
  await history.removeOverrides(lapsedOverrides);
  return applied;
};
