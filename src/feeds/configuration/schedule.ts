import { CronExpressionParser } from 'cron-parser';
import { IANAZone } from 'luxon';

export type Schedule = { cron: string; timeZone: string };

const startsAfter = ({ cron, timeZone }: Schedule, time: Date) =>
  CronExpressionParser.parse(cron, { tz: timeZone, currentDate: time });

/** The next time after `now` at which a schedule is due. */
export const nextStart = (schedule: Schedule, now: Date): Date => startsAfter(schedule, now).next().toDate();

/**
 * The last time, at or before `now`, at which a schedule was due. It is found by going forward from two starts earlier:
 * only that way does a local time that a change of the clock repeats count once, and one that it skips count at all.
 */
export const lastStart = (schedule: Schedule, now: Date): Date => {
  const back = startsAfter(schedule, now);
  back.prev();
  const forward = startsAfter(schedule, new Date(back.prev().getTime() - 1));
  let last = forward.next().toDate();
  for (let next = forward.next().toDate(); next <= now; next = forward.next().toDate()) last = next;
  return last;
};

const SECOND = 1_000;
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
    const previous = startsAfter(schedule, new Date(at + SECOND))
      .prev()
      .getTime();
    longest = Math.max(longest, next - previous);
    at = Math.max(next, at + HOUR);
  }
  return longest / HOUR;
};

const cronProblem = (cron: string, setting: string): string | null => {
  const fields = cron.trim().split(/\s+/).length;
  if (fields !== 5 && fields !== 6) return `${setting}.cron must have five fields (minute hour day month weekday)`;
  try {
    CronExpressionParser.parse(cron, { tz: 'UTC' });
    return null;
  } catch (error) {
    return `${setting}.cron is not a cron expression: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** What is wrong with a schedule; `setting` is the place where it stands. */
export function* scheduleProblems(schedule: Schedule | undefined, setting: string): Generator<string> {
  if (schedule === undefined) return;
  const cron = cronProblem(schedule.cron, setting);
  if (cron !== null) yield cron;
  if (!IANAZone.isValidZone(schedule.timeZone)) {
    yield `${setting}.timeZone must be an IANA time zone such as America/New_York, not "${schedule.timeZone}"`;
  }
}
