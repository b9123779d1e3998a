import test from 'ava';
import { csv, expectations, feedConfig, home, read, readHome, valuesOf } from '../../helpers/feed-files.ts';

const lease = { PropertyType: 'Residential Lease' };

test('both kinds of lease are for rent, all other types for sale', async (t) => {
  for (const PropertyType of ['Residential Lease', 'CommercialLease', 'Commercial Lease']) {
    t.is((await valuesOf({ PropertyType })).SaleType, 'for_rent');
  }
  for (const PropertyType of ['Residential', 'Land', 'Residential Income', 'Business Opportunity', '']) {
    t.is((await valuesOf({ PropertyType })).SaleType, 'for_sale');
  }
});

test('the price of a sale is ListPrice, and ClosePrice once it is closed and known', async (t) => {
  const prices = { ListPrice: '500000', ClosePrice: '480000.50' };
  t.is((await valuesOf(prices)).SalePrice, '500000.00');
  const closed = { ...prices, StandardStatus: 'Closed' };
  t.like(await readHome(closed), { kind: 'sold', values: { SalePrice: '480000.50', RentPrice: null } });
  t.like(await readHome({ ...closed, ClosePrice: '' }), { values: { SalePrice: '500000.00' } });
});

test('the price of a lease is a monthly rent', async (t) => {
  for (const [frequency, rent] of [
    ['', '1200.00'],
    ['Monthly', '1200.00'],
    ['Weekly', '5200.00'],
    ['Annually', '100.00'],
  ]) {
    const values = await valuesOf({ ...lease, ListPrice: '1200', LeaseAmountFrequency: frequency ?? '' });
    t.is(values.RentPrice, rent ?? '');
    t.is(values.SalePrice, null);
  }
});

test('a rate per area is no rent: a notice, and no price', async (t) => {
  const rates = [
    { ...lease, ListPrice: '24', LeaseAmountFrequency: 'Per SqFt/Year' },
    { PropertyType: 'Commercial Lease', ListPrice: '24.50', LeaseAmountFrequency: '' },
  ];
  for (const rate of rates) {
    const row = await readHome(rate);
    t.like(row, { kind: 'listing', values: { RentPrice: null, SalePrice: null } });
    t.true(row.kind === 'listing' && row.missing.includes('RentPrice: a rate per area'));
  }
});

test('a price of 0 or 1 is unknown', async (t) => {
  for (const ListPrice of ['0', '1', '0.00']) t.is((await valuesOf({ ListPrice })).SalePrice, null);
});

test('the prices before begin the history', async (t) => {
  const before = { ListPrice: '500000', OriginalListPrice: '550000', PreviousListPrice: '520000' };
  t.like(await valuesOf(before), { OriginalListPrice: '550000.00', PreviousListPrice: '520000.00' });
  const weekly = { ...lease, ...before, LeaseAmountFrequency: 'Weekly', ListPrice: '300', OriginalListPrice: '330' };
  t.is((await valuesOf(weekly)).OriginalListPrice, '1430.00');
});

test('bathrooms are full ones and shares of the others, else the whole number', async (t) => {
  t.is((await valuesOf({ BathroomsFull: '2', BathroomsHalf: '1', BathroomsTotalInteger: '3' })).Bathrooms, 2.5);
  t.is((await valuesOf({ BathroomsFull: '2', BathroomsHalf: '' })).Bathrooms, 2);
  t.is((await valuesOf({ BathroomsFull: '', BathroomsHalf: '', BathroomsTotalInteger: '3' })).Bathrooms, 3);
  t.is((await valuesOf({ BathroomsTotalDecimal: '1.75', BathroomsFull: '1' })).Bathrooms, 1.75);
});

test('both areas come in one unit', async (t) => {
  const areas = { LotSizeArea: '0.25', LotSizeUnits: 'Acres', LivingArea: '100', LivingAreaUnits: 'Square Meters' };
  t.like(await valuesOf(areas), { LotArea: 10_890, BuildingArea: 1076.39, AreaUnit: 'Square Feet' });
  const metric = feedConfig({ defaults: { AreaUnit: 'Square Meters' } });
  t.like(await valuesOf(areas, metric), { LotArea: 1011.71, BuildingArea: 100, AreaUnit: 'Square Meters' });
});

