import type { HistoryItem } from '../../listings/history-item.ts';

/** From a time on, milliseconds since 1970, a home had this price; null: it was not on display, or had none. */
export type PricePoint = { at: number; price: number | null };

const amountOf = (value: unknown): number | null => {
  const amount = Number(value);
  return value === null || value === '' || Number.isNaN(amount) || amount === 0 ? null : amount;
};

/** What a home has cost since when, the oldest first, from its history (the newest first); one entry a change. */
export const pricesOf = (history: readonly HistoryItem[], field: 'SalePrice' | 'RentPrice'): PricePoint[] => {
  const points: PricePoint[] = [];
  let price: number | null = null;
  let isShown = true;
  for (const { ChangedAt, Kind, Changes } of history.toReversed()) {
    const change = Changes.find(({ Field }) => Field === field);
    if (change !== undefined) price = amountOf(change.To);
    if (Kind === 'remove') isShown = false;
    if (Kind === 'revive' || Kind === 'create') isShown = true;
    const now = isShown ? price : null;
    if (points.at(-1)?.price !== now) points.push({ at: Date.parse(ChangedAt), price: now });
  }
  return points[0]?.price === null ? points.slice(1) : points;
};

/** A step of about a quarter of a range that one likes to read: 1, 2 or 5 with zeros. */
const stepOf = (range: number): number => {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
};

/** Round prices below, between and above those of a chart, the lowest first. */
export const ticksOf = (prices: readonly number[]): number[] => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = stepOf(Math.max(high - low, high * 0.1, 1));
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const count = Math.round((Math.max(last, first + step) - first) / step);
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
};
