import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import type { FeedConfig } from '../../../src/feeds/configuration/feed-config.ts';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { unpackParts } from '../../../src/feeds/fetch/unpack.ts';
import { lookOf, numberText, plainText, shownNumber } from '../../../src/feeds/fetch/workbook/cell-text.ts';
import { mapFeed } from '../../../src/feeds/map/map-feed.ts';
import { readParts } from '../../../src/feeds/read/read-parts.ts';
import { csv, feedConfig, inFolder, TODAY } from '../../helpers/feed-files.ts';
import { type MadeCell, type MadeSheet, workbookMembers, workbookOf } from '../../helpers/workbooks.ts';
import { withField, withText, zipOf } from '../../helpers/zip-files.ts';

type Reading = { format?: FeedConfig['format']; maxSize?: number };

/** The table that is read of a file, by the columns that it names, with the row on which each record starts, and what else is told. */
const readWorkbook = (contents: Uint8Array, { format, maxSize = 64 << 20 }: Reading = {}) =>
  inFolder(async (folder) => {
    const path = join(folder, 'source');
    await writeFile(path, contents);
    const config = feedConfig(format && { format });
    const parts = await unpackParts(path, { name: 'homes.xlsx', folder, maxSize, sheet: format?.sheet });
    const tables: { name: string; header: string[]; records: { line: number; values: string[] }[] }[] = [];
    const passedOver: string[] = [];
    for await (const part of readParts(parts, config, { name: 'homes.xlsx' })) {
      const records = [];
      for await (const batch of part.records) records.push(...batch);
      tables.push({ name: part.name, header: part.header, records });
      passedOver.push(...part.facts.passedOver);
    }
    return { header: tables[0]?.header, records: tables[0]?.records ?? [], tables, passedOver };
  });

const valuesOf = async (contents: Uint8Array, reading: Reading = {}): Promise<string[][]> =>
  (await readWorkbook(contents, reading)).records.map(({ values }) => values);

const listings = (...rows: MadeSheet['rows']): MadeSheet => ({ name: 'Listings', rows });

test('cells are read as their texts, whoever wrote them', async (t) => {
  const sheet = listings(
    ['Key', 'ZIP', 'Text', 'Yes', 'Blank', 'Last'],
    ['0012', '02116', 'two\nlines,\t"quoted" \\n & <b>', true, null, 'x'],
    null,
    ['K2', '', '  padded ', false],
  );
  for (const inline of [false, true]) {
    const read = await readWorkbook(await workbookOf([sheet], { inline }));
    t.deepEqual(read.header, ['Key', 'ZIP', 'Text', 'Yes', 'Blank', 'Last']);
    t.deepEqual(read.records, [
      { line: 2, values: ['0012', '02116', 'two\nlines,\t"quoted" \\n & <b>', 'TRUE', '', 'x'] },
      // A row without a place of its own is the next one.
      { line: inline ? 3 : 4, values: ['K2', '', '  padded ', 'FALSE', '', ''] },
    ]);
    t.is(read.tables[0]?.name, 'sheet Listings of homes.xlsx');
    t.deepEqual(read.passedOver, []);
  }
});

test('a formula gives its value, a text of several looks the whole, and how words are said is left out', async (t) => {
  const sheet = listings(
    ['Key', 'Sum', 'Name', 'Wrong', 'Japanese'],
    [
      { xml: '<c r="A2" t="str"><f>"K"&amp;1</f><v>K1</v></c>' },
      { xml: '<c r="B2"><f>SUM(A1:A9)</f><v>450000</v></c>' },
      {
        xml: '<c r="C2" t="inlineStr"><is><r><t>Elm</t></r><r><rPr><b/></rPr><t xml:space="preserve"> St</t></r></is></c>',
      },
      { xml: '<c r="D2" t="e"><v>#N/A</v></c>' },
      { xml: '<c r="E2" t="inlineStr"><is><t>東京_x000D_都</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c>' },
    ],
  );
  t.deepEqual(await valuesOf(await workbookOf([sheet])), [['K1', '450000', 'Elm St', '#N/A', '東京\r都']]);
});

