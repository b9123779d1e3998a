import test from 'ava';
import { CONVERSIONS } from '../../../src/feeds/map/conversions.ts';

const context = { areaUnit: 'Square Feet', today: '2026-11-21' } as const;

test('A street in parts becomes one address, whichever of them are blank', (t) => {
  t.is(CONVERSIONS.spaced(['12', 'Elm', 'St'], context), '12 Elm St');
  t.is(CONVERSIONS.spaced(['12', '', 'Elm'], context), '12 Elm');
  t.is(CONVERSIONS.streetWithUnit(['12', 'Elm St', '4B'], context), '12 Elm St Unit 4B');
  t.is(CONVERSIONS.streetWithUnit(['12', 'Elm St', '#4B'], context), '12 Elm St #4B');
  t.is(CONVERSIONS.streetWithUnit(['12', 'Elm St', ''], context), '12 Elm St');
  t.is(CONVERSIONS.streetWithUnit(['', '', '4B'], context), null);
});

test('The usual words for selling and letting are read as the sale type', (t) => {
  for (const word of ['For Sale', 'sale', 'FOR_SALE']) t.is(CONVERSIONS.saleType([word], context), 'for_sale');
  for (const word of ['For Rent', 'rent', 'Rental', 'Lease', 'for-lease', 'To Let']) {
    t.is(CONVERSIONS.saleType([word], context), 'for_rent');
  }
  t.deepEqual(CONVERSIONS.saleType(['auction'], context), { expected: 'for_sale or for_rent' });
});
