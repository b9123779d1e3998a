import type { Database } from '../../database/connection.ts';
import { duplicateKeyName, inTransaction, type Transaction } from '../../database/transaction.ts';
import { type Candidate, createCandidateStore } from '../../listings/candidate-store.ts';
import { deriveListing } from '../../listings/derive/derive-listing.ts';
import { ListingMovedError, type ListingUpdate } from '../../listings/listing-row-store.ts';
import { createListingStore } from '../../listings/listing-store.ts';
import { createCandidateIndex } from '../plan/candidate-index.ts';
import { candidateKeys } from '../plan/candidate-keys.ts';
import { keyProblem } from '../plan/key-problems.ts';
import type { Outcome } from '../plan/outcomes.ts';
import { type Decision, type PartRow, type PlanContext, planNext } from '../plan/plan-row.ts';
import type { RowProblem } from '../read/feed-row.ts';
import { createRunStore } from '../runs/run-store.ts';
import { createClaimStore } from './claim-store.ts';
import { newHome, newValues } from './new-homes.ts';
import { releasedKeys, releaseKeys } from './release-keys.ts';
import { listingsWithCopies, noteCreatedPictures, noteKnownPictures } from './row-pictures.ts';
import { settleUpdate } from './settle-update.ts';

const ATTEMPTS = 3;

export type ApplyContext = Omit<PlanContext, 'index'> & {
  database: Database;
  chatbotId: number;
  runId: number;
  token: number;
  /** How many rows, or removals, a transaction writes. */
  batchRows: number;
  copiesImages: boolean;
};

/** What all batches of all parts of a run have in common. */
export type RunContext = Omit<
  ApplyContext,
  | 'defers'
  | 'formerNumbers'
  | 'numberInFile'
  | 'sourceKeyInFile'
  | 'urlRowInFile'
  | 'isNamed'
  | 'isLeaving'
  | 'chatbotId'
>;

/**
 * What became of a row once its transaction was committed. `listingId` is the listing that it wrote, if it was stored before.
 * `listings`: the stored listings that a deferred row waits for, or else those whose keys the row may have moved.
 */
export type Applied = {
  row: PartRow;
  outcome: Outcome | 'deferred';
  listingId: number | null;
  listings: readonly number[];
  problems: RowProblem[];
};

/** A row of a batch and what is to be done about it. */
export type Decided = { row: PartRow; decision: Decision };

/** The stored listings whose keys a row that is written may move: its own, and those that give it theirs. */
export const movedListings = ({ listing, url, number }: Decision): number[] =>
  [listing, ...[url, number].map((move) => (move?.kind === 'take' ? move.from : null))].flatMap((one) =>
    one != null && one.id > 0 ? [one.id] : [],
  );

/** The stored listings that decide what becomes of a row that is put off. */
const awaitedListings = ({ listing, url, number, sourceKey }: Decision): number[] => {
  const holders = [url, number, sourceKey].map((move) => (move?.kind === 'keep' ? move.holder : move?.from));
  return [listing, ...holders].flatMap((one) => (one != null && one.id > 0 ? [one.id] : []));
};

const takenKey = (row: PartRow, key: string): Applied => {
  const column = key === 'uq_listing_url' ? 'Url' : key === 'uq_listing_mls' ? 'MLSNumber' : 'ListingKey';
  const expected = 'a key that no other displayed listing of the chatbot has';
  return { row, outcome: 'rejected', listingId: null, listings: [], problems: [keyProblem(row.row, column, expected)] };
};

