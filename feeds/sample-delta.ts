import type { Home } from './sample-home.ts';
import type { Random } from './sample-random.ts';
import { csvFile, fullStreet, homeNumber, homeRow, homeUrl, type Row, rowLine } from './sample-rows.ts';

/** The field names of the service's own interface. */
const COLUMNS = (
  'MLSNumber Url SaleType Status CurrencySymbol PropertyType Bedrooms Bathrooms YearBuilt DaysOnMarket LotArea BuildingArea ' +
  'AreaUnit ParkingSpots SalePrice RentPrice HOAMonth Location Address City State ZIP Latitude Longitude Images Tours ' +
  'SpaceType DepositFee Description ExtensionColumn'
).split(' ');

const listingRow = (home: Home, random: Random, changes: Row = {}): Row => {
  const reso = homeRow(home, random);
  const lived = reso.BedroomsTotal !== '';
  const images = [1, 2].map((number) => `https://photos.example.com/${homeNumber(home).toLowerCase()}/${number}.jpg`);
  return {
    MLSNumber: homeNumber(home),
    Url: homeUrl(home),
    SaleType: home.lease ? 'for_rent' : 'for_sale',
    Status: 'Active',
    CurrencySymbol: '$',
    PropertyType: reso.PropertySubType ?? '',
    Bedrooms: reso.BedroomsTotal ?? '',
    Bathrooms: lived ? String(home.bathsFull + home.bathsHalf / 2) : '',
    YearBuilt: reso.YearBuilt ?? '',
    DaysOnMarket: String(home.daysOnMarket),
    LotArea: home.lotArea === 0 ? '' : String(home.lotArea),
    BuildingArea: home.livingArea === 0 ? '' : String(home.livingArea),
    AreaUnit: 'Square Feet',
    ParkingSpots: reso.ParkingTotal ?? '',
    SalePrice: home.lease ? '' : `${home.price}.00`,
    RentPrice: home.lease ? `${home.price}.00` : '',
    HOAMonth: home.association === null ? '' : `${home.association}.00`,
    Location: home.place.area,
    Address: fullStreet(home),
    City: home.place.city,
    State: home.place.state,
    ZIP: home.place.postalCode,
    Latitude: reso.Latitude ?? '',
    Longitude: reso.Longitude ?? '',
    Images: JSON.stringify(images),
    Tours: home.tour ? '3D' : '',
    SpaceType: home.lease ? 'Entire place' : '',
    DepositFee: home.lease ? `${home.price}.00` : '',
    Description: reso.PublicRemarks ?? '',
    ExtensionColumn: JSON.stringify([{ Key: 'PoolFeatures', value: reso.PoolFeatures ?? '' }]),
    ...changes,
  };
};

/** What has happened to a brokerage's own listings: new ones, and two that the snapshot of the first night has too. */
export const deltaFile = (snapshot: readonly Home[], own: readonly Home[], random: Random): string => {
  const ofBoth = snapshot
    .slice(0, 2)
    .map((home) => listingRow(home, random, { SalePrice: `${home.price - 9_000}.00` }));
  const statuses = ['PreOnMarket', 'Sold', 'Withdrawn'];
  const ofOwn = own.map((home, index) =>
    listingRow(home, random, { Status: statuses[index - own.length + statuses.length] ?? 'Active' }),
  );
  return csvFile(
    [...ofBoth, ...ofOwn].map((row) => rowLine(row, COLUMNS)),
    COLUMNS,
  );
};
