export type RunState = 'Queued' | 'Running' | 'Succeeded' | 'Held' | 'Failed' | 'Cancelled';
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
