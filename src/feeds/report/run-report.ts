import { isDatabaseAway } from '../../database/database-failure.ts';
import type { Absence } from '../guard/find-absent.ts';
import type { JudgedPart } from '../guard/guard-part.ts';
import type { ReadSummary, RunProblem } from '../map/feed-row.ts';
import type { FilePlan } from '../plan/plan-file.ts';
import { type FoundProblems, PROBLEMS_KEPT } from '../plan/row-problems.ts';
import type { PartPreview } from '../preview/preview.ts';
import { failureMessage } from '../runs/failures.ts';
import type { ImportJob } from '../runs/import-job.ts';
import { type PartCounts, type PartState, RunLostError } from '../runs/run.ts';

/** What a part did, or would have done; and what is still to be written when the run ends. */
export type PartReport = PartCounts & {
  chatbotId: number;
  state: PartState;
  message: string | null;
  problems: FoundProblems;
  absence: Absence;
  heldIds: number[];
  /** How many rows the database refused to write. */
  refusedRows: number;
  /** Whether the part's rows were written, as they are not of a part that is held whole. */
  written: boolean;
  /** What a dry run would have done, or what an approval of a held one would do. */
  preview: PartPreview | null;
};

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

const NO_ABSENCE: Absence = { absent: [], missed: [], back: [], claims: [] };

/** Why a part is held, or would be; null when nothing of it is. */
const heldMessage = ({ verdict, held }: JudgedPart, dryRun: boolean): string | null => {
  if (verdict.part !== null) {
    return dryRun
      ? `Would be held, and nothing be written: ${verdict.part}`
      : `Held, nothing was written: ${verdict.part}`;
  }
  if (verdict.removals === null) return null;
  return `${held.length} removals ${dryRun ? 'would be' : 'are'} held: ${verdict.removals}`;
};

/** What came of a part, once it was written or looked at. */
export const reportPart = (judged: JudgedPart, { run }: ImportJob, done: Partial<PartReport>): PartReport => {
  const { plan, verdict, held, absence } = judged;
  const isHeldWhole = verdict.part !== null;
  return {
    chatbotId: plan.chatbotId,
    state: isHeldWhole || held.length > 0 ? 'Held' : 'Succeeded',
    message: heldMessage(judged, run.dryRun),
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
    ...done,
  };
};

/** What came of a part that failed. An error that stops the run is thrown again. */
export const reportFailedPart = (judged: JudgedPart, job: ImportJob, error: unknown): PartReport => {
  // A run that has to stop, or has lost the database, has not failed: it is carried out again, by whoever takes it next.
  if (error instanceof RunLostError || job.signal.aborted || isDatabaseAway(error)) throw error;
  job.log.error({ err: error, chatbot: judged.plan.chatbotId }, 'a part of a run failed');
  return reportPart(judged, job, {
    state: 'Failed',
    message: failureMessage(error, job.run.id),
    heldRemovals: 0,
    absence: NO_ABSENCE,
    heldIds: [],
    written: false,
  });
};

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

/** The end of a run that fails before anything is written. */
export const reportRefused = (reason: string, { plans, summary }: FilePlan): RunReport => {
  const { problems, left } = keptProblems(plans.map((plan) => plan.problems.read()));
  return {
    state: 'Failed',
    message: left === null ? reason : `${reason}; ${left}`,
    rows: summary.rows,
    parts: [],
    problems,
  };
};

const inWords = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([name, count]) => `${name} ${count}`);

/** What came of all parts together. A dry run that says what would be held has done all that it was to do. */
export const reportParts = (
  parts: readonly PartReport[],
  summary: ReadSummary,
  { dryRun }: { dryRun: boolean },
): RunReport => {
  const state = parts.some((part) => part.state === 'Failed')
    ? 'Failed'
    : parts.some((part) => part.state === 'Held') && !dryRun
      ? 'Held'
      : 'Succeeded';
  const missing = inWords(summary.missing);
  const unread = inWords(summary.unread);
  const { problems, left } = keptProblems(parts.map((part) => part.problems));
  const notes = [
    summary.extent === 'part'
      ? 'the file ends at its source’s cap or says that it is a part: it is no snapshot, so nothing that it lacks was removed'
      : null,
    ...parts.map((part) => part.message),
    summary.passedOver.length > 0 ? `passed over: ${summary.passedOver.join(', ')}` : null,
    unread.length > 0 ? `not read in rows: ${unread.join(', ')}` : null,
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
