import { daysOnMarket } from './days-on-market.ts';
import { LISTING_FIELDS, type ListingField, type ListingValues } from './listing.ts';
import { withholdAddress } from './withhold-address.ts';

type TextField =
  | 'PropertyType'
  | 'SaleType'
  | 'Status'
  | 'Images'
  | 'CurrencySymbol'
  | 'Price'
  | 'State'
  | 'City'
  | 'Address'
  | 'ZIP'
  | 'Area'
  | 'Bathrooms'
  | 'Bedrooms'
  | 'Url'
  | 'Tours'
  | 'YearBuilt'
  | 'MLSNumber'
  | 'DaysOnMarket'
  | 'LotArea'
  | 'BuildingArea'
  | 'ParkingSpots'
  | 'Description'
  | 'RentPrice'
  | 'SpaceType'
  | 'DepositFee'
  | 'SalePrice'
  | 'UnitAreaPrice'
  | 'EstimatePrice'
  | 'HOAMonth'
  | 'ExtensionColumn';

/** What RealEstateList returns of a listing: text throughout, `""` when absent; coordinates are numbers, 0 when unknown. */
export type ListItem = { ID: number; LATITUDE: number; LONGITUDE: number } & Record<TextField, string>;

const UNSHOWN = [
  'StandardStatus',
  'OriginalListPrice',
  'PreviousListPrice',
  'ListOfficeName',
  'ListOfficeContact',
  'ModificationTimestamp',
] as const satisfies readonly ListingField[];

/** What is read of a listing to show it in List. */
export type ShownValues = Omit<ListingValues, (typeof UNSHOWN)[number]>;
export const SHOWN_FIELDS = LISTING_FIELDS.filter(
  (field): field is keyof ShownValues => !(UNSHOWN as readonly ListingField[]).includes(field),
);

const SALE_TYPE_LABELS = { for_sale: 'For Sale', for_rent: 'For Rent' } as const;

const text = (value: string | number | null): string => (value === null ? '' : String(value));

const jsonText = (list: readonly unknown[] | null): string => (list === null ? '' : JSON.stringify(list));

/** The list item of a stored listing; `today` is an ISO date, UTC. A seller's hidden address stays hidden. */
export const toListItem = (id: number, values: ShownValues, today: string): ListItem => {
  const shown = withholdAddress(values);
  return {
    ID: id,
    PropertyType: text(shown.PropertyType),
    SaleType: SALE_TYPE_LABELS[shown.SaleType],
    Status: shown.Status,
    Images: jsonText(shown.Images),
    CurrencySymbol: text(shown.CurrencySymbol),
    Price: text(shown.SaleType === 'for_rent' ? shown.RentPrice : shown.SalePrice),
    State: text(shown.State),
    City: text(shown.City),
    Address: text(shown.Address),
    ZIP: text(shown.ZIP),
    Area: shown.BuildingArea === null ? '' : [shown.BuildingArea, shown.AreaUnit].filter(Boolean).join(' '),
    Bathrooms: text(shown.Bathrooms),
    Bedrooms: text(shown.Bedrooms),
    Url: text(shown.Url),
    Tours: text(shown.Tours),
    YearBuilt: text(shown.YearBuilt),
    MLSNumber: text(shown.MLSNumber),
    DaysOnMarket: text(daysOnMarket(shown, today)),
    LotArea: text(shown.LotArea),
    BuildingArea: text(shown.BuildingArea),
    ParkingSpots: text(shown.ParkingSpots),
    Description: text(shown.Description),
    RentPrice: text(shown.RentPrice),
    SpaceType: text(shown.SpaceType),
    DepositFee: text(shown.DepositFee),
    SalePrice: text(shown.SalePrice),
    UnitAreaPrice: text(shown.UnitAreaPrice),
    EstimatePrice: text(shown.EstimatePrice),
    HOAMonth: text(shown.HOAMonth),
    LATITUDE: shown.Latitude ?? 0,
    LONGITUDE: shown.Longitude ?? 0,
    ExtensionColumn: jsonText(shown.ExtensionColumn),
  };
};