test('the lot is read from the columns that say it', async (t) => {
  t.is((await valuesOf({ LotSizeSquareFeet: '5000', LotSizeAcres: '0.11' })).LotArea, 5000);
  t.is((await valuesOf({ LotSizeAcres: '0.5' })).LotArea, 21_780);
  t.is((await valuesOf({ LotSizeArea: '7', LotSizeUnits: '', LotSizeAcres: '0.5' })).LotArea, 21_780);
});

test("a building's area is LivingArea, else BuildingAreaTotal", async (t) => {
  t.is((await valuesOf({ LivingArea: '1500', BuildingAreaTotal: '1800' })).BuildingArea, 1500);
  t.is((await valuesOf({ LivingArea: '', BuildingAreaTotal: '1800' })).BuildingArea, 1800);
});

test('the association fee is monthly', async (t) => {
  const fee = (AssociationFeeFrequency: string) => readHome({ AssociationFee: '300', AssociationFeeFrequency });
  t.like(await fee('Quarterly'), { values: { HOAMonth: '100.00' } });
  const once = await fee('One Time');
  t.like(once, { kind: 'listing', values: { HOAMonth: null } });
  t.true(once.kind === 'listing' && once.missing.includes('HOAMonth: frequency "One Time"'));
});

test('parking is ParkingTotal, else garage and carport together', async (t) => {
  t.is((await valuesOf({ ParkingTotal: '4', GarageSpaces: '2' })).ParkingSpots, 4);
  t.is((await valuesOf({ ParkingTotal: '', GarageSpaces: '2', CarportSpaces: '1.00' })).ParkingSpots, 3);
  t.is((await valuesOf({ ParkingTotal: '', GarageSpaces: '', CarportSpaces: '' })).ParkingSpots, null);
});

test('the address is UnparsedAddress with its unit, else put together from its parts', async (t) => {
  t.is((await valuesOf({ UnparsedAddress: '12 Oak St', UnitNumber: 'B' })).Address, '12 Oak St Unit B');
  const parts = { StreetNumber: '12', StreetDirPrefix: 'N', StreetName: 'Oak', StreetSuffix: 'St', UnitNumber: '7' };
  t.is((await valuesOf({ UnparsedAddress: '', ...parts })).Address, '12 N Oak St Unit 7');
});

test('a home whose display the seller or the MLS refuses is off display, whatever its status', async (t) => {
  for (const flag of [{ InternetEntireListingDisplayYN: 'N' }, { MlgCanView: 'false' }]) {
    t.is((await readHome(flag)).kind, 'removal');
    t.is((await readHome({ ...flag, StandardStatus: 'Sunsetting' })).kind, 'removal');
    t.is((await readHome({ ...flag, StandardStatus: 'Closed' })).kind, 'removal');
  }
  t.is((await readHome({ InternetEntireListingDisplayYN: 'Y', MlgCanView: '' })).kind, 'listing');
});

test('a seller who wants no address shown is heard', async (t) => {
  t.true((await valuesOf({ InternetAddressDisplayYN: 'False' })).AddressHidden);
  t.false((await valuesOf({ InternetAddressDisplayYN: '' })).AddressHidden);
});

test('office, remarks, tour, pictures and times are taken over', async (t) => {
  const values = await valuesOf({
    ListOfficeName: 'Acme Homes',
    ListOfficePhone: '555-0100',
    ListOfficeEmail: 'desk@acme.example',
    PublicRemarks: 'Bright.',
    PrivateRemarks: 'Key under the mat.',
    VirtualTourURLUnbranded: 'https://tours.example/1',
    Media: '[{"MediaURL":"https://img.example/1.jpg"}]',
    ModificationTimestamp: '2026-11-20T10:00:00Z',
    PropertySubType: 'Condominium',
    SubdivisionName: 'Oakhill',
  });
  t.like(values, {
    ListOfficeName: 'Acme Homes',
    ListOfficeContact: '555-0100, desk@acme.example',
    Description: 'Bright.',
    Tours: '3D',
    Images: ['https://img.example/1.jpg'],
    ModificationTimestamp: '2026-11-20T10:00:00.000Z',
    PropertyType: 'Condominium',
    Location: 'Oakhill',
  });
  t.false(JSON.stringify(values).includes('under the'));
});

