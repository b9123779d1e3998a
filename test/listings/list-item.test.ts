import test from 'ava';
import fc from 'fast-check';
import { addDays, daysBetween, daysOnMarket } from '../../src/listings/days-on-market.ts';
import { toListItem } from '../../src/listings/list-item.ts';
import { blankValues, mergeInput } from '../../src/listings/merge-input.ts';

const TODAY = '2026-03-01';

test('A listing of which nothing is known reads as empty strings, and as 0 for its place', (t) => {
  const { ID, LATITUDE, LONGITUDE, SaleType, Status, ...rest } = toListItem(7, blankValues(), TODAY);
  t.deepEqual(
    { ID, LATITUDE, LONGITUDE, SaleType, Status },
    { ID: 7, LATITUDE: 0, LONGITUDE: 0, SaleType: 'For Sale', Status: 'Active' },
  );
  t.deepEqual([...new Set(Object.values(rest))], ['']);
});

test('Price is SalePrice of a listing for sale and RentPrice of one for rent', (t) => {
  const values = { ...blankValues(), SalePrice: '550000.00', RentPrice: '2500.00' };
  t.is(toListItem(1, values, TODAY).Price, '550000.00');
  t.is(toListItem(1, { ...values, SaleType: 'for_rent' }, TODAY).Price, '2500.00');
});

test('Numbers have no needless zeros, and Area is the building area with its unit', (t) => {
  const item = toListItem(
    1,
    { ...blankValues(), Bathrooms: 2.5, Bedrooms: 3, BuildingArea: 2500, AreaUnit: 'Square Feet' },
    TODAY,
  );
  t.like(item, { Bathrooms: '2.5', Bedrooms: '3', BuildingArea: '2500', Area: '2500 Square Feet' });
});

test('Images and ExtensionColumn are JSON text', (t) => {
  const values = {
    ...blankValues(),
    Images: ['https://a.example/1'],
    ExtensionColumn: [{ Key: 'Pool', value: 'yes' }],
  };
  const item = toListItem(1, values, TODAY);
  t.deepEqual(JSON.parse(item.Images), values.Images);
  t.deepEqual(JSON.parse(item.ExtensionColumn), values.ExtensionColumn);
});

test('A hidden address shows no address, coordinates or URL', (t) => {
  const values = {
    ...blankValues(),
    AddressHidden: true,
    Address: '1 A St',
    Url: 'https://x.example/1-a-st',
    Latitude: 1,
    Longitude: 2,
  };
  t.like(toListItem(1, values, TODAY), { Address: '', Url: '', LATITUDE: 0, LONGITUDE: 0 });
});

test('Days on market go on counting while the listing is Active or PreOnMarket, and stop when it is sold', (t) => {
  const active = mergeInput(blankValues(), { DaysOnMarket: 10 }, TODAY);
  t.is(daysOnMarket(active, addDays(TODAY, 5)), 15);
  const sold = mergeInput(active, { Status: 'Sold' }, addDays(TODAY, 5));
  t.is(daysOnMarket(sold, addDays(TODAY, 50)), 15);
  t.is(daysOnMarket(mergeInput(sold, { DaysOnMarket: 3 }, addDays(TODAY, 50)), addDays(TODAY, 90)), 3);
  t.is(daysOnMarket(mergeInput(sold, { Status: 'PreOnMarket' }, TODAY), addDays(TODAY, 20)), 30);
});

test('0, 0 is no place; 0 alone is one', (t) => {
  t.like(mergeInput(blankValues(), { Latitude: 0, Longitude: 0 }, TODAY), { Latitude: null, Longitude: null });
  t.like(mergeInput(blankValues(), { Latitude: 0, Longitude: 9.5 }, TODAY), { Latitude: 0, Longitude: 9.5 });
});

test('Money is kept to the cent for every amount that is allowed', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      t.is(mergeInput(blankValues(), { SalePrice: Number(text) }, TODAY).SalePrice, text);
    }),
  );
});

test('A field that is absent stays, null and "" clear it, and a second time changes nothing', (t) => {
  const before = mergeInput(blankValues(), { City: 'Tacoma', SalePrice: 5, Images: ['https://a.example/1'] }, TODAY);
  t.deepEqual(mergeInput(before, {}, TODAY), before);
  const cleared = mergeInput(before, { City: null, SalePrice: null, Images: [] }, TODAY);
  t.like(cleared, { City: null, SalePrice: null, Images: null });
  t.deepEqual(mergeInput(cleared, { City: null }, TODAY), cleared);
});

test('Any day and number of days are found again', (t) => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 36_500 }), (date, days) => {
      const start = date.toISOString().slice(0, 10);
      t.is(daysBetween(start, addDays(start, days)), days);
    }),
  );
});
