import { useEffect, useState } from 'preact/hooks';

const MINUTE = 60_000;
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "3 hours ago", "in 2 days", "just now". */
export const relativeTime = (at: Date, now: Date): string => {
  const milliseconds = at.getTime() - now.getTime();
  const [unit, size] = UNITS.find(([, size]) => Math.abs(milliseconds) >= size) ?? [];
  if (unit === undefined || size === undefined) return milliseconds > 0 ? 'in a moment' : 'just now';
  return relative.format(Math.round(milliseconds / size), unit);
};

/** "Nov 30, 2026, 3:17 AM", by the clock of who reads it. */
export const exactTime = (at: Date): string => exact.format(at);

/** How long something took: "40 s", "12 min", "2 h 5 min". */
export const duration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 60) return milliseconds < 1_000 ? 'under 1 s' : `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** The time, told anew every half a minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** A time of the service (ISO 8601, or null), relative to now and exact; `none` where there is none. */
export const Time = ({ at, none = '–' }: { at: string | null; none?: string }) => {
  const now = useNow();
  if (at === null) return <>{none}</>;
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {relativeTime(date, now)} <small>{exactTime(date)}</small>
    </time>
  );
};
