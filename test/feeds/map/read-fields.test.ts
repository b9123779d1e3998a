import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import test from 'ava';
import fc from 'fast-check';
import type { FeedField } from '../../../src/feeds/configuration/feed-fields.ts';
import type { FieldRule } from '../../../src/feeds/configuration/feed-rules.ts';
import { isWebAddress } from '../../../src/feeds/map/check-values.ts';
import { CONVERSIONS } from '../../../src/feeds/map/conversions.ts';
import { createFieldReader, readField } from '../../../src/feeds/map/read-fields.ts';
import { createRecallingReader } from '../../../src/feeds/map/read-record.ts';
import { createColumnFinder } from '../../../src/feeds/read/header.ts';
import { csv, home, read, TODAY, valuesOf } from '../../helpers/feed-files.ts';

const HEADER = ['A', 'B', 'C'];
const CONTEXT = { areaUnit: 'Square Feet', today: TODAY } as const;

const RULES: readonly [FeedField, FieldRule][] = [
  ['Bedrooms', { kind: 'columns', own: true, alternatives: [{ columns: ['A'] }] }],
  ['Bathrooms', { kind: 'columns', own: true, alternatives: [{ columns: ['A', 'B', 'Other'], convert: 'bathrooms' }] }],
  ['City', { kind: 'columns', own: true, alternatives: [{ columns: ['A', 'B'], convert: 'joined' }] }],
  ['HOAMonth', { kind: 'columns', own: true, alternatives: [{ columns: ['A', 'B'], convert: 'monthlyFee' }] }],
  ['ListPrice', { kind: 'columns', own: true, alternatives: [{ columns: ['B'] }, { columns: ['C'] }] }],
  ['LotArea', { kind: 'columns', own: true, alternatives: [{ columns: ['A'], convert: 'acres' }] }],
  ['Images', { kind: 'columns', own: true, alternatives: [{ columns: ['C'] }] }],
  ['Url', { kind: 'template', template: 'https://homes.example/{A}/{C}', columns: ['A', 'C'] }],
  ['SalePrice', { kind: 'columns', own: false, alternatives: [{ columns: ['A'], hiddenBy: 'B' }] }],
  ['State', { kind: 'constant', value: 'CA' }],
];

test('a value is blank where the column that says whether it may be shown does not say that it may', (t) => {
  const rule: FieldRule = { kind: 'columns', own: false, alternatives: [{ columns: ['A'], hiddenBy: 'B' }] };
  const reader = createFieldReader('SalePrice', rule, HEADER, createColumnFinder(HEADER));
  for (const [shown, value] of [
    ['yes', '450000.00'],
    ['1', '450000.00'],
    ['', '450000.00'],
    ['no', null],
    ['0', null],
    ['perhaps', null],
  ] as const) {
    const reading = reader && readField('SalePrice', reader, ['450000', shown], CONTEXT);
    t.is(reading?.value, value, shown);
    t.is(reading?.problem?.column, shown === 'perhaps' ? 'B' : undefined, shown);
  }
});

/** Reads the rows one after the other, and tells the first that is not read as if it were the only one. */
const firstOther = ([field, rule]: (typeof RULES)[number], rows: readonly string[][]): unknown => {
  const reader = createFieldReader(field, rule, HEADER, createColumnFinder(HEADER));
  if (reader === null) return `no reader of ${field}`;
  const read = createRecallingReader(field, reader, CONTEXT);
  return rows
    .map((values) => ({ field, values, found: read(values), alone: readField(field, reader, values, CONTEXT) }))
    .find(({ found, alone }) => JSON.stringify(found) !== JSON.stringify(alone));
};

test('whatever was read before it, a record is read as if it were the only one', (t) => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'n/a',
      '0',
      '1',
      ' 1',
      '1 ',
      '2.5',
      '11',
      '1 1',
      '1 1 1',
      '0 1 1',
      '450,000',
      'abc',
      'Monthly',
    ),
    fc.string({ maxLength: 8 }),
    fc.string({ minLength: 110, maxLength: 300 }),
  );
  t.notThrows(() =>
    fc.assert(
      fc.property(
        fc.constantFrom(...RULES),
        fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 60 }),
        (rule, rows) => {
          const other = firstOther(rule, rows);
          if (other !== undefined) throw new Error(JSON.stringify(other));
        },
      ),
      { numRuns: 2_000 },
    ),
  );
});

test('what one column says is not taken for what another says, or both', (t) => {
  const rows = [['2'], ['', '2'], ['', '', '2'], ['2', '1'], ['2 1'], ['21 1'], ['21', '1'], ['2', '11'], ['2', '1 1']];
  for (const rule of RULES) {
    for (const first of rows) for (const second of rows) t.is(firstOther(rule, [first, second]), undefined);
  }
});

