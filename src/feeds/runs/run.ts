/** States of a run that nobody works on: one that is held waits for an approval. */
export const ENDED_STATES = ['Succeeded', 'Held', 'Failed', 'Cancelled'] as const;
export const RUN_STATES = ['Queued', 'Running', ...ENDED_STATES] as const;
export type RunState = (typeof RUN_STATES)[number];
export type PartState = RunState;

/** What became of the rows of a file in one chatbot. Rows = created + … + ignored, but for absence and held removals. */
export type PartCounts = {
  created: number;
  updated: number;
  unchanged: number;
  removedByRow: number;
  removedByAbsence: number;
  rejected: number;
  ignored: number;
  heldRemovals: number;
  /** Rows of the file that are for this chatbot. */
  matchedRows: number;
};

export type StoredRun = {
  id: number;
  feedId: number;
  feed: string;
  state: RunState;
  startedBy: string;
  queuedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  file: string | null;
  /** What the file was called by who gave it. */
  fileName: string | null;
  host: string | null;
  dryRun: boolean;
  approved: boolean;
  rows: number;
  bytesRead: number;
  bytesTotal: number;
  phase: string | null;
  message: string | null;
  token: number;
};

export type StoredPart = PartCounts & {
  runId: number;
  serialNumber: string;
  state: PartState;
  message: string | null;
};

export type StoredProblem = { line: number | null; column: string | null; value: string | null; expected: string };

export type NewRun = {
  feedId: number;
  startedBy: string;
  /** The cron time that the run stands for; a second run of the same time is refused. */
  scheduledFor?: Date;
  /** A file given by hand in place of the feed's source. */
  file?: string;
  fileName?: string;
  host?: string;
  dryRun?: boolean;
};

export type RunProgress = { rows: number; bytesRead: number; bytesTotal: number; phase: string };

/** Thrown when a run is no longer this process's to write: its lease was lost, or it was cancelled. */
export class RunLostError extends Error {}
