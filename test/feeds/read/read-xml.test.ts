import test from 'ava';
import fc from 'fast-check';
import { FeedFileError, NoRowsError } from '../../../src/feeds/feed-file-error.ts';
import { inspectFormat } from '../../../src/feeds/inspect/read-sample.ts';
import { findRecordElements } from '../../../src/feeds/read/find-xml-records.ts';
import { feedConfig, home, read, withFile } from '../../helpers/feed-files.ts';

const xml = feedConfig({ format: { record: 'Listing' } });
const element = (record: Record<string, string>, more = ''): string =>
  `<Listing>${Object.entries(record)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('\n')}${more}</Listing>`;
const file = (...listings: string[]): string =>
  `<?xml version="1.0"?>\n<Listings>\n${listings.join('\n')}\n</Listings>\n`;
const recordsOf = async (contents: string | Uint8Array, config = xml) => (await read(contents, config)).records;

test('XML elements give the values of a listing, wherever the bytes are cut', async (t) => {
  const text = file(
    element(
      home({ City: 'Zürich 🏠', PublicRemarks: '<![CDATA[A <b>nice</b> home & more]]>', ListPrice: '500000.10' }),
    ),
    element(home({ ListingKey: 'K2', City: 'R&amp;B &#233;&eacute; &lt;x&gt;' })),
    element(home({ ListingKey: 'K3', StandardStatus: 'Pending' })),
  );
  for (const chunkSize of [1, 5, 1 << 16]) {
    const { rows, summary } = await read(text, xml, { chunkSize });
    t.deepEqual(
      rows.map(({ kind, line }) => [kind, line]),
      [
        ['listing', 3],
        ['listing', 10],
        ['removal', 15],
      ],
    );
    t.like(rows[0], {
      values: { City: 'Zürich 🏠', Description: 'A <b>nice</b> home & more', SalePrice: '500000.10' },
    });
    t.like(rows[1], { values: { City: 'R&B éé <x>', SalePrice: null } });
    t.is(summary.rows, 3);
  }
});

test('an emoji as two references, and references to what XML has no character for, leave the rest readable', async (t) => {
  const listings = file(
    element(
      home({ City: 'Gate &#55358;&#56815; &#xD83C;&#xDFE0;', ListPrice: '500000' }),
      '<Note kind="&#xd83c;&#xdfe0;">a</Note>',
    ),
    element(home({ ListingKey: 'K2', City: 'R&amp;B' })),
    element(
      home({ ListingKey: 'K3', City: 'A&#11;B &#55357; &#x110000; &#x1F3E0;' }),
      '<Raw><![CDATA[&#55358;&#56815;]]></Raw>',
    ),
  );
  for (const chunkSize of [1, 1 << 16]) {
    const { rows, records } = await read(listings, xml, { chunkSize });
    t.like(records[0], { City: 'Gate 🧯 🏠', 'Note@kind': '🏠' });
    t.like(records[2], { City: 'A\vB \ufffd \ufffd 🏠', Raw: '🧯' });
    t.deepEqual(
      rows.map((row) => row.kind),
      ['listing', 'listing', 'listing'],
    );
  }
  const named = await t.throwsAsync(read(file(element(home({ City: 'A &nosuch; B' }))), xml), {
    instanceOf: FeedFileError,
  });
  t.regex(named?.message ?? '', /not well-formed XML: line \d+: Invalid character entity/);
});

test('attributes, nested and repeated elements get names of their own', async (t) => {
  const more =
    '<Price cur="CHF">5.10</Price><Address><Geo lat="1"/><Street> Main </Street></Address>' +
    '<Photo id="1">https://a.example/1</Photo><Photo id="2">https://a.example/2</Photo><Empty/>';
  const [record] = await recordsOf(file(element(home(), more).replace('<Listing>', '<Listing id="7">')));
  t.like(record, {
    '@id': '7',
    Price: '5.10',
    'Price@cur': 'CHF',
    'Address.Street': 'Main',
    'Address.Geo@lat': '1',
    Photo: 'https://a.example/1,https://a.example/2',
    'Photo@id': '1,2',
    Empty: '',
  });
});

const params = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `<param name="${name}" kind="text">${value}</param>`)
    .join('');