test('it is read so however many texts there are, whether they come again or not', (t) => {
  for (const texts of [3, 400, 600, 5_000]) {
    const rows = Array.from({ length: 5_000 }, (_, row) => {
      const number = String((row * 7_919) % texts);
      return [number, String(row % 2), `${number}0000`];
    });
    for (const rule of RULES) t.is(firstOther(rule, rows), undefined);
  }
});

test('what is remembered of texts does not hold the pieces of the file that they are parts of', (t) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const rule: FieldRule = { kind: 'columns', own: true, alternatives: [{ columns: ['A'] }] };
  const reader = createFieldReader('City', rule, HEADER, createColumnFinder(HEADER));
  if (reader === null) throw new Error('The header has no town');
  const read = createRecallingReader('City', reader, CONTEXT);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let number = 0; number < 200; number += 1) {
    const piece = Buffer.alloc(1 << 19, `A rather long name of a town, ${number} `).toString();
    read([piece.slice(0, 40)]);
  }
  collect();
  t.true(process.memoryUsage().heapUsed - before < 20 << 20);
});

/** What the platform says of an address, taken as a whole. */
const isAddressAsAWhole = (text: string): boolean => {
  if (/[\s\p{Cc}<>"]/u.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && (url.hostname.includes('.') || url.hostname === 'localhost');
};

test('an address with http or https is one if the platform takes it for one and its host has a dot', (t) => {
  const inAscii =
    'a www. .example . - @ : :80 :99999 / \\ ? # % %41 %2e [::1] ] 1.2.3.4 256.1.1.1 localhost xn-- | ^ ` { " ..';
  const piece = fc.constantFrom(...inAscii.split(' '), ' ', 'é', '。', '\u00ad', '\ud800', '😀');
  const address = fc
    .tuple(
      fc.constantFrom('http://', 'https://', 'HTTPS://'),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 7 }),
    )
    .map(([scheme, pieces]) => scheme + pieces.join(''));
  t.notThrows(() =>
    fc.assert(
      fc.property(address, (text) => {
        if (isWebAddress(text) !== isAddressAsAWhole(text)) throw new Error(text);
      }),
      { numRuns: 20_000 },
    ),
  );
});

const media = (list: unknown) =>
  CONVERSIONS.media([typeof list === 'string' ? list : JSON.stringify(list)], {
    areaUnit: 'Square Feet',
    today: TODAY,
  });
const url = (number: number): string => `https://a.example/${number}.jpg`;

test('images stand in their Order, the preferred one first, whatever the order of the entries', (t) => {
  const entries = Array.from({ length: 6 }, (_, Order) => ({
    MediaURL: url(Order),
    Order: Order % 2 === 0 ? Order : String(Order),
    PreferredPhotoYN: Order === 4,
    MediaCategory: 'Photo',
  }));
  t.notThrows(() =>
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 6 }), (shuffled) => {
        const found = media(shuffled);
        const expected = [4, 0, 1, 2, 3, 5].map(url);
        if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(JSON.stringify(found));
      }),
    ),
  );
});

test('a thumbnail is the picture only where there is no larger one', (t) => {
  t.deepEqual(media([{ ThumbnailPhotoUrl: url(1), LargePhotoUrl: url(2) }, { ThumbUrl: url(3) }]), [url(2), url(3)]);
});

test('images without an Order keep their places behind those that have one', (t) => {
  t.deepEqual(media([{ MediaURL: url(1) }, { MediaURL: url(2) }, { MediaURL: url(3), Order: 9 }]), [
    url(3),
    url(1),
    url(2),
  ]);
});

test('what is no image of the home is left out', (t) => {
  const others = [
    { MediaCategory: 'Document' },
    { MediaCategory: 'Video' },
    { MediaCategory: 'Branded Virtual Tour' },
    { MediaCategory: 'UnbrandedVirtualTour' },
    { MediaCategory: 'Agent Photo' },
    { MediaType: 'pdf' },
    { MediaType: 'mp4' },
    { MimeType: 'application/pdf' },
    { MimeType: 'video/mp4' },
    { ResourceName: 'Office' },
    { MediaStatus: 'Deleted' },
  ];
  for (const other of others) {
    t.deepEqual(media([{ ...other, MediaURL: url(1) }, { MediaURL: url(2) }]), [url(2)], JSON.stringify(other));
  }
  for (const image of [
    { MediaCategory: 'Photo' },
    { MediaCategory: 'FloorPlan' },
    { MimeType: 'image/jpeg' },
    { MediaType: 'jpeg' },
    { ResourceName: 'Property' },
  ]) {
    t.deepEqual(media([{ ...image, MediaURL: url(1) }]), [url(1)], JSON.stringify(image));
  }
});

