import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchedFile } from '../fetch/fetched-file.ts';
import { type ImportJob, withNote } from '../import-job.ts';
import type { RunReport } from './run-summary.ts';

/** What the message of a failed run adds where other files of a series wait for this one. */
export const placeNote = (state: RunReport['state'], { series }: Pick<FetchedFile, 'series'>): string | null =>
  state === 'Failed' && series?.skippedState === null
    ? 'files that come after it wait until it has been imported: mend it, or take it away'
    : null;

/** Keeps the place of a file of a series that was not applied: a later one goes on without it, or waits for it. */
export const keepPlace = async (
  { series, sourceState }: FetchedFile,
  { run, feed }: Pick<ImportJob, 'run' | 'feed'>,
  state: RunReport['state'],
  database: Database,
): Promise<void> => {
  if (series === undefined) return;
  const { feeds, runs } = storesOn(database);
  if (series.skippedState !== null) await feeds.setSourceState(feed.id, series.skippedState);
  if (state === 'Held' && sourceState !== null) await runs.setSourceState(run.id, sourceState);
};

/** Keeps the place of a file that cannot be used; the run's error, with what that means for the files after it. */
export const leaveBehind = async (
  error: FeedFileError,
  file: FetchedFile,
  job: ImportJob,
  database: Database,
): Promise<FeedFileError> => {
  if (!job.run.dryRun) await keepPlace(file, job, 'Failed', database);
  return new FeedFileError(withNote(error.message, placeNote('Failed', file)) ?? error.message);
};
