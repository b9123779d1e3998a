import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon';

const OFFSET = /^\s*(?:utc|gmt)\s*([+-])(\d{1,2})(?::?(\d{2}))?\s*$/i;

/** The zone of a chatbot's `TimeZone`: an IANA name in any case, `UTC+8`, `GMT-05:00`; UTC where it names none. */
export const zoneOf = (timeZone: string): Zone => {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(timeZone) ?? [];
  if (sign !== undefined)
    return FixedOffsetZone.instance((Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1));
  const zone = IANAZone.create(timeZone.trim());
  return zone.isValid ? zone : FixedOffsetZone.utcInstance;
};

/** When the calendar month of `now` began in that zone. */
export const monthStart = (now: Date, timeZone: string): Date =>
  DateTime.fromJSDate(now, { zone: zoneOf(timeZone) })
    .startOf('month')
    .toJSDate();

/** When that month ends, and the next begins. */
export const monthEnd = (now: Date, timeZone: string): Date =>
  DateTime.fromJSDate(now, { zone: zoneOf(timeZone) })
    .startOf('month')
    .plus({ months: 1 })
    .toJSDate();

/** `Saturday, 21 November 2026, 03:12 (Europe/Berlin)` */
export const writtenTime = (now: Date, timeZone: string): string => {
  const zone = zoneOf(timeZone);
  const written = DateTime.fromJSDate(now, { zone }).setLocale('en-GB').toFormat('cccc, d LLLL yyyy, HH:mm');
  return `${written} (${zone.name})`;
};