test('what not everybody may see is left out', (t) => {
  for (const Permission of ['Private', ['Private'], ['Public', 'Agent Only'], 'OfficeOnly', 'Firm Only']) {
    t.deepEqual(media([{ Permission, MediaURL: url(1) }]), [], JSON.stringify(Permission));
  }
  t.deepEqual(
    media([
      { PrivateYN: true, MediaURL: url(1) },
      { IsPrivate: 'Y', MediaURL: url(2) },
    ]),
    [],
  );
  for (const Permission of ['Public', ['Public', 'IDX'], [], null, '']) {
    t.deepEqual(media([{ Permission, MediaURL: url(1) }]), [url(1)], JSON.stringify(Permission));
  }
});

test('an image comes once, an entry without a URL yet is passed over, and a list of other things is refused', (t) => {
  t.deepEqual(media([{ MediaURL: url(1) }, { MediaURL: null }, { MediaURL: '' }, { MediaURL: url(1) }]), [url(1)]);
  t.like(media([{ no: 'url' }]), {
    expected: 'a JSON list of URLs, or URLs separated by blanks, commas, semicolons or |',
  });
  t.like(media('[1'), { expected: 'a JSON list of URLs, or URLs separated by blanks, commas, semicolons or |' });
});

test('lists of URLs are read as they are, and XML entries by attribute or text', (t) => {
  t.deepEqual(media([url(2), url(1)]), [url(2), url(1)]);
  t.deepEqual(media(`${url(2)}, ${url(1)}`), [url(2), url(1)]);
  t.deepEqual(media([{ '@url': url(1) }, { '@id': '2', '#text': url(2) }]), [url(1), url(2)]);
});

test('the preset of RESO takes Media as images', async (t) => {
  const Media = JSON.stringify([
    { MediaURL: url(2), Order: 2 },
    { MediaURL: url(9), Order: 1, Permission: ['Private'] },
    { MediaURL: url(1), Order: 1 },
  ]);
  t.deepEqual((await valuesOf({ Media })).Images, [url(1), url(2)]);
});

type Coordinates = readonly [latitude: number, longitude: number];

/** So many homes around a place, a few kilometres from each other. */
const around = ([latitude, longitude]: Coordinates, count: number): Coordinates[] =>
  Array.from({ length: count }, (_, index) => [latitude + (index % 7) / 100, longitude + (index % 5) / 100]);

/** The places that homes at these coordinates are shown at, and the columns that are problems. */
const placesOf = async (homes: readonly Coordinates[]) => {
  const records = homes.map(([latitude, longitude], index) =>
    home({ ListingKey: `K${index}`, Latitude: String(latitude), Longitude: String(longitude) }),
  );
  const { rows } = await read(csv(...records));
  return rows.map((row) => ({
    place: row.kind === 'listing' ? [row.values.Latitude, row.values.Longitude] : null,
    columns: 'problems' in row ? row.problems.map(({ column }) => column) : [],
  }));
};

const UNKNOWN = { place: [null, null], columns: ['Latitude', 'Longitude'] };
const MADRID = [40.4, -3.7] as const;
const DENVER = [39.7, -105] as const;
const BERLIN = [52.5, 13.4] as const;

const misplaced: [string, middle: Coordinates, odd: Coordinates][] = [
  ['swapped', MADRID, [-3.71, 40.42]],
  ['swapped', BERLIN, [13.41, 52.51]],
  ['without the sign of its longitude', DENVER, [39.71, 105.02]],
  ['without the sign of its latitude', [-33.9, 151.2], [33.88, 151.22]],
];
for (const [title, middle, odd] of misplaced) {
  test(`a home of which the coordinates are ${title} is taken without a place, wherever it stands: ${odd}`, async (t) => {
    const others = around(middle, 60);
    for (const at of [0, 30, 60]) {
      const rows = await placesOf(others.toSpliced(at, 0, odd));
      t.deepEqual(rows[at], UNKNOWN);
      t.true(rows.toSpliced(at, 1).every(({ place, columns }) => place?.[0] != null && columns.length === 0));
    }
    t.deepEqual((await placesOf([...around(middle, 700), odd])).at(-1), UNKNOWN);
  });
}

test('homes that lie far from the others are shown where they lie, if they lie nowhere near them by another reading', async (t) => {
  const real: [Coordinates[], Coordinates][] = [
    [around(MADRID, 60), [28.1, -15.4]],
    [around(MADRID, 60), [51.5, -0.1]],
    [around(MADRID, 60), [40.4, 3.7]],
    [around([41, 39.7], 60), [39.9, 41.3]],
    [
      [...around(MADRID, 30), ...around([-3.7, 40.4], 30)],
      [-3.71, 40.42],
    ],
  ];
  for (const [others, own] of real) {
    t.deepEqual((await placesOf([...others, own])).at(-1), { place: [...own], columns: [] }, String(own));
  }
});

test('a file of fewer than twenty homes does not tell where homes lie', async (t) => {
  t.deepEqual((await placesOf([...around(MADRID, 18), [-3.71, 40.42]])).at(-1)?.place, [-3.71, 40.42]);
  t.deepEqual((await placesOf([...around(MADRID, 19), [-3.71, 40.42]])).at(-1), UNKNOWN);
});
