/** States of a run that nobody works on: one that is held waits for an approval. */
export const ENDED_STATES = ['Succeeded', 'Held', 'Failed', 'Cancelled'] as const;
export const RUN_STATES = ['Queued', 'Running', ...ENDED_STATES] as const;
export type RunState = (typeof RUN_STATES)[number];
export type PartState = RunState;

/** Who or what may start a run: a command, an upload, or another request of the API; `remove` takes what a feed without a file shows away. */
export type StartedBy = 'schedule' | 'next file' | 'retry' | 'remove' | 'undo' | 'upload' | 'api' | 'command';
/** What starts a run at its time. */
export const SCHEDULE = 'schedule' satisfies StartedBy;
/** What starts the run of the next file of a folder, after one that succeeded. */
export const NEXT_FILE = 'next file' satisfies StartedBy;
/** What starts the run that takes what a feed without a file shows off the display. */
export const REMOVAL = 'remove' satisfies StartedBy;
/** What starts the run that follows one that failed. */
export const RETRY = 'retry' satisfies StartedBy;

const BY_ITSELF: ReadonlySet<StartedBy> = new Set([SCHEDULE, NEXT_FILE, RETRY]);

/** Whether nobody has asked for a run: it was started by time, or by the run before it. */
export const isByItself = ({ startedBy, approved }: Pick<StoredRun, 'startedBy' | 'approved'>): boolean =>
  BY_ITSELF.has(startedBy) && !approved;

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
  startedBy: StartedBy;
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
  /** The run that this one undoes; null for an import. */
  undoOf: number | null;
};

/** A run that has ended, as far as the next one depends on it. */
export type PastRun = Pick<StoredRun, 'state' | 'startedBy' | 'startedAt' | 'finishedAt'>;

/** A run that a process may take. */
export type ClaimableRun = Pick<StoredRun, 'feed' | 'file' | 'approved' | 'undoOf' | 'startedBy'> & {
  /** Since it was queued, given back or lost by the process that had it. */
  waitedSeconds: number;
};

/**
 * Names a claim of a run, in messages and as the folder of its files. A run may be claimed anew, after an approval, say, while what the
 * claim before has left is still being put away.
 */
export const claimName = ({ id, token }: Pick<StoredRun, 'id' | 'token'>): string => `${id}-${token}`;

export type StoredPart = PartCounts & {
  runId: number;
  serialNumber: string;
  state: PartState;
  message: string | null;
};

/** `rejected`: the row's home was not imported; else it was, and only what the problem is of is not known. */
export type StoredProblem = {
  line: number | null;
  column: string | null;
  value: string | null;
  expected: string;
  rejected: boolean;
};

/** Problems of one kind, with the first of them. `rejected`: the homes of their rows were not imported. */
export type ProblemKind = { rejected: boolean; count: number; first: StoredProblem };

/** A problem that a run writes down; of a rejected row with its keys. */
export type NewProblem = Omit<StoredProblem, 'rejected'> & {
  rejected?: boolean;
  listingKey?: string | null;
  mlsNumber?: string | null;
};

/** A problem of a rejected row. `number` counts the run's problems, from 1. */
export type StoredReject = Omit<StoredProblem, 'rejected'> & {
  number: number;
  listingKey: string | null;
  mlsNumber: string | null;
};

export type NewRun = {
  feedId: number;
  startedBy: StartedBy;
  /** The cron time that the run stands for; a second run of the same time is refused. */
  scheduledFor?: Date;
  /** A file given by hand in place of the feed's source. */
  file?: string;
  fileName?: string;
  /** Where the file can be read: only a process there may claim the run. */
  host?: string;
  dryRun?: boolean;
  /** Guards are overruled from the start. */
  approved?: boolean;
  /** The run that is to be undone. */
  undoOf?: number;
};

export type RunProgress = { rows: number; bytesRead: number; bytesTotal: number; phase: string };

/** Thrown when a run is no longer this process's to write: its lease was lost, or it was cancelled. */
export class RunLostError extends Error {}
