import { daysOnMarket } from '../../listings/days-on-market.ts';
import type { ListingValues } from '../../listings/listing.ts';
import type { AreaField, NumberField } from '../understand/constraint.ts';
import { priceOf } from './found-listing.ts';

export type NumberName = NumberField | AreaField;

const asNumber = (value: number | string | null): number | null => (value === null ? null : Number(value));

/** A listing's value of a field that constraints bound, in its own unit and currency; null when unknown. `today` is an ISO date. */
export const numberOf = (values: ListingValues, field: NumberName, today: string): number | null => {
  if (field === 'Price') return asNumber(priceOf(values));
  if (field === 'DaysOnMarket') return daysOnMarket(values, today);
  return asNumber(values[field]);
};
