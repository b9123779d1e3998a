import { isDatabaseAway } from '../database/database-failure.ts';
import { applyPart } from './apply/apply-part.ts';
import type { PartJob, PartReport } from './part-job.ts';
import type { Absence } from './plan/find-absent.ts';
import { type JudgedPart, judgePart } from './plan/judge-part.ts';
import type { PartPlan } from './plan/plan-part.ts';
import { previewHeldRemovals, previewPart } from './preview/preview-part.ts';
import { failureMessage } from './runs/failure-message.ts';
import { RunLostError } from './runs/run.ts';

const NO_ABSENCE: Absence = { absent: [], missed: [], back: [], claims: [] };

/** Why a part is held, or would be; null when nothing of it is. */
const heldMessage = ({ verdict, held }: JudgedPart, { dryRun }: PartJob): string | null => {
  if (verdict.part !== null) {
    return dryRun
      ? `Would be held, and nothing be written: ${verdict.part}`
      : `Held, nothing was written: ${verdict.part}`;
  }
  if (verdict.removals === null) return null;
  return `${held.length} removals ${dryRun ? 'would be' : 'are'} held: ${verdict.removals}`;
};

/** Writes a judged part, or only looks at what writing it would do: of a dry run, and of a part that is held whole. */
const carryOut = async (part: JudgedPart, job: PartJob): Promise<Partial<PartReport>> => {
  const { plan, verdict, free, held } = part;
  const { shared, signal, dryRun } = job;
  const onBatch = (): void => signal.throwIfAborted();
  if (dryRun || verdict.part !== null) return previewPart(part, shared, onBatch);
  await job.beginWriting();
  const applied = await applyPart(plan, free, shared, onBatch);
  const preview = held.length === 0 ? null : await previewHeldRemovals(part, shared, onBatch);
  return { preview, ...applied };
};

/** Judges one chatbot's part, writes it, and says what came of it. Nothing is written of a part that is held whole. */
export const importPart = async (plan: PartPlan, job: PartJob): Promise<PartReport> => {
  const part = await judgePart(plan, job);
  const { verdict, held, absence } = part;
  const isHeldWhole = verdict.part !== null;
  const report = (more: Partial<PartReport>): PartReport => ({
    chatbotId: plan.chatbotId,
    state: isHeldWhole || held.length > 0 ? 'Held' : 'Succeeded',
    message: heldMessage(part, job),
    ...plan.outcomes.count(),
    removedByAbsence: 0,
    refusedRows: 0,
    heldRemovals: held.length,
    matchedRows: plan.tally.matchedRows,
    problems: plan.problems.read(),
    absence: isHeldWhole ? NO_ABSENCE : absence,
    heldIds: isHeldWhole ? [] : held.map(({ id }) => id),
    written: !isHeldWhole,
    preview: null,
    ...more,
  });
  try {
    return report(await carryOut(part, job));
  } catch (error) {
    // A run that has to stop, or has lost the database, has not failed: it is carried out again, by whoever takes it next.
    if (error instanceof RunLostError || job.signal.aborted || isDatabaseAway(error)) throw error;
    job.log.error({ err: error, chatbot: plan.chatbotId }, 'a part of a run failed');
    return report({
      state: 'Failed',
      message: failureMessage(error, job.shared.runId),
      heldRemovals: 0,
      absence: NO_ABSENCE,
      heldIds: [],
      written: false,
    });
  }
};
