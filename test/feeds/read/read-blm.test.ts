import test from 'ava';
import fc from 'fast-check';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import type { FeedRow } from '../../../src/feeds/map/feed-row.ts';
import { feedConfig, read, readTexts } from '../../helpers/feed-files.ts';

const blm = feedConfig({ preset: 'blm', key: ['ListingKey'] });
type Home = Record<string, string>;
const home = (changes: Home = {}): Home => ({
  AGENT_REF: 'B1_1',
  ADDRESS_1: '12',
  ADDRESS_2: 'Mill Lane',
  DISPLAY_ADDRESS: 'Mill Lane, Leeds',
  TOWN: 'Leeds',
  POSTCODE1: 'LS1',
  POSTCODE2: '4AB',
  STATUS_ID: '0',
  BEDROOMS: '3',
  PRICE: '250000',
  PUBLISHED_FLAG: '1',
  TRANS_TYPE_ID: '1',
  DESCRIPTION: 'A home.',
  ...changes,
});

const written = (homes: Home[], { field = '^', record = '~', count = homes.length, lineEnd = '\n' } = {}): string =>
  [
    '#HEADER#',
    'Version : 3',
    `EOF : '${field}'`,
    `EOR : '${record}'`,
    `Property Count : ${count}`,
    'Generated Date : 21-Nov-2026 06:00',
    '',
    '#DEFINITION#',
    Object.keys(homes[0] ?? {}).join(field) + field + record,
    '#DATA#',
    ...homes.map((values) => Object.values(values).join(field) + field + record),
    '#END#',
    '',
  ].join(lineEnd);

test('any delimiters of the header, line ends in fields, and cuts of the bytes give the same homes', async (t) => {
  const text = fc.string({ unit: fc.constantFrom(...'ab ,;"\n\'é🏠'), maxLength: 12 });
  await t.notThrowsAsync(
    fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(['^', '~'], ['|', '#'], ['¬', '\u00a6'], ['^^', '~~'], ['\t', '~']),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 60 }),
        async (texts, [field = '', record = ''], lineEnd, chunkSize) => {
          const homes = texts.map((DESCRIPTION, index) => home({ AGENT_REF: `B1_${index}`, DESCRIPTION, X: 'end' }));
          const { rows, records } = await read(written(homes, { field, record, lineEnd }), blm, { chunkSize });
          const found = rows.map((row, index) => [row.kind, row.keys.ListingKey, records[index]?.DESCRIPTION]);
          const expected = homes.map(({ AGENT_REF, DESCRIPTION }) => ['listing', AGENT_REF, DESCRIPTION]);
          if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(JSON.stringify(found));
        },
      ),
      { numRuns: 80 },
    ),
  );
});

test('a home is named by the line on which it starts', async (t) => {
  const { rows } = await read(written([home({ DESCRIPTION: 'Two\nlines' }), home({ AGENT_REF: 'B1_2' })]), blm);
  t.deepEqual(
    rows.map(({ line }) => line),
    [11, 13],
  );
});

test('delimiters may stand without quotes, and the last field without its end', async (t) => {
  const text = written([home()]).replaceAll("'", '').replaceAll('^~', '~');
  t.like((await read(text, blm)).rows[0], { kind: 'listing', keys: { ListingKey: 'B1_1' } });
});

test('a file without its end mark, or with fewer homes than it says, is cut off', async (t) => {
  const homes = [home(), home({ AGENT_REF: 'B1_2' })];
  const bytes = Buffer.from(written(homes).trimEnd());
  for (let length = 10; length < bytes.length; length += 3) {
    await t.throwsAsync(read(bytes.subarray(0, length), blm), { instanceOf: FeedFileError }, `${length}`);
  }
  await t.throwsAsync(read(written(homes, { count: 3 }), blm), {
    message: /cut off: it says that it holds 3 homes, and holds 2/,
  });
});

test('a line between two homes is told, and is no part of the home after it', async (t) => {
  for (const lineEnd of ['\n', '\r\n']) {
    const text = written([home(), home({ AGENT_REF: 'B1_2' }), home({ AGENT_REF: 'B1_3' })], { lineEnd });
    const stray = text.replace('B1_2^', `Property 2: off${lineEnd}see below${lineEnd}${lineEnd} B1_2^`);
    const { rows } = await read(stray, blm);
    t.deepEqual(
      rows.map(({ kind, line, keys }) => [kind, line, keys.ListingKey]),
      [
        ['listing', 11, 'B1_1'],
        ['rejected', 12, null],
        ['listing', 15, 'B1_2'],
        ['listing', 16, 'B1_3'],
      ],
    );
    t.like(rows[1], {
      problems: {
        0: { column: null, value: `Property 2: off${lineEnd}see below`, expected: 'no line between two homes' },
      },
    });
  }
});