test('days on market are stored as the day that they count from', async (t) => {
  t.is((await valuesOf({ DaysOnMarket: '5', OnMarketDate: '2026-01-01' })).MarketSince, '2026-11-16');
  t.is((await valuesOf({ DaysOnMarket: '', OnMarketDate: '2026-01-01' })).MarketSince, '2026-01-01');
  const closed = await readHome({ StandardStatus: 'Closed', DaysOnMarket: '5', CloseDate: '2026-11-10' });
  t.like(closed, { values: { MarketSince: '2026-11-05', MarketUntil: '2026-11-10' } });
});

test('a file without a PropertyType column says too little about sale or rent', async (t) => {
  const { PropertyType: _, ...others } = home();
  const error = await t.throwsAsync(read(csv(others)));
  t.regex(error?.message ?? '', /lacks columns that the feed needs: "PropertyType"/);
  t.deepEqual(
    expectations((await read(csv(others), feedConfig({ columns: { SaleType: { constant: 'for_rent' } } }))).rows[0]),
    {},
  );
});

const URL_COLUMN = 'URL (SEE https://www.redfin.com/buy-a-home/comparative-market-analysis FOR INFO ON PRICING)';
const redfin = feedConfig({ preset: 'redfin', key: ['MLSNumber', 'Url'] });

const redfinHome = (changes: Record<string, string> = {}): Record<string, string> => ({
  'SALE TYPE': 'MLS Listing',
  'SOLD DATE': '',
  'PROPERTY TYPE': 'Townhouse',
  ADDRESS: '12 Elm Way, Unit B',
  CITY: 'Springfield',
  'STATE OR PROVINCE': 'WA',
  'ZIP OR POSTAL CODE': '98000',
  PRICE: '849000',
  BEDS: '3',
  BATHS: '2.5',
  LOCATION: 'Oakhill',
  'SQUARE FEET': '1520',
  'LOT SIZE': '1057',
  'YEAR BUILT': '2014',
  'DAYS ON MARKET': '3',
  '$/SQUARE FEET': '559',
  'HOA/MONTH': '',
  STATUS: 'Active',
  'NEXT OPEN HOUSE START TIME': '',
  'NEXT OPEN HOUSE END TIME': '',
  [URL_COLUMN]: 'https://homes.example.com/12-elm-way/unit-B',
  SOURCE: 'MLS',
  'MLS#': '2000001',
  FAVORITE: 'N',
  INTERESTED: 'Y',
  LATITUDE: '47.6019098',
  LONGITUDE: '-122.2972486',
  ...changes,
});
const redfinRow = async (changes: Record<string, string>) => (await read(csv(redfinHome(changes)), redfin)).rows[0];

test('a Redfin row is a home for sale in dollars and square feet', async (t) => {
  const row = await redfinRow({});
  t.like(row, {
    kind: 'listing',
    line: 2,
    keys: { ListingKey: null, MLSNumber: '2000001', Url: 'https://homes.example.com/12-elm-way/unit-B' },
    problems: [],
    missing: ['HOAMonth'],
    values: {
      SaleType: 'for_sale',
      Status: 'Active',
      CurrencySymbol: '$',
      PropertyType: 'Townhouse',
      Bedrooms: 3,
      Bathrooms: 2.5,
      YearBuilt: 2014,
      MarketSince: '2026-11-18',
      LotArea: 1057,
      BuildingArea: 1520,
      AreaUnit: 'Square Feet',
      Location: 'Oakhill',
      Address: '12 Elm Way, Unit B',
      City: 'Springfield',
      State: 'WA',
      ZIP: '98000',
      Latitude: 47.6019098,
      Longitude: -122.2972486,
      SalePrice: '849000.00',
      UnitAreaPrice: '559.00',
      HOAMonth: null,
      Tours: null,
    },
  });
});

