import { CronExpressionParser } from 'cron-parser';

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
