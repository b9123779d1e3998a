import { storesOn } from '../../database/stores.ts';
import { carryOutRows } from '../apply/apply-part.ts';
import type { RunContext } from '../apply/batch.ts';
import type { JudgedPart } from '../guard/guard-part.ts';
import { inBatches } from '../plan/batches.ts';
import type { Removal } from '../plan/shown-homes.ts';
import { noteRemoved } from '../remove/remove-listings.ts';
import { createPreview, type PartPreview, type Preview } from './preview.ts';
import { createGivenKeys, previewRows } from './preview-rows.ts';

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
