import { createHash } from 'node:crypto';
import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import type { FeedConfig } from '../configuration/feed-config.ts';
import { canonicalJson } from '../configuration/feed-config.ts';
import type { Feed } from '../configuration/feed-store.ts';
import type { ImportJob } from '../runs/import-job.ts';
import { type Pause, standingUndos, takesBack, type UndoRun } from './undo-run-store.ts';

/**
 * Digest of all that a person would change of a feed to mend what a run did: everything but when it runs. `text` is as the file
 * has it: what its relative paths mean differs between processes.
 */
const configurationDigest = (text: string): Buffer => {
  const { schedule: _, maxAge: __, disclaimer: ___, ...mended } = JSON.parse(text) as FeedConfig;
  return createHash('sha256').update(canonicalJson(mended)).digest();
};

/** Whether the configuration has been changed since the feed was paused. */
const isMended = ({ fingerprint }: Pause, { lastConfig }: Pick<Feed, 'lastConfig'>): boolean =>
  fingerprint !== null && lastConfig !== null && !fingerprint.equals(configurationDigest(lastConfig));

/**
 * Pauses the feed of a run that undoes an import. One that undoes an undo lets its feed go on, unless that is paused for
 * another undo, which stands.
 */
export const pauseForUndo = async (
  run: { id: number; feedId: number; undoOf: number },
  lastConfig: string | null,
  database: Database,
): Promise<void> => {
  const store = storesOn(database).undoRuns;
  const undoRuns = (await store.undoRuns({ feedId: run.feedId })).map(
    (one): UndoRun => (one.id === run.id ? { ...one, state: 'Succeeded' } : one),
  );
  if (takesBack(run.undoOf, undoRuns)) {
    await store.pause(run.feedId, run.id, lastConfig === null ? null : configurationDigest(lastConfig));
    return;
  }
  const pause = await store.pauseOf(run.feedId);
  const standing = standingUndos(undoRuns);
  if (pause === null || standing.some(({ id }) => id === pause.undoRunId)) return;
  const other = standing.at(-1);
  if (other === undefined || (await store.hasImportedSince(run.feedId, other.id)))
    await store.resume(run.feedId, 'redo');
  else await store.pause(run.feedId, other.id, pause.fingerprint);
};

/** The undo run since which a feed writes nothing; null where it is not paused, or goes on with a changed configuration. */
export const pausedBy = (pause: Pause | null, feed: Pick<Feed, 'lastConfig'>): number | null =>
  pause === null || isMended(pause, feed) ? null : pause.undoRunId;

/** Why a feed writes nothing, in a sentence; null where it is not paused, or goes on with a changed configuration. */
export const pauseSentence = (pause: Pause | null, feed: Pick<Feed, 'lastConfig'>, approve: string): string | null =>
  pause === null || isMended(pause, feed)
    ? null
    : `the feed is paused since run ${pause.undoneRunId} was undone (run ${pause.undoRunId}): ` +
      `approve ${approve}, or change the feed’s configuration`;

/** Why an import writes nothing; null where it may. A run that finds the configuration changed lets the feed go on. */
export const pauseOfRun = async ({ run, feed, database }: ImportJob): Promise<string | null> => {
  const undoRuns = storesOn(database).undoRuns;
  const pause = await undoRuns.pauseOf(feed.id);
  if (pause !== null && isMended(pause, feed) && !run.dryRun) await undoRuns.resume(feed.id, 'person');
  // A dry run can't be approved.
  return pauseSentence(pause, feed, run.dryRun ? 'that run' : 'this run');
};
