import type { Database } from '../database/connection.ts';
import type { Logger } from '../logger.ts';
import type { FeedConfig } from './configuration/feed-config.ts';
import type { Feed } from './configuration/feed-store.ts';
import type { FetchedFile } from './fetch/fetched-file.ts';
import type { RunProgress, StoredRun } from './runs/run.ts';

/** A chatbot that a run fills; `where` picks its rows. `null`: it is no longer configured, and its listings leave. */
export type Target = { chatbotId: number; serialNumber: string; where: Record<string, string[]> | undefined | null };

export type ImportJob = {
  run: StoredRun;
  feed: Feed;
  config: FeedConfig;
  targets: readonly Target[];
  /** The run's own folder; removed by the caller unless the run is held. */
  folder: string;
  progress: RunProgress;
  signal: AbortSignal;
  /** Keeps the file of a run that is about to be held. */
  keepFile: (file: FetchedFile) => Promise<void>;
  /** The file that an approved run had kept. */
  keptFile: () => Promise<FetchedFile>;
};

export type ImportTools = {
  database: Database;
  log: Logger;
  clock: () => Date;
  /** The value of an environment variable that a feed names for its credentials. */
  readVariable: (name: string) => string | undefined;
  /** How many rows are compared at once and written in a transaction; else as they are read, and 200. */
  batchRows?: number;
};
