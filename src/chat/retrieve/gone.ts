import { isoDate } from '../../listings/days-on-market.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import type { GoneHome } from './found.ts';
import { priceOf, statusWords } from './found-listing.ts';

/** What may be told of a home that left the display. One that was taken down by hand is no longer listed, and that is all. */
export const goneHome = ({ id, values, removedReason, removedAt }: StoredListing): GoneHome => {
  const words = removedReason === 'api' ? '' : statusWords(values);
  const how = words === 'sold' || words === 'rented' ? words : 'removed';
  const number = values.MLSNumber === null ? '' : `MLS ${values.MLSNumber}`;
  const left = removedAt === null ? null : isoDate(removedAt);
  const price = how === 'sold' ? priceOf(values) : null;
  return {
    ...(price === null ? {} : { price: { amount: price, currency: values.CurrencySymbol } }),
    id,
    name: (values.AddressHidden ? null : values.Address) ?? number,
    how,
    at: how === 'removed' ? left : (values.MarketUntil ?? left),
  };
};

/** One that even its row is gone of. */
export const forgottenHome = (id: number): GoneHome => ({ id, name: '', how: 'removed', at: null });
