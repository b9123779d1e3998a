import type { ListingValues } from '../../listings/listing.ts';
import type { Override } from '../../listings/listing-history-store.ts';
import type { FeedRow } from '../read/feed-row.ts';
import type { PartFacts } from './guards.ts';
import type { Decision, PartRow } from './plan-row.ts';

const hasNoKey = (row: FeedRow): boolean =>
  row.kind !== 'ignored' && Object.values(row.keys).every((key) => key === null || key === undefined);

const newPrice = (values: Partial<ListingValues>): string | null =>
  (values.SaleType === 'for_rent' ? values.RentPrice : values.SalePrice) ?? null;

export type PartTally = Pick<PartFacts, 'matchedRows' | 'keylessRows' | 'priceRatios' | 'comparedPrices' | 'appearing'>;

/** Counts what the guards ask of a part's rows, while the file is read. */
export const createPartTally = (sourceId: number) => {
  const priceRatios: number[] = [];
  let comparedPrices = 0;
  let matchedRows = 0;
  let keylessRows = 0;
  let appearing = 0;

  const notePrice = ({ listing, outcome }: Decision, row: FeedRow, overrides: readonly Override[]): void => {
    if (listing === null || !listing.live || listing.sourceId !== sourceId || row.kind !== 'listing') return;
    const field = listing.saleType === 'for_rent' ? 'RentPrice' : 'SalePrice';
    const own = overrides.find((one) => one.listingId === listing.id && one.field === field);
    const stored = listing.saleType === 'for_rent' ? listing.rentPrice : listing.salePrice;
    const before = Number(own === undefined ? stored : own.feedValue);
    const after = Number(newPrice(row.values));
    if (!(before > 0) || !(after > 0) || listing.saleType !== row.values.SaleType) return;
    comparedPrices += 1;
    if (before !== after && outcome !== 'unchanged' && outcome !== 'refresh') priceRatios.push(after / before);
  };

  return {
    note: ({ row, outside }: PartRow, decision: Decision, overrides: readonly Override[]): void => {
      if (!outside) matchedRows += 1;
      if (hasNoKey(row)) keylessRows += 1;
      const revives = decision.outcome === 'update' && decision.listing?.live === false;
      if (decision.outcome === 'create' || revives) appearing += 1;
      notePrice(decision, row, overrides);
    },

    read: (): PartTally => ({ matchedRows, keylessRows, priceRatios, comparedPrices, appearing }),
  };
};