const writeUpdates = async (
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

const writeCreations = async (
  transaction: Transaction,
  decided: readonly Decided[],
  context: ApplyContext,
): Promise<Applied[]> => {
  const created = decided.filter(({ decision }) => decision.outcome === 'create');
  const first = await createListingStore(transaction).insert(
    context.chatbotId,
    created.map(({ row, decision }) => {
      const home = newHome(row, context.today);
      const { url, number } = decision;
      const isNumberFree = number?.kind !== 'keep';
      const values = isNumberFree ? home.values : { ...home.values, MLSNumber: null };
      return {
        sourceId: context.sourceId,
        runId: context.runId,
        sourceKey: row.row.keys.ListingKey,
        urlKey: url?.kind === 'keep' ? null : home.urlKey,
        // A key that is held is asked for again with every file.
        feedHash: (url?.kind === 'keep' && url.contested) || !isNumberFree ? null : row.hash,
        values,
        derived: isNumberFree ? home.derived : deriveListing(values),
      };
    }),
  );
  await noteCreatedPictures(transaction, created, first, context);
  return created.map(({ row, decision }) => ({
    row,
    outcome: 'created',
    listingId: null,
    listings: movedListings(decision),
    problems: decision.problems,
  }));
};

const writeClaims = async (
  transaction: Transaction,
  decided: readonly Decided[],
  context: ApplyContext,
): Promise<Applied[]> => {
  const claims = createClaimStore(transaction);
  const applied: Applied[] = [];
  for (const { row, decision } of decided) {
    if (decision.listing === null) continue;
    if (decision.outcome === 'claim') {
      const values = newValues(row.row, context.today);
      await claims.put({
        chatbotId: context.chatbotId,
        feedId: context.sourceId,
        listingId: decision.listing.id,
        sourceKey: row.row.keys.ListingKey,
        values,
        feedHash: row.hash,
      });
    } else if (decision.outcome === 'unclaim')
      await claims.drop(context.chatbotId, context.sourceId, [decision.listing.id]);
    else continue;
    applied.push({ row, outcome: 'ignored', listingId: null, listings: [], problems: decision.problems });
  }
  return applied;
};

/** Rows for which nothing is to be written, or not yet. */
export const unwritten = ({ row, decision }: Decided): Applied[] => {
  const outcome = (
    { unchanged: 'unchanged', end: 'ignored', ignore: 'ignored', reject: 'rejected', defer: 'deferred' } as const
  )[decision.outcome as 'unchanged' | 'end' | 'ignore' | 'reject' | 'defer'];
  if (outcome === undefined) return [];
  const listings = outcome === 'deferred' ? awaitedListings(decision) : [];
  return [{ row, outcome, listingId: decision.listing?.id ?? null, listings, problems: decision.problems }];
};

const attempt = (rows: readonly PartRow[], context: ApplyContext): Promise<Applied[]> =>
  inTransaction(context.database, async (transaction) => {
    await createRunStore(transaction).holdClaim(context.runId, context.token);
    const found = await createCandidateStore(transaction).find(
      context.chatbotId,
      context.sourceId,
      candidateKeys(rows),
    );
    const planContext = { ...context, index: createCandidateIndex(found) };
    const decided = rows.map((row) => ({ row, decision: planNext(row, planContext) }));
    const applied = [
      ...(await writeUpdates(transaction, decided, context)),
      ...(await writeCreations(transaction, decided, context)),
      ...(await writeClaims(transaction, decided, context)),
      ...decided.flatMap(unwritten),
    ];
    await noteKnownPictures(transaction, decided, context);
    return applied;
  });

const isMoved = (error: unknown): boolean =>
  error instanceof ListingMovedError || duplicateKeyName(error) !== undefined;

/**
 * Carries out a batch of rows in one transaction, planned against the listings as they are now. Where another writer was
 * faster it is planned again, three times; then each row stands alone, and one whose key is taken becomes a problem.
 * RunLostError when the run is no longer this process's.
 */
export const applyRows = async (rows: readonly PartRow[], context: ApplyContext): Promise<Applied[]> => {
  let failure: unknown;
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    try {
      return await attempt(rows, context);
    } catch (error) {
      if (!isMoved(error)) throw error;
      failure = error;
    }
  }
  const [row] = rows;
  if (row === undefined) return [];
  if (rows.length === 1) return [takenKey(row, duplicateKeyName(failure) ?? '')];
  const applied: Applied[] = [];
  for (const one of rows) applied.push(...(await applyRows([one], context)));
  return applied;
};
