import test from 'ava';
import { csv, expectations, feedConfig, read } from '../../../helpers/feed-files.ts';

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
const rowOf = async (changes: Record<string, string> = {}) => (await read(csv(listed(changes)), listing)).rows[0];

test('what List returns can be read back', async (t) => {
  t.like(await rowOf(), {
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
  t.like(await rowOf({ LATITUDE: '0', LONGITUDE: '0' }), { values: { Latitude: null, Longitude: null } });
});

test('Price alone is the price of the sale type', async (t) => {
  t.like(await rowOf({ RentPrice: '' }), { values: { RentPrice: '1950.50', SalePrice: null } });
  t.like(await rowOf({ RentPrice: '', SaleType: 'for_sale' }), { values: { RentPrice: null, SalePrice: '1950.50' } });
});

test("a feed's default stands in for a currency that is blank", async (t) => {
  const config = { ...listing, defaults: { CurrencySymbol: 'CHF' } };
  const rows = (await read(csv(listed({ CurrencySymbol: '' }), listed()), config)).rows;
  t.like(rows[0], { values: { CurrencySymbol: 'CHF' } });
  t.like(rows[1], { values: { CurrencySymbol: '€' } });
});

test('values that are none of the allowed ones are problems', async (t) => {
  const row = await rowOf({ SaleType: 'auction', Tours: 'Drone', SpaceType: 'Castle', ID: 'x', AreaUnit: 'Rods' });
  t.is(row?.kind, 'rejected');
  t.deepEqual(Object.keys(expectations(row)).sort(), ['AreaUnit', 'ID', 'SaleType', 'SpaceType', 'Tours']);
});

test('without a sale type a row cannot be a listing', async (t) => {
  t.deepEqual(expectations(await rowOf({ SaleType: '' })), { SaleType: 'for_sale or for_rent' });
});
