import { DateTime, type Zone } from 'luxon';
import { zoneOf } from '../chat/time-zone.ts';
import type { Period } from './lead-store.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** The last time that the database compares with. */
const LAST = DateTime.utc(9999, 12, 31);

const read = (text: string, zone: Zone): DateTime => DateTime.fromISO(text.replace(' ', 'T'), { zone });

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
  const end = To === undefined ? undefined : DateTime.min(read(To, zone).plus({ days: DAY.test(To) ? 1 : 0 }), LAST);
  return {
    ...(From === undefined ? {} : { from: read(From, zone).toJSDate() }),
    ...(end === undefined ? {} : { to: end.toJSDate() }),
  };
};
