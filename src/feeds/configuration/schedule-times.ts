import { Cron } from 'croner';

export type Schedule = { cron: string; timeZone: string };

/** Five fields, or six where seconds come first. */
const startsOf = (cron: string, timeZone: string) => new Cron(cron, { timezone: timeZone, mode: '5-or-6-parts' });

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

/** The next time after `now` at which a schedule without a problem is due. */
export const nextStart = ({ cron, timeZone }: Schedule, now: Date): Date =>
  startsOf(cron, timeZone).nextRun(now) as Date;

/**
 * The last time, at or before `now`, at which a schedule without a problem was due. A local time that a change of the clock skips
 * counts at the change, and one that it repeats counts once where the schedule has but one in the hour.
 */
export const lastStart = ({ cron, timeZone }: Schedule, now: Date): Date =>
  startsOf(cron, timeZone).previousRuns(1, new Date(now.getTime() + 1))[0] as Date;
