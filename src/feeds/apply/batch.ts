import type { Database } from '../../database/connection.ts';
import type { Outcome } from '../plan/outcomes.ts';
import type { Decision, PartRow, PlanContext } from '../plan/plan-row.ts';
import type { RowProblem } from '../read/feed-row.ts';
import type { BatchPace } from './batch-pace.ts';

export type ApplyContext = Omit<PlanContext, 'index'> & {
  database: Database;
  chatbotId: number;
  runId: number;
  token: number;
  /** How many rows, or removals, are taken at once; the pace tells how many of them a transaction writes. */
  batchRows: number;
  pace: BatchPace;
  copiesImages: boolean;
  /** Aborted where the run has to stop. */
  signal: AbortSignal;
};

/** What all batches of all parts of a run have in common. */
export type RunContext = Omit<
  ApplyContext,
  | 'defers'
  | 'formerNumbers'
  | 'numberInFile'
  | 'sourceKeyInFile'
  | 'urlRowInFile'
  | 'isNamed'
  | 'isLeaving'
  | 'chatbotId'
>;

/**
 * What became of a row once its transaction was committed. `listingId` is the listing that it wrote, if it was stored before.
 * `listings`: the stored listings that a deferred row waits for, or else those whose keys the row may have moved.
 */
export type Applied = {
  row: PartRow;
  outcome: Outcome | 'deferred';
  listingId: number | null;
  listings: readonly number[];
  problems: RowProblem[];
  /** The database has refused to write it. */
  refused?: true;
};

/** A row of a batch and what is to be done about it. */
export type Decided = { row: PartRow; decision: Decision };

/** The stored listings whose keys a row that is written may move: its own, and those that give it theirs. */
export const movedListings = ({ listing, url, number }: Decision): number[] =>
  [listing, ...[url, number].map((move) => (move?.kind === 'take' ? move.from : null))].flatMap((one) =>
    one != null && one.id > 0 ? [one.id] : [],
  );
