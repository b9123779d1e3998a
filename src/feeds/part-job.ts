import type { CandidateStore } from '../listings/candidate-store.ts';
import type { Logger } from '../process/logger.ts';
import type { RunContext } from './apply/batch.ts';
import type { ClaimStore } from './apply/claim-store.ts';
import type { FeedConfig } from './configuration/feed-config.ts';
import type { Feed } from './configuration/feed-store.ts';
import type { Absence } from './plan/find-absent.ts';
import type { FoundProblems } from './plan/problem-list.ts';
import type { PartPreview } from './preview/preview.ts';
import type { ReadSummary } from './read/feed-row.ts';
import type { PartCounts, PartState } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';

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

/** What it takes to judge and write the part of one chatbot. */
export type PartJob = {
  feed: Feed;
  config: FeedConfig;
  summary: ReadSummary;
  /** Of the file: a key a line, of all that the source has; or null. */
  keysPath: string | null;
  /** The feed's `chatbots` are no longer those of its last run. */
  chatbotsChanged: boolean;
  /** Why the feed writes nothing until somebody says so; null when it is not paused. */
  paused: string | null;
  /** The feed no longer names the chatbot: all that it shows there leaves. */
  dropped: boolean;
  queuedAt: Date;
  /** Approved: the guards have been overruled. */
  approved: boolean;
  dryRun: boolean;
  /** To be called before anything of a part is written. */
  beginWriting: () => Promise<void>;
  candidates: CandidateStore;
  claims: ClaimStore;
  runs: RunStore;
  log: Logger;
  shared: RunContext;
  /** Aborted when the run is no longer to be carried out here; looked at after each batch. */
  signal: AbortSignal;
};
