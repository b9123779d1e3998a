import { DateTime, type Zone } from 'luxon';
import { zoneOf } from '../chat/time-zone.ts';

/** `to` is not in it. */
export type Period = { from?: Date; to?: Date };
export type ListPage = { PageNumber: number; PageSize: number };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** The last time that the database compares with. */
const LAST = DateTime.utc(9999, 12, 31);

const read = (text: string, zone: Zone): DateTime => DateTime.fromISO(text.replace(' ', 'T'), { zone });

/** A day may begin at 01:00, where clocks go forward at midnight. */
const dayEnd = (day: string, zone: Zone): DateTime => read(day, zone).plus({ days: 1 }).startOf('day');

/** Whether this is a day (2026-11-29) or a time (2026-11-29T10:30:00Z) as ISO 8601 writes it. */
export const isDayOrTime = (text: string): boolean =>
  (DAY.test(text) || TIME.test(text)) && read(text, zoneOf('UTC')).isValid;

/**
 * The time from `From` on, up to `To`. A day is one of the time zone, and that of `To` is whole in it; a time without an offset is one of
 * the time zone, and `To` itself is not in it.
 */
export const periodOf = (
  { From, To }: { From?: string | undefined; To?: string | undefined },
  timeZone: string,
): Period => {
  const zone = zoneOf(timeZone);
  const end = To === undefined ? undefined : DateTime.min(DAY.test(To) ? dayEnd(To, zone) : read(To, zone), LAST);
  return {
    ...(From === undefined ? {} : { from: read(From, zone).toJSDate() }),
    ...(end === undefined ? {} : { to: end.toJSDate() }),
  };
};

/** When a day begins and ends in the time zone, which may be 23 or 25 hours apart. */
export const daySpan = (day: string, timeZone: string): { from: Date; to: Date } => {
  const zone = zoneOf(timeZone);
  return { from: read(day, zone).startOf('day').toJSDate(), to: dayEnd(day, zone).toJSDate() };
};