test('a formula whose value was not saved is refused, and one that gives a blank text is blank', async (t) => {
  const made = (cell: string) => workbookOf([listings(['Key', 'A', 'B'], [{ xml: cell }, 'x', 'y'])]);
  for (const value of ['', '<v/>', '<v></v>', '<v> </v>']) {
    await t.throwsAsync(readWorkbook(await made(`<c r="A2"><f>A1+1</f>${value}</c>`)), {
      instanceOf: FeedFileError,
      message:
        'row 2 of sheet Listings of homes.xlsx has a formula without a saved value: open the workbook in Excel, save it and deliver it again',
    });
  }
  t.deepEqual(await valuesOf(await made('<c r="A2" t="str"><f>""</f><v></v></c>')), [['', 'x', 'y']]);
});

const NUMBERS: Record<string, string> = {
  '549900': '549900',
  '1E+06': '1000000',
  '5.4990000000000001E5': '549900',
  '549900.0000000001': '549900',
  '549899.9999999999': '549900',
  '0.10000000000000001': '0.1',
  '0.30000000000000004': '0.3',
  '41.8781136123456': '41.8781136123456',
  '-87.629798200000003': '-87.6297982',
  '1.2E-7': '0.00000012',
  '1E+21': '1000000000000000000000',
  '1234567890123456': '1234567890123456',
  '2.5': '2.5',
  '-3': '-3',
  ' 5 ': '5',
  '+.5': '0.5',
};
test('a number stands in digits, without what the last bits of it add', (t) => {
  for (const [raw, text] of Object.entries(NUMBERS)) t.is(numberText(raw), text, raw);
});

test('every number of up to eleven digits is read as it was written', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), fc.nat({ max: 8 }), (digits, scale) => {
      const value = digits / 10 ** scale;
      t.is(Number(numberText(value.toExponential(16))), value);
      t.notRegex(numberText(value.toExponential(16)), /e/i);
    }),
  );
});

test('days and times are told as ISO has them, by either calendar, and other formats keep what they show', async (t) => {
  const rows = [
    ['Key', 'Day', 'Moment', 'Time', 'Share', 'ZIP', 'Money'],
    [
      'K1',
      { raw: '46356', as: 'day' },
      { raw: '46356.4375', as: 'moment' },
      { raw: '0.75', as: 'time' },
      { raw: '0.025', as: 'percent' },
      { raw: '2116', as: 'zip' },
      { raw: '549900', as: 'money' },
    ],
  ] as const;
  const shown = ['18:00:00', '2.5%', '02116', '549900'];
  const since1900 = await valuesOf(await workbookOf([listings(...rows)]));
  t.deepEqual(since1900, [['K1', '2026-11-30', '2026-11-30T10:30:00', ...shown]]);
  const since1904 = await valuesOf(await workbookOf([listings(...rows)], { is1904: true }));
  t.deepEqual(since1904, [['K1', '2030-12-01', '2030-12-01T10:30:00', ...shown]]);
  const early = ['1', '59', '61', '0', '-5', '2958465', '2958466'].map((raw) => ({ raw, as: 'day' }) as const);
  t.deepEqual(
    await valuesOf(
      await workbookOf([
        listings(
          early.map((_, index) => `c${index}`),
          early,
        ),
      ]),
    ),
    [['1900-01-01', '1900-02-28', '1900-03-01', '0', '-5', '9999-12-31', '2958466']],
  );
});

test('a time that is rounded stays on its day, and a day beyond the year 9999 is a number', (t) => {
  t.is(shownNumber('46356.9999999', 'day', 1900), '2026-11-30');
  t.is(shownNumber('46356.9999999', 'moment', 1900), '2026-11-30T23:59:59');
  t.is(shownNumber('0.9999999', 'time', 1900), '23:59:59');
  t.is(shownNumber('46356.99999999999', 'day', 1900), '2026-12-01');
  t.is(shownNumber('2957003', 'day', 1904), '9999-12-31');
  t.is(shownNumber('2957004', 'day', 1904), '2957004');
  t.is(shownNumber('1E300', 'moment', 1904), `1${'0'.repeat(300)}`);
});