const PARAM_ROWS = [
  { beds: '3', 'living area': '82,5' },
  { beds: '2', 'living area': '60', remarks: 'At the sea.' },
  { beds: '1' },
  { beds: '5', 'living area': '140' },
];
const listed = (entries: (row: Record<string, string>) => string): string =>
  file(...PARAM_ROWS.map((row, index) => element(home({ ListingKey: `K${index}` }), entries(row))));
const headerOf = async (contents: string): Promise<string[]> =>
  (
    await withFile(contents, (path) => inspectFormat([{ path, name: 'feed' }], { format: { record: 'Listing' } }))
  ).header.filter((column) => !(column in home()));

test('entries of a list that have a name and a value are columns of the feed that reads them, in a file of one record too', async (t) => {
  const reads = feedConfig({
    format: { record: 'Listing' },
    columns: { Bedrooms: 'param.beds', BuildingArea: { column: 'param.living area', convert: 'numberWithComma' } },
  });
  for (const rows of [PARAM_ROWS, PARAM_ROWS.slice(0, 1)]) {
    const { records } = await read(file(...rows.map((row) => element(home(), params(row)))), reads);
    t.deepEqual(
      records.map((record) => [record['param.beds'], record['param.living area']]),
      rows.map((row) => [row.beds, row['living area'] ?? '']),
    );
  }
  const meta = PARAM_ROWS.map((row) => ({
    ...home(),
    meta: Object.entries(row).map(([key, value]) => ({ key, value })),
  }));
  const { records } = await read(JSON.stringify(meta), feedConfig({ columns: { Bedrooms: 'meta.beds' } }));
  t.deepEqual(
    records.map((record) => record['meta.beds']),
    PARAM_ROWS.map(({ beds }) => beds),
  );
});

test('a value that is called so stands among further members of its entry', async (t) => {
  const entry = { id: 'BEDROOMS', name: 'Dormitorios', value_id: null, value_name: '3', value_struct: { number: 3 } };
  const lists = [{ ...home(), attributes: [entry, { id: 'OPERATION', name: 'Operación', value_name: 'Venta' }] }];
  const reads = feedConfig({ columns: { Bedrooms: 'attributes.BEDROOMS', SaleType: 'attributes.OPERATION' } });
  const { records } = await read(JSON.stringify(lists), reads);
  t.like(records, [{ 'attributes.BEDROOMS': '3', 'attributes.OPERATION': 'Venta' }]);
});

test('a feed that reads none of them has the columns that it had', async (t) => {
  const [record = {}] = await recordsOf(listed(params));
  t.deepEqual(
    Object.keys(record).filter((column) => !(column in home())),
    ['param@name', 'param@kind', 'param'],
  );
});

const photo = (id: number): string => `<Photo id="${id}">https://a.example/${id}</Photo>`;
const captioned = (id: number): string => `<Photo caption="photo ${id}">https://a.example/${id}</Photo>`;
for (const [what, entries, header] of [
  ['names and values', params, ['param.beds', 'param.living area', 'param.remarks']],
  ['pictures with their numbers', () => [1, 2, 3].map(photo).join(''), ['Photo@id', 'Photo']],
  ['pictures with their captions', () => [1, 2, 3].map(captioned).join(''), ['Photo@caption', 'Photo']],
  ['entries of one name', () => '<F type="kitchen">oven</F><F type="kitchen">hob</F>', ['F@type', 'F']],
] as const)
  test(`where a file is inspected, a list of ${what} is ${header.join(', ')}`, async (t) => {
    t.deepEqual(await headerOf(listed(entries)), [...header]);
  });

test('elements that come several times in one record are a list in every record', async (t) => {
  const room = (name: string) => `<Room><Name>${name}</Name></Room>`;
  const records = await recordsOf(
    file(element(home(), room('Hall')), element(home({ ListingKey: 'K2' }), room('Hall') + room('Bath'))),
  );
  t.deepEqual(
    records.map(({ Room }) => Room),
    ['[{"Name":"Hall"}]', '[{"Name":"Hall"},{"Name":"Bath"}]'],
  );
  t.false('Room.Name' in (records[0] ?? {}));
});

test('Media elements are images also where every home has one only', async (t) => {
  const photo = '<Media><MediaURL>https://a.example/1.jpg</MediaURL><Order>1</Order></Media>';
  const { rows } = await read(file(element(home(), photo)), xml);
  t.like(rows[0], { values: { Images: ['https://a.example/1.jpg'] } });
});

