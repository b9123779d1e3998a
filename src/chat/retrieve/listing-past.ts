import { daysBetween, daysOnMarket, isoDate } from '../../listings/days-on-market.ts';
import type { ListingValues, Money } from '../../listings/listing.ts';
import type { StoredChange } from '../../listings/listing-history-store.ts';
import type { ListingPast, PriceChange } from './found.ts';
import { priceOf } from './found-listing.ts';

/** A home that was only missing from its feed is back on the market after so many days, and else never left it. */
const DAYS_OF_ABSENCE = 7;
const OFF_MARKET = /pending|contract|contingent|closed|sold|withdrawn|cancel|expired|hold|delete/i;

/** What stands: neither what an undo took back nor what the undo itself did. An undo may be undone in its turn. */
const standing = (changes: readonly StoredChange[]): StoredChange[] => {
  const undone = new Set<number>();
  for (const { runId, details } of changes.toReversed()) {
    const isUndone = runId !== null && undone.has(runId);
    if (details.undoOf !== undefined && !isUndone) undone.add(details.undoOf);
  }
  return changes.filter(({ runId, details }) => details.undoOf === undefined && !(runId !== null && undone.has(runId)));
};

const priceChanges = (values: ListingValues, changes: readonly StoredChange[]): PriceChange[] => {
  const field = values.SaleType === 'for_rent' ? 'RentPrice' : 'SalePrice';
  const known = changes.flatMap(({ changes: changed, changedAt }): PriceChange[] => {
    const [from, to] = (changed[field] ?? []) as (Money | null | undefined)[];
    return from && to && from !== to ? [{ At: isoDate(changedAt), From: from, To: to }] : [];
  });
  const price = priceOf(values);
  const before = values.PreviousListPrice;
  if (known.length > 0 || before === null || price === null || Number(before) === Number(price)) return known;
  return [{ At: null, From: before, To: price }];
};

/** What the status of a change says: whether the home was off the market before, and is on it since. */
const comesBack = ({ changes }: StoredChange): boolean => {
  const [from, to] = (changes.StandardStatus ?? changes.Status ?? []) as (string | null | undefined)[];
  return typeof from === 'string' && OFF_MARKET.test(from) && typeof to === 'string' && !OFF_MARKET.test(to);
};

const backOnMarket = (changes: readonly StoredChange[]): string | null => {
  let [leftAt, back]: [Date | null, string | null] = [null, null];
  for (const change of changes) {
    const { kind, details, changedAt } = change;
    if (kind === 'remove') leftAt = changedAt;
    const wasAbsent = leftAt !== null && daysBetween(isoDate(leftAt), isoDate(changedAt)) >= DAYS_OF_ABSENCE;
    const returns =
      kind === 'revive' &&
      (details.removed === 'row' || details.removed === 'sold' || (details.removed === 'absence' && wasAbsent));
    if (returns || (kind !== 'remove' && comesBack(change))) back = isoDate(changedAt);
  }
  return back;
};

/** What a listing's history (its first change first) tells a visitor. `today` is an ISO date, UTC. Pure. */
export const pastOf = (values: ListingValues, history: readonly StoredChange[], today: string): ListingPast => {
  const changes = standing(history);
  const prices = priceChanges(values, changes);
  const price = priceOf(values);
  const original = values.OriginalListPrice ?? prices[0]?.From ?? null;
  return {
    ListedSince: values.MarketSince,
    DaysOnMarket: daysOnMarket(values, today),
    OriginalPrice: original !== null && Number(original) !== Number(price) ? original : null,
    PriceChanges: prices,
    BackOnMarket: backOnMarket(changes),
  };
};
