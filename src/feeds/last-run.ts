import { createHash } from 'node:crypto';
import { storesOn } from '../database/stores.ts';
import { canonicalJson, type FeedConfig, feedFingerprint, feedLimits, soldDays } from './configuration/feed-config.ts';
import { feedRules } from './configuration/feed-rules.ts';
import type { Feed } from './configuration/feed-store.ts';
import { FeedFileError } from './feed-file-error.ts';
import type { FetchedFile } from './fetch/fetched-file.ts';
import type { ImportJob, ImportTools } from './import-job.ts';
import { ENDED_STATES } from './runs/run.ts';

/** The feed's chatbots and what each takes, as the last run is remembered by them. */
export const chatbotsText = (config: FeedConfig): string => JSON.stringify(config.chatbots);

/** How a feed reads the time of a row, as the last run is remembered by it. */
export const timeRuleText = (config: FeedConfig): string =>
  canonicalJson(feedRules(config).get('ModificationTimestamp') ?? null);

/** Whether the times of a feed's stored homes mean something else than those of its rows; a feed that has had none has no others. */
export const readsOtherTimes = (feed: Feed, config: FeedConfig): boolean =>
  feed.lastTimeRule !== null && feed.lastTimeRule !== timeRuleText(config);

/** Another one with each release under which the bytes that an earlier one has read have to be read again. */
const READ_BY = 2;

/** Everything that decides what the same bytes would lead to; a chatbot that appears later has not had them. */
export const runFingerprint = ({ config, targets }: Pick<ImportJob, 'config' | 'targets'>): Buffer => {
  const filled = targets.filter(({ where }) => where !== null).map(({ chatbotId }) => chatbotId);
  return createHash('sha256')
    .update(
      JSON.stringify([READ_BY, feedFingerprint(config), config.chatbots, filled, feedLimits(config), soldDays(config)]),
    )
    .digest();
};

/** Never backwards: throws FeedFileError for a file that is older than the last one applied. */
export const refuseOlder = (file: FetchedFile, feed: Feed): void => {
  if (file.ageUnknown !== true && feed.lastFileTime !== null && file.modifiedAt < feed.lastFileTime) {
    throw new FeedFileError(
      `the file is stale: it is of ${file.modifiedAt.toISOString()}, and one of ${feed.lastFileTime.toISOString()} has been applied; deliver a newer file, or touch this one if it is meant`,
    );
  }
};

export const isSameFile = (file: FetchedFile, feed: Feed): boolean => feed.lastSha256?.equals(file.sha256) === true;

/** Whether the bytes of last time could change nothing: the same rules, after a run that left nothing open. */
export const nothingIsOpen = async (job: ImportJob, { database }: Pick<ImportTools, 'database'>): Promise<boolean> => {
  const { feed, run } = job;
  const { runs, undoRuns } = storesOn(database);
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
    (await undoRuns.pauseOf(feed.id)) === null
  );
};
