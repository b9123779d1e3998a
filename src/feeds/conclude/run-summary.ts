import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import type { PartReport } from '../part-job.ts';
import type { PartPlan } from '../plan/plan-part.ts';
import type { ReadSummary, RunProblem } from '../read/feed-row.ts';
import { keptProblems } from './kept-problems.ts';

/** How a run ended. `rows` counts the file's rows; `problems` are those that it keeps, in the order of the file. */
export type RunReport = {
  state: 'Succeeded' | 'Held' | 'Failed';
  message: string | null;
  rows: number;
  parts: PartReport[];
  problems: RunProblem[];
  /** The source has another file, which may be imported now. */
  more?: boolean;
};

/** Of the few records that have changed since the last run a share says nothing, and one of them must not stop all others. */
const FEW_PROBLEMS = 10;

/** The end of a run that fails before anything is written, because too many of its rows are wrong; else null. */
export const refuseProblems = (
  plans: readonly PartPlan[],
  summary: ReadSummary,
  config: FeedConfig,
): RunReport | null => {
  const { maxProblems } = feedLimits(config);
  const rejected = Math.max(0, ...plans.map((plan) => plan.outcomes.count().rejected));
  const few = 'resoWebApi' in config.source ? FEW_PROBLEMS : 0;
  if (maxProblems === null || rejected <= Math.max(few, maxProblems * summary.rows)) return null;
  const { problems, left } = keptProblems(plans.map((plan) => plan.problems.read()));
  const reason = `${rejected} of ${summary.rows} rows are wrong, more than ${maxProblems * 100} % (maxProblems): nothing was written`;
  return {
    state: 'Failed',
    message: left === null ? reason : `${reason}; ${left}`,
    rows: summary.rows,
    parts: [],
    problems,
  };
};

/** What came of all parts together. A dry run that says what would be held has done all that it was to do. */
export const summarize = (
  parts: readonly PartReport[],
  summary: ReadSummary,
  { dryRun }: { dryRun: boolean },
): RunReport => {
  const state = parts.some((part) => part.state === 'Failed')
    ? 'Failed'
    : parts.some((part) => part.state === 'Held') && !dryRun
      ? 'Held'
      : 'Succeeded';
  const missing = Object.entries(summary.missing)
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([field, count]) => `${field} ${count}`);
  const { problems, left } = keptProblems(parts.map((part) => part.problems));
  const notes = [
    summary.capped
      ? 'the file ends at its source’s cap: it is no snapshot, so nothing that it lacks was removed'
      : null,
    ...parts.map((part) => part.message),
    missing.length > 0 ? `blank in rows: ${missing.join(', ')}` : null,
    left,
  ].filter((note) => note !== null);
  return {
    state,
    message: notes.length > 0 ? notes.join('; ') : null,
    rows: summary.rows,
    parts: [...parts],
    problems,
  };
};