test('of what is written as _xHHHH_ only what XML cannot hold, or what stands for its own sign, is another', async (t) => {
  const texts: Record<string, string> = {
    _x000D_: '\r',
    a_x000d__x0009_b: 'a\r\tb',
    _x005F_x000D_: '_x000D_',
    _xD83C__xDFE0_: '🏠',
    a_x0007__xFFFE_b: 'ab',
    'https://a.example/_x1200_1.jpg': 'https://a.example/_x1200_1.jpg',
    _x0041_: '_x0041_',
    _X000D_: '_X000D_',
  };
  for (const [text, plain] of Object.entries(texts)) t.is(plainText(text), plain);
});

const HOMES = [
  ['Key', 'Status', 'Price', 'City'],
  ['K1', 'Active', 450_000, 'Bern'],
  ['K2', 'Active', 512_000, 'Basel'],
] as const;

test('the header below a title is found, and rows keep their numbers', async (t) => {
  const sheet = listings(['Our listings', 'November'], null, ...HOMES, ['Total', null, 962_000]);
  const read = await readWorkbook(await workbookOf([sheet]));
  t.deepEqual(read.header, ['Key', 'Status', 'Price', 'City']);
  t.deepEqual(
    read.records.map(({ line }) => line),
    [4, 5],
  );
  t.deepEqual(read.passedOver, ['what stands before the header of line 3', 'a total below the rows (line 6)']);
  const told = await readWorkbook(await workbookOf([sheet]), { format: { headerLine: 4 } });
  t.deepEqual(told.header, ['K1', 'Active', '450000', 'Bern']);
});

test('a note far beside the rows leaves the table as it is', async (t) => {
  const noted = [...HOMES[1], ...Array(20).fill(null), 'ask Ann'];
  const { header, records } = await readWorkbook(await workbookOf([listings(HOMES[0], noted, HOMES[2])]));
  t.deepEqual(header?.slice(0, 5), ['Key', 'Status', 'Price', 'City', '(column 5)']);
  t.true(records.every(({ values }) => values.length === 25));
});

test('the first sheet that is shown and holds a table is read, which the run tells, or the one that the feed names', async (t) => {
  const sold = HOMES.map((row) => row.map((cell) => (cell === 'Active' ? 'Sold' : cell)));
  const workbook = await workbookOf([
    { name: 'Cover', rows: [['Ann Realty'], ['Phone', '555 0100']] },
    { name: 'Old', rows: HOMES, state: 'hidden' },
    { name: 'Older', rows: HOMES, state: 'veryHidden' },
    listings(...HOMES),
    { name: 'Sold', rows: sold },
  ]);
  const first = await readWorkbook(workbook);
  t.is(first.tables[0]?.name, 'sheet Listings of homes.xlsx');
  t.deepEqual(first.passedOver, ['the sheets Cover, Sold beside Listings ("format.sheet" names another)']);
  const named = await readWorkbook(workbook, { format: { sheet: 'sold' } });
  t.deepEqual(named.records[0]?.values, ['K1', 'Sold', '450000', 'Bern']);
  await t.throwsAsync(readWorkbook(workbook, { format: { sheet: 'Rentals' } }), {
    instanceOf: FeedFileError,
    message: 'homes.xlsx has no sheet "Rentals", which format.sheet names. It has: Cover, Old, Older, Listings, Sold',
  });
  t.deepEqual(await valuesOf(await workbookOf([{ name: 'Cover', rows: [['Key'], ['K1']] }])), [['K1']]);
});

test('where the largest sheet is asked for, of those that hold tables the one of the most rows is read', async (t) => {
  const small = [HOMES[0], ...HOMES.slice(1, 2)];
  const long = Array.from({ length: 9 }, (_, index) => [`note ${index}`]);
  const sheets = [
    { name: 'Stats', rows: small },
    { name: 'Notes', rows: long },
    listings(...HOMES),
    { name: 'Sold', rows: HOMES },
  ];
  const chosen = (made: MadeSheet[]) =>
    inFolder(async (folder) => {
      const path = join(folder, 'source');
      await writeFile(path, await workbookOf(made));
      const [part] = await unpackParts(path, { name: 'homes.xlsx', folder, maxSize: 1 << 20, largest: true });
      return part?.sheet;
    });
  t.deepEqual(await chosen(sheets), { name: 'Listings', others: ['Stats', 'Notes', 'Sold'], tables: 3 });
  t.deepEqual(await chosen(sheets.slice(0, 2)), { name: 'Stats', others: ['Notes'], tables: 1 });
  t.deepEqual(await chosen([{ name: 'Cover', rows: [] }, ...sheets.slice(1, 2)]), {
    ...{ name: 'Notes', others: ['Cover'] },
    tables: 0,
  });
});

