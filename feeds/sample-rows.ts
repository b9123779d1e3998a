import { describeHome, squareMeters } from './sample-description.ts';
import type { Home, Kind } from './sample-home.ts';
import type { Random } from './sample-random.ts';

/** The columns of the snapshot, by their names in the RESO Data Dictionary. */
export const COLUMNS = (
  'ListingKey ListingId ListingURL StandardStatus PropertyType PropertySubType ListPrice OriginalListPrice ClosePrice CloseDate ' +
  'BedroomsTotal BathroomsFull BathroomsHalf YearBuilt DaysOnMarket LotSizeAcres LotSizeSquareFeet LivingArea LivingAreaUnits ' +
  'ParkingTotal AssociationFee AssociationFeeFrequency UnparsedAddress UnitNumber City StateOrProvince PostalCode MLSAreaMajor ' +
  'Latitude Longitude PublicRemarks PoolFeatures LotFeatures View PhotosCount VirtualTourURLUnbranded ListOfficeName ' +
  'ListOfficePhone ModificationTimestamp InternetEntireListingDisplayYN InternetAddressDisplayYN'
).split(' ');

/** Column by column, as text; a column that is missing is blank. */
export type Row = Record<string, string>;

const TYPES: Record<Kind, [string, string]> = {
  house: ['Residential', 'Single Family Residence'],
  condo: ['Residential', 'Condominium'],
  townhouse: ['Residential', 'Townhouse'],
  duplex: ['Residential Income', 'Duplex'],
  manufactured: ['Residential', 'Manufactured Home'],
  land: ['Land', 'Unimproved Land'],
  store: ['Commercial Sale', 'Retail'],
};
const POOL_FEATURES = { own: 'Private,In Ground', community: 'Community', none: 'None', unsaid: '' };
const FREQUENCIES: [string, number][] = [
  ['Monthly', 1],
  ['Monthly', 1],
  ['Quarterly', 3],
  ['Semi-Annually', 6],
  ['Annually', 12],
];

const blankZero = (number: number): string => (number === 0 ? '' : String(number));
const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

export const homeNumber = (home: Home): string => `${home.place.prefix}26${String(home.number).padStart(5, '0')}`;
export const fullStreet = (home: Home): string => (home.unit === null ? home.street : `${home.street} #${home.unit}`);
export const homeUrl = (home: Home): string => {
  const { state, city } = home.place;
  return `https://homes.example.com/${slug(state)}/${slug(city)}/${slug(fullStreet(home))}/${slug(homeNumber(home))}`;
};

/** The home as one row of the first night. */
export const homeRow = (home: Home, random: Random): Row => {
  const { place } = home;
  const [type, subtype] = TYPES[home.kind];
  const [frequency, months] = random.pick(FREQUENCIES);
  const metric = place.state === 'BC';
  const lived = home.kind !== 'land' && home.kind !== 'store';
  const modified = `2026-11-${String(random.whole(1, 18)).padStart(2, '0')}T${String(random.whole(10, 23))}:${random.whole(10, 59)}:00Z`;
  return {
    ListingKey: String(7_401_000_000 + home.number * 37),
    ListingId: homeNumber(home),
    ListingURL: homeUrl(home),
    StandardStatus: home.status,
    PropertyType: home.lease ? 'Residential Lease' : type,
    PropertySubType: subtype,
    ListPrice: String(home.price),
    OriginalListPrice: String(home.originalPrice),
    BedroomsTotal: lived ? String(home.bedrooms) : '',
    BathroomsFull: lived ? String(home.bathsFull) : '',
    BathroomsHalf: lived ? String(home.bathsHalf) : '',
    YearBuilt: home.kind === 'land' ? '' : String(home.yearBuilt),
    DaysOnMarket: home.status === 'ComingSoon' ? '' : String(home.daysOnMarket),
    LotSizeAcres: home.kind === 'land' ? (home.lotArea / 43_560).toFixed(2) : '',
    LotSizeSquareFeet: home.kind === 'land' ? '' : blankZero(home.lotArea),
    LivingArea: metric ? squareMeters(home.livingArea) : blankZero(home.livingArea),
    LivingAreaUnits: home.livingArea === 0 ? '' : metric ? 'Square Meters' : 'Square Feet',
    ParkingTotal: lived ? String(home.parking) : '',
    AssociationFee: home.association === null ? '' : String(home.association * (home.association === 0 ? 1 : months)),
    AssociationFeeFrequency: home.association ? frequency : '',
    UnparsedAddress: home.kind === 'condo' ? fullStreet(home) : home.street,
    UnitNumber: home.unit ?? '',
    City: place.city,
    StateOrProvince: place.state,
    PostalCode: place.postalCode,
    MLSAreaMajor: place.area,
    Latitude: home.latitude.toFixed(6),
    Longitude: home.longitude.toFixed(6),
    PublicRemarks: describeHome(home, random),
    PoolFeatures: POOL_FEATURES[home.pool],
    LotFeatures: home.kind === 'land' ? random.pick(['Level', 'Gentle Sloping', 'Level,Wooded']) : '',
    View: home.view?.replace(/^(a|the) /, '') ?? '',
    PhotosCount: String(random.whole(3, 38)),
    VirtualTourURLUnbranded: home.tour ? `https://tours.example.com/${slug(homeNumber(home))}` : '',
    ListOfficeName: random.pick(place.offices),
    ListOfficePhone: `${place.phone}-555-01${random.whole(10, 99)}`,
    ModificationTimestamp: modified,
    InternetEntireListingDisplayYN: 'True',
    InternetAddressDisplayYN: home.addressShown ? 'True' : 'False',
  };
};

const csvField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One record without its line end. */
const csvLine = (values: readonly string[]): string => values.map(csvField).join(',');

export const rowLine = (row: Row, columns: readonly string[] = COLUMNS): string =>
  csvLine(columns.map((column) => row[column] ?? ''));

export const csvFile = (lines: readonly string[], columns: readonly string[] = COLUMNS): string =>
  `${[csvLine(columns), ...lines].join('\n')}\n`;
