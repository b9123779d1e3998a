import { createIdSet } from '../plan/id-set.ts';
import { inBatches } from '../plan/in-batches.ts';
import type { PartPlan } from '../plan/plan-part.ts';
import type { PartRow } from '../plan/plan-row.ts';
import type { Removal } from '../plan/shown-homes.ts';
import type { Applied, ApplyContext, RunContext } from './apply-rows.ts';

/** What is done with a batch of rows: they are written, or a preview only looks at what writing them would do. */
export type CarryOut = (rows: readonly PartRow[], context: ApplyContext) => Promise<Applied[]>;

/**
 * Takes the rows that a part's plan spooled, batch by batch, and notes what became of each, and their problems, in the plan. Rows that want a key that
 * another listing holds wait until the others are done, as long as that frees any: so the order of the rows makes no
 * difference. Returns the removals that no row has made void.
 */
export const settleRows = async (
  plan: PartPlan,
  removals: readonly Removal[],
  shared: RunContext,
  carryOut: CarryOut,
  onBatch: () => void,
): Promise<Removal[]> => {
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

  const settle = async (rows: readonly PartRow[], defers: boolean): Promise<PartRow[]> => {
    const deferred: PartRow[] = [];
    const note = ({ row, outcome, listingId, problems: found }: Applied): void => {
      if (outcome === 'deferred') deferred.push(row);
      else {
        plan.outcomes.set(row.index, outcome);
        plan.problems.add(row.row, found, outcome === 'rejected');
        if (listingId !== null && (outcome === 'updated' || outcome === 'unchanged')) written.add(listingId);
      }
    };
    const pending = rows.filter((row) => !plan.registry.isReplaced(row.index));
    if (pending.length > 0) for (const applied of await carryOut(pending, context(defers))) note(applied);
    onBatch();
    return deferred;
  };

  let waiting: PartRow[] = [];
  for await (const rows of plan.spool.read(shared.batchRows)) waiting.push(...(await settle(rows, true)));
  for (let before = Number.POSITIVE_INFINITY; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    const still: PartRow[] = [];
    for (const rows of inBatches(waiting, shared.batchRows)) still.push(...(await settle(rows, true)));
    waiting = still;
  }
  for (const rows of inBatches(waiting, shared.batchRows)) await settle(rows, false);
  return removals.filter(({ id }) => !written.has(id));
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
