import { storesOn } from '../../database/stores.ts';
import { duplicateKeyName, inTransaction, type Transaction } from '../../database/transaction.ts';
import type { LeftField } from '../../listings/changes.ts';
import { mlsKey } from '../../listings/keys.ts';
import { API_SOURCE } from '../../listings/listing.ts';
import type { HistoryEntry, StoredChange } from '../../listings/listing-history-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import { createIdSet } from '../plan/id-set.ts';
import { assignKeys, keysAfter, keysNow } from './assign-keys.ts';
import { planUndo, type UndoDecision } from './plan-undo.ts';
import { runEffect } from './run-effect.ts';
import { type UndoContext, writeUndo } from './write-undo.ts';

const ATTEMPTS = 3;

/** What became of a listing; `kind` is that of its entry in the history, or none. */
export type Undone = {
  id: number;
  mlsNumber: string | null;
  kind: HistoryEntry['kind'] | 'none';
  left: readonly LeftField[];
};

const undoneOf = ({ id, values }: StoredListing, kind: Undone['kind'], left: readonly LeftField[]): Undone => ({
  id,
  mlsNumber: values.MLSNumber,
  kind,
  left,
});

const decide = (listing: StoredListing, changes: readonly StoredChange[], context: UndoContext): UndoDecision => {
  const own = changes.filter(({ runId }) => runId === context.undoneRunId);
  const effect = runEffect(context.isCreated(listing.id), own);
  return planUndo(listing, effect, {
    feedId: context.feedId,
    changes: changes.filter(({ version, runId }) => version > effect.version && runId !== context.undoneRunId),
    counts: ({ runId }) => runId === null || !context.isVoid(runId),
  });
};

const present = <Value>(values: (Value | null)[]): Value[] => [...new Set(values.filter((value) => value !== null))];

/** Gives the decisions the keys that they want, as far as they are free, and lets go of those that change hands in the batch. */
const resolveKeys = async (transaction: Transaction, decisions: readonly UndoDecision[], context: UndoContext) => {
  const { listings, undoListings } = storesOn(transaction);
  const shown = decisions.filter(({ live }) => live).map(({ after }) => after);
  const holders = await undoListings.holders(context.chatbotId, {
    mlsKeys: present(shown.map(({ values }) => mlsKey(values.MLSNumber))),
    urlKeys: present(shown.map(({ urlKey }) => urlKey)),
    sourceIds: present(shown.map(({ sourceId }) => sourceId)),
    sourceKeys: present(shown.map(({ sourceKey }) => sourceKey)),
  });
  const assigned = assignKeys(decisions, holders, context.defers);
  const wanted = new Map(assigned.ready.flatMap((one) => keysAfter(one).map((key) => [key, one.listing.id] as const)));
  const giving = assigned.ready.filter(({ listing, kind }) => {
    const isWanted = (key: string): boolean => (wanted.get(key) ?? listing.id) !== listing.id;
    return kind !== 'none' && keysNow({ listing }).some(isWanted);
  });
  const freed = giving.map(({ listing }) => listing.id);
  await listings.freeKeys(freed);
  return { ...assigned, freed: createIdSet(freed) };
};

type BatchEnd = { undone: Undone[]; deferred: number[] };

const attempt = (ids: readonly number[], context: UndoContext): Promise<BatchEnd> =>
  inTransaction(context.database, async (transaction) => {
    const { chatbotLocks, history, listings: store, runs } = storesOn(transaction);
    await chatbotLocks.lock(context.chatbotId);
    await runs.holdClaim(context.runId, context.token);
    context.locks.begin();
    const listings = await store.read(context.chatbotId, ids, { lock: true });
    const changes = await history.changesOf(context.chatbotId, ids);
    const undone: Undone[] = [];
    const decisions: UndoDecision[] = [];
    for (const listing of listings) {
      const own = changes.get(listing.id) ?? [];
      // What was undone before the process that did it was killed.
      const done = own.find(({ runId }) => runId === context.runId);
      if (done !== undefined) undone.push(undoneOf(listing, done.kind, done.details.left ?? []));
      else decisions.push(decide(listing, own, context));
    }
    const { ready, deferred, freed } = await resolveKeys(transaction, decisions, context);
    const entries = await writeUndo(transaction, ready, freed, context);
    const kinds = new Map(entries.map(({ listingId, kind }) => [listingId, kind]));
    undone.push(...ready.map(({ listing, left }) => undoneOf(listing, kinds.get(listing.id) ?? 'none', left)));
    await history.addHistory(context.chatbotId, entries);
    const sources = entries.flatMap(({ details, sourceId }) => [sourceId, ...(details?.source ?? [])]);
    await history.markFeedsDirty([...new Set(sources)].filter((id) => id !== API_SOURCE));
    return { undone, deferred };
  });

/**
 * Undoes what a run did to some listings, in one transaction. Where another writer took a key meanwhile it is planned again,
 * three times; then each listing stands alone, and one whose key is taken stays as it is. RunLostError when the run that
 * undoes is no longer this process's.
 */
export const undoBatch = async (ids: readonly number[], context: UndoContext): Promise<BatchEnd> => {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    try {
      return await attempt(ids, context);
    } catch (error) {
      if (duplicateKeyName(error) === undefined) throw error;
    }
  }
  const [id, second] = ids;
  if (id !== undefined && second === undefined) {
    const [listing] = await storesOn(context.database).listings.read(context.chatbotId, [id], { lock: false });
    if (listing === undefined) return { undone: [], deferred: [] };
    const left = [{ field: 'Display', value: null, why: 'another displayed listing has one of its keys' }];
    return { undone: [undoneOf(listing, 'none', left)], deferred: [] };
  }
  const end: BatchEnd = { undone: [], deferred: [] };
  for (const one of ids) {
    const { undone, deferred } = await undoBatch([one], context);
    end.undone.push(...undone);
    end.deferred.push(...deferred);
  }
  return end;
};