test('the URL column is found by how its name begins, and older names of columns are known', async (t) => {
  const {
    [URL_COLUMN]: url = '',
    'STATE OR PROVINCE': STATE = '',
    'ZIP OR POSTAL CODE': ZIP = '',
    ...others
  } = redfinHome();
  const row = (await read(csv({ ...others, STATE, ZIP, 'URL (SEE http://www.redfin.com/old)': url }), redfin)).rows[0];
  t.like(row, { kind: 'listing', keys: { Url: url }, values: { State: 'WA', ZIP: '98000' } });
});

test('STATUS decides, not SALE TYPE', async (t) => {
  const past = { 'SALE TYPE': 'PAST SALE', 'SOLD DATE': 'August-15-2017' };
  t.like(await redfinRow({ ...past, STATUS: 'Active' }), { kind: 'listing', values: { MarketUntil: null } });
  t.like(await redfinRow({ ...past, STATUS: 'Pending' }), { kind: 'removal', standardStatus: 'Pending' });
  t.like(await redfinRow({ ...past, STATUS: 'Sold' }), { kind: 'sold', complete: true });
  const blank = await redfinRow({ ...past, STATUS: '' });
  t.is(blank?.kind, 'rejected');
  t.deepEqual(Object.keys(expectations(blank)), ['STATUS']);
});

test('a sold home is on the market until its SOLD DATE', async (t) => {
  const sold = { STATUS: 'Sold', 'SOLD DATE': 'September-8-2026', 'DAYS ON MARKET': '10' };
  t.like(await redfinRow(sold), { values: { Status: 'Sold', MarketUntil: '2026-09-08', MarketSince: '2026-08-29' } });
  t.like(await redfinRow({ ...sold, 'SOLD DATE': '' }), { values: { MarketUntil: '2026-11-21' } });
});

test('an open house to come is a tour', async (t) => {
  const open = (day: string) => ({
    'NEXT OPEN HOUSE START TIME': `${day} 11:00 AM`,
    'NEXT OPEN HOUSE END TIME': `${day} 01:00 PM`,
  });
  t.like(await redfinRow(open('November-22-2026')), { values: { Tours: 'OpenHouse' } });
  t.like(await redfinRow(open('November-20-2026')), { values: { Tours: null } });
});

const NOTICE = 'In accordance with local MLS rules, some MLS listings are not included in the download';
test('a notice in place of a record is ignored, alone in its line, quoted, or padded with commas', async (t) => {
  const [header = '', row = ''] = csv(redfinHome()).split('\n');
  for (const notice of [`"${NOTICE}"`, `"${NOTICE}"${','.repeat(26)}`]) {
    const { rows, summary } = await read(`${header}\n${notice}\n${row}\n`, redfin);
    t.deepEqual(
      rows.map(({ kind }) => kind),
      ['ignored', 'listing'],
    );
    t.is(summary.rows, 2);
    t.is(summary.extent, null);
  }
});

test('a file with the "Over 500 results" notice is capped, also where it is the only or the unfinished last line', async (t) => {
  const over = 'Over 500 results. Try zooming in or modifying your search options.';
  const [header = '', row = ''] = csv(redfinHome()).split('\n');
  for (const text of [`${header}\n${row}\n${over}`, `${header}\n${over}\n`]) {
    const { rows, summary } = await read(text, redfin);
    t.is(rows.at(-1)?.kind, 'ignored');
    t.is(summary.extent, 'part');
  }
});

test('a file of exactly 350 or 500 homes ends at a known cap', async (t) => {
  for (const [count, capped] of [
    [349, false],
    [350, true],
    [351, false],
    [500, true],
  ] as const) {
    const homes = Array.from({ length: count }, (_, index) => redfinHome({ 'MLS#': String(index) }));
    t.is((await read(csv(...homes), redfin)).summary.extent, capped ? 'part' : null, `${count}`);
  }
});

