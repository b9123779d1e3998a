import type { CandidateStore } from '../listings/candidate-store.ts';
import type { Logger } from '../logger.ts';
import { applyPart } from './apply-part.ts';
import type { ApplyContext } from './apply-rows.ts';
import type { ClaimStore } from './claim-store.ts';
import { type FeedConfig, feedLimits } from './feed-config.ts';
import type { ReadSummary, RowProblem } from './feed-row.ts';
import type { Feed } from './feed-store.ts';
import { type Absence, findAbsent } from './find-absent.ts';
import { type GuardVerdict, judge } from './guards.ts';
import { createIdSet } from './id-set.ts';
import type { PartPlan, Removal } from './plan-part.ts';
import type { PartCounts, PartState } from './run.ts';
import { RunLostError, type RunStore } from './run-store.ts';

/** What a part did, or would have done; and what is still to be written when the run ends. */
export type PartReport = PartCounts & {
  chatbotId: number;
  state: PartState;
  message: string | null;
  problems: RowProblem[];
  absence: Absence;
  heldIds: number[];
};

export type PartJob = {
  feed: Feed;
  config: FeedConfig;
  summary: ReadSummary;
  chatbotsChanged: boolean;
  /** Approved: the guards have been overruled. */
  approved: boolean;
  dryRun: boolean;
  candidates: CandidateStore;
  claims: ClaimStore;
  runs: RunStore;
  log: Logger;
  shared: Omit<ApplyContext, 'defers' | 'numberInFile' | 'isLeaving' | 'chatbotId'>;
  onBatch: () => void;
};

const NO_OBJECTION: GuardVerdict = { part: null, removals: null };

const listRemovals = async (plan: PartPlan, job: PartJob): Promise<{ removals: Removal[]; absence: Absence }> => {
  const endings = plan.endings();
  const ending = createIdSet(endings.map(({ id }) => id));
  const absence = await findAbsent({
    candidates: job.candidates,
    claims: job.claims,
    chatbotId: plan.chatbotId,
    sourceId: job.feed.id,
    isSeen: plan.seen.has,
    isEnding: ending.has,
    mode: job.summary.capped ? 'delta' : job.config.mode,
    missesBeforeRemoval: feedLimits(job.config).missesBeforeRemoval,
  });
  return {
    absence,
    removals: [...endings, ...absence.absent.map((id): Removal => ({ id, reason: 'absence', row: null }))],
  };
};

const judgePart = async (
  plan: PartPlan,
  removals: readonly Removal[],
  removalsByAbsence: number,
  job: PartJob,
): Promise<GuardVerdict> => {
  const { feed, config, summary, candidates, runs } = job;
  const { chatbotId } = plan;
  return judge({
    ...plan.facts(),
    mode: config.mode,
    limits: feedLimits(config),
    minRowsIsSet: config.limits?.minRows !== undefined,
    recentRows: await runs.recentMatchedRows(feed.id, chatbotId, 5),
    columnFill: { rows: summary.rows, filled: summary.columnFill },
    lastColumnFill: feed.columnFill,
    owned: await candidates.countOwned(chatbotId, feed.id),
    live: await candidates.countLive(chatbotId),
    removals: removals.length,
    removalsByAbsence,
    removedThisWeek: await runs.removedWithin(feed.id, chatbotId, 7),
    chatbotsChanged: job.chatbotsChanged,
  });
};

/** Judges one chatbot's part, writes it, and says what came of it. Nothing is written of a part that is held whole. */
export const importPart = async (plan: PartPlan, job: PartJob): Promise<PartReport> => {
  const { removals, absence } = await listRemovals(plan, job);
  const verdict = job.approved ? NO_OBJECTION : await judgePart(plan, removals, absence.absent.length, job);
  const held = verdict.part !== null || verdict.removals !== null;
  const report = (more: Partial<PartReport>): PartReport => ({
    chatbotId: plan.chatbotId,
    state: held ? 'Held' : 'Succeeded',
    message: verdict.part ?? verdict.removals,
    ...plan.outcomes.count(),
    removedByAbsence: 0,
    heldRemovals: held ? removals.length : 0,
    matchedRows: plan.facts().matchedRows,
    problems: plan.problems,
    absence: verdict.part === null ? absence : { absent: [], missed: [], back: [], claims: [] },
    heldIds: held ? removals.map(({ id }) => id) : [],
    ...more,
  });
  if (verdict.part !== null) return report({ message: `Held, nothing was written: ${verdict.part}` });
  if (job.dryRun) return report({ removedByAbsence: held ? 0 : absence.absent.length });
  try {
    const { problems, removedByAbsence } = await applyPart(plan, held ? [] : removals, job.shared, job.onBatch);
    if (held) for (const { row } of removals) if (row !== null) plan.outcomes.set(row, 'ignored');
    return report({
      ...plan.outcomes.count(),
      removedByAbsence,
      problems: [...plan.problems, ...problems],
      message: verdict.removals === null ? null : `${removals.length} removals are held: ${verdict.removals}`,
    });
  } catch (error) {
    if (error instanceof RunLostError) throw error;
    job.log.error({ err: error, chatbot: plan.chatbotId }, 'a part of a run failed');
    return report({ state: 'Failed', message: (error as Error).message, heldRemovals: 0, heldIds: [] });
  }
};
