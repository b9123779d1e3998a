import type { ListingValues } from './listing.ts';

const DAY = 86_400_000;

/** An ISO date (UTC), `days` later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

export const isoDate = (time: Date): string => time.toISOString().slice(0, 10);

/** Days on market as of `today`: they go on counting until the day on which the listing was sold. Null when unknown. */
export const daysOnMarket = (
  values: Pick<ListingValues, 'Status' | 'MarketSince' | 'MarketUntil'>,
  today: string,
): number | null =>
  values.MarketSince === null
    ? null
    : Math.max(0, daysBetween(values.MarketSince, values.Status === 'Sold' ? (values.MarketUntil ?? today) : today));
