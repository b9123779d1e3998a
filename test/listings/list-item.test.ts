import test from 'ava';
import fc from 'fast-check';
import { addDays, daysBetween, daysOnMarket } from '../../src/listings/days-on-market.ts';
import { toListItem } from '../../src/listings/list-item.ts';
import type { ListingValues } from '../../src/listings/listing.ts';
import { blankValues, mergeInput } from '../../src/listings/merge-input.ts';
import { sentPictures } from '../../src/listings/pictures/sent-pictures.ts';
import { ADDRESS_ON_REQUEST, withholdAddress } from '../../src/listings/withhold-address.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { sampleListing } from '../helpers/sample-listings.ts';

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

const hidden = (values: Partial<ListingValues>): ListingValues =>
  sampleListing({ AddressHidden: true, Address: '77 Secret Hollow Lane', City: 'San Diego', ...values }).values;

const described = (Description: string, values: Partial<ListingValues> = {}): string =>
  withholdAddress(hidden({ Description, ...values })).Description ?? '';

for (const text of [
  'Welcome to 77 Secret Hollow Ln!',
  'Corner of Secret Hollow and Maple.',
  '77, Secret Hollow Lane.',
  'This SECRET  HOLLOW Lane beauty.',
  'See it on 77secrethollow.com',
  'Visit https://example.com/77-secret-hollow-ln today',
  'Lat 32.71, lon -117.16.',
  'At 32.7157, -117.1611.',
])
  test(`no sentence tells where a home is whose address is hidden: ${text}`, (t) => {
    const shown = described(`Bright kitchen. ${text} Two baths.`);
    t.notRegex(shown.toLowerCase(), /secret|hollow|32\.7|\.com/);
    t.true(shown.startsWith('Bright kitchen.') && shown.includes(ADDRESS_ON_REQUEST));
  });

test('a street of one common word is withheld with its number or its ending only', (t) => {
  const main = { Address: '12 Main St #4' };
  t.is(described('The main bedroom is large.', main), 'The main bedroom is large.');
  t.is(described('Steps off Main Street.', main), ADDRESS_ON_REQUEST);
  t.is(described('12 Main, unit 4.', main), ADDRESS_ON_REQUEST);
});

test('fields and further information that tell the place are left out, town and ZIP stay', (t) => {
  const shown = withholdAddress(
    hidden({
      ...{ ZIP: '92101', Location: 'Hillcrest', Latitude: 32.7, Longitude: -117.1, Url: 'https://example.com/1' },
      ExtensionColumn: [
        { Key: 'SubdivisionName', value: 'Secret Hollow Estates' },
        { Key: 'Neighborhood', value: 'Hillcrest' },
        { Key: 'ParcelNumber', value: '1-2-3' },
        { Key: 'Heating', value: 'Gas' },
      ],
    }),
  );
  t.like(shown, { Address: null, Location: null, Latitude: null, Longitude: null, Url: null });
  t.like(shown, { City: 'San Diego', ZIP: '92101', ExtensionColumn: [{ Key: 'Heating', value: 'Gas' }] });
});

test('a list item of a home whose address is hidden does not tell it either', (t) => {
  const item = toListItem(1, hidden({ Description: 'Come to 77 Secret Hollow Ln today.' }), '2026-11-21');
  t.notRegex(JSON.stringify(item), /hollow/i);
});

test('whatever the spelling, the street of a hidden address is not shown', (t) => {
  const word = fc.constantFrom('Juniper', 'Copper', 'Willow', 'Granite', 'Falcon', 'Harbor');
  const ending = fc.constantFrom(['Street', 'St.'], ['Avenue', 'Ave'], ['Lane', 'ln'], ['Boulevard', 'BLVD']);
  fc.assert(
    fc.property(
      ...([fc.integer({ min: 1, max: 9_999 }), word, word, ending] as const),
      ...([fc.boolean(), fc.constantFrom('', ', Unit 4', ' #4'), fc.constantFrom(' ', '  ', ', ')] as const),
      (number, one, two, [long, short], isShort, unit, gap) => {
        const address = `${number} ${one} ${two} ${long}${unit}`;
        const written = `${number}${gap}${one} ${two} ${isShort ? short : long}`;
        const shown = described(`Nice home. Come to ${written} today! Big yard.`, { Address: address });
        t.false(shown.toLowerCase().includes(`${one} ${two}`.toLowerCase()), shown);
        t.true(shown.includes('Nice home.'), shown);
      },
    ),
  );
});

test('a home whose address may be shown is left as it is', (t) => {
  const { values } = sampleListing({ Description: 'At 14 Oak St.' });
  t.is(withholdAddress(values), values);
});

const name = fc.stringMatching(/^[a-z]{1,6}$/);
const signature = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
const names = fc.uniqueArray(name, { maxLength: 8 });
const addressesOf = (list: readonly string[], sign = ''): string[] =>
  list.map((one) => `https://photos.example/${one}.jpg${sign === '' ? '' : `?mac=${sign}&until=${sign}`}`);

test('pictures stay the same however their addresses are signed', (t) => {
  fc.assert(
    fc.property(names, signature, signature, (list, one, other) => {
      t.is(sentPictures(addressesOf(list, one), null).stamp, sentPictures(addressesOf(list, other), null).stamp);
    }),
    PROPERTY_RUNS,
  );
});

test('other pictures, more, fewer or in another order are a change', (t) => {
  fc.assert(
    fc.property(names, names, (list, other) => {
      const isSame = JSON.stringify(list) === JSON.stringify(other);
      const stamps = [list, other].map((one) => sentPictures(addressesOf(one), null).stamp);
      t.is(stamps[0] === stamps[1], isSame);
    }),
    PROPERTY_RUNS,
  );
});

test('where the source says when its pictures changed, that and their number are what counts', (t) => {
  const [morning, evening] = ['2026-11-20T08:00:00Z', '2026-11-20T20:00:00Z'];
  const before = sentPictures(addressesOf(['a', 'b']), morning).stamp;
  t.is(sentPictures(addressesOf(['c', 'd'], 'signed'), morning).stamp, before);
  t.not(sentPictures(addressesOf(['a', 'b']), evening).stamp, before);
  t.not(sentPictures(addressesOf(['a']), morning).stamp, before);
});

test('a query string counts where nothing else tells pictures apart, but not its signatures', (t) => {
  const photos = (ids: number[], sign: string) =>
    sentPictures(
      ids.map((id) => `https://photos.example/show.php?id=${id}&X-Amz-Signature=${sign}`),
      null,
    ).stamp;
  t.is(photos([1, 2], 'one'), photos([1, 2], 'two'));
  t.not(photos([1, 2], 'one'), photos([1, 3], 'one'));
});