test('a workbook is read in an archive too, where nothing else is named like data', async (t) => {
  const workbook = await workbookOf([listings(...HOMES)]);
  const alone = await readWorkbook(
    await zipOf([
      ['in/homes.xlsx', workbook],
      ['1.jpg', 'x'],
    ]),
  );
  t.deepEqual(alone.records.length, 2);
  const beside = await readWorkbook(
    await zipOf([
      ['homes.xlsx', workbook],
      ['homes.csv', 'Key,City\nK9,Bern\n'],
    ]),
  );
  t.deepEqual(beside.records[0]?.values, ['K9', 'Bern']);
  t.deepEqual(beside.passedOver, ['homes.xlsx in the archive']);
  const unpacked = Object.entries(workbookMembers([listings(...HOMES)])).map(
    ([path, text]) => [`homes/${path}`, text] as const,
  );
  await t.throwsAsync(readWorkbook(await zipOf(unpacked)), {
    instanceOf: FeedFileError,
    message: 'homes.xlsx holds the parts of an Office document in a folder: deliver the document itself, or CSV',
  });
});

test('what is wrong in a row is told with its number, and with its sheet where there are several', async (t) => {
  const rows = [
    ['ListingKey', 'StandardStatus', 'PropertyType', 'ListPrice'],
    ['K1', 'Active', 'Residential', 'a lot'],
  ];
  const problemsOf = (sheets: MadeSheet[]) =>
    inFolder(async (folder) => {
      const path = join(folder, 'source');
      await writeFile(path, await workbookOf(sheets));
      const parts = await unpackParts(path, { name: 'homes.xlsx', folder, maxSize: 1 << 20 });
      const reading = mapFeed(parts, feedConfig(), { today: TODAY });
      const found: { line: number; expected: string }[] = [];
      for await (const { rows: mapped } of reading) {
        for (const row of mapped)
          if ('problems' in row) for (const { line, expected } of row.problems) found.push({ line, expected });
      }
      return found;
    });
  const [alone] = await problemsOf([listings(null, null, ...rows)]);
  t.is(alone?.line, 4);
  t.notRegex(alone?.expected ?? '', /sheet/);
  const [beside] = await problemsOf([listings(...rows), { name: 'Agents', rows: [['Ann']] }]);
  t.regex(beside?.expected ?? '', / \(in sheet Listings of homes\.xlsx\)$/);
});

