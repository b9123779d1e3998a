import { storesOn } from '../../database/stores.ts';
import type { Transaction } from '../../database/transaction.ts';
import { type ChangeDetails, changeDetails, changedFields } from '../../listings/changes.ts';
import type { HistoryEntry } from '../../listings/listing-history-store.ts';
import type { RunContext } from '../apply/batch.ts';
import type { Locks } from '../apply/batch-pace.ts';
import type { Claim } from '../apply/claim-store.ts';
import type { IdSet } from '../plan/id-set.ts';
import { handOver } from '../remove/hand-over.ts';
import type { UndoDecision } from './plan-undo.ts';

/** What the batches of an undo have in common. `runId` and `token` are of the run that undoes. */
export type UndoContext = Pick<RunContext, 'database' | 'runId' | 'token' | 'today'> & {
  chatbotId: number;
  undoneRunId: number;
  /** The feed whose run is undone. */
  feedId: number;
  isCreated: (listingId: number) => boolean;
  /** Runs that are undos, and those that were undone: what they did does not count as a later change. */
  isVoid: (runId: number) => boolean;
  defers: boolean;
  locks: Locks;
};

const entryOf = (
  { listing, after, kind }: UndoDecision,
  details: ChangeDetails,
  { feedId, runId }: UndoContext,
): HistoryEntry => ({
  listingId: listing.id,
  version: listing.version + 1,
  sourceId: feedId,
  runId,
  kind: kind === 'none' ? 'keys' : kind,
  changes: changedFields(listing.values, after.values),
  details,
});

/** What every entry of the undo tells. */
const undoDetails = ({ left }: UndoDecision, { undoneRunId }: UndoContext): ChangeDetails => ({
  undoOf: undoneRunId,
  ...(left.length > 0 ? { left } : {}),
});

/** Gives a listing back to its former feed: that one's claim is used up, and the other claims the home as it did before. */
const changeHands = async (
  transaction: Transaction,
  { listing, after, claim }: UndoDecision,
  { chatbotId }: UndoContext,
): Promise<Pick<ChangeDetails, 'claim'>> => {
  if (after.sourceId === listing.sourceId) return {};
  const { claims } = storesOn(transaction);
  const former = await claims.take(chatbotId, after.sourceId, listing.id);
  if (claim !== null) {
    const { feedHash, createdAt, ...kept } = claim;
    const again: Claim = {
      ...{ chatbotId, feedId: listing.sourceId, listingId: listing.id, ...kept },
      feedHash: Buffer.from(feedHash, 'hex'),
      createdAt: new Date(createdAt),
    };
    await claims.put(again);
  }
  return former === null ? {} : { claim: former };
};

/** Lets the API's changes lapse, or come into force again, as they were before the run. */
const restoreOverrides = async (
  transaction: Transaction,
  { listing, overrides, lapsing }: UndoDecision,
): Promise<Pick<ChangeDetails, 'overrides' | 'restored'>> => {
  const { history } = storesOn(transaction);
  const own = lapsing.length === 0 ? [] : await history.overrides([listing.id]);
  const lapsed = own.filter(({ field }) => lapsing.includes(field));
  await history.removeOverrides(lapsed);
  await history.addOverrides(overrides.map((override) => ({ listingId: listing.id, ...override })));
  return {
    ...(overrides.length > 0 ? { restored: overrides.map(({ field }) => field) } : {}),
    ...(lapsed.length > 0 ? { overrides: lapsed.map(({ field, feedValue }) => ({ field, feedValue })) } : {}),
  };
};

/** Writes one listing whole. */
const rewrite = async (
  transaction: Transaction,
  decision: UndoDecision,
  context: UndoContext,
): Promise<HistoryEntry> => {
  const { listing, after, reason, kind } = decision;
  const claim = await changeHands(transaction, decision, context);
  await storesOn(transaction).listings.update(listing.chatbotId, [
    {
      id: listing.id,
      version: listing.version,
      newVersion: true,
      ...after,
      feedHash: null,
      seen: kind === 'revive' || kind === 'remove',
      ...(kind === 'revive' ? {} : { display: kind === 'remove' ? reason : 'keep' }),
    },
  ]);
  const details = {
    ...changeDetails(listing, after),
    ...(kind === 'remove' ? { reason } : {}),
    ...(kind === 'revive' ? { removed: listing.removedReason } : {}),
    ...(await restoreOverrides(transaction, decision)),
    ...claim,
    ...undoDetails(decision, context),
  };
  return entryOf(decision, details, context);
};

/** Whether nothing of the listing changes but that it leaves the display. */
const onlyLeaves = ({ kind, listing, after, overrides, lapsing }: UndoDecision): boolean =>
  kind === 'remove' &&
  overrides.length + lapsing.length === 0 &&
  Object.keys(changeDetails(listing, after)).length === 0 &&
  Object.keys(changedFields(listing.values, after.values)).length === 0;

/**
 * Writes what is decided, what leaves the display first; returns what the history tells of it. What another feed sends too
 * goes over to that one in place of leaving. `freed` are listings that have let go of their keys to be written anew.
 */
export const writeUndo = async (
  transaction: Transaction,
  decisions: readonly UndoDecision[],
  freed: IdSet,
  context: UndoContext,
): Promise<HistoryEntry[]> => {
  const history: HistoryEntry[] = [];
  const leaving = decisions.filter(({ kind }) => kind === 'remove');
  const ids = leaving.map(({ listing }) => listing.id);
  const claims = await storesOn(transaction).claims.onListings(context.chatbotId, ids, context.feedId);
  const gone: UndoDecision[] = [];
  for (const decision of leaving) {
    const { listing } = decision;
    const taken = await handOver(transaction, listing, claims.get(listing.id) ?? [], context);
    if (taken !== null) history.push({ ...taken, details: { ...taken.details, ...undoDetails(decision, context) } });
    else if (onlyLeaves(decision) && !freed.has(listing.id)) gone.push(decision);
    else history.push(await rewrite(transaction, decision, context));
    context.locks.check();
  }
  for (const reason of new Set(gone.map((decision) => decision.reason))) {
    const same = gone.filter((decision) => decision.reason === reason);
    await storesOn(transaction).listings.markRemoved(
      same.map(({ listing }) => listing.id),
      reason,
    );
    history.push(...same.map((one) => entryOf(one, { reason, ...undoDetails(one, context) }, context)));
  }
  for (const decision of decisions) {
    if (decision.kind !== 'remove' && decision.kind !== 'none') {
      history.push(await rewrite(transaction, decision, context));
      context.locks.check();
    }
  }
  return history;
};
