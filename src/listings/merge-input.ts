import { addDays } from './days-on-market.ts';
import { type ListingInput, type ListingValues, MONEY_FIELDS } from './listing.ts';

/** A listing of which nothing is known yet. */
export const blankValues = (): ListingValues => ({
  SaleType: 'for_sale',
  Status: 'Active',
  StandardStatus: null,
  CurrencySymbol: null,
  PropertyType: null,
  Bedrooms: null,
  Bathrooms: null,
  Url: null,
  MLSNumber: null,
  YearBuilt: null,
  MarketSince: null,
  MarketUntil: null,
  LotArea: null,
  BuildingArea: null,
  AreaUnit: null,
  Images: null,
  Tours: null,
  ParkingSpots: null,
  Description: null,
  ExtensionColumn: null,
  Location: null,
  Address: null,
  City: null,
  State: null,
  ZIP: null,
  Latitude: null,
  Longitude: null,
  SalePrice: null,
  UnitAreaPrice: null,
  HOAMonth: null,
  EstimatePrice: null,
  RentPrice: null,
  SpaceType: null,
  DepositFee: null,
  OriginalListPrice: null,
  PreviousListPrice: null,
  AddressHidden: false,
  ListOfficeName: null,
  ListOfficeContact: null,
  ModificationTimestamp: null,
});

const MONEY: ReadonlySet<string> = new Set(MONEY_FIELDS);

const storedForm = (field: string, value: unknown): unknown => {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (MONEY.has(field) && typeof value === 'number') return value.toFixed(2);
  return value;
};

/** What an input is merged into beside the fields that it names. */
type MergedFields = Pick<ListingValues, 'Status' | 'StandardStatus' | 'MarketSince' | 'MarketUntil'>;

/** Sold homes keep the day on which they stopped counting; all others count on. */
const withMarketDays = <Values extends MergedFields>(
  before: Values,
  merged: Values,
  daysOnMarket: number | null | undefined,
  today: string,
): Values => {
  const until = merged.Status === 'Sold' ? ((before.Status === 'Sold' ? before.MarketUntil : null) ?? today) : null;
  if (daysOnMarket === undefined) return { ...merged, MarketUntil: until };
  const since = daysOnMarket === null ? null : addDays(until ?? today, -daysOnMarket);
  return { ...merged, MarketSince: since, MarketUntil: until };
};

/**
 * The values after a client's input: a field that is absent stays, `null`, `""` and `[]` clear it. A status that the API
 * sets stands in place of the source's own. 0, 0 is no place. `before` has the fields that the input names, at least.
 * `today` is an ISO date, UTC.
 */
export const mergeInput = <Values extends MergedFields & Partial<ListingValues>>(
  before: Values,
  input: ListingInput,
  today: string,
): Values => {
  const { DaysOnMarket, ...fields } = input;
  const merged: Values = { ...before };
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) Object.assign(merged, { [field]: storedForm(field, value) });
  }
  if (input.Status !== undefined && input.Status !== before.Status) merged.StandardStatus = null;
  if (merged.Latitude === 0 && merged.Longitude === 0) Object.assign(merged, { Latitude: null, Longitude: null });
  return withMarketDays(before, merged, DaysOnMarket, today);
};