test('a workbook that cannot be read says what is the matter', async (t) => {
  const sheets = [listings(...HOMES)];
  const good = await workbookOf(sheets);
  const changed = (changes: Record<string, string>) => workbookOf(sheets, { changes });
  const inRow = (xml: string) => workbookOf([listings(...HOMES, [{ xml }])]);
  const rels = (target: string) =>
    `<Relationships><Relationship Id="a" Type="x/officeDocument" Target="${target}"/></Relationships>`;
  const wrong: [Promise<Buffer> | Buffer, RegExp][] = [
    [withField(good, 'flags', 1), /^_rels\/\.rels of homes\.xlsx is encrypted: deliver it without a password$/],
    [good.subarray(0, -30), /^homes\.xlsx is damaged: its ZIP archive does not open/],
    [
      withText(good, 'xl/styles.xml', 'xl/styled.xml'),
      /^homes\.xlsx is damaged: it lacks xl\/styles\.xml\. Deliver it again$/,
    ],
    [changed({ 'xl/worksheets/sheet1.xml': '<worksheet><sheetData>' }), /^sheet Listings of homes\.xlsx is cut off/],
    [
      workbookOf(sheets, {
        changes: { 'xl/worksheets/sheet1.xml': Buffer.from('<worksheet>é</worksheet>', 'latin1') },
      }),
      /^sheet Listings of homes\.xlsx is not written in UTF-8, as a workbook is: save it anew in Excel, and deliver that$/,
    ],
    [
      workbookOf(sheets, { changes: { 'xl/workbook.xml': Buffer.from('\ufeff<workbook/>', 'utf16le') } }),
      /^xl\/workbook\.xml of homes\.xlsx is not written in UTF-8/,
    ],
    [changed({ 'xl/worksheets/sheet1.xml': '<worksheet' }), /^sheet Listings of homes\.xlsx is cut off/],
    [
      changed({ '_rels/.rels': rels('word/document.xml'), 'word/document.xml': '<document/>' }),
      /is an Office document, but no Excel workbook/,
    ],
    [changed({ '_rels/.rels': '<Relationships/>' }), /is an Office document, but no Excel workbook/],
    [changed({ '_rels/.rels': rels('xl/workbook.bin') }), /no Excel workbook: deliver its table as \.xlsx or CSV$/],
    [
      inRow('<c r="A4" t="s"><v>99</v></c>'),
      /^row 4 of sheet Listings of homes\.xlsx names a text that the workbook lacks/,
    ],
    [inRow('<c r="XFE4"><v>9</v></c>'), /^sheet Listings of homes\.xlsx is damaged: row 4 has a cell "XFE4"$/],
    ...['0x10', '1E400', 'NaN', 'n', '1,5', '2026-11-30'].map((raw): [Promise<Buffer>, RegExp] => [
      inRow(`<c r="A4"><v>${raw}</v></c>`),
      new RegExp(`^row 4 of sheet Listings of homes\\.xlsx has "${raw}" as a number: it is damaged$`),
    ]),
    [inRow('<c r="A4" t="s"><v>0x1</v></c>'), /^row 4 of sheet Listings of homes\.xlsx names a text that the/],
    ...['1.5', '1e3', '0x10', '0', '-1'].map((row): [Promise<Buffer>, RegExp] => [
      inRow(`</row><row r="${row}"><c><v>9</v></c>`),
      new RegExp(`is damaged: a row "${row}" stands behind row 4$`),
    ]),
    [inRow('<c r="B4"><v>9</v></c><c r="A4"/>'), /^sheet Listings of homes\.xlsx is damaged: row 4 has a cell "A4"$/],
    [
      inRow('</row><row r="2"><c><v>9</v></c>'),
      /^sheet Listings of homes\.xlsx is damaged: a row "2" stands behind row 4$/,
    ],
    [
      workbookOf([{ name: 'A', rows: [[null]] }]),
      /^homes\.xlsx is a workbook of blank sheets: A: nothing was imported$/,
    ],
    [workbookOf([{ ...listings(...HOMES), state: 'hidden' }]), /is a workbook without a sheet that is shown/],
    [
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
      /it looks like an old Excel workbook, or one with a password: save it as \.xlsx or CSV/,
    ],
  ];
  for (const [contents, message] of wrong) {
    await t.throwsAsync(readWorkbook(await contents), { instanceOf: FeedFileError, message }, String(message));
  }
});

test('what a workbook unpacks to is bounded, as are its rows and the texts that they share', async (t) => {
  const long = 'x'.repeat(32_000);
  const many = Array.from({ length: 2_000 }, (_, index) => [`K${index}`, long, long]);
  const refused = { instanceOf: FeedFileError, message: /^what homes\.xlsx unpacks to is larger than 1048576 bytes/ };
  await t.throwsAsync(
    readWorkbook(await workbookOf([listings(...many)], { inline: true }), { maxSize: 1 << 20 }),
    refused,
  );
  // Few bytes of a workbook, which refer to one long text again and again, are a large table.
  await t.throwsAsync(readWorkbook(await workbookOf([listings(...many)]), { maxSize: 1 << 20 }), {
    instanceOf: FeedFileError,
    message: /^homes\.xlsx is larger than 1048576 bytes: raise limits\.maxSize/,
  });
  await t.throwsAsync(readWorkbook(await workbookOf([listings(Array(300).fill(long))])), {
    instanceOf: FeedFileError,
    message: /^sheet Listings of homes\.xlsx: row 1 has more than 8388608 characters/,
  });
  // One cell far to the right makes all rows as wide.
  const wide = listings([...HOMES[0], ...Array(4_900).fill(null), 'far'], ...Array(20_000).fill(HOMES[1]));
  await t.throwsAsync(readWorkbook(await workbookOf([wide]), { maxSize: 1 << 30 }), {
    instanceOf: FeedFileError,
    message: /^homes\.xlsx: it unpacks to more than 200 times its size/,
  });
  const zeros = `<worksheet><sheetData>${' '.repeat(65 << 20)}</sheetData></worksheet>`;
  const bomb = await workbookOf([listings(...HOMES)], { changes: { 'xl/worksheets/sheet1.xml': zeros } });
  await t.throwsAsync(readWorkbook(bomb, { maxSize: 1 << 30 }), {
    instanceOf: FeedFileError,
    message: /^sheet Listings of homes\.xlsx: it unpacks to more than 200 times its size/,
  });
});

