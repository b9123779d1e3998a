import { dataRefusal } from '../../database/database-failure.ts';
import { storesOn } from '../../database/stores.ts';
import { duplicateKeyName, inTransaction, type Transaction } from '../../database/transaction.ts';
import { ListingMovedError } from '../../listings/stored-listing.ts';
import type { RowProblem } from '../map/feed-row.ts';
import { candidateKeys, createCandidateIndex } from '../plan/candidate-index.ts';
import { type Decision, type PartRow, planNext } from '../plan/plan-row.ts';
import { withoutCells } from '../plan/row-identity.ts';
import { keyProblem } from '../plan/row-problems.ts';
import type { Applied, ApplyContext, Decided } from './batch.ts';
import type { Locks } from './batch-pace.ts';
import { newValues, writeCreations } from './create-listings.ts';
import { keysGivenUp } from './keys-given-up.ts';
import { forgetPictures, noteKnownPictures } from './row-pictures.ts';
import { prepareUpdates, writeUpdates } from './update-listings.ts';

const ATTEMPTS = 3;
/** Fewer may all be odd: an update has few rows that differ. */
const MANY_ROWS = 10;

/** The stored listings that decide what becomes of a row that is put off. */
const awaitedListings = ({ listing, url, number, sourceKey }: Decision): number[] => {
  const holders = [url, number, sourceKey].map((move) => (move?.kind === 'keep' ? move.holder : move?.from));
  return [listing, ...holders].flatMap((one) => (one != null && one.id > 0 ? [one.id] : []));
};

const takenKey = (row: PartRow, key: string): RowProblem => {
  const column = key === 'uq_listing_url' ? 'Url' : key === 'uq_listing_mls' ? 'MLSNumber' : 'ListingKey';
  return keyProblem(row.row, column, 'a key that no other displayed listing of the chatbot has');
};

const refusedData = ({ row }: PartRow, refusal: string): RowProblem => ({
  line: row.line,
  column: null,
  value: null,
  expected: `values that the database takes; it said: ${refusal}`,
});

const rejected = (row: PartRow, problem: RowProblem): Applied => ({
  row,
  outcome: 'rejected',
  listingId: null,
  listings: [],
  problems: [problem],
  refused: true,
});

/** A row that stands alone, and why it can't be written. */
const rejectedFor = (row: PartRow, failure: unknown, refusals: unknown[]): Applied => {
  const refusal = dataRefusal(failure);
  if (refusal === undefined) return rejected(row, takenKey(row, duplicateKeyName(failure) ?? ''));
  refusals.push(failure);
  return rejected(row, refusedData(row, refusal));
};

const writeClaims = async (
  transaction: Transaction,
  decided: readonly Decided[],
  context: ApplyContext,
): Promise<Applied[]> => {
  const { claims } = storesOn(transaction);
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
        // Its listing is another source's, and may become the feed's own with other keys.
        feedHash: withoutCells(row.hash),
      });
    } else if (decision.outcome === 'unclaim')
      await claims.drop(context.chatbotId, context.sourceId, [decision.listing.id]);
    else continue;
    applied.push({ row, outcome: 'ignored', listingId: null, listings: [], problems: decision.problems });
  }
  return applied;
};

/** Rows for which nothing is to be written, or not yet. */
export const unwritten = ({ row, decision }: Decided, givenUp: ReadonlyMap<PartRow, readonly string[]>): Applied[] => {
  const outcome = (
    { unchanged: 'unchanged', end: 'ignored', ignore: 'ignored', reject: 'rejected', defer: 'deferred' } as const
  )[decision.outcome as 'unchanged' | 'end' | 'ignore' | 'reject' | 'defer'];
  if (outcome === undefined) return [];
  const listings = outcome === 'deferred' ? awaitedListings(decision) : [];
  const listingId = decision.listing?.id ?? null;
  return [{ row, outcome, listingId, listings, givesUp: givenUp.get(row) ?? [], problems: decision.problems }];
};

