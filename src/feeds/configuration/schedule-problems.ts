import { CronExpressionParser } from 'cron-parser';
import { IANAZone } from 'luxon';
import type { Schedule } from './schedule-times.ts';

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
