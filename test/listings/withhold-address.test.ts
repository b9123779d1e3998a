import test from 'ava';
import fc from 'fast-check';
import { toListItem } from '../../src/listings/list-item.ts';
import type { ListingValues } from '../../src/listings/listing.ts';
import { ADDRESS_ON_REQUEST, withholdAddress } from '../../src/listings/withhold-address.ts';
import { sampleListing } from '../helpers/sample-listings.ts';

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
