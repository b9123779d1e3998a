import { createHash } from 'node:crypto';
import type { Database } from '../../database/connection.ts';
import type { FeedConfig } from '../configuration/feed-config.ts';
import { canonicalJson } from '../configuration/feed-fingerprint.ts';
import type { ImportJob } from '../import-job.ts';
import { createUndoRunStore, type Pause } from './undo-run-store.ts';

/** Digest of all that a person would change of a feed to mend what a run did: everything but when it runs. */
export const configurationDigest = (config: FeedConfig): Buffer => {
  const { schedule: _, maxAge: __, disclaimer: ___, ...mended } = config;
  return createHash('sha256').update(canonicalJson(mended)).digest();
};

/** Whether the configuration has been changed since the feed was paused. */
export const isMended = ({ fingerprint }: Pause, config: FeedConfig): boolean =>
  fingerprint !== null && !fingerprint.equals(configurationDigest(config));

/** Why a feed writes nothing, in a sentence; null where it is not paused, or goes on with a changed configuration. */
export const pauseSentence = (pause: Pause | null, config: FeedConfig | null, approve: string): string | null =>
  pause === null || (config !== null && isMended(pause, config))
    ? null
    : `the feed is paused since run ${pause.undoneRunId} was undone (run ${pause.undoRunId}): approve ${approve}, or change the feed’s configuration`;

/** Why an import writes nothing; null where it may. A run that finds the configuration changed lets the feed go on. */
export const pauseOfRun = async (
  { run, feed, config }: Pick<ImportJob, 'run' | 'feed' | 'config'>,
  database: Database,
): Promise<string | null> => {
  const undoRuns = createUndoRunStore(database);
  const pause = await undoRuns.pauseOf(feed.id);
  if (pause !== null && isMended(pause, config) && !run.dryRun) await undoRuns.resume(feed.id);
  return pauseSentence(pause, config, 'this run');
};
