import test from 'ava';
import { csv, expectations, feedConfig, home, read, readHome, valuesOf } from '../../../helpers/feed-files.ts';

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
