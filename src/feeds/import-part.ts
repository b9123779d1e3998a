import { isDatabaseAway } from '../database/database-failure.ts';
import type { CandidateStore } from '../listings/candidate-store.ts';
import type { Logger } from '../logger.ts';
import { applyPart } from './apply/apply-part.ts';
import type { RunContext } from './apply/apply-rows.ts';
import type { ClaimStore } from './apply/claim-store.ts';
import { type FeedConfig, feedLimits } from './configuration/feed-config.ts';
import type { ColumnFill, Feed } from './configuration/feed-store.ts';
import { type Absence, findAbsent } from './plan/find-absent.ts';
import { type GuardVerdict, judge } from './plan/guards.ts';
import { createIdSet } from './plan/id-set.ts';
import type { PartPlan, Removal } from './plan/plan-part.ts';
import type { ReadSummary, RowProblem } from './read/feed-row.ts';
import { failureMessage } from './runs/failure-message.ts';
import type { PartCounts, PartState } from './runs/run.ts';
import { RunLostError } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';

/** What a part did, or would have done; and what is still to be written when the run ends. */
export type PartReport = PartCounts & {
  chatbotId: number;
  state: PartState;
  message: string | null;
  problems: RowProblem[];
  absence: Absence;
  heldIds: number[];
  /** Whether the part's rows were written, as they are not of a part that is held whole. */
  written: boolean;
};

export type PartJob = {
  feed: Feed;
  config: FeedConfig;
  summary: ReadSummary;
  chatbotsChanged: boolean;
  /** The feed no longer names the chatbot: all that it shows there leaves. */
  dropped: boolean;
  queuedAt: Date;
  /** Approved: the guards have been overruled. */
  approved: boolean;
  dryRun: boolean;
  candidates: CandidateStore;
  claims: ClaimStore;
  runs: RunStore;
  log: Logger;
  shared: RunContext;
  /** Aborted when the run is no longer to be carried out here; looked at after each batch. */
  signal: AbortSignal;
};

const NO_OBJECTION: GuardVerdict = { part: null, removals: null };
const NO_ABSENCE: Absence = { absent: [], missed: [], back: [], claims: [] };

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
    ...(job.dropped
      ? { mode: 'snapshot', missesBeforeRemoval: 1 }
      : {
          mode: job.summary.capped ? 'delta' : job.config.mode,
          missesBeforeRemoval: feedLimits(job.config).missesBeforeRemoval,
        }),
  });
  return {
    absence,
    removals: [...endings, ...absence.absent.map((id): Removal => ({ id, reason: 'absence', row: null }))],
  };
};

/** What is known of the columns that the feed still reads: one that it no longer maps is not gone. */
const withoutUnmapped = ({ rows, filled }: ColumnFill, { header, columnFill }: ReadSummary): ColumnFill => {
  const kept = Object.entries(filled).filter(([column]) => column in columnFill || !header.includes(column));
  return { rows, filled: Object.fromEntries(kept) };
};

const judgePart = async (
  plan: PartPlan,
  removals: readonly Removal[],
  removalsByAbsence: number,
  job: PartJob,
): Promise<GuardVerdict> => {
  const { feed, config, summary, candidates, runs, shared } = job;
  const { chatbotId } = plan;
  return judge({
    ...plan.facts(),
    mode: config.mode,
    limits: feedLimits(config),
    minRowsIsSet: config.limits?.minRows !== undefined,
    recentRows: job.dropped ? [] : await runs.recentMatchedRows(feed.id, chatbotId, 5),
    columnFill: { rows: summary.rows, filled: summary.columnFill },
    lastColumnFill: feed.columnFill && withoutUnmapped(feed.columnFill, summary),
    owned: await candidates.countOwned(chatbotId, feed.id, { id: shared.runId, queuedAt: job.queuedAt }),
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
  const isHeld = ({ reason }: Removal): boolean =>
    verdict.part !== null || (verdict.removals !== null && (verdict.absenceOnly !== true || reason === 'absence'));
  const held = removals.filter(isHeld);
  const free = removals.filter((removal) => !isHeld(removal));
  for (const { row } of held) if (row !== null) plan.outcomes.set(row, 'ignored');
  const report = (more: Pick<PartReport, 'message'> & Partial<PartReport>): PartReport => ({
    chatbotId: plan.chatbotId,
    state: verdict.part !== null || held.length > 0 ? 'Held' : 'Succeeded',
    ...plan.outcomes.count(),
    removedByAbsence: 0,
    heldRemovals: held.length,
    matchedRows: plan.facts().matchedRows,
    problems: plan.problems,
    absence,
    heldIds: held.map(({ id }) => id),
    written: true,
    ...more,
  });
  if (verdict.part !== null) {
    const reason = `Held, nothing was written: ${verdict.part}`;
    return report({ message: reason, absence: NO_ABSENCE, heldIds: [], written: false });
  }
  const message = verdict.removals === null ? null : `${held.length} removals are held: ${verdict.removals}`;
  if (job.dryRun) {
    const removedByAbsence = free.filter(({ reason }) => reason === 'absence').length;
    return report({ removedByAbsence, message });
  }
  try {
    const { problems, removedByAbsence } = await applyPart(plan, free, job.shared, () => job.signal.throwIfAborted());
    return report({ removedByAbsence, problems: [...plan.problems, ...problems], message });
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
