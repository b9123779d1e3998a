import { storesOn } from '../../database/stores.ts';
import type { Candidate } from '../../listings/candidate-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import { unwritten } from '../apply/apply-batch.ts';
import { carryOutRows } from '../apply/apply-part.ts';
import { type Applied, type ApplyContext, type Decided, movedListings, type RunContext } from '../apply/batch.ts';
import { newValues } from '../apply/create-listings.ts';
import { keysGivenUp } from '../apply/keys-given-up.ts';
import { mergeRow } from '../apply/merge-row.ts';
import { listingsWithCopies } from '../apply/row-pictures.ts';
import { type ReleasedKey, releasedKeys, withoutKeys } from '../apply/update-listings.ts';
import type { JudgedPart } from '../guard/guard-part.ts';
import { inBatches } from '../plan/batches.ts';
import { type CandidateIndex, candidateKeys, createCandidateIndex } from '../plan/candidate-index.ts';
import { createIdSet } from '../plan/id-set.ts';
import { type PartRow, planNext } from '../plan/plan-row.ts';
import type { Removal } from '../plan/shown-homes.ts';
import { noteRemoved } from '../remove/remove-listings.ts';
import { createPreview, type PartPreview, type Preview } from './preview.ts';

/**
 * Remembers which stored listings would have given up their number or URL by now, so that a row that waits for the key
 * finds it free, as it would if the rows before it had been written. About two bits a listing.
 */
const createGivenKeys = () => {
  const numbers = createIdSet();
  const urls = createIdSet();
  return {
    /** Compares what a batch found with what it leaves. */
    note: (found: readonly Candidate[], index: CandidateIndex): void => {
      for (const before of found) {
        const after = index.byId(before.id);
        if (after === undefined) continue;
        if (before.mlsKey !== null && after.mlsKey !== before.mlsKey) numbers.add(before.id);
        if (before.urlKey !== null && after.urlKey !== before.urlKey) urls.add(before.id);
      }
    },

    candidate: (found: Candidate): Candidate => ({
      ...found,
      ...(numbers.has(found.id) ? { mlsKey: null, feedHash: null } : {}),
      ...(urls.has(found.id) ? { urlKey: null, feedHash: null } : {}),
    }),

    stored: (listing: StoredListing): StoredListing =>
      withoutKeys(
        listing,
        new Set<ReleasedKey>([
          ...(numbers.has(listing.id) ? (['MLSNumber'] as const) : []),
          ...(urls.has(listing.id) ? (['Url'] as const) : []),
        ]),
      ),
  };
};

type GivenKeys = ReturnType<typeof createGivenKeys>;

/** The listings that a batch would write, as they would be found by then: a key that the batch moves is its holder's no more. */
const readStored = async (decided: readonly Decided[], context: ApplyContext, given: GivenKeys) => {
  const ids = decided.flatMap(({ decision: { outcome, listing } }) =>
    (outcome === 'update' || outcome === 'refresh') && listing !== null && listing.id > 0 ? [listing.id] : [],
  );
  const { history, listings: store } = storesOn(context.database);
  const listings = (await store.read(context.chatbotId, ids, { lock: false })).map(given.stored);
  const stored = new Map<number, StoredListing>(listings.map((one) => [one.id, one]));
  for (const [id, { keys }] of releasedKeys(decided.map(({ decision }) => decision))) {
    const giver = stored.get(id);
    if (giver !== undefined) stored.set(id, withoutKeys(giver, keys));
  }
  const copies = await listingsWithCopies(context.database, ids, context);
  return { stored, overrides: await history.overrides(ids), copies };
};

const previewUpdates = async (
  decided: readonly Decided[],
  context: ApplyContext,
  { given, preview }: { given: GivenKeys; preview: Preview },
): Promise<Applied[]> => {
  const { stored, overrides, copies } = await readStored(decided, context, given);
  const applied: Applied[] = [];
  for (const { row, decision } of decided) {
    if ((decision.outcome !== 'update' && decision.outcome !== 'refresh') || decision.listing === null) continue;
    const { problems } = decision;
    const before = stored.get(decision.listing.id);
    if (before === undefined) {
      // Another row of the batch makes the home: it would be found as it leaves it.
      applied.push({ row, outcome: 'unchanged', listingId: null, listings: movedListings(decision), problems });
      continue;
    }
    const merged = mergeRow(row, decision, before, overrides, { ...context, showsCopies: copies.has(before.id) });
    if (merged.isChanged) preview.noteUpdated(before, merged.changes);
    applied.push({
      row,
      outcome: merged.isChanged ? 'updated' : 'unchanged',
      listingId: before.id,
      listings: movedListings(decision),
      problems,
    });
  }
  return applied;
};

