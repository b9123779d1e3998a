import { createIdSet } from '../plan/id-set.ts';
import { inBatches } from '../plan/in-batches.ts';
import type { PartPlan, Removal } from '../plan/plan-part.ts';
import type { PartRow } from '../plan/plan-row.ts';
import type { RowProblem } from '../read/feed-row.ts';
import { type Applied, type ApplyContext, applyRows, type RunContext } from './apply-rows.ts';
import { removeListings } from './remove-listings.ts';

/**
 * Writes what a part's plan spooled, then takes off the display what leaves. Rows that want a key that another listing
 * holds wait until the others are written, as long as that frees any: so the order of the rows makes no difference.
 */
export const applyPart = async (
  plan: PartPlan,
  removals: readonly Removal[],
  shared: RunContext,
  onBatch: () => void,
): Promise<{ problems: RowProblem[]; removedByAbsence: number }> => {
  const leaving = createIdSet(removals.map(({ id }) => id));
  const written = createIdSet();
  const problems: RowProblem[] = [];
  const context = (defers: boolean): ApplyContext => ({
    ...shared,
    chatbotId: plan.chatbotId,
    defers,
    numberInFile: plan.registry.isNumberDisplayed,
    sourceKeyInFile: plan.registry.isKeyDisplayed,
    urlRowInFile: plan.registry.isUrlDisplayed,
    isNamed: plan.named.has,
    isLeaving: (id) => leaving.has(id) && !written.has(id),
    // Ends of displays were decided when the file was read.
    formerNumbers: new Map(),
  });

  const carryOut = async (rows: readonly PartRow[], defers: boolean): Promise<PartRow[]> => {
    const deferred: PartRow[] = [];
    const note = ({ row, outcome, listingId, problems: found }: Applied): void => {
      if (outcome === 'deferred') deferred.push(row);
      else {
        plan.outcomes.set(row.index, outcome);
        problems.push(...found);
        if (listingId !== null && (outcome === 'updated' || outcome === 'unchanged')) written.add(listingId);
      }
    };
    const pending = rows.filter((row) => !plan.registry.isReplaced(row.index));
    if (pending.length > 0) for (const applied of await applyRows(pending, context(defers))) note(applied);
    onBatch();
    return deferred;
  };

  let waiting: PartRow[] = [];
  for await (const rows of plan.spool.read(shared.batchRows)) waiting.push(...(await carryOut(rows, true)));
  for (let before = Number.POSITIVE_INFINITY; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    const still: PartRow[] = [];
    for (const rows of inBatches(waiting, shared.batchRows)) still.push(...(await carryOut(rows, true)));
    waiting = still;
  }
  for (const rows of inBatches(waiting, shared.batchRows)) await carryOut(rows, false);

  const removed = await removeListings(
    removals.filter(({ id }) => !written.has(id)),
    context(false),
    onBatch,
  );
  const gone = new Set(removed.map(({ id }) => id));
  for (const { id, row } of removals) if (row !== null && !gone.has(id)) plan.outcomes.set(row, 'ignored');
  return { problems, removedByAbsence: removed.filter(({ reason }) => reason === 'absence').length };
};