test('cells beyond the columns of a file are refused in any row, and pass where they are blank', async (t) => {
  const far = { xml: '<c r="GJI4"><v>1</v></c>' };
  const rows = [...HOMES, ['K3', far]];
  await t.throwsAsync(readWorkbook(await workbookOf([listings(...rows)])), {
    instanceOf: FeedFileError,
    message: /^sheet Listings of homes\.xlsx: row 4 has more than 5000 columns\./,
  });
  const blank = ['K3', { xml: '<c r="GJI4" s="1"/><c r="XFD4" t="inlineStr"><is><t> </t></is></c>' }];
  t.deepEqual((await valuesOf(await workbookOf([listings(...HOMES, blank)])))[2], ['K3', '', '', '']);
});

test('sheets and parts of a workbook are bounded, and names of sheets are short in what is said', async (t) => {
  const many = (count: number, name: string): MadeSheet[] =>
    Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}`, rows: index === 0 ? HOMES : [['x']] }));
  t.is((await readWorkbook(await workbookOf(many(255, 'S')))).records.length, 2);
  await t.throwsAsync(readWorkbook(await workbookOf(many(256, 'S'))), {
    instanceOf: FeedFileError,
    message: /^homes\.xlsx: it has more than 255 sheets\./,
  });
  const relations = `<Relationships>${'<Relationship Id="a" Type="x" Target="y"/>'.repeat(1_001)}</Relationships>`;
  await t.throwsAsync(
    readWorkbook(await workbookOf(many(1, 'S'), { changes: { 'xl/_rels/workbook.xml.rels': relations } })),
    { instanceOf: FeedFileError, message: /^homes\.xlsx: it has more than 1000 parts\./ },
  );
  const long = await workbookOf(many(7, `Homes of\nAnn ${'n'.repeat(60_000)}`));
  const name = `Homes of Ann ${'n'.repeat(18)}`;
  t.is((await readWorkbook(long)).tables[0]?.name, `sheet ${name} of homes.xlsx`);
  await t.throwsAsync(readWorkbook(long, { format: { sheet: 'Rentals' } }), {
    instanceOf: FeedFileError,
    message: `homes.xlsx has no sheet "Rentals", which format.sheet names. It has: ${Array(5).fill(name).join(', ')} and 2 more`,
  });
  const cell = await workbookOf([listings(...HOMES, [{ xml: `<c r="${'X'.repeat(60_000)}"><v>1</v></c>` }])]);
  await t.throwsAsync(readWorkbook(cell), { message: /row 4 has a cell "X{31}"$/ });
});

test('whatever is changed in a workbook, it is read or refused', async (t) => {
  const sheets = [listings(...HOMES, [{ raw: '46356', as: 'day' }, true, 'x_x000D_'])];
  const members = workbookMembers(sheets);
  const change = fc.record({
    member: fc.constantFrom(...Object.keys(members)),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 12 }),
    other: fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom('<', '"', '/>', '99999999', '</row>', '<c>', '<v>', '-1', '&amp;'),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (list) => {
      const changes = { ...members };
      for (const { member, at, cut, other } of list) {
        const text = String(changes[member]);
        const start = Math.floor(at * text.length);
        changes[member] = text.slice(0, start) + other + text.slice(start + cut);
      }
      const error = await readWorkbook(await workbookOf(sheets, { changes })).catch((reason: unknown) => reason);
      t.true(!(error instanceof Error) || error instanceof FeedFileError, String(error));
    }),
    { numRuns: 100 },
  );
});

test('a format shows days, times or digits by its signs, not by what is written beside', (t) => {
  const looks: Record<string, unknown> = {
    General: null,
    '#,##0.00\\ [$Dhs-3801];[Red]-#,##0': null,
    '0.0\\ "m² (days)"_d': null,
    '[h]:mm': null,
    '[$-F800]dddd, mmmm dd, yyyy': 'day',
    'yyyy"年"m"月"d"日"': 'day',
    mmm: 'day',
    'mm:ss': 'time',
    'm/d/yy h:mm;@': 'moment',
    '0.00%': 'percent',
    '00000': { digits: 5 },
    '[$-409]00000;@': { digits: 5 },
    '"ID-"00000': null,
    '00000\\-0000': null,
    '[<1]0%;0.0': null,
    '[Blue][>=1000]yyyy;0': null,
    '0.0;[<0]yyyy': null,
    [`yyyy${'""'.repeat(126)}`]: null,
    '"yyyy': null,
    '[yyyy': null,
  };
  for (const [code, look] of Object.entries(looks)) t.deepEqual(lookOf(code), look, code);
});

test('a format that the workbook declares stands before the one that all have by its number', async (t) => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="14" formatCode="#,##0"/></numFmts>' +
    '<cellXfs><xf numFmtId="14"/><xf numFmtId="15"/></cellXfs></styleSheet>';
  const cells = [{ xml: '<c r="A2" s="0"><v>45000</v></c>' }, { xml: '<c r="B2" s="1"><v>46356</v></c>' }];
  const made = await workbookOf([listings(['Price', 'Day'], cells)], { changes: { 'xl/styles.xml': styles } });
  t.deepEqual(await valuesOf(made), [['45000', '2026-11-30']]);
});

const day = (index: number): string => new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10);

test('a part is found whether its name is written as an address or as it is', async (t) => {
  const { 'xl/worksheets/sheet1.xml': sheet = '', ...others } = workbookMembers([listings(...HOMES)]);
  const path = 'xl/_rels/workbook.xml.rels';
  const list = String(others[path]).replace('sheet1.xml', 'sheet%201.xml');
  for (const name of ['sheet 1.xml', 'sheet%201.xml']) {
    const members = { ...others, [path]: list, [`xl/worksheets/${name}`]: sheet };
    t.is((await valuesOf(await zipOf(Object.entries(members)))).length, 2);
  }
});

test('any table gives what it gives as CSV', async (t) => {
  // What spreadsheets and XML cannot hold is no part of a table; blanks around a text are taken off names of columns.
  const text = fc
    .string({ unit: fc.constantFrom(...'aZ09 ,;"\'\\\t\n|&<>_xé東'), maxLength: 12 })
    .map((value) => `t${value}`);
  const cell = fc.oneof(
    text.map((value): [MadeCell, string] => [value, value]),
    fc.integer({ min: -1e9, max: 1e9 }).map((value): [MadeCell, string] => [value, String(value)]),
    fc
      .nat({ max: 20_000 })
      .map((index): [MadeCell, string] => [{ raw: String(index + 32_874), as: 'day' }, day(index)]),
    fc.constant<[MadeCell, string]>([null, '']),
  );
  const key = fc.nat().map((value): [MadeCell, string] => [`K${value}`, `K${value}`]);
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.tuple(key, ...Array.from({ length: width }, () => cell)), { minLength: 1, maxLength: 12 }),
    );
  await fc.assert(
    fc.asyncProperty(table, fc.boolean(), async (rows, inline) => {
      const names =
        rows[0]?.map((_, index) => (index === 0 ? 'ListingKey' : `Column ${String.fromCharCode(64 + index)}`)) ?? [];
      const made = await workbookOf([listings(names, ...rows.map((row) => row.map(([value]) => value)))], { inline });
      const texts = rows.map((row) => Object.fromEntries(row.map(([, value], index) => [names[index] ?? '', value])));
      const found = await readWorkbook(made);
      const expected = await readWorkbook(Buffer.from(csv(...texts)), { format: { escape: '"' } });
      t.deepEqual(found.header, expected.header);
      t.deepEqual(
        found.records.map(({ values }) => values),
        expected.records.map(({ values }) => values),
      );
    }),
    { numRuns: 60 },
  );
});
