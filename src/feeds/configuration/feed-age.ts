import { access } from 'node:fs/promises';
import type { FeedConfig } from './feed-config.ts';
import type { Feed } from './feed-store.ts';
import { longestPauseHours } from './schedule.ts';

const HOUR = 3_600_000;
/** NAR's rule for IDX displays: refreshed at least every twelve hours. */
export const IDX_HOURS = 12;

/** After how many hours a feed is stale: its own `maxAge`, else one and a half pauses of its schedule, at least twelve. */
export const maxAgeHours = (config: FeedConfig): number =>
  config.maxAge ?? Math.max(IDX_HOURS, 1.5 * (longestPauseHours(config.schedule) ?? 0));

/**
 * Whether a feed is filled by uploads: nothing imports it by itself, and the file that it could read is not there. Nobody has said how
 * often one comes, so that it is late by its own `maxAge` alone.
 */
export const isFilledByUploads = async ({ schedule, source }: FeedConfig): Promise<boolean> =>
  schedule === undefined &&
  'file' in source &&
  (await access(source.file).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOENT',
  ));

const age = (since: Date | null, now: Date): string =>
  since === null ? 'never' : `${Math.floor(((now.getTime() - since.getTime()) / HOUR) * 10) / 10} hours ago`;

/**
 * What makes a feed stale: a sentence with both of its ages, or null while both are within `maxAge` (hours). A feed
 * that was never imported, or from which no home has come, is stale.
 */
const staleness = (
  { lastReachedAt, lastChangedAt, lastChatbots }: Pick<Feed, 'lastReachedAt' | 'lastChangedAt' | 'lastChatbots'>,
  maxAge: number,
  now: Date,
): string | null => {
  const oldest = now.getTime() - maxAge * HOUR;
  const isOld = (date: Date | null): boolean => date === null || date.getTime() < oldest;
  if (!isOld(lastReachedAt) && !isOld(lastChangedAt)) return null;
  // A dry run reaches the source, too.
  if (lastChatbots === null && lastChangedAt === null) return 'it was never imported';
  if (lastChangedAt === null) {
    return 'no home has come from it: other feeds show those that it sends, or its rows were ignored or rejected, as its last run tells';
  }
  return (
    `it is older than its maxAge of ${Math.round(maxAge * 10) / 10} hours: its source was last reached ` +
    `${age(lastReachedAt, now)}, its content last changed ${age(lastChangedAt, now)}`
  );
};

/** `staleness` of feeds as they are known; null of one that waits for its first upload. */
export const createStaleness = (
  clock: () => Date,
): ((known: { feed: Feed; config: FeedConfig | null; isUploaded: boolean }) => string | null) => {
  // Worked out once: that samples the schedule.
  const maxAges = new WeakMap<FeedConfig, number>();
  const maxAge = (config: FeedConfig): number => {
    const hours = maxAges.get(config) ?? maxAgeHours(config);
    maxAges.set(config, hours);
    return hours;
  };
  return ({ feed, config, isUploaded }) => {
    if (config === null || (isUploaded && feed.lastChatbots === null)) return null;
    return staleness(feed, isUploaded ? (config.maxAge ?? Number.POSITIVE_INFINITY) : maxAge(config), clock());
  };
};
