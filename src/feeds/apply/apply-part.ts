import type { PartPlan } from '../plan/plan-part.ts';
import type { Removal } from '../plan/shown-homes.ts';
import { readAhead } from '../read-ahead.ts';
import { applyRows } from './apply-rows.ts';
import type { RunContext } from './batch.ts';
import { withNewHomes } from './new-homes.ts';
import { removeListings } from './remove-listings.ts';
import { settleRemovals, settleRows } from './settle-rows.ts';

/** Writes what a part's plan spooled, then takes off the display what leaves. */
export const applyPart = async (
  plan: PartPlan,
  removals: readonly Removal[],
  shared: RunContext,
  onBatch: () => void,
): Promise<{ removedByAbsence: number; refusedRows: number }> => {
  const homes = withNewHomes(plan.spool.read(shared.batchRows), { outcomes: plan.outcomes, today: shared.today });
  const work = { batches: readAhead(homes), carryOut: applyRows, onBatch };
  const { remaining, refusedRows } = await settleRows(plan, removals, shared, work);
  const removed = await removeListings(remaining, { ...shared, chatbotId: plan.chatbotId }, onBatch);
  return { ...settleRemovals(plan, removals, removed), refusedRows };
};