test("a namespace's prefix is dropped, unless two names would become one", async (t) => {
  const text = `<r:Listings xmlns:r="u" xmlns:s="v"><r:Listing><r:ListingKey>K1</r:ListingKey><StandardStatus>Active</StandardStatus>
<r:PropertyType>x</r:PropertyType><r:Agent>a</r:Agent><s:Agent>b</s:Agent></r:Listing></r:Listings>`;
  const [record] = await recordsOf(text);
  t.like(record, { ListingKey: 'K1', PropertyType: 'x', 'r:Agent': 'a', 's:Agent': 'b' });
});

test('the encoding that XML declares is taken', async (t) => {
  const text = file(element(home({ City: 'Zürich' }))).replace('"?>', '" encoding="ISO-8859-1"?>');
  t.is((await recordsOf(Buffer.from(text, 'latin1')))[0]?.City, 'Zürich');
  const greek = Buffer.concat([
    Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-7"?><L><Listing><ListingKey>K</ListingKey><StandardStatus>Active</StandardStatus><PropertyType>',
    ),
    Buffer.from([0xc1]),
    Buffer.from('</PropertyType></Listing></L>'),
  ]);
  t.is((await recordsOf(greek))[0]?.PropertyType, 'Α');
  await t.throwsAsync(read('<?xml version="1.0" encoding="EBCDIC-X"?><L/>', xml), {
    instanceOf: FeedFileError,
    message: /says that its encoding is ebcdic-x/,
  });
});

test('XML needs the name of its records, and the error names the elements that come again', async (t) => {
  const text = file(
    element(home(), '<Photo id="1"/><Photo id="2"/><Photo id="3"/>'),
    element(home({ ListingKey: 'K2' })),
  );
  await t.throwsAsync(read(text, feedConfig()), {
    instanceOf: FeedFileError,
    message: /format\.record must name the element .*Listing \(2\), Photo \(3\)/,
  });
  await t.throwsAsync(read(text, feedConfig({ format: { record: 'Home' } })), { message: /no element Home/ });
});

test('XML that is cut off anywhere is an error, and nothing of it is used', async (t) => {
  const bytes = Buffer.from(file(element(home()), element(home({ ListingKey: 'K2' }))).trimEnd());
  for (let length = 25; length < bytes.length; length += 3) {
    await t.throwsAsync(read(bytes.subarray(0, length), xml), { instanceOf: FeedFileError }, `${length}`);
  }
  await t.throwsAsync(read(bytes.subarray(0, bytes.length - 4), xml), { message: /is cut off: its XML is not closed/ });
});

test('XML that is not well-formed names the line', async (t) => {
  const text = file(element(home()), '<Listing><City>Bern</Town></Listing>');
  await t.throwsAsync(read(text, xml), { instanceOf: FeedFileError, message: /not well-formed XML: line 7/ });
  await t.throwsAsync(read(file(element(home({ City: 'A & B' }))), xml), { message: /not well-formed/ });
});

test('entities that a file declares are not read, neither its own nor those of other files', async (t) => {
  for (const entity of [
    '<!ENTITY a "aaaa">',
    '<!ENTITY a SYSTEM "file:///etc/hostname">',
    '<!ENTITY % a SYSTEM "x">',
  ]) {
    const text = file(element(home({ City: '&a;' }))).replace(
      '<Listings>',
      `<!DOCTYPE Listings [${entity}]>\n<Listings>`,
    );
    await t.throwsAsync(
      read(text, xml),
      { instanceOf: FeedFileError, message: /declares entities of its own/ },
      entity,
    );
  }
  const harmless = file(element(home())).replace('<Listings>', '<!DOCTYPE Listings SYSTEM "listings.dtd"><Listings>');
  t.is((await recordsOf(harmless)).length, 1);
});

test('names that programs give a meaning to are ordinary names', async (t) => {
  const [record] = await recordsOf(
    file(element(home({ constructor: 'a', toString: 'b' }), '<__proto__>c</__proto__>')),
  );
  t.is(record?.constructor as unknown, 'a');
  t.is(record?.toString as unknown, 'b');
});

test('a web page in place of XML is refused', async (t) => {
  const page = '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"><html><body/></html>';
  await t.throwsAsync(read(page, xml), { message: /looks like an HTML page/ });
});

