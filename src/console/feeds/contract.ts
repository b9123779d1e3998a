/** What the operations of feeds take and answer, as far as these pages go. Times are ISO 8601 in UTC, or null. */

export type FeedState = 'Fresh' | 'Stale' | 'Running' | 'Held' | 'Waiting' | 'Failing' | 'Broken';
export type RunState = 'Queued' | 'Running' | 'Succeeded' | 'Held' | 'Failed' | 'Cancelled';

export type Feed = {
  Feed: string;
  SerialNumbers: string[];
  Mode: 'snapshot' | 'delta' | null;
  State: FeedState;
  LastRun: string | null;
  NextRun: string | null;
  /** The first run that waits for an approval, and whether further imports wait after it. */
  HeldRun: number | null;
  HoldsOthers: boolean;
  /** The undo since which an import writes nothing before an approval. */
  PausedBy: number | null;
  Message: string;
};

/** What became of the rows of a file in one chatbot. */
export type Part = {
  SerialNumber: string;
  State: RunState;
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

export type Run = {
  RunID: number;
  Feed: string;
  State: RunState;
  StartedBy: string;
  QueuedAt: string | null;
  StartedAt: string | null;
  FinishedAt: string | null;
  DryRun: boolean;
  Rows: number;
  Message: string;
  Parts: Part[];
};

export type Value = string | number | boolean | null;

/** What a dry run found that an import would do, or what the approval of a held run would do, in one chatbot. */
export type Preview = {
  SerialNumber: string;
  Holds: 'Nothing' | 'Removals' | 'Everything';
  Guard: string;
  Created: { Count: number; Examples: { MLSNumber: string | null; Address: string | null; Price: string | null }[] };
  Updated: { Count: number; Revived: number };
  Changed: {
    Field: string;
    Count: number;
    Examples: { ID: number; MLSNumber: string | null; From: Value; To: Value }[];
  }[];
  Removed: {
    Count: number;
    Held: number;
    HandedOver: number;
    Examples: { ID: number; MLSNumber: string | null; Address: string | null; Reason: 'row' | 'absence' }[];
  };
  Rejected: number;
};

export type Progress = {
  Step: 'fetch' | 'read' | 'write' | 'undo' | null;
  BytesRead: number;
  BytesTotal: number;
  Created: number;
  Updated: number;
  Removed: number;
};

/** `Rejected`: the home was not imported; else it was, without what could not be read. */
export type Problem = {
  Rejected: boolean;
  Line: number | null;
  Column: string | null;
  Value: string | null;
  Expected: string;
};

/** `Refusals`: why something would be refused, in a sentence; null where it would be taken. */
export type RunDetail = {
  Run: Run;
  UndoOf: number | null;
  UndoneBy: number | null;
  /** Undoing it brings back what an import did; else it takes that back, and pauses the feed. */
  BringsBack: boolean;
  PausedBy: number | null;
  Refusals: { Approve: string | null; Cancel: string | null; Undo: string | null };
  Progress: Progress | null;
  Preview: Preview[];
  ProblemKinds: (Problem & { Count: number })[];
  Problems: Problem[];
  VirtualCount: number;
};

/** What happened to a home in a run. */
export type HomeChange = {
  SerialNumber: string;
  ID: number;
  MLSNumber: string | null;
  Address: string | null;
  Kind: 'update' | 'remove' | 'revive' | 'takeover' | 'release' | 'keys' | 'lift';
  Reason: string;
  Changes: { Field: string; From: Value; To: Value }[];
};

export type RunChanges = { Fields: { Field: string; Count: number }[]; List: HomeChange[]; VirtualCount: number };