test('where the first column may hold line ends, or the fields are not as many as they should be, nothing is parted', async (t) => {
  const { AGENT_REF = '', DESCRIPTION: _, ...others } = home();
  const lines = { DESCRIPTION: 'Two\nlines', AGENT_REF, ...others };
  t.like((await read(written([lines]), blm)).rows[0], { kind: 'listing', values: { Description: 'Two\nlines' } });
  const { rows } = await read(written([home()]).replace('B1_1^', 'stray^\nB1_1^'), blm);
  t.deepEqual(
    rows.map(({ kind, keys }) => [kind, keys.ListingKey]),
    [['rejected', null]],
  );
});

test('a home with too few or too many fields is rejected with its line', async (t) => {
  const text = written([home(), home({ AGENT_REF: 'B1_2', DESCRIPTION: 'a^b' })]);
  const { rows } = await read(text, blm);
  t.like(rows[1], {
    kind: 'rejected',
    line: 12,
    problems: { 0: { value: '14 fields', expected: '13 fields, as the header has' } },
  });
});

test('a header that does not say what ends a field is an error', async (t) => {
  await t.throwsAsync(read(written([home()]).replace(/^EOF.*\n/m, ''), blm), {
    instanceOf: FeedFileError,
    message: /does not say what ends a field \(EOF\)/,
  });
});

const valuesOf = async (changes: Home) => {
  const [row] = (await read(written([home(changes)]), blm)).rows;
  if (row?.kind !== 'listing') throw new Error(JSON.stringify(row));
  return row.values;
};

test('a home for sale is told by the words of its numbers', async (t) => {
  t.like(
    await valuesOf({
      PROP_SUB_ID: '3',
      ADDRESS_3: 'Headingley',
      MEDIA_IMAGE_00: 'https://a.example/0.jpg',
      MEDIA_IMAGE_01: '',
      MEDIA_IMAGE_02: 'https://a.example/2.jpg',
      MEDIA_IMAGE_60: 'https://a.example/epc.jpg',
    }),
    {
      SaleType: 'for_sale',
      Status: 'Active',
      MLSNumber: 'B1_1',
      CurrencySymbol: '£',
      SalePrice: '250000.00',
      RentPrice: null,
      Bedrooms: 3,
      PropertyType: 'Semi-Detached House',
      // The number of the house is the agent's.
      Address: 'Mill Lane, Leeds',
      Location: 'Headingley',
      City: 'Leeds',
      ZIP: 'LS1 4AB',
      Images: ['https://a.example/0.jpg', 'https://a.example/2.jpg'],
    },
  );
  t.is((await valuesOf({ DISPLAY_ADDRESS: '' })).Address, 'Mill Lane');
  t.is((await valuesOf({ PROP_SUB_ID: '888' })).PropertyType, null);
});

test('a rent is by the month, and none where it is for each person or of an unknown frequency', async (t) => {
  const rents: Record<string, string | null> = {
    0: '4333.33',
    1: '1000.00',
    2: '333.33',
    3: '83.33',
    5: null,
    9: null,
  };
  for (const [LET_RENT_FREQUENCY, rent] of Object.entries(rents)) {
    const values = await valuesOf({ TRANS_TYPE_ID: '2', PRICE: '1000', LET_RENT_FREQUENCY });
    t.is(values.RentPrice, rent, LET_RENT_FREQUENCY);
    t.is(values.SaleType, 'for_rent');
    t.is(values.SalePrice, null);
  }
});

test('a price on application is no price, and images that are files are none', async (t) => {
  t.is((await valuesOf({ PRICE_QUALIFIER: '1' })).SalePrice, null);
  t.is((await valuesOf({ PRICE_QUALIFIER: '2' })).SalePrice, '250000.00');
  t.is((await valuesOf({ MEDIA_IMAGE_00: 'B1_1_IMG_00.jpg' })).Images, null);
});

test('statuses that are known take effect, and unknown ones are problems', async (t) => {
  const kinds: Record<string, FeedRow['kind']> = {
    0: 'listing',
    1: 'removal',
    2: 'removal',
    3: 'listing',
    4: 'listing',
    5: 'removal',
    6: 'rejected',
  };
  for (const [STATUS_ID, kind] of Object.entries(kinds)) {
    t.is((await read(written([home({ STATUS_ID })]), blm)).rows[0]?.kind, kind, STATUS_ID);
  }
  t.is((await valuesOf({ STATUS_ID: '3' })).StandardStatus, 'ActiveUnderContract');
  t.is((await read(written([home({ PUBLISHED_FLAG: '0' })]), blm)).rows[0]?.kind, 'removal');
  t.is((await read(written([home({ TRANS_TYPE_ID: '7' })]), blm)).rows[0]?.kind, 'rejected');
});

test('the branches of an agency, a file each, are one feed', async (t) => {
  const { rows } = await readTexts([written([home()]), written([home({ AGENT_REF: 'B2_1' })])], blm);
  t.deepEqual(
    rows.map(({ keys }) => keys.ListingKey),
    ['B1_1', 'B2_1'],
  );
});