test('a dump of a database is refused', async (t) => {
  for (const remark of ['-- MySQL dump\n', '/* settings */;\n', '# made by hand\n', 'SET NAMES utf8;\n', ''])
    await t.throwsAsync(read(`${remark}CREATE TABLE homes (id INT);\nINSERT INTO homes VALUES (1, 2);\n`, xml), {
      message: /looks like a dump of a database: have one row a home exported/,
    });
  const texts = element(home({ PublicRemarks: '\nCREATE TABLE space: insert into it' }));
  t.is((await recordsOf(file(texts))).length, 1);
});

test('a record of endless levels is refused before it fills the stack', async (t) => {
  const nested = (levels: number): string => file(element(home(), `${'<a>'.repeat(levels)}x${'</a>'.repeat(levels)}`));
  t.is((await recordsOf(nested(98))).length, 1);
  await t.throwsAsync(read(nested(100_000), xml), { instanceOf: FeedFileError, message: /has more than 100 levels/ });
});

const kind = (name: string, key: string, more = ''): string =>
  element(home({ ListingKey: key }), more).replaceAll('Listing>', `${name}>`);

test('records of several elements each tell the name of theirs', async (t) => {
  const text = file(kind('residential', 'K1'), '<agency><id>7</id></agency>', kind('x:rental', 'K2', '<Rent>9</Rent>'));
  const several = feedConfig({ format: { record: ['residential', 'rental'] } });
  const { rows, records, summary } = await read(text, several);
  t.deepEqual(
    records.map((record) => [record.ListingKey, record['name()'], record.Rent]),
    [
      ['K1', 'residential', ''],
      ['K2', 'rental', '9'],
    ],
  );
  t.deepEqual(
    rows.map(({ line }) => line),
    [3, 8],
  );
  t.false(summary.header.includes('name(..)'));
  await t.throwsAsync(read(file('<a>1</a>'), several), { message: /no element residential or rental/ });
});

test('where one element stands in several, its parent tells them apart', async (t) => {
  const text = file(`<sales>${kind('home', 'K1')}</sales>`, `<rentals><list>${kind('home', 'K2')}</list></rentals>`);
  const { records } = await read(text, feedConfig({ format: { record: 'home' } }));
  t.deepEqual(
    records.map((record) => [record.ListingKey, record['name(..)']]),
    [
      ['K1', 'sales'],
      ['K2', 'list'],
    ],
  );
});

test("where one element stands in several, the parent's attributes tell them apart", async (t) => {
  const section = (type: string): string =>
    `<Section type="${type}" version="2">${element(home({ ListingKey: type }))}</Section>`;
  const sections = file(section('sale'), section('rent'));
  t.deepEqual(await headerOf(sections), ['../@type']);
  t.false('../@type' in ((await recordsOf(sections))[0] ?? {}));
  const records = await recordsOf(sections, { ...xml, columns: { Location: '../@type' } });
  t.deepEqual(
    records.map((record) => record['../@type']),
    ['sale', 'rent'],
  );
});

test('the names of elements are no columns where they tell nothing, unless the feed reads them', async (t) => {
  const text = file(element(home()), element(home({ ListingKey: 'K2' })));
  t.deepEqual((await read(text, xml)).summary.header, Object.keys(home()));
  const { records } = await read(text, { ...xml, columns: { Location: 'name(..)', City: 'name()' } });
  t.like(records[0], { 'name()': 'Listing', 'name(..)': 'Listings' });
});

test('elements that hold much the same beside each other are records together, others are not', (t) => {
  const found = (...elements: string[]) => findRecordElements(file(...elements), 'a file').map(({ names }) => names);
  const agent = '<agent><id>1</id><name>A</name><phone>1</phone></agent>';
  t.deepEqual(found(kind('sale', 'K1'), kind('rent', 'K2'), agent), [['sale', 'rent']]);
  t.deepEqual(found(kind('sale', 'K1'), kind('sale', 'K2'), kind('land', 'K3'), agent, agent), [
    ['sale', 'land'],
    ['agent'],
  ]);
  t.deepEqual(found(`<sales>${kind('home', 'K1')}</sales>`, `<rentals>${kind('home', 'K2')}</rentals>`)[0], ['home']);
});

const COLUMNS = Object.keys(home());
const row = (key: string): string[] => Object.values(home({ ListingKey: key }));
const lineOf = (values: readonly string[], delimiter = '\t'): string => delimiter + values.join(delimiter) + delimiter;
const answer = (...content: string[]): string =>
  ['<?xml version="1.0"?>', '<RETS ReplyCode="0" ReplyText="Operation Successful">', ...content, '</RETS>', ''].join(
    '\n',
  );
