import test from 'ava';
import { proposeFor, readHomes } from '../../../helpers/preset-samples.ts';

test('Kyero: sales and rents by price_freq, in one file, without a status; texts in English where there are any', async (t) => {
  const { homes } = await readHomes('kyero', 'kyero.xml');
  t.deepEqual(homes, {
    '70101': {
      kind: 'listing',
      SaleType: 'for_sale',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '€',
      PropertyType: 'Villa',
      Bedrooms: 4,
      Bathrooms: 3,
      Url: 'https://sol.example/en/12',
      MLSNumber: 'SOL-12',
      LotArea: 820,
      BuildingArea: 186,
      AreaUnit: 'Square Meters',
      Images: ['https://sol.example/12/front.jpg', 'https://sol.example/12/pool.jpg'],
      Tours: '3D',
      Description: 'Villa with views of the sea.',
      Location: 'El Portet',
      City: 'Moraira',
      State: 'Alicante',
      Latitude: 38.687,
      Longitude: 0.138,
      SalePrice: '349500.00',
    },
    '70102': {
      kind: 'listing',
      SaleType: 'for_rent',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '€',
      PropertyType: 'Apartment',
      Bedrooms: 2,
      Bathrooms: 1,
      Url: 'https://sol.example/nl/13',
      MLSNumber: 'SOL-13',
      BuildingArea: 74,
      AreaUnit: 'Square Meters',
      Images: ['https://sol.example/13/1.jpg'],
      Description: 'Licht appartement met balkon.',
      City: 'Altea',
      State: 'Alicante',
      RentPrice: '1150.00',
    },
    '70103': {
      kind: 'listing',
      SaleType: 'for_rent',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '£',
      PropertyType: 'Studio',
      Bedrooms: 0,
      Bathrooms: 1,
      MLSNumber: 'SOL-14',
      BuildingArea: 38,
      AreaUnit: 'Square Meters',
      City: 'Calpe',
      State: 'Alicante',
      RentPrice: '2600.00',
    },
    '70104': {
      kind: 'listing',
      SaleType: 'for_sale',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '€',
      PropertyType: 'Plot',
      MLSNumber: 'SOL-15',
      LotArea: 2400,
      AreaUnit: 'Square Meters',
      City: 'Teulada',
      State: 'Alicante',
    },
    '70105': {
      kind: 'listing',
      SaleType: 'for_rent',
      Status: 'Active',
      StandardStatus: 'Active',
      CurrencySymbol: '€',
      PropertyType: 'Apartment',
      MLSNumber: 'SOL-16',
      AreaUnit: 'Square Meters',
      City: 'Denia',
      State: 'Alicante',
    },
  });
});

test('inspect knows the layout, and leaves nothing open', async (t) => {
  const { config, problems, kinds } = await proposeFor('kyero.xml');
  t.deepEqual(problems, []);
  t.like(config, { preset: 'kyero', columns: undefined, mode: 'snapshot' });
  t.is(config.format, undefined);
  t.is(kinds.rejected, 0);
});
