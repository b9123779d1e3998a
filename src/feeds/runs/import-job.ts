import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/connection.ts';
import type { Logger } from '../../process/logger.ts';
import type { FeedConfig } from '../configuration/feed-config.ts';
import type { Feed } from '../configuration/feed-store.ts';
import type { Fetched, FetchedFile } from '../fetch/fetched-file.ts';
import type { Wait } from '../fetch/retry.ts';
import type { RunProgress, StoredRun } from './run.ts';

/** A chatbot that a run fills; `where` picks its rows. `null`: it is no longer configured, and its listings leave. */
export type Target = { chatbotId: number; serialNumber: string; where: Record<string, string[]> | undefined | null };

/** Where copies of pictures are kept, and under which address they are shown. */
export type KeptFiles = Pick<Config, 'dataFolder'> & Pick<Config['service'], 'fileStorage' | 'fileDays' | 'publicUrl'>;

/** What all runs of a process have in common. */
export type ImportTools = {
  database: Database;
  log: Logger;
  clock: () => Date;
  /** The value of an environment variable that a feed names for its credentials. */
  readVariable: (name: string) => string | undefined;
  /** Where pictures are kept that come with a feed's file; without it they are left. */
  keptFiles?: KeptFiles;
  /** How many rows are compared at once and written in a transaction; else as they are read, and 200. */
  batchRows?: number;
  /** Whether every row is mapped and compared, also where its cells are those of before. */
  comparesAll?: boolean;
  /** In place of the clock, where a source has to be waited for. */
  wait?: Wait;
};

/** One run of one feed. */
export type ImportJob = ImportTools & {
  run: StoredRun;
  feed: Feed;
  config: FeedConfig;
  targets: readonly Target[];
  /** The day of the run: an ISO date, UTC. */
  today: string;
  /** The run's own folder; removed by the caller unless the run is held. */
  folder: string;
  /** What the run's message ends with: that it went by an earlier configuration, for one. */
  note: string | null;
  progress: RunProgress;
  /** Aborted when the run is no longer to be carried out here; looked at after each batch. */
  signal: AbortSignal;
  /** Keeps the file of a run that is about to be held. */
  keepFile: (file: FetchedFile) => Promise<void>;
  /** The SHA-256 of the file that another held run keeps; null where it is not kept here. */
  keptDigest: (runId: number) => Promise<Buffer | null>;
  /** The file that an approved run had kept. */
  keptFile: () => Promise<FetchedFile>;
};

/** Why there is nothing to import. `sourceState` is stored; null leaves what is stored. */
export type NothingNew = Omit<Extract<Fetched, { kind: 'nothing' }>, 'kind'>;

/** A run's message with the note that every message of the run ends with. */
export const withNote = (message: string | null, note: string | null): string | null =>
  [message, note].filter((text) => text !== null).join('; ') || null;
