import { daysOnMarket, isoDate } from '../../listings/days-on-market.ts';
import type { FoundListing } from '../retrieve/found.ts';
import { priceOf } from '../retrieve/found-listing.ts';
import type { ShownListing } from '../understand/conversation/shown-listing.ts';
import type { SessionState } from './session-state.ts';

const amount = (money: string | null): number | null => (money === null ? null : Number(money));

const toShown = ({ id, values, tags }: FoundListing, now: Date): ShownListing => ({
  id,
  saleType: values.SaleType,
  status: values.Status,
  price: amount(priceOf(values)),
  currency: values.CurrencySymbol,
  hoaMonth: amount(values.HOAMonth),
  buildingArea: values.BuildingArea,
  lotArea: values.LotArea,
  areaUnit: values.AreaUnit,
  bedrooms: values.Bedrooms,
  bathrooms: values.Bathrooms,
  parkingSpots: values.ParkingSpots,
  yearBuilt: values.YearBuilt,
  daysOnMarket: daysOnMarket(values, isoDate(now)),
  propertyType: values.PropertyType,
  city: values.City,
  zip: values.ZIP,
  address: values.Address,
  location: values.Location,
  tags: tags ?? [],
});

/** Reads what was shown anew, in the order of the row; homes that have gone are left out. */
export const createReadShown =
  (byIds: (chatbotId: number, ids: readonly number[]) => Promise<FoundListing[]>, clock: () => Date) =>
  async (chatbotId: number, { lastShown, focus }: SessionState): Promise<ShownListing[]> => {
    const ids = [...new Set([...lastShown, ...focus])];
    const listings = ids.length === 0 ? [] : await byIds(chatbotId, ids);
    return listings.map((listing) => toShown(listing, clock()));
  };

export type ReadShown = ReturnType<typeof createReadShown>;
