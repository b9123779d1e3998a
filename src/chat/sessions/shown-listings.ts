import { daysOnMarket, isoDate } from '../../listings/days-on-market.ts';
import type { FoundListing } from '../retrieve/found.ts';
import { priceOf } from '../retrieve/found-listing.ts';
import type { ShownListing } from '../understand/conversation/shown-listing.ts';
import type { Statement } from '../understand/statement.ts';
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

/** Whether the values of what was shown decide what a message means: "cheaper", "the one with the pool". */
const looksAtHomes = ({ relative, pointers, alike, unit, ofShown }: Statement): boolean =>
  ofShown !== undefined ||
  relative.length > 0 ||
  alike !== undefined ||
  unit !== undefined ||
  pointers.some((pointer) => typeof pointer === 'object' && !('position' in pointer));

/** Reads what was shown anew, in the order of the row, where a message needs it; homes that have gone are left out. */
export const createReadShown =
  (byIds: (chatbotId: number, ids: readonly number[]) => Promise<FoundListing[]>, clock: () => Date) =>
  async (chatbotId: number, { lastShown, focus }: SessionState, statement: Statement): Promise<ShownListing[]> => {
    if (!looksAtHomes(statement)) return [];
    const listings = await byIds(chatbotId, [...new Set([...lastShown, ...focus])]);
    return listings.map((listing) => toShown(listing, clock()));
  };

export type ReadShown = ReturnType<typeof createReadShown>;
