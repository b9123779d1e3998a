import type { FeedConfig } from './feed-config.ts';
import { maxAgeHours } from './feed-schedule.ts';
import type { Feed } from './feed-store.ts';

const HOUR = 3_600_000;

/** `maxAgeHours` of a configuration, worked out once: that samples the schedule. */
export const createMaxAges = (): ((config: FeedConfig) => number) => {
  const known = new WeakMap<FeedConfig, number>();
  return (config) => {
    const hours = known.get(config) ?? maxAgeHours(config);
    known.set(config, hours);
    return hours;
  };
};

const age = (since: Date | null, now: Date): string =>
  since === null ? 'never' : `${Math.floor(((now.getTime() - since.getTime()) / HOUR) * 10) / 10} hours ago`;

/**
 * What makes a feed stale: a sentence with both of its ages, or null while both are within `maxAge` (hours). A feed
 * that was never imported is stale.
 */
export const staleness = (
  { lastReachedAt, lastChangedAt }: Pick<Feed, 'lastReachedAt' | 'lastChangedAt'>,
  maxAge: number,
  now: Date,
): string | null => {
  const oldest = now.getTime() - maxAge * HOUR;
  const isOld = (date: Date | null): boolean => date === null || date.getTime() < oldest;
  if (!isOld(lastReachedAt) && !isOld(lastChangedAt)) return null;
  return (
    `it is older than its maxAge of ${Math.round(maxAge * 10) / 10} hours: its source was last reached ` +
    `${age(lastReachedAt, now)}, its content last changed ${age(lastChangedAt, now)}`
  );
};
