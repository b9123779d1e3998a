import test from 'ava';
import fc from 'fast-check';
import { CONVERSIONS, type ConversionName } from '../../../src/feeds/map/conversions.ts';
import { TODAY, valuesOf } from '../../helpers/feed-files.ts';

const convert = (name: ConversionName, ...texts: string[]) =>
  CONVERSIONS[name](texts, { areaUnit: 'Square Feet', today: TODAY });
const refused = (value: unknown): boolean => typeof value === 'object' && value !== null && 'expected' in value;
const noticed = (value: unknown): boolean => typeof value === 'object' && value !== null && 'notice' in value;

/** Each value of RESO's FeeFrequency: payments a year, or null where it is none that is regular. */
const FREQUENCIES: Record<string, number | null> = {
  Annually: 1,
  'Bi-Monthly': 6,
  'Bi-Weekly': 26,
  Daily: 365,
  Monthly: 12,
  'One Time': null,
  Quarterly: 4,
  Seasonal: null,
  'Semi-Annually': 2,
  'Semi-Monthly': 24,
  Weekly: 52,
};

test('every frequency of a fee is made monthly, with blanks, hyphens and case as they come', (t) => {
  t.notThrows(() =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(FREQUENCIES)),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('', ' ', '-', '_', '\u2011'),
        fc.boolean(),
        (frequency, cents, separator, lower) => {
          const spelt = frequency.replace(/[\s-]/g, separator);
          const found = convert('monthlyFee', (cents / 100).toFixed(2), lower ? spelt.toLowerCase() : spelt);
          const times = FREQUENCIES[frequency];
          if (times === null || times === undefined) {
            if (!noticed(found)) throw new Error(`${spelt}: ${JSON.stringify(found)}`);
            return;
          }
          const exact = (cents * times) / 1200;
          if (Math.abs(Number(found) - exact) > 0.005_001) throw new Error(`${spelt}: ${found}, not ${exact}`);
        },
      ),
    ),
  );
});

test('an amount that says how often it is paid is made monthly', (t) => {
  const amounts: Record<string, string> = {
    '£1,250 pcm': '1250.00',
    '£1,250pcm': '1250.00',
    '£300 pw': '1300.00',
    '$450/week': '1950.00',
    '$450 / week': '1950.00',
    '12,000 € per year': '1000.00',
    '1200 EUR per month': '1200.00',
    '£12,000 per annum': '1000.00',
    '£12,000 p.a.': '1000.00',
    '1,500.50': '1500.50',
    '$2,400/mo': '2400.00',
  };
  for (const [text, expected] of Object.entries(amounts)) t.is(convert('monthlyAmount', text), expected, text);
  t.is(convert('monthlyAmount', '300', 'Weekly'), '1300.00');
  t.true(noticed(convert('monthlyAmount', '£90 pppw')));
  t.true(noticed(convert('monthlyAmount', '$24 / sq ft')));
  t.true(refused(convert('monthlyAmount', 'about a lot')));
});

test('currency marks, padding and the sign for any currency are no part of a number', (t) => {
  t.is(convert('price', '$14,950,000'), '14950000.00');
  t.is(convert('price', '¤1,234'), '1234.00');
  t.is(convert('squareFeet', '¤1,234'), 1234);
  t.is(convert('number', '¤1,234'), 1234);
  t.true(refused(convert('squareFeet', '$1,234')));
});

test('a price that is told on request is no price, and no fault', async (t) => {
  for (const text of ['POA', 'P.O.A.', 'Price on application', 'price on request', 'Call for price', 'Contact agent']) {
    t.true(noticed(convert('price', text)), text);
  }
  t.is((await valuesOf({ ListPrice: 'POA' })).SalePrice, null);
  t.true(refused(convert('price', 'calling')));
});

test('a feed can take numbers with exponents, exactly as far as they are written', (t) => {
  t.is(convert('moneyWithExponent', '5.00E+05'), '500000.00');
  t.is(convert('moneyWithExponent', '$1.234567e+06'), '1234567.00');
  t.is(convert('moneyWithExponent', '549,900'), '549900.00');
  t.is(convert('numberWithExponent', '1.5E+03'), 1500);
  t.is(convert('numberWithExponent', '2.5e-01'), 0.25);
  t.true(refused(convert('moneyWithExponent', '1.23456E+02')));
  t.regex(JSON.stringify(convert('price', '$5.15E+05')), /expected.*rounded this one: conversion moneyWithExponent/);
  t.notRegex(JSON.stringify(convert('price', 'five')), /moneyWithExponent/);
  t.notThrows(() =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 9 }), (size, places) => {
        const text = size.toExponential(places);
        const found = convert('numberWithExponent', text);
        if (found !== Number(text)) throw new Error(`${text}: ${JSON.stringify(found)}`);
      }),
    ),
  );
});

test('an area may stand with its unit in one text', (t) => {
  t.is(convert('areaInWords', '0.25 Acres'), 10_890);
  t.is(convert('areaInWords', '1,520 sq. ft.'), 1520);
  t.is(convert('areaInWords', '100 m²'), 1076.39);
  t.is(convert('areaInWords', '1520'), 1520);
  t.true(refused(convert('areaInWords', '3 rods')));
  t.true(refused(convert('areaInWords', 'large')));
});

test('months by name are read before and after the day', (t) => {
  const months = 'January February March April May June July August September October November December'.split(' ');
  t.notThrows(() =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1990, max: 2035 }),
        fc.integer({ min: 3, max: 9 }),
        (month, day, year, length) => {
          const name = (months[month] ?? '').slice(0, length);
          const expected = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const writings = [
            `${name}-${day}-${year}`,
            `${name} ${day}, ${year}`,
            `${day} ${name} ${year}`,
            `${day}-${name.toUpperCase()}-${year}`,
            `${day}. ${name} ${year}`,
            `${day}th ${name}, ${year} 10:30`,
          ];
          for (const text of writings) if (convert('date', text) !== expected) throw new Error(text);
        },
      ),
    ),
  );
  for (const text of ['8 Smarch 2022', '31 February 2022', '8 Se 2022', '8 Sep 22'])
    t.true(refused(convert('date', text)), text);
});

test('property types that are leases are for rent, however their words are joined', (t) => {
  for (const text of [
    'ResidentialLease',
    'Residential Lease',
    'Residential-Lease',
    'residentiallease',
    'RESIDENTIAL LEASE',
  ]) {
    t.is(convert('saleTypeOfProperty', text), 'for_rent', text);
  }
  t.is(convert('saleTypeOfProperty', 'Land'), 'for_sale');
});

test('full and half baths in a column each, and parking in decimals, are numbers', (t) => {
  t.is(convert('bathrooms', '2', '1'), 2.5);
  t.is(convert('bathrooms', '2', ''), 2);
  t.is(convert('sum', '2.00', '1.00'), 3);
  t.is(convert('number', '2.00'), 2);
});
