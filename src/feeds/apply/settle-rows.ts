import { createIdSet } from '../plan/id-set.ts';
import { inBatches } from '../plan/in-batches.ts';
import type { PartPlan } from '../plan/plan-part.ts';
import type { PartRow } from '../plan/plan-row.ts';
import type { Removal } from '../plan/shown-homes.ts';
import type { Applied, ApplyContext, RunContext } from './batch.ts';
import { createWaitingRows } from './waiting-rows.ts';

/** What is done with a batch of rows: they are written, or a preview only looks at what writing them would do. */
export type CarryOut = (rows: readonly PartRow[], context: ApplyContext) => Promise<Applied[]>;

/** `batches`: the spooled rows. `onBatch` is called after each batch, and throws where the run has to stop. */
export type SettleWork = { batches: AsyncIterable<PartRow[]>; carryOut: CarryOut; onBatch: () => void };

/**
 * Takes the rows that a part's plan spooled, in the batches in which they come, and notes what became of each, and their problems, in the plan.
 * Rows that want a key that another listing holds wait until the others are done, and are taken again when it may have given
 * the key up: so the order of the rows makes no difference. Returns the removals that no row has made void, and how many rows the
 * database refused.
 */
export const settleRows = async (
  plan: PartPlan,
  removals: readonly Removal[],
  shared: RunContext,
  { batches, carryOut, onBatch }: SettleWork,
): Promise<{ remaining: Removal[]; refusedRows: number }> => {
  const leaving = createIdSet(removals.map(({ id }) => id));
  const written = createIdSet();
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

  const waiting = createWaitingRows();
  let refusedRows = 0;
  /** The listings whose keys may have moved since the waiting rows were last looked at. */
  let moved = new Set<number>();

  const settle = async (rows: readonly PartRow[], defers: boolean): Promise<void> => {
    const note = ({ row, outcome, listingId, listings, problems: found, refused }: Applied): void => {
      if (outcome === 'deferred') {
        waiting.put(row, listings);
        return;
      }
      for (const id of listings) moved.add(id);
      if (refused) refusedRows += 1;
      plan.outcomes.set(row.index, outcome);
      plan.problems.add(row.row, found, outcome === 'rejected');
      if (listingId !== null && (outcome === 'updated' || outcome === 'unchanged')) written.add(listingId);
    };
    const pending = rows.filter((row) => !plan.registry.isReplaced(row.index));
    if (pending.length > 0) for (const applied of await carryOut(pending, context(defers))) note(applied);
    onBatch();
  };

  for await (const rows of batches) await settle(rows, true);
  // Once all together: what the batches have newly written holds keys too.
  for (let ready = waiting.takeAll(); ready.length > 0; ready = waiting.takeFor(moved)) {
    moved = new Set();
    for (const rows of inBatches(ready, shared.batchRows)) await settle(rows, true);
  }
  for (const rows of inBatches(waiting.takeAll(), shared.batchRows)) await settle(rows, false);
  return { remaining: removals.filter(({ id }) => !written.has(id)), refusedRows };
};

/** Notes what came of the removals: a row whose listing did not leave has ended nothing. Returns how many left by absence. */
export const settleRemovals = (
  plan: PartPlan,
  removals: readonly Removal[],
  removed: readonly Removal[],
): { removedByAbsence: number } => {
  const gone = new Set(removed.map(({ id }) => id));
  for (const { id, row } of removals) if (row !== null && !gone.has(id)) plan.outcomes.set(row, 'ignored');
  return { removedByAbsence: removed.filter(({ reason }) => reason === 'absence').length };
};
