import type { PartPreview, ShownValue } from './preview/preview.ts';
import type { StoredPart, StoredProblem, StoredRun } from './runs/run.ts';
import type { WrittenCounts } from './runs/run-history-store.ts';

/** What the feed operations of the API answer. Times are ISO 8601 in UTC, or null. */
export type RunData = {
  RunID: number;
  Feed: string;
  State: StoredRun['state'];
  StartedBy: StoredRun['startedBy'];
  QueuedAt: string | null;
  StartedAt: string | null;
  FinishedAt: string | null;
  DryRun: boolean;
  Rows: number;
  Message: string;
  Parts: PartData[];
};
export type PartData = {
  SerialNumber: string;
  State: StoredPart['state'];
  Created: number;
  Updated: number;
  Unchanged: number;
  RemovedByRow: number;
  RemovedByAbsence: number;
  Rejected: number;
  Ignored: number;
  HeldRemovals: number;
  Message: string;
};
export const FEED_STATES = ['Fresh', 'Stale', 'Running', 'Held', 'Waiting', 'Failing', 'Broken'] as const;
export type FeedState = (typeof FEED_STATES)[number];
export type FeedData = {
  Feed: string;
  SerialNumbers: string[];
  Mode: 'snapshot' | 'delta' | null;
  State: FeedState;
  IsUploaded: boolean;
  LastRun: string | null;
  NextRun: string | null;
  /** The first run that waits for an approval, and whether further imports wait after it. */
  HeldRun: number | null;
  HoldsOthers: boolean;
  /** The undo since which the feed writes nothing before an approval. */
  PausedBy: number | null;
  Message: string;
};
/** `Rejected`: the row's home was not imported; else it was, and only what the problem is of is not known. */
export type ProblemData = {
  Rejected: boolean;
  Line: number | null;
  Column: string | null;
  Value: string | null;
  Expected: string;
};
/** Problems of one kind, with line and value of the first. */
export type ProblemKindData = ProblemData & { Count: number };
/** How far a run is that is under way: its step, how much of its file was read, and what has been written so far. */
export type ProgressData = {
  Step: 'fetch' | 'read' | 'write' | 'undo' | null;
  BytesRead: number;
  BytesTotal: number;
  Created: number;
  Updated: number;
  Removed: number;
};
/** What may be asked for of a run: why it would be refused, in a sentence; null where it would be taken. */
export type RefusalData = { Approve: string | null; Cancel: string | null; Undo: string | null };
/** What RunDetail tells of a run. */
export type RunDetailData = {
  Run: RunData;
  UndoOf: number | null;
  UndoneBy: number | null;
  /** Undoing it brings back what an import did; else it takes that back, and pauses the feed. */
  BringsBack: boolean;
  /** The undo since which the feed of the run writes nothing before an approval. */
  PausedBy: number | null;
  Refusals: RefusalData;
  Progress: ProgressData | null;
  Preview: PreviewData[];
  ProblemKinds: ProblemKindData[];
  Problems: ProblemData[];
  VirtualCount: number;
};

export const time = (date: Date | null): string | null => date?.toISOString() ?? null;

const partData = (part: StoredPart): PartData => ({
  SerialNumber: part.serialNumber,
  State: part.state,
  Created: part.created,
  Updated: part.updated,
  Unchanged: part.unchanged,
  RemovedByRow: part.removedByRow,
  RemovedByAbsence: part.removedByAbsence,
  Rejected: part.rejected,
  Ignored: part.ignored,
  HeldRemovals: part.heldRemovals,
  Message: part.message ?? '',
});

export const runData = (run: StoredRun, parts: readonly StoredPart[]): RunData => ({
  RunID: run.id,
  Feed: run.feed,
  State: run.state,
  StartedBy: run.startedBy,
  QueuedAt: time(run.queuedAt),
  StartedAt: time(run.startedAt),
  FinishedAt: time(run.finishedAt),
  DryRun: run.dryRun,
  Rows: run.rows,
  Message: run.message ?? '',
  Parts: parts.filter((part) => part.runId === run.id).map(partData),
});

export const progressData = (
  { phase, bytesRead, bytesTotal }: StoredRun,
  { created, updated, removedByRow, removedByAbsence }: WrittenCounts,
): ProgressData => ({
  Step: phase as ProgressData['Step'],
  BytesRead: Math.min(bytesRead, bytesTotal),
  BytesTotal: bytesTotal,
  Created: created,
  Updated: updated,
  Removed: removedByRow + removedByAbsence,
});

export const problemData = ({ line, column, value, expected, rejected }: StoredProblem): ProblemData => ({
  Rejected: rejected,
  Line: line,
  Column: column,
  Value: value,
  Expected: expected,
});

/** What RunDetail tells of a part that a run would change, or has yet to change. Long values are cut. */
export type PreviewData = {
  SerialNumber: string;
  /** What a guard holds back. */
  Holds: 'Nothing' | 'Removals' | 'Everything';
  /** Why, or "". */
  Guard: string;
  Created: { Count: number; Examples: { MLSNumber: string | null; Address: string | null; Price: string | null }[] };
  Updated: { Count: number; Revived: number };
  Changed: {
    Field: string;
    Count: number;
    Examples: { ID: number; MLSNumber: string | null; From: ShownValue; To: ShownValue }[];
  }[];
  Removed: {
    Count: number;
    ByRow: number;
    ByAbsence: number;
    Held: number;
    HandedOver: number;
    Examples: { ID: number; MLSNumber: string | null; Address: string | null; Reason: 'row' | 'absence' }[];
  };
  Rejected: number;
};

export const previewData = ({ serialNumber, preview }: { serialNumber: string; preview: PartPreview }): PreviewData => {
  const { holds, guard, created, updated, revived, changed, removed, rejected } = preview;
  return {
    SerialNumber: serialNumber,
    Holds: holds,
    Guard: guard ?? '',
    Created: {
      Count: created.count,
      Examples: created.examples.map(({ mlsNumber, address, price }) => ({
        MLSNumber: mlsNumber,
        Address: address,
        Price: price,
      })),
    },
    Updated: { Count: updated, Revived: revived },
    Changed: changed.map(({ field, count, examples }) => ({
      Field: field,
      Count: count,
      Examples: examples.map(({ id, mlsNumber, from, to }) => ({ ID: id, MLSNumber: mlsNumber, From: from, To: to })),
    })),
    Removed: {
      Count: removed.byRow + removed.byAbsence,
      ByRow: removed.byRow,
      ByAbsence: removed.byAbsence,
      Held: removed.held,
      HandedOver: removed.handedOver,
      Examples: removed.examples.map(({ id, mlsNumber, address, reason }) => ({
        ID: id,
        MLSNumber: mlsNumber,
        Address: address,
        Reason: reason,
      })),
    },
    Rejected: rejected,
  };
};
