import { storesOn } from '../../database/stores.ts';
import type { Transaction } from '../../database/transaction.ts';
import { changeDetails, changedFields } from '../../listings/changes.ts';
import type { HistoryEntry, Override } from '../../listings/listing-history-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import { ListingMovedError, type ListingUpdate } from '../../listings/stored-listing.ts';
import type { Decision } from '../plan/plan-row.ts';
import { type Applied, type ApplyContext, type Decided, movedListings } from './batch.ts';
import type { Locks } from './batch-pace.ts';
import { type MergedRow, mergeRow } from './merge-row.ts';
import { listingsWithCopies } from './row-pictures.ts';

export type ReleasedKey = 'Url' | 'MLSNumber';

/** Which listings give up which keys to others of the batch, with the versions that the plan saw. Pure. */
export const releasedKeys = (
  decisions: readonly Decision[],
): Map<number, { version: number; keys: Set<ReleasedKey> }> => {
  const givers = new Map<number, { version: number; keys: Set<ReleasedKey> }>();
  for (const { outcome, url, number } of decisions) {
    if (outcome !== 'create' && outcome !== 'update') continue;
    for (const [key, move] of [
      ['Url', url],
      ['MLSNumber', number],
    ] as const) {
      if (move?.kind !== 'take' || move.from === null) continue;
      const giver = givers.get(move.from.id) ?? { version: move.from.version, keys: new Set<ReleasedKey>() };
      givers.set(move.from.id, { ...giver, keys: giver.keys.add(key) });
    }
  }
  return givers;
};

/** A stored listing that has given up keys to others. */
export const withoutKeys = (listing: StoredListing, keys: ReadonlySet<ReleasedKey>): StoredListing => ({
  ...listing,
  urlKey: keys.has('Url') ? null : listing.urlKey,
  values: keys.has('MLSNumber') ? { ...listing.values, MLSNumber: null } : listing.values,
});

/** Gives up the keys in what was read of the listings. Returns what the history tells of it. */
const releaseKeys = (
  givers: ReadonlyMap<number, { keys: ReadonlySet<ReleasedKey> }>,
  stored: Map<number, StoredListing>,
  { sourceId, runId }: { sourceId: number; runId: number },
): HistoryEntry[] => {
  const history: HistoryEntry[] = [];
  for (const [id, { keys }] of givers) {
    const before = stored.get(id);
    if (before === undefined) continue;
    const version = before.version + 1;
    const after: StoredListing = { ...withoutKeys(before, keys), version, feedHash: null };
    stored.set(id, after);
    const changes = changedFields(before.values, after.values);
    const details = changeDetails(before, after);
    history.push({ listingId: id, version, sourceId, runId, kind: 'release', changes, details });
  }
  return history;
};

/** What is to be written of the rows of a batch that mean stored listings; versions are those that were read. */
type UpdatesToWrite = {
  givers: (Pick<StoredListing, 'id' | 'version'> & { keys: ReadonlySet<ReleasedKey> })[];
  updates: ListingUpdate[];
  feedHashes: { id: number; version: number; feedHash: Buffer | null }[];
  lapsedOverrides: Pick<Override, 'listingId' | 'field'>[];
  history: HistoryEntry[];
  applied: Applied[];
};

const isUpdate = ({ outcome }: Decision): boolean => outcome === 'update' || outcome === 'refresh';

/** Notes what is to be written of one row. */
const addUpdate = (
  toWrite: UpdatesToWrite,
  { row, decision }: Decided,
  { id, version }: StoredListing,
  merged: MergedRow,
  { sourceId, runId }: ApplyContext,
): void => {
  const { update, feedHash, lapsedOverrides, kind, changes, details } = merged;
  if (update !== null) toWrite.updates.push(update);
  else if (feedHash !== null || lapsedOverrides.length > 0) toWrite.feedHashes.push({ id, version, feedHash });
  toWrite.lapsedOverrides.push(...lapsedOverrides.map((field) => ({ listingId: id, field })));
  if (update?.newVersion === true) {
    toWrite.history.push({ listingId: id, version: version + 1, sourceId, runId, kind, changes, details });
  }
  toWrite.applied.push({
    row,
    outcome: merged.isChanged ? 'updated' : 'unchanged',
    listingId: id,
    listings: movedListings(decision),
    problems: decision.problems,
  });
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
  const { history, listings: store } = storesOn(transaction);
  const wanted = decided.flatMap(({ decision }) =>
    isUpdate(decision) && decision.listing !== null ? [decision.listing] : [],
  );
  const givers = releasedKeys(decided.map(({ decision }) => decision));
  const ids = wanted.map(({ id }) => id);
  const read = await store.read(context.chatbotId, [...ids, ...givers.keys()], { lock: false });
  const stored = new Map(read.map((one) => [one.id, one]));
  const planned = [...wanted, ...[...givers].map(([id, { version }]) => ({ id, version }))];
  for (const { id, version } of planned)
    if (stored.get(id)?.version !== version) throw new ListingMovedError(`listing ${id} moved`);
  const toWrite: UpdatesToWrite = {
    givers: [...givers].map(([id, giver]) => ({ id, ...giver })).sort((left, right) => left.id - right.id),
    updates: [],
    feedHashes: [],
    lapsedOverrides: [],
    history: releaseKeys(givers, stored, context),
    applied: [],
  };
  const overrides = await history.overrides(ids);
  const copies = await listingsWithCopies(transaction, ids, context);
  for (const one of decided) {
    const { row, decision } = one;
    const before = stored.get(decision.listing?.id ?? 0);
    if (before === undefined || !isUpdate(decision)) continue;
    const showsCopies = copies.has(before.id);
    addUpdate(toWrite, one, before, mergeRow(row, decision, before, overrides, { ...context, showsCopies }), context);
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
  const { history, listings: store } = storesOn(transaction);
  await history.addHistory(context.chatbotId, entries);
  locks.begin();
  await store.releaseKeys(givers);
  await store.setFeedHashes(feedHashes);
  await store.update(context.chatbotId, updates, locks.check);
  await history.removeOverrides(lapsedOverrides);
  return applied;
};
