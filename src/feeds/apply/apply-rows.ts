import { duplicateKeyName, inTransaction, type Transaction } from '../../database/transaction.ts';
import { createCandidateStore } from '../../listings/candidate-store.ts';
import { ListingMovedError } from '../../listings/listing-row-store.ts';
import { createCandidateIndex } from '../plan/candidate-index.ts';
import { candidateKeys } from '../plan/candidate-keys.ts';
import { keyProblem } from '../plan/key-problems.ts';
import { type Decision, type PartRow, planNext } from '../plan/plan-row.ts';
import { createRunStore } from '../runs/run-store.ts';
import type { Applied, ApplyContext, Decided } from './batch.ts';
import { createChatbotLockStore } from './chatbot-lock-store.ts';
import { createClaimStore } from './claim-store.ts';
import { forgetHome, newValues } from './new-homes.ts';
import { noteKnownPictures } from './row-pictures.ts';
import { writeCreations } from './write-creations.ts';
import { writeUpdates } from './write-updates.ts';

const ATTEMPTS = 3;

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
    await createChatbotLockStore(transaction).lock(context.chatbotId);
    const found = await createCandidateStore(transaction).find(
      context.chatbotId,
      context.sourceId,
      candidateKeys(rows),
    );
    const planContext = { ...context, index: createCandidateIndex(found) };
    const decided = rows.map((row) => ({ row, decision: planNext(row, planContext) }));
    for (const { row, decision } of decided) if (decision.outcome === 'defer') forgetHome(row);
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
