import test from 'ava';
import { proposeFor, readHomes } from '../../../helpers/preset-samples.ts';

test('Zillow: one word says status and sale type, and an address that is not to be displayed', async (t) => {
  const { homes } = await readHomes('zillow', 'zillow.xml');
  t.deepEqual(homes, {
    'P-1': {
      kind: 'listing',
      SaleType: 'for_sale',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '$',
      PropertyType: 'Condominium',
      Bedrooms: 2,
      Bathrooms: 2.5,
      Url: 'https://brokerage.example/410-sorrel',
      MLSNumber: '98101',
      YearBuilt: 2008,
      MarketSince: '2026-11-02',
      LotArea: 4356,
      BuildingArea: 1240,
      AreaUnit: 'Square Feet',
      Images: ['https://img.example/410/1.jpg', 'https://img.example/410/2.jpg'],
      Tours: '3D',
      ParkingSpots: 2,
      Description: 'Corner unit by the creek.',
      Location: 'Sorrel Park',
      Address: '410 Sorrel Ct Unit 5',
      City: 'Meridian',
      State: 'ID',
      ZIP: '83642',
      Latitude: 43.6121,
      Longitude: -116.3915,
      SalePrice: '389900.00',
      ListOfficeName: 'Creek Brokerage',
      ListOfficeContact: '208-555-0100',
    },
    'P-2': {
      kind: 'listing',
      SaleType: 'for_rent',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '$',
      PropertyType: 'Single Family Residence',
      Bedrooms: 3,
      Bathrooms: 2,
      Url: 'https://brokerage.example/77-alder',
      MLSNumber: '98102',
      AreaUnit: 'Square Feet',
      Images: ['https://img.example/77/1.jpg'],
      Address: '77 Alder Way',
      City: 'Meridian',
      State: 'ID',
      ZIP: '83646',
      RentPrice: '1895.00',
      AddressHidden: true,
    },
    'P-3': {
      kind: 'listing',
      SaleType: 'for_sale',
      Status: 'Active',
      StandardStatus: 'ActiveUnderContract',
      CurrencySymbol: '$',
      PropertyType: 'Unimproved Land',
      Url: 'https://brokerage.example/9-ferry',
      MLSNumber: '98103',
      LotArea: 108900,
      AreaUnit: 'Square Feet',
      Address: '9 Ferry Rd',
      City: 'Eagle',
      State: 'ID',
      ZIP: '83616',
      SalePrice: '520000.00',
    },
    'P-4': {
      kind: 'removal',
      StandardStatus: 'Pending',
      CurrencySymbol: '$',
      PropertyType: 'Multi Family',
      Url: 'https://brokerage.example/31-basin',
      MLSNumber: '98104',
      AreaUnit: 'Square Feet',
      Address: '31 Basin St',
      City: 'Eagle',
      State: 'ID',
      ZIP: '83616',
      SalePrice: '610000.00',
    },
  });
});

test('inspect knows the layout, and leaves nothing open', async (t) => {
  const { config, problems, kinds } = await proposeFor('zillow.xml');
  t.deepEqual(problems, []);
  t.like(config, { preset: 'zillow', columns: undefined, mode: 'snapshot' });
  t.is(config.format, undefined);
  t.is(kinds.rejected, 0);
});
