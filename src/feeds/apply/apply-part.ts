import type { PartPlan } from '../plan/plan-part.ts';
import type { Removal } from '../plan/shown-homes.ts';
import { applyRows, type RunContext } from './apply-rows.ts';
import { removeListings } from './remove-listings.ts';
import { settleRemovals, settleRows } from './settle-rows.ts';

/** Writes what a part's plan spooled, then takes off the display what leaves. */
export const applyPart = async (
  plan: PartPlan,
  removals: readonly Removal[],
  shared: RunContext,
  onBatch: () => void,
): Promise<{ removedByAbsence: number }> => {
  const remaining = await settleRows(plan, removals, shared, applyRows, onBatch);
  const removed = await removeListings(remaining, { ...shared, chatbotId: plan.chatbotId }, onBatch);
  return settleRemovals(plan, removals, removed);
};
