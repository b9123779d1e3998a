import { storesOn } from '../database/stores.ts';
import type { FeedConfig } from './configuration/feed-config.ts';
import type { FetchedFile } from './fetch/fetched-file.ts';
import type { ImportJob, ImportTools } from './import-job.ts';

/**
 * Whether a file says only what has changed since the one before it, and no later one says it again: no file may be passed over
 * then, and none applied out of turn. (What a RESO Web API is asked for begins where the last good run ended.)
 */
export const buildsOnEarlierFiles = ({ mode, source }: Pick<FeedConfig, 'mode' | 'source'>): boolean =>
  mode === 'delta' && !('resoWebApi' in source);

/** Why a run has to wait for an earlier one; null where it need not. */
export const waitsForEarlier = async (
  { run, feed, config }: Pick<ImportJob, 'run' | 'feed' | 'config'>,
  { database }: Pick<ImportTools, 'database'>,
): Promise<string | null> => {
  if (!buildsOnEarlierFiles(config)) return null;
  const held = await storesOn(database).runs.oldestHeld(feed.id);
  return held === null || held >= run.id
    ? null
    : `run ${held} waits for an approval, and this file builds on its file: approve or cancel run ${held} first`;
};

/** The newest held run that keeps the same file, where files are held in turn: it need not wait twice. */
export const heldWith = async (
  file: FetchedFile,
  { run, feed, config, keptDigest }: ImportJob,
  { database }: Pick<ImportTools, 'database'>,
): Promise<number | null> => {
  if (run.approved || run.dryRun || !buildsOnEarlierFiles(config)) return null;
  const held = await storesOn(database).runs.latest(feed.id, ['Held']);
  return held !== undefined && (await keptDigest(held.id))?.equals(file.sha256) === true ? held.id : null;
};