/** `locksFirst`: what the rows may mean is locked before they are planned, so that nobody can be faster. */
const attempt = (
  rows: readonly PartRow[],
  context: ApplyContext,
  { locks, locksFirst }: { locks: Locks; locksFirst: boolean },
): Promise<{ applied: Applied[]; decided: Decided[] }> =>
  inTransaction(context.database, async (transaction) => {
    const { chatbotId, sourceId } = context;
    await storesOn(transaction).chatbotLocks.lock(chatbotId);
    const { candidates } = storesOn(transaction);
    const find = () => candidates.find(chatbotId, sourceId, candidateKeys(rows));
    if (locksFirst) {
      const ids = (await find()).map(({ id }) => id);
      await storesOn(transaction).listings.read(chatbotId, ids, { lock: true });
    }
    const isFirst = context.first.isFirst && !(await candidates.hasOthers(chatbotId, sourceId));
    const planContext = { ...context, index: createCandidateIndex(isFirst ? [] : await find()) };
    const decided = rows.map((row) => ({ row, decision: planNext(row, planContext) }));
    // Who waits for the end of the file is held without what may be worked out again.
    for (const { row, decision } of decided) if (decision.outcome === 'defer') row.home = undefined;
    const givenUp = await keysGivenUp(transaction, decided);
    const writing = await prepareUpdates(transaction, decided, context);
    await forgetPictures(transaction, decided, context);
    // As late as can be, and before any listing is locked: whoever takes the run over meanwhile finds none of this.
    await storesOn(transaction).runs.holdClaim(context.runId, context.token);
    const claimed = await writeClaims(transaction, decided, context);
    const applied = [
      ...(await writeUpdates(transaction, writing, context, locks)),
      ...(await writeCreations(transaction, decided, context)),
      ...claimed,
      ...decided.flatMap((one) => unwritten(one, givenUp)),
    ];
    return { applied, decided };
  });

/**
 * Which pictures there are is noted behind the homes, which are locked no longer: a run that is broken off between the two notes it when
 * it is done again.
 */
const writeRows = async (
  rows: readonly PartRow[],
  context: ApplyContext,
  how: { locks: Locks; locksFirst: boolean },
): Promise<Applied[]> => {
  const { applied, decided } = await attempt(rows, context, how);
  if (context.copiesImages)
    await inTransaction(context.database, async (transaction) => {
      await storesOn(transaction).runs.holdClaim(context.runId, context.token);
      await noteKnownPictures(transaction, decided, context);
    });
  return applied;
};

const isMoved = (error: unknown): boolean =>
  error instanceof ListingMovedError || duplicateKeyName(error) !== undefined;

/** The outcome of a batch, or why it can't be written as it is; what its rows are not to blame for is thrown. */
const attempts = async (
  rows: readonly PartRow[],
  context: ApplyContext,
  locks: Locks,
): Promise<Applied[] | { failure: unknown }> => {
  let failure: unknown;
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    try {
      // A row alone is sure to come through at last, however often others change what it means.
      return await writeRows(rows, context, { locks, locksFirst: rows.length === 1 && tries === ATTEMPTS - 1 });
    } catch (error) {
      if (dataRefusal(error) !== undefined) return { failure: error };
      if (!isMoved(error)) throw error;
      failure = error;
      context.first.isFirst = false;
    }
  }
  return { failure };
};

/**
 * Halves rows that can't be written until the one that stops them stands alone. `refusals`: takes the errors by which the database refused
 * values.
 */
const applyApart = async (rows: readonly PartRow[], context: ApplyContext, refusals: unknown[]): Promise<Applied[]> => {
  const applied: Applied[] = [];
  const parts = context.pace.carryOut(rows, async (some, locks) => ({
    some,
    result: await attempts(some, context, locks),
  }));
  for await (const { some, result } of parts) {
    context.signal.throwIfAborted();
    if (Array.isArray(result)) applied.push(...result);
    else if (some.length > 1) {
      const half = Math.ceil(some.length / 2);
      applied.push(...(await applyApart(some.slice(0, half), context, refusals)));
      applied.push(...(await applyApart(some.slice(half), context, refusals)));
    } else applied.push(...some.map((row) => rejectedFor(row, result.failure, refusals)));
  }
  return applied;
};

/**
 * Carries out a batch of rows in one transaction, or in several where it is slow, planned against the listings as they are now. Where
 * another writer was faster it is planned again, three times. A row whose key is taken, or whose values the database refuses, becomes a
 * problem, its home stays as it is, and the others are written. Where it refuses all of many rows, the error is thrown: they are not what is wrong.
 * RunLostError when the run is no longer this process's.
 */
export const applyBatch = async (rows: readonly PartRow[], context: ApplyContext): Promise<Applied[]> => {
  const refusals: unknown[] = [];
  const applied = await applyApart(rows, context, refusals);
  if (rows.length >= MANY_ROWS && refusals.length === rows.length) throw refusals[0];
  return applied;
};
