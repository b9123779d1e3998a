import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import type { PartReport } from '../import-part.ts';
import type { PartPlan } from '../plan/plan-part.ts';
import type { ReadSummary, RowProblem } from '../read/feed-row.ts';

/** How a run ended. `rows` counts the file's rows; `problems` are all that were found, in the order of the file. */
export type RunReport = {
  state: 'Succeeded' | 'Held' | 'Failed';
  message: string | null;
  rows: number;
  parts: PartReport[];
  problems: RowProblem[];
};

const PROBLEMS_KEPT = 10_000;

/** The problems of all parts in the order of the file, each once. */
const inFileOrder = (problems: readonly RowProblem[]): RowProblem[] =>
  [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
    .sort((left, right) => left.line - right.line)
    .slice(0, PROBLEMS_KEPT);

/** The end of a run that fails before anything is written, because too many of its rows are wrong; else null. */
export const refuseProblems = (
  plans: readonly PartPlan[],
  summary: ReadSummary,
  config: FeedConfig,
): RunReport | null => {
  const { maxProblems } = feedLimits(config);
  const rejected = Math.max(0, ...plans.map((plan) => plan.outcomes.count().rejected));
  if (maxProblems === null || rejected <= maxProblems * summary.rows) return null;
  return {
    state: 'Failed',
    message: `${rejected} of ${summary.rows} rows are wrong, more than ${maxProblems * 100} % (maxProblems): nothing was written`,
    rows: summary.rows,
    parts: [],
    problems: inFileOrder(plans.flatMap((plan) => plan.problems)),
  };
};

/** What came of all parts together. */
export const summarize = (parts: readonly PartReport[], summary: ReadSummary): RunReport => {
  const state = parts.some((part) => part.state === 'Failed')
    ? 'Failed'
    : parts.some((part) => part.state === 'Held')
      ? 'Held'
      : 'Succeeded';
  const missing = Object.entries(summary.missing)
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([field, count]) => `${field} ${count}`);
  const notes = [
    summary.capped
      ? 'the file ends at its source’s cap: it is no snapshot, so nothing that it lacks was removed'
      : null,
    ...parts.map((part) => part.message),
    missing.length > 0 ? `blank in rows: ${missing.join(', ')}` : null,
  ].filter((note) => note !== null);
  return {
    state,
    message: notes.length > 0 ? notes.join('; ') : null,
    rows: summary.rows,
    parts: [...parts],
    problems: inFileOrder(parts.flatMap((part) => part.problems)),
  };
};
