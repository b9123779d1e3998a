import test from 'ava';
import { proposeFor, readHomes } from '../../../helpers/preset-samples.ts';

test('BLM: codes of status, type and rent, prices on application, and rents for each person', async (t) => {
  const { homes } = await readHomes('blm', 'homes.blm');
  t.deepEqual(homes, {
    '44_101': {
      kind: 'listing',
      SaleType: 'for_sale',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '£',
      PropertyType: 'Terraced House',
      Bedrooms: 3,
      Bathrooms: 2,
      MLSNumber: '44_101',
      Images: ['https://img.example/101/0.jpg', 'https://img.example/101/1.jpg'],
      Tours: '3D',
      Description: 'A terrace with a walled garden.',
      Location: 'Clifton',
      Address: '14 Orchard Row',
      City: 'Bristol',
      ZIP: 'BS8 1AB',
      SalePrice: '415000.00',
      ModificationTimestamp: '2026-11-20T10:00:00.000Z',
    },
    '44_102': {
      kind: 'listing',
      SaleType: 'for_sale',
      Status: 'Active',
      StandardStatus: 'ActiveUnderContract',
      CurrencySymbol: '£',
      PropertyType: 'Cottage',
      Bedrooms: 2,
      Bathrooms: 1,
      MLSNumber: '44_102',
      Description: 'A cottage.',
      Address: 'Rose Cottage, Mill Lane',
      City: 'Wells',
      ZIP: 'BA5 2CD',
      ModificationTimestamp: '2026-11-20T10:00:00.000Z',
    },
    '44_103': {
      kind: 'listing',
      SaleType: 'for_rent',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '£',
      PropertyType: 'Apartment',
      Bedrooms: 1,
      Bathrooms: 1,
      MLSNumber: '44_103',
      Description: 'A flat by the water.',
      Address: '2 Quay Street',
      City: 'Bristol',
      ZIP: 'BS1 3EF',
      RentPrice: '1343.33',
      DepositFee: '1340.00',
      ModificationTimestamp: '2026-11-20T10:00:00.000Z',
    },
    '44_104': {
      kind: 'listing',
      SaleType: 'for_rent',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '£',
      PropertyType: 'Flat Share',
      Bedrooms: 6,
      Bathrooms: 2,
      MLSNumber: '44_104',
      Description: 'A room.',
      Address: '5 Hill Road',
      City: 'Bath',
      ZIP: 'BA1 4GH',
      ModificationTimestamp: '2026-11-20T10:00:00.000Z',
    },
    '44_105': {
      kind: 'removal',
      SaleType: 'for_rent',
      StandardStatus: 'Pending',
      CurrencySymbol: '£',
      PropertyType: 'Flat',
      Bedrooms: 2,
      Bathrooms: 1,
      MLSNumber: '44_105',
      Description: 'Gone.',
      Address: '8 Park View',
      City: 'Bath',
      ZIP: 'BA2 5IJ',
      RentPrice: '1250.00',
      ModificationTimestamp: '2026-11-20T10:00:00.000Z',
    },
  });
});

test('inspect knows the layout, and leaves nothing open', async (t) => {
  const { config, problems, kinds } = await proposeFor('homes.blm');
  t.deepEqual(problems, []);
  t.like(config, { preset: 'blm', columns: undefined, mode: 'snapshot' });
  t.is(config.format, undefined);
  t.is(kinds.rejected, 0);
});
