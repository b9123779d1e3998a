import type { NewProblem, PartCounts } from '../runs/run.ts';
import type { Undone } from './undo-batch.ts';

const PROBLEMS_KEPT = 10_000;

const NO_COUNTS: PartCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  removedByRow: 0,
  removedByAbsence: 0,
  rejected: 0,
  ignored: 0,
  heldRemovals: 0,
  matchedRows: 0,
};

const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

const countOf = ({ kind, left }: Undone): keyof PartCounts => {
  if (kind === 'revive') return 'created';
  if (kind === 'remove') return 'removedByRow';
  if (kind === 'update' || kind === 'takeover') return 'updated';
  return left.length > 0 ? 'ignored' : 'unchanged';
};

/**
 * What an undo did in one chatbot, in the counts of a run; a row is a listing that the undone run had created or changed.
 * Created came back on display, removedByRow left it, updated was changed back or went to another feed, unchanged was as
 * before already (or but for its keys), ignored was left as it is. So what a run had created its undo removes by row, what
 * it had removed its undo creates, and what it had updated is updated. What was left is a problem for each field, with the
 * listing that it is of and who changed it; the first 10,000 are kept.
 */
export const createUndoTally = (undoneRunId: number) => {
  const counts = { ...NO_COUNTS };
  const problems: NewProblem[] = [];
  let fieldsLeft = 0;

  const problemOf = ({ id, mlsNumber }: Undone, { field, value, why }: Undone['left'][number]): NewProblem => {
    const number = mlsNumber === null ? '' : ` (MLS number ${mlsNumber})`;
    return {
      line: null,
      column: field,
      value: text(value),
      expected: `${field} of listing ${id}${number} as it was before run ${undoneRunId}: ${why}, so it was left`,
      mlsNumber,
    };
  };

  return {
    counts,
    problems,
    get fieldsLeft(): number {
      return fieldsLeft;
    },
    add: (undone: readonly Undone[]): void => {
      for (const one of undone) {
        counts[countOf(one)] += 1;
        fieldsLeft += one.left.length;
        const room = Math.max(0, PROBLEMS_KEPT - problems.length);
        problems.push(...one.left.slice(0, room).map((left) => problemOf(one, left)));
      }
    },
  };
};

export type UndoTally = ReturnType<typeof createUndoTally>;

const sum = (tallies: readonly UndoTally[], name: keyof PartCounts): number =>
  tallies.reduce((total, { counts }) => total + counts[name], 0);

/** How many listings an undo looked at. */
export const undoRows = (tallies: readonly UndoTally[]): number =>
  (['created', 'updated', 'unchanged', 'removedByRow', 'ignored'] as const).reduce(
    (total, name) => total + sum(tallies, name),
    0,
  );

/** What came of an undo, in a sentence. */
export const undoMessage = (undoneRunId: number, tallies: readonly UndoTally[]): string => {
  const left = tallies.reduce((total, { fieldsLeft }) => total + fieldsLeft, 0);
  const done = [
    `${sum(tallies, 'removedByRow')} listings left the display`,
    `${sum(tallies, 'created')} came back`,
    `${sum(tallies, 'updated')} were changed back`,
  ];
  const stayed =
    left === 1 ? '1 thing changed since and stayed as it is' : `${left} things changed since and stayed as they are`;
  const told = left === 0 ? '' : `; ${stayed} (see the run’s problems)`;
  return `run ${undoneRunId} was undone: ${done.join(', ')}${told}`;
};
