import { type FoundProblems, PROBLEMS_KEPT } from '../plan/problem-list.ts';
import type { RunProblem } from '../read/feed-row.ts';

const identityOf = ({ line, column, value, expected }: RunProblem): string =>
  JSON.stringify([line, column, value, expected]);

const byLine = (one: RunProblem, other: RunProblem): number => one.line - other.line;

/**
 * The problems of all parts in the order of the file, each once: rejected where any part rejected its row. Where there are
 * more than `most`, those of rejected rows are kept before others, and `left` says how many are not.
 */
export const keptProblems = (
  parts: readonly FoundProblems[],
  most = PROBLEMS_KEPT,
): { problems: RunProblem[]; left: string | null } => {
  const once = new Map<string, RunProblem>();
  for (const problem of parts.flatMap(({ problems }) => problems)) {
    const identity = identityOf(problem);
    if (problem.rejected || !once.has(identity)) once.set(identity, problem);
  }
  const all = [...once.values()];
  const kept = [...all.filter(({ rejected }) => rejected), ...all.filter(({ rejected }) => !rejected)].slice(0, most);
  const left = parts.reduce((sum, part) => sum + part.left, 0) + all.length - kept.length;
  // Parts may have left out the same ones.
  const count = parts.length > 1 ? `up to ${left}` : left;
  return {
    problems: kept.sort(byLine),
    left: left === 0 ? null : `${count} more problems are not listed: ${most} are kept, those of rejected rows first`,
  };
};