const columns = `<COLUMNS>${lineOf(COLUMNS)}</COLUMNS>`;
const data = (values: readonly string[]): string => `<DATA>${lineOf(values)}</DATA>`;

test('a RETS answer in compact form gives a row a DATA, on its line', async (t) => {
  const text = answer('<COUNT Records="2"/>', '<DELIMITER value="09"/>', columns, data(row('K1')), '', data(row('K2')));
  for (const chunkSize of [1, 9, 1 << 16]) {
    const { rows, summary } = await read(text, feedConfig(), { chunkSize });
    t.deepEqual(
      rows.map(({ kind, line, keys }) => [kind, line, keys.ListingKey]),
      [
        ['listing', 6, 'K1'],
        ['listing', 8, 'K2'],
      ],
    );
    t.is(summary.extent, null);
  }
  t.is((await read(text, feedConfig({ format: { type: 'rets' } }))).rows.length, 2);
});

test('any values come back as they were written, whatever the delimiter', async (t) => {
  const value = fc.string({ unit: fc.constantFrom(...'a1 &<>"\'é|'), maxLength: 8 });
  const property = fc.asyncProperty(
    fc.array(value, { minLength: 1, maxLength: 6 }),
    fc.constantFrom(9, 35),
    async (cities, code) => {
      const delimiter = String.fromCharCode(code);
      const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const rows = cities.map((city) => `<DATA>${escaped(lineOf(['x', city, ''], delimiter))}</DATA>`);
      const head = `<DELIMITER value="${code.toString(16).padStart(2, '0')}"/><COLUMNS>${lineOf(COLUMNS.slice(0, 3), delimiter)}</COLUMNS>`;
      const config = feedConfig({ columns: { SaleType: { constant: 'for_sale' } } });
      const { records } = await read(answer(head, ...rows), config);
      t.deepEqual(
        records.map((record) => [record.ListingKey, record.ListingId, record.StandardStatus]),
        cities.map((city) => ['x', city, '']),
      );
    },
  );
  await t.notThrowsAsync(fc.assert(property, { numRuns: 40 }));
});

test('a server that gives less than it has says so: the file is no snapshot', async (t) => {
  const capped = async (text: string): Promise<boolean> => (await read(text)).summary.extent === 'part';
  t.true(await capped(answer(columns, data(row('K1')), '<MAXROWS/>')));
  t.true(await capped(answer('<COUNT Records="2"/>', columns, data(row('K1')))));
  t.true(await capped(answer(columns, data(row('K1'))).replace('ReplyCode="0"', 'ReplyCode="20208"')));
});

test("what the server says is wrong is the run's error", async (t) => {
  const says = (code: number, text: string): string => `<RETS ReplyCode="${code}" ReplyText="${text}"/>`;
  await t.throwsAsync(read(says(20701, 'Not logged in')), {
    instanceOf: FeedFileError,
    message: "feed.csv is a RETS server's answer 20701: Not logged in",
  });
  await t.throwsAsync(read(says(20201, 'No Records Found')), { instanceOf: NoRowsError });
  await t.throwsAsync(read(answer()), { message: /without COLUMNS/ });
  await t.throwsAsync(read(answer(data(row('K1')), columns)), { message: /a record in line 3 before its COLUMNS/ });
  await t.throwsAsync(read(answer('<DELIMITER value="tab"/>', columns)), {
    message: /names a delimiter that is none: "tab"/,
  });
  await t.throwsAsync(read(answer(columns, data(row('K1'))).slice(0, -9)), { message: /is cut off/ });
});

test('a row of a RETS answer with other fields than its columns is rejected', async (t) => {
  const { rows } = await read(answer(columns, data(['K1', 'x']), data(row('K2'))));
  t.deepEqual(
    rows.map(({ kind, line }) => [kind, line]),
    [
      ['rejected', 4],
      ['listing', 5],
    ],
  );
});

test('a RETS answer in its other form is XML', async (t) => {
  const record = Object.entries(home()).map(([name, value]) => `<${name}>${value}</${name}>`);
  const text = answer('<REData><Property>', ...record, '</Property></REData>');
  t.is((await read(text, feedConfig({ format: { record: 'Property' } }))).rows[0]?.kind, 'listing');
});
