import type { UndoRun } from './undo-run-store.ts';

/** The run that has undone a run, unless that was undone in its turn. Pure. `undoRuns` are those of the run's feed. */
export const undoneBy = (runId: number, undoRuns: readonly UndoRun[]): number | null =>
  undoRuns.find(({ id, undoOf, state }) => undoOf === runId && state === 'Succeeded' && undoneBy(id, undoRuns) === null)
    ?.id ?? null;
