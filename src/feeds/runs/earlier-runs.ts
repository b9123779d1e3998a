import { createHash } from 'node:crypto';
import { storesOn } from '../../database/stores.ts';
import { canonicalJson, type FeedConfig, feedFingerprint, feedLimits, soldDays } from '../configuration/feed-config.ts';
import { feedRules } from '../configuration/feed-rules.ts';
import type { Feed } from '../configuration/feed-store.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchedFile } from '../fetch/fetched-file.ts';
import { READ_BY } from '../map/conversions.ts';
import { pauseOfRun } from '../undo/pause.ts';
import type { ImportJob, NothingNew } from './import-job.ts';
import { ENDED_STATES } from './run.ts';

/** What the runs before it mean for a run: what it need not do again, and what it has to wait for. */

/** The feed's chatbots and what each takes, as the last run is remembered by them. */
export const chatbotsText = (config: FeedConfig): string => JSON.stringify(config.chatbots);

/** How a feed reads the time of a row, as the last run is remembered by it. */
export const timeRuleText = (config: FeedConfig): string =>
  canonicalJson(feedRules(config).get('ModificationTimestamp') ?? null);

/** Whether the times of a feed's stored homes mean something else than those of its rows; a feed that has had none has no others. */
export const readsOtherTimes = (feed: Feed, config: FeedConfig): boolean =>
  feed.lastTimeRule !== null && feed.lastTimeRule !== timeRuleText(config);

/** Everything that decides what the same bytes would lead to; a chatbot that appears later has not had them. */
export const runFingerprint = ({ config, targets }: Pick<ImportJob, 'config' | 'targets'>): Buffer => {
  const filled = targets.filter(({ where }) => where !== null).map(({ chatbotId }) => chatbotId);
  return createHash('sha256')
    .update(
      JSON.stringify([READ_BY, feedFingerprint(config), config.chatbots, filled, feedLimits(config), soldDays(config)]),
    )
    .digest();
};

/** Whether the bytes of last time could change nothing: the same rules, after a run that left nothing open. */
export const nothingIsOpen = async (job: ImportJob): Promise<boolean> => {
  const { feed, run, database } = job;
  const runs = storesOn(database).runs;
  const last = await runs.latest(feed.id, ENDED_STATES);
  return (
    !run.approved &&
    !run.dryRun &&
    feed.dirty === 0 &&
    last?.state === 'Succeeded' &&
    // These bytes have to take the place of what is held: its approval would change what they have shown.
    (await runs.latest(feed.id, ['Held'])) === undefined &&
    feed.lastFingerprint?.equals(runFingerprint(job)) === true &&
    feed.unconfirmedAt === null &&
    (await storesOn(database).undoRuns.pauseOf(feed.id)) === null
  );
};

/**
 * Whether a file says only what has changed since the one before it, and no later one says it again: no file may be passed over
 * then, and none applied out of turn. (What a RESO Web API is asked for begins where the last good run ended.)
 */
export const buildsOnEarlierFiles = ({ mode, source }: Pick<FeedConfig, 'mode' | 'source'>): boolean =>
  mode === 'delta' && !('resoWebApi' in source);

/** The newest held run that keeps the same file, where files are held in turn: it need not wait twice. */
const heldWith = async (
  file: FetchedFile,
  { run, feed, config, keptDigest, database }: ImportJob,
): Promise<number | null> => {
  if (run.approved || run.dryRun || !buildsOnEarlierFiles(config)) return null;
  const held = await storesOn(database).runs.latest(feed.id, ['Held']);
  return held !== undefined && (await keptDigest(held.id))?.equals(file.sha256) === true ? held.id : null;
};

/** Whether a file has the bytes of the last one applied: its age says nothing then. */
const isLastApplied = ({ sha256 }: FetchedFile, { lastSha256 }: Feed): boolean => lastSha256?.equals(sha256) === true;

/** When the content of a file is from, at the earliest: of the one that was applied last no time makes it older. Null: not known. */
export const contentTime = (file: FetchedFile, feed: Feed): Date | null => {
  const { lastFileTime } = feed;
  if (file.ageUnknown === true) return lastFileTime;
  const isOlder = lastFileTime !== null && file.modifiedAt < lastFileTime;
  return isOlder && isLastApplied(file, feed) ? lastFileTime : file.modifiedAt;
};

/** Never backwards: throws FeedFileError for a file that is older than the last one applied, and another. */
const refuseOlder = (file: FetchedFile, feed: Feed): void => {
  const time = contentTime(file, feed);
  if (time !== null && feed.lastFileTime !== null && time < feed.lastFileTime) {
    throw new FeedFileError(
      `the file is stale: it is of ${file.modifiedAt.toISOString()}, and one of ${feed.lastFileTime.toISOString()} has been applied; ` +
        'deliver a newer file, or touch this one if it is meant',
    );
  }
};

/**
 * Why a file need not be read: it is the one of last time, or a held run's, and could change nothing. Null where it is to be read.
 * FeedFileError for one that is older than the last one applied.
 */
export const whyNotRead = async (file: FetchedFile, job: ImportJob): Promise<NothingNew | null> => {
  const { run, feed, database } = job;
  const isPaused = (await storesOn(database).undoRuns.pauseOf(feed.id)) !== null;
  if (!run.approved && !isPaused) refuseOlder(file, feed);
  if (isLastApplied(file, feed) && (await nothingIsOpen(job))) {
    return { message: 'the file is the same as last time', sourceState: file.sourceState };
  }
  const held = await heldWith(file, job);
  return held === null
    ? null
    : { message: `the file is that of run ${held}, which waits for an approval`, sourceState: null };
};

/** Why a run may write nothing: the feed is paused, or an earlier run has to be approved first. Null where it may. */
export const whyPaused = async (job: ImportJob): Promise<string | null> => {
  const paused = await pauseOfRun(job);
  if (paused !== null || !buildsOnEarlierFiles(job.config)) return paused;
  const held = await storesOn(job.database).runs.oldestHeld(job.feed.id);
  return held === null || held >= job.run.id
    ? null
    : `run ${held} waits for an approval, and this file builds on its file: approve or cancel run ${held} first`;
};
