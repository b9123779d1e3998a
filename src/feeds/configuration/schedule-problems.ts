import { IANAZone } from 'luxon';
import { cronProblem, type Schedule } from './schedule-times.ts';

/** What is wrong with a schedule; `setting` is the place where it stands. */
export function* scheduleProblems(schedule: Schedule | undefined, setting: string): Generator<string> {
  if (schedule === undefined) return;
  const problem = cronProblem(schedule.cron);
  if (problem !== null) yield `${setting}.cron ${problem}`;
  if (!IANAZone.isValidZone(schedule.timeZone)) {
    yield `${setting}.timeZone must be an IANA time zone such as America/New_York, not "${schedule.timeZone}"`;
  }
}
