/** The columns of every file of these tests, so that no file lacks one that the last one had. */
const COLUMNS = [
  'ListingKey',
  'ListingId',
  'StandardStatus',
  'PropertyType',
  'PropertySubType',
  'ListPrice',
  'ClosePrice',
  'CloseDate',
  'BedroomsTotal',
  'YearBuilt',
  'UnparsedAddress',
  'UnitNumber',
  'City',
  'StateOrProvince',
  'PostalCode',
  'Latitude',
  'Longitude',
  'LivingArea',
  'DaysOnMarket',
  'PublicRemarks',
  'ListingURL',
  'VirtualTourURLUnbranded',
  'ModificationTimestamp',
  'InternetAddressDisplayYN',
  'InternetEntireListingDisplayYN',
  'ListOfficeMlsId',
  'ListOfficeName',
] as const;

export type Home = Partial<Record<(typeof COLUMNS)[number], string>>;

/**
 * The record of home number `n`: key K`n`, number M`n`, its own address and URL, on display for 500,000. Changes are
 * taken over; a blank text blanks the column.
 */
export const house = (n: number, changes: Home = {}): Home => ({
  ListingKey: `K${n}`,
  ListingId: `M${n}`,
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  ListPrice: '500000',
  BedroomsTotal: '3',
  UnparsedAddress: `${n} Oak St`,
  City: 'Seattle',
  StateOrProvince: 'WA',
  PostalCode: '98101',
  ListingURL: `https://homes.example/${n}`,
  ...changes,
});

/** Homes `from` to `to`, so that a chatbot has others left when one goes. */
export const houses = (from: number, to: number, changes: Home = {}): Home[] =>
  Array.from({ length: to - from + 1 }, (_, index) => house(from + index, changes));

const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** A file of these records. */
export const fileOf = (...homes: Home[]): string =>
  [COLUMNS, ...homes.map((one) => COLUMNS.map((column) => one[column] ?? ''))]
    .map((line) => `${line.map(quoted).join(',')}\n`)
    .join('');
