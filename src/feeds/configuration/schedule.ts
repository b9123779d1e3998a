import { Cron } from 'croner';
import { DateTime, IANAZone } from 'luxon';

export type Schedule = { cron: string; timeZone: string };

/** Five fields, or six where seconds come first. */
const startsOf = (cron: string, timeZone: string) => new Cron(cron, { timezone: timeZone, mode: '5-or-6-parts' });

/** The next time after `now` at which a schedule without a problem is due. */
export const nextStart = ({ cron, timeZone }: Schedule, now: Date): Date =>
  startsOf(cron, timeZone).nextRun(now) as Date;

/**
 * The last time, at or before `now`, at which a schedule without a problem was due. A local time that a change of the clock skips
 * counts at the change, and one that it repeats counts once where the schedule has but one in the hour.
 */
export const lastStart = ({ cron, timeZone }: Schedule, now: Date): Date =>
  startsOf(cron, timeZone).previousRuns(1, new Date(now.getTime() + 1))[0] as Date;

const DAILY = /^(\d{1,2}) (\d{1,2}(?:,\d{1,2})*) \* \* \*$/;

/** A time as the clocks of a zone show it: "2026-11-30 03:17". */
const localTime = (date: Date, timeZone: string): string =>
  DateTime.fromJSDate(date, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm');

/** When a schedule without a problem is due, in words: "daily at 03:17 and 15:17 America/Denver, next at 2026-11-30 03:17". */
export const scheduleWords = (schedule: Schedule, now: Date): string => {
  const { cron, timeZone } = schedule;
  const [, minute = '', hours] = DAILY.exec(cron.trim()) ?? [];
  const times = hours?.split(',').map((hour) => `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`);
  const when = times === undefined ? `by "${cron}"` : `daily at ${times.join(' and ')}`;
  return `${when} ${timeZone}, next at ${localTime(nextStart(schedule, now), timeZone)}`;
};

/** Before the day begins, in the middle of it, and no zone changes its clock then. */
const USUAL_HOURS = '3,15';

/** Twice a day, as IDX rules ask for, at a minute of `chance` (from 0 to below 1), since sources are asked by many on the hour. */
export const usualSchedule = (timeZone: string, chance = Math.random()): Schedule => ({
  cron: `${1 + Math.floor(chance * 59)} ${USUAL_HOURS} * * *`,
  timeZone,
});

const HOUR = 3_600_000;
const SAMPLED_DAYS = 15;
const LEAST_SAMPLES = 14;

/** The longest pause between two runs of the schedule, hours; null where there is none. */
export const longestPauseHours = (schedule: Schedule | undefined): number | null => {
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

/** What is wrong with a cron expression, or null. */
export const cronProblem = (cron: string): string | null => {
  const fields = cron.trim().split(/\s+/).length;
  if (fields !== 5 && fields !== 6) return 'must have five fields (minute hour day month weekday)';
  try {
    return startsOf(cron, 'UTC').nextRun() === null ? 'must be a time that comes: this one never does' : null;
  } catch (error) {
    return `is not a cron expression: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** What is wrong with a schedule; `setting` is the place where it stands. */
export function* scheduleProblems(schedule: Schedule | undefined, setting: string): Generator<string> {
  if (schedule === undefined) return;
  const problem = cronProblem(schedule.cron);
  if (problem !== null) yield `${setting}.cron ${problem}`;
  if (!IANAZone.isValidZone(schedule.timeZone)) {
    yield `${setting}.timeZone must be an IANA time zone such as America/New_York, not "${schedule.timeZone}"`;
  }
}
