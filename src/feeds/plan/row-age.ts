import type { Candidate } from '../../listings/candidate-store.ts';
import { daysBetween } from '../../listings/days-on-market.ts';
import type { ListingValues } from '../../listings/listing.ts';

const timeOf = ({ ModificationTimestamp }: Partial<ListingValues>): number => Date.parse(ModificationTimestamp ?? '');

/** Whether a row says how its home was before what is stored. Times that are not known tell nothing. */
export const isOlder = (values: Partial<ListingValues>, { modificationTimestamp }: Candidate): boolean =>
  modificationTimestamp !== null && timeOf(values) < modificationTimestamp.getTime();

const isNewer = (values: Partial<ListingValues>, { modificationTimestamp }: Candidate): boolean =>
  timeOf(values) > (modificationTimestamp?.getTime() ?? Number.NEGATIVE_INFINITY);

/** Whether fields that make no difference between nights have to be written all the same. */
export const needsRefresh = (values: Partial<ListingValues>, listing: Candidate, isDelta: boolean): boolean => {
  // By its time a row that comes late is told to be one.
  if (isDelta && isNewer(values, listing)) return true;
  const since = values.MarketSince ?? null;
  const moved =
    since !== null &&
    since !== listing.marketSince &&
    (listing.marketSince === null || Math.abs(daysBetween(since, listing.marketSince)) > 1);
  return moved || (values.EstimatePrice ?? null) !== listing.estimatePrice || (values.Tours ?? null) !== listing.tours;
};

/** Whether a sale under another number was over before the home came on the market again. */
export const isFormerSale = ({ MarketUntil }: Partial<ListingValues>, { marketSince }: Candidate): boolean =>
  typeof MarketUntil === 'string' && marketSince !== null && MarketUntil < marketSince;
