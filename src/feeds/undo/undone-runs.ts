import type { UndoRun } from './undo-run-store.ts';

/** The run that has undone a run, unless that was undone in its turn. Pure. `undoRuns` are those of the run's feed. */
export const undoneBy = (runId: number, undoRuns: readonly UndoRun[]): number | null =>
  undoRuns.find(({ id, undoOf, state }) => undoOf === runId && state === 'Succeeded' && undoneBy(id, undoRuns) === null)
    ?.id ?? null;

/** Whether the run that undoes `undoOf` takes back what an import did, rather than gives it back. Pure. */
export const takesBack = (undoOf: number, undoRuns: readonly UndoRun[]): boolean => {
  const undone = undoRuns.find(({ id }) => id === undoOf);
  return undone === undefined || !takesBack(undone.undoOf, undoRuns);
};

/** The runs that have taken back what imports did, as far as they were not undone in their turn. Pure. */
export const standingUndos = (undoRuns: readonly UndoRun[]): UndoRun[] =>
  undoRuns.filter(
    ({ id, undoOf, state }) => state === 'Succeeded' && takesBack(undoOf, undoRuns) && undoneBy(id, undoRuns) === null,
  );
