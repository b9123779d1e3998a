import type { FeedConfig } from './feed-config.ts';
import type { Feed } from './feed-store.ts';
import { lastStart, nextStart } from './schedule-times.ts';

const HOUR = 3_600_000;
/** NAR's rule for IDX displays: refreshed at least every twelve hours. */
export const IDX_HOURS = 12;
const SAMPLED_DAYS = 15;
const LEAST_SAMPLES = 14;

/** The longest pause between two runs of the schedule, hours; null where there is none. */
export const longestPauseHours = ({ schedule }: FeedConfig): number | null => {
  if (schedule === undefined) return null;
  const end = SAMPLED_DAYS * 24 * HOUR;
  let longest = 0;
  let at = 0;
  // A step of an hour at most, or to the next run: no pause of an hour or more is stepped over.
  for (let samples = 0; at < end || samples < LEAST_SAMPLES; samples += 1) {
    const next = nextStart(schedule, new Date(at)).getTime();
    const previous = lastStart(schedule, new Date(at)).getTime();
    longest = Math.max(longest, next - previous);
    at = Math.max(next, at + HOUR);
  }
  return longest / HOUR;
};

/** After how many hours a feed is stale: its own `maxAge`, else one and a half pauses of its schedule, at least twelve. */
export const maxAgeHours = (config: FeedConfig): number =>
  config.maxAge ?? Math.max(IDX_HOURS, 1.5 * (longestPauseHours(config) ?? 0));

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
  if (lastReachedAt === null && lastChangedAt === null) return 'it was never imported';
  return (
    `it is older than its maxAge of ${Math.round(maxAge * 10) / 10} hours: its source was last reached ` +
    `${age(lastReachedAt, now)}, its content last changed ${age(lastChangedAt, now)}`
  );
};