test('areas and prices per area follow a feed that stores square metres', async (t) => {
  const metric = { ...redfin, defaults: { AreaUnit: 'Square Meters' as const } };
  const { rows } = await read(csv(redfinHome()), metric);
  t.like(rows[0], {
    values: { AreaUnit: 'Square Meters', BuildingArea: 141.21, LotArea: 98.2, UnitAreaPrice: '6017.03' },
  });
});

const listing = feedConfig({ preset: 'listing', key: ['InternalID', 'MLSNumber', 'Url'] });

/** A row made of what List returns. */
const listed = (changes: Record<string, string> = {}): Record<string, string> => ({
  ID: '4711',
  PropertyType: 'Condo',
  SaleType: 'For Rent',
  Status: 'PreOnMarket',
  Images: '["https://img.example/1.jpg","https://img.example/2.jpg"]',
  CurrencySymbol: '€',
  Price: '1950.50',
  Address: '12 Oak St',
  City: 'Springfield',
  Area: '90 Square Meters',
  BuildingArea: '90',
  LotArea: '',
  AreaUnit: 'Square Meters',
  Bathrooms: '1.5',
  Bedrooms: '2',
  Url: 'https://homes.example.com/1',
  MLSNumber: 'A-1',
  Tours: 'OpenHouse',
  DaysOnMarket: '2',
  RentPrice: '1950.50',
  SalePrice: '',
  SpaceType: 'Entire place',
  LATITUDE: '47.1',
  LONGITUDE: '8.5',
  ExtensionColumn: '[{"Key":"Floor","value":"3"}]',
  ...changes,
});
const listedRow = async (changes: Record<string, string> = {}) => (await read(csv(listed(changes)), listing)).rows[0];

test('what List returns can be read back', async (t) => {
  t.like(await listedRow(), {
    kind: 'listing',
    keys: { InternalID: '4711', MLSNumber: 'A-1', Url: 'https://homes.example.com/1' },
    values: {
      SaleType: 'for_rent',
      Status: 'PreOnMarket',
      StandardStatus: 'ComingSoon',
      CurrencySymbol: '€',
      RentPrice: '1950.50',
      SalePrice: null,
      AreaUnit: 'Square Meters',
      BuildingArea: 90,
      Bathrooms: 1.5,
      Images: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
      ExtensionColumn: [{ Key: 'Floor', value: '3' }],
      Tours: 'OpenHouse',
      SpaceType: 'Entire place',
      Latitude: 47.1,
      Longitude: 8.5,
      MarketSince: '2026-11-19',
    },
  });
});

test('0 and 0 is no place', async (t) => {
  t.like(await listedRow({ LATITUDE: '0', LONGITUDE: '0' }), { values: { Latitude: null, Longitude: null } });
});

test('Price alone is the price of the sale type', async (t) => {
  t.like(await listedRow({ RentPrice: '' }), { values: { RentPrice: '1950.50', SalePrice: null } });
  t.like(await listedRow({ RentPrice: '', SaleType: 'for_sale' }), {
    values: { RentPrice: null, SalePrice: '1950.50' },
  });
});

test("a feed's default stands in for a currency that is blank", async (t) => {
  const config = { ...listing, defaults: { CurrencySymbol: 'CHF' } };
  const rows = (await read(csv(listed({ CurrencySymbol: '' }), listed()), config)).rows;
  t.like(rows[0], { values: { CurrencySymbol: 'CHF' } });
  t.like(rows[1], { values: { CurrencySymbol: '€' } });
});

test('values that are none of the allowed ones are problems', async (t) => {
  const row = await listedRow({ SaleType: 'auction', Tours: 'Drone', SpaceType: 'Castle', ID: 'x', AreaUnit: 'Rods' });
  t.is(row?.kind, 'rejected');
  t.deepEqual(Object.keys(expectations(row)).sort(), ['AreaUnit', 'ID', 'SaleType', 'SpaceType', 'Tours']);
});

test('without a sale type a row cannot be a listing', async (t) => {
  t.deepEqual(expectations(await listedRow({ SaleType: '' })), { SaleType: 'for_sale or for_rent' });
});
