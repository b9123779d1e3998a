import { CronExpressionParser } from 'cron-parser';
import type { FeedConfig } from './feed-config.ts';
import { fileSourceWarnings } from './file-source-problems.ts';
import { resoSourceWarnings } from './reso-source-problems.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
/** NAR's rule for IDX displays: refreshed at least every twelve hours. */
const IDX_HOURS = 12;
const SAMPLED_DAYS = 15;
const LEAST_SAMPLES = 14;

/** The longest pause between two runs of the schedule, hours; null where there is none. */
export const longestPauseHours = ({ schedule }: FeedConfig, from: Date = new Date(0)): number | null => {
  if (schedule === undefined) return null;
  const end = from.getTime() + SAMPLED_DAYS * 24 * HOUR;
  let longest = 0;
  let at = from.getTime();
  // A step of an hour at most, or to the next run: no pause of an hour or more is stepped over.
  for (let samples = 0; at < end || samples < LEAST_SAMPLES; samples += 1) {
    const runs = (currentDate: number) =>
      CronExpressionParser.parse(schedule.cron, { tz: schedule.timeZone, currentDate: new Date(currentDate) });
    const next = runs(at).next().getTime();
    const previous = runs(at + SECOND)
      .prev()
      .getTime();
    longest = Math.max(longest, next - previous);
    at = Math.max(next, at + HOUR);
  }
  return longest / HOUR;
};

/** After how many hours a feed is stale: its own `maxAge`, else one and a half pauses of its schedule, at least twelve. */
export const maxAgeHours = (config: FeedConfig): number =>
  config.maxAge ?? Math.max(IDX_HOURS, 1.5 * (longestPauseHours(config) ?? 0));

/** What the check says of a feed that works as it is, but perhaps not as it is meant. */
export const feedWarnings = (config: FeedConfig): string[] => {
  const warnings: string[] = [];
  const pause = longestPauseHours(config);
  if (pause === null) warnings.push('it has no schedule: it is imported only when somebody asks for it');
  else if (pause > IDX_HOURS) {
    warnings.push(
      `its schedule pauses for up to ${Math.round(pause * 10) / 10} hours: IDX rules ask for a refresh every ${IDX_HOURS} hours`,
    );
  }
  if (config.maxAge !== undefined && config.maxAge > IDX_HOURS && (pause === null || pause <= IDX_HOURS)) {
    warnings.push(`maxAge is ${config.maxAge} hours: IDX rules ask for a refresh every ${IDX_HOURS} hours`);
  }
  if (config.preset === 'redfin' && config.mode === 'snapshot') {
    warnings.push('Redfin downloads stop at 350 or 500 rows, and such a file is no snapshot: mode "delta" is safer');
  }
  if (config.key.length === 1 && config.key[0] === 'Url') {
    warnings.push('its only key is Url: units of a building that share a URL cannot be told apart');
  }
  return [...warnings, ...fileSourceWarnings(config), ...resoSourceWarnings(config)];
};