const previewOthers = async (
  decided: readonly Decided[],
  { today, database }: ApplyContext,
  preview: Preview,
): Promise<Applied[]> => {
  const givenUp = await keysGivenUp(database, decided);
  return decided.flatMap((one): Applied[] => {
    const { row, decision } = one;
    const { problems } = decision;
    if (decision.outcome === 'create') {
      const values = newValues(row.row, today);
      preview.noteCreated(decision.number?.kind === 'keep' ? { ...values, MLSNumber: null } : values);
      return [{ row, outcome: 'created', listingId: null, listings: movedListings(decision), problems }];
    }
    return decision.outcome === 'claim' || decision.outcome === 'unclaim'
      ? [{ row, outcome: 'ignored', listingId: null, listings: [], problems }]
      : unwritten(one, givenUp);
  });
};

/**
 * Decides about a batch of rows, and merges them, as applying does, against the listings as they are, without a lock or a write. Of the
 * batches before it only the keys that they free are remembered, so it is exact where no row wants a key that another row
 * of the file has newly taken, and no two rows mean one listing by different keys. There the run itself may keep a key
 * where the preview moved it.
 */
const previewRows = async (
  rows: readonly PartRow[],
  context: ApplyContext,
  noted: { given: GivenKeys; preview: Preview },
): Promise<Applied[]> => {
  const { candidates } = storesOn(context.database);
  const found = (await candidates.find(context.chatbotId, context.sourceId, candidateKeys(rows))).map(
    noted.given.candidate,
  );
  const index = createCandidateIndex(found);
  const decided = rows.map((row) => ({ row, decision: planNext(row, { ...context, index }) }));
  const applied = [
    ...(await previewUpdates(decided, context, noted)),
    ...(await previewOthers(decided, context, noted.preview)),
  ];
  noted.given.note(found, index);
  return applied;
};

/** Looks at the listings that would leave; returns the removals that would take effect. */
const previewRemovals = async (
  removals: readonly Removal[],
  held: boolean,
  context: RunContext & { chatbotId: number },
  preview: Preview,
): Promise<Removal[]> => {
  const { database, chatbotId, sourceId } = context;
  const leaving: Removal[] = [];
  for (const batch of inBatches(removals, context.batchRows)) {
    const ids = batch.map(({ id }) => id);
    const listings = await storesOn(database).listings.read(chatbotId, ids, { lock: false });
    const owned = new Map(
      listings.filter((one) => one.live && one.sourceId === sourceId).map((one) => [one.id, one] as const),
    );
    const claims = await storesOn(database).claims.onListings(chatbotId, [...owned.keys()], sourceId);
    for (const removal of batch) {
      const listing = owned.get(removal.id);
      if (listing === undefined) continue;
      leaving.push(removal);
      preview.noteRemoved(listing, { reason: removal.reason, held, handedOver: claims.has(listing.id) });
    }
    context.signal.throwIfAborted();
  }
  return leaving;
};

const read = (preview: Preview, { plan, verdict, held }: JudgedPart): PartPreview =>
  preview.read({
    holds: verdict.part !== null ? 'Everything' : held.length > 0 ? 'Removals' : 'Nothing',
    guard: verdict.part ?? verdict.removals,
    rejected: plan.outcomes.count().rejected,
  });

/**
 * What a part's run would do, nothing being written: rows and removals go the way that they go when they are applied, and
 * the plan's outcomes are set as they would be. Of a part that is held whole it is what an approval would do.
 */
export const previewPart = async (
  judged: JudgedPart,
  shared: RunContext,
): Promise<{ preview: PartPreview; removedByAbsence: number }> => {
  const { plan, verdict, free, held } = judged;
  const context = { ...shared, chatbotId: plan.chatbotId };
  const isHeldWhole = verdict.part !== null;
  const preview = createPreview();
  const noted = { given: createGivenKeys(), preview };
  const { remaining } = await carryOutRows(plan, isHeldWhole ? held : free, shared, {
    batches: plan.spool.read(shared.batchRows),
    carryOut: (rows, applyContext) => previewRows(rows, applyContext, noted),
  });
  const removed = await previewRemovals(isHeldWhole ? [] : remaining, false, context, preview);
  const removedByAbsence = noteRemoved(plan, free, removed);
  await previewRemovals(isHeldWhole ? remaining : held, true, context, preview);
  return { preview: read(preview, judged), removedByAbsence };
};

/** What is left to be done of a part whose rows were written, and whose removals wait for an approval. */
export const previewHeldRemovals = async (judged: JudgedPart, shared: RunContext): Promise<PartPreview> => {
  const preview = createPreview();
  await previewRemovals(judged.held, true, { ...shared, chatbotId: judged.plan.chatbotId }, preview);
  return { ...read(preview, judged), rejected: 0 };
};
