import { storesOn } from '../../database/stores.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import { unwritten } from '../apply/apply-rows.ts';
import { type Applied, type ApplyContext, type Decided, movedListings } from '../apply/batch.ts';
import { newValues } from '../apply/new-homes.ts';
import { releasedKeys } from '../apply/release-keys.ts';
import { listingsWithCopies } from '../apply/row-pictures.ts';
import { settleUpdate } from '../apply/settle-update.ts';
import { createCandidateIndex } from '../plan/candidate-index.ts';
import { candidateKeys } from '../plan/candidate-keys.ts';
import { type PartRow, planNext } from '../plan/plan-row.ts';
import { type GivenKeys, withoutKeys } from './given-keys.ts';
import type { Preview } from './preview.ts';

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
    const settled = settleUpdate(row, decision, before, overrides, { ...context, showsCopies: copies.has(before.id) });
    if (settled.isChanged) preview.noteUpdated(before, settled.changes);
    applied.push({
      row,
      outcome: settled.isChanged ? 'updated' : 'unchanged',
      listingId: before.id,
      listings: movedListings(decision),
      problems,
    });
  }
  return applied;
};

const previewOthers = (decided: readonly Decided[], { today }: ApplyContext, preview: Preview): Applied[] =>
  decided.flatMap((one): Applied[] => {
    const { row, decision } = one;
    const { problems } = decision;
    if (decision.outcome === 'create') {
      const values = newValues(row.row, today);
      preview.noteCreated(decision.number?.kind === 'keep' ? { ...values, MLSNumber: null } : values);
      return [{ row, outcome: 'created', listingId: null, listings: movedListings(decision), problems }];
    }
    return decision.outcome === 'claim' || decision.outcome === 'unclaim'
      ? [{ row, outcome: 'ignored', listingId: null, listings: [], problems }]
      : unwritten(one);
  });

/**
 * Decides and settles a batch of rows as applying does, against the listings as they are, without a lock or a write. Of the
 * batches before it only the keys that they free are remembered, so it is exact where no row wants a key that another row
 * of the file has newly taken, and no two rows mean one listing by different keys. There the run itself may keep a key
 * where the preview moved it.
 */
export const previewRows = async (
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
    ...previewOthers(decided, context, noted.preview),
  ];
  noted.given.note(found, index);
  return applied;
};
