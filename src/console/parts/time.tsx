import { useEffect, useState } from 'preact/hooks';
import { relativeTime } from './words.ts';

const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

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
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

type TimeOptions = { at: string | null; none?: string; isToCome?: boolean };

/** A time of the service (ISO 8601, or null), relative to now and exact; `none` where there is none. */
export const Time = ({ at, none = '–', isToCome = false }: TimeOptions) => {
  const now = useNow();
  if (at === null) return <>{none}</>;
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {relativeTime(date, now, isToCome)} <small>{exactTime(date)}</small>
    </time>
  );
};
