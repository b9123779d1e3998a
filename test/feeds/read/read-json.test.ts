import { gzipSync } from 'node:zlib';
import test from 'ava';
import fc from 'fast-check';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { flattenRecord } from '../../../src/feeds/read/tree-columns.ts';
import { parseJsonRecord } from '../../../src/feeds/read/tree-record.ts';
import { csv, feedConfig, home, read } from '../../helpers/feed-files.ts';

const homes = [
  home({ City: 'Zürich 🏠', PublicRemarks: 'Two\nlines, "quoted" {[ ]} \\' }),
  home({ ListingKey: 'K2', ListingId: 'M2', City: '', PublicRemarks: 'x' }),
  home({ ListingKey: 'K3', ListingId: 'M3', City: 'Bern', PublicRemarks: '' }),
];
const asLines = homes.map((record) => `${JSON.stringify(record)}\n`).join('');
const writings: Record<string, string | Uint8Array> = {
  'an array': JSON.stringify(homes),
  'an array on many lines': JSON.stringify(homes, null, 2),
  "a service's answer": JSON.stringify({
    '@odata.context': 'x',
    '@odata.count': 3,
    value: homes,
    '@odata.nextLink': null,
  }),
  'an object within objects': JSON.stringify({ Response: { Code: [1, 2], Homes: homes } }, null, 1),
  'JSON lines': asLines,
  'JSON lines of DOS': asLines.replaceAll('\n', '\r\n'),
  'JSON lines, the last without an end': asLines.trimEnd(),
  'packed JSON lines': gzipSync(asLines),
  'JSON as UTF-16': Buffer.from(`\ufeff${JSON.stringify(homes)}`, 'utf16le'),
};
/** Where a record stands differs, and JSON's columns include those that no record fills. */
const comparable = ({ rows, summary }: Awaited<ReturnType<typeof read>>) => ({
  rows: rows.map((row) => ({ ...row, line: 0 })),
  summary: {
    ...summary,
    columnFill: Object.fromEntries(Object.entries(summary.columnFill).filter(([, filled]) => filled > 0)),
  },
});

for (const [name, contents] of Object.entries(writings)) {
  test(`${name} gives the rows that the same table gives, wherever its bytes are cut`, async (t) => {
    const expected = await read(csv(...homes));
    for (const chunkSize of [1, 7, 1 << 16]) {
      const found = await read(contents, feedConfig(), { chunkSize });
      t.deepEqual(comparable(found), comparable(expected));
    }
  });
}

const lineOf = async (contents: string, config = feedConfig()): Promise<number[]> =>
  (await read(contents, config)).rows.map(({ line }) => line);

test('a record is named by the line on which it starts', async (t) => {
  t.deepEqual(await lineOf(`${JSON.stringify(homes[0])}\n\n${JSON.stringify(homes[1])}\n`), [1, 3]);
  t.deepEqual(
    await lineOf(`{\n"value": [\n\n${JSON.stringify(homes[0], null, 1)}\n, ${JSON.stringify(homes[1])}]}`),
    [4, 12],
  );
});

const columns = (columnsOfFeed: Record<string, string>) =>
  feedConfig({ columns: columnsOfFeed as NonNullable<ReturnType<typeof feedConfig>['columns']> });
const recordOf = async (record: Record<string, unknown> | string, config = feedConfig()) => {
  const text = typeof record === 'string' ? record : JSON.stringify({ ...home(), ...record });
  return (await read(`[${text}]`, config)).records[0];
};

test('nested values get dotted names, lists are joined, lists of objects are JSON in one cell, null is blank', async (t) => {
  const record = await recordOf({
    Address: { City: 'Bern', Geo: { Lat: 46.9 } },
    Tags: ['pool', null, 'garden'],
    Rooms: [{ Name: 'Kitchen', Size: 12 }],
    Furnished: true,
    City: null,
  });
  t.like(record, {
    'Address.City': 'Bern',
    'Address.Geo.Lat': '46.9',
    Tags: 'pool,garden',
    Rooms: '[{"Name":"Kitchen","Size":12}]',
    Furnished: 'true',
    City: '',
  });
});

test('a value that is stored more than once is one', async (t) => {
  const config = feedConfig({ columns: { Bedrooms: { column: 'Beds', convert: 'numberWithComma' } } });
  const of = async (Beds: unknown) => (await read(JSON.stringify([{ ...homes[0], Beds }]), config)).rows[0];
  t.like(await of(['4', '4']), { values: { Bedrooms: 4 } });
  t.like(await of([3, 3, 3]), { values: { Bedrooms: 3 } });
  t.is((await recordOf({ Tags: ['pool', 'garden', 'pool'] }))?.Tags, 'pool,garden,pool');
});

test('a column within a list of objects is there for a feed that names it', async (t) => {
  const record = await recordOf(
    { Media: [{ MediaURL: 'https://a.example/1' }, { MediaURL: 'https://a.example/2' }] },
    columns({ Images: 'Media.MediaURL' }),
  );
  t.is(record?.['Media.MediaURL'], 'https://a.example/1,https://a.example/2');
});

test('numbers are kept as they are written: cents, long keys, exponents', async (t) => {
  const record = await recordOf(
    '{"ListingKey":12345678901234567890,"StandardStatus":"Active","PropertyType":"x","ListPrice":500000.10,"A":1.50,"B":5E+05,"C":0.00000012,"D":[{"N":1.20}]}',
  );
  t.like(record, {
    ListingKey: '12345678901234567890',
    ListPrice: '500000.10',
    A: '1.50',
    B: '5E+05',
    C: '0.00000012',
  });
  t.is(record?.D, '[{"N":1.20}]');
});

test('any number comes back as it was written', (t) => {
  const written = fc.oneof(
    fc
      .tuple(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.stringMatching(/^(\.\d{1,20})?([eE][-+]?\d{1,3})?$/),
      )
      .map(([whole, rest]) => `${whole}${rest}`),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  );
  const layout = { lists: new Set<string>(), members: new Map<string, string>(), isWanted: () => false };
  t.notThrows(() =>
    fc.assert(
      fc.property(written, (text) => {
        const value = parseJsonRecord(`{"N":${text},"L":[${text},"x"]}`) as Record<string, unknown>;
        const cells = flattenRecord(value, layout);
        if (cells.get('N') !== text || cells.get('L') !== `${text},x`) throw new Error(`${text}: ${[...cells]}`);
      }),
    ),
  );
});

test("values that MongoDB's Extended JSON writes with their types are these values", (t) => {
  const value = parseJsonRecord(
    '{"_id":{"$oid":"65f1"},"rooms":{"$numberInt":"3"},"area":{"$numberDouble":"90.50"},"at":{"$date":{"$numberLong":"1795996800000"}},' +
      '"day":{"$date":"2026-11-30T00:00:00Z"},"place":[{"$numberDouble":"-8.7"},{"$numberDouble":"41.3"}],"price":{"$each":"x"}}',
  ) as Record<string, unknown>;
  t.deepEqual(
    Object.fromEntries(flattenRecord(value, { lists: new Set(), members: new Map(), isWanted: () => false })),
    {
      ...{ _id: '65f1', rooms: '3', area: '90.50', at: '2026-11-30T00:00:00.000Z', day: '2026-11-30T00:00:00Z' },
      ...{ place: '-8.7,41.3', 'price.$each': 'x' },
    },
  );
});

test('the columns are what all records name together', async (t) => {
  const { records, summary } = await read(
    JSON.stringify([home(), home({ ListingKey: 'K2', City: 'Bern' }), { ...home({ ListingKey: 'K3' }), Media: null }]),
  );
  t.deepEqual(summary.header, ['ListingKey', 'ListingId', 'StandardStatus', 'PropertyType', 'City', 'Media']);
  t.deepEqual(
    records.map(({ City }) => City),
    ['', 'Bern', ''],
  );
});

test('a column that the feed names and no record has is blank; one that is spelt wrongly is told', async (t) => {
  const { summary } = await read(JSON.stringify([home({ City: 'Bern' })]), columns({ Location: 'Quarter' }));
  t.is(summary.columnFill.Quarter, 0);
  await t.throwsAsync(read(JSON.stringify([home({ City: 'Bern', Quarter: 'x' })]), columns({ Location: 'Qarter' })), {
    instanceOf: FeedFileError,
    message: /"Qarter" \(did you mean "Quarter"\?\)/,
  });
  await t.throwsAsync(read('[{"ListingKey":"K1"}]'), { instanceOf: FeedFileError, message: /StandardStatus/ });
});

test('a JSON document that is cut off anywhere is an error, and nothing of it is used', async (t) => {
  for (const whole of [JSON.stringify(homes), JSON.stringify({ count: 3, value: homes }, null, 1)]) {
    const bytes = Buffer.from(whole);
    for (let length = 1; length < bytes.length; length += 3) {
      await t.throwsAsync(read(bytes.subarray(0, length)), { instanceOf: FeedFileError }, `${length}`);
    }
    await t.throwsAsync(read(bytes.subarray(0, bytes.length - 1)), { message: /is cut off: its JSON is not closed/ });
  }
});

test('a line that is no JSON is a rejected row, and the rows after it count', async (t) => {
  const { rows, summary } = await read(
    `${JSON.stringify(homes[0])}\n{"ListingKey": K2}\n[1]\n${JSON.stringify(homes[2])}\n`,
  );
  t.deepEqual(
    rows.map(({ kind, line }) => [kind, line]),
    [
      ['listing', 1],
      ['rejected', 2],
      ['rejected', 3],
      ['listing', 4],
    ],
  );
  t.like(rows[1], {
    keys: { ListingKey: null },
    problems: { 0: { line: 2, column: null, value: '{"ListingKey": K2}', expected: 'a JSON object on one line' } },
  });
  t.is(summary.rows, 4);
});

test('a last line that is cut means that the file is', async (t) => {
  const error = await t.throwsAsync(read(asLines.slice(0, -3)), { instanceOf: FeedFileError });
  t.regex(error?.message ?? '', /is cut off: its last line, 3,/);
});

test('a document that is no list of objects says what is missing', async (t) => {
  const refused: [string, RegExp][] = [
    ['{\n"error": "token expired"\n}', /without an array of objects/],
    ['["a"]', /no records|no object/],
    ['[]', /no records/],
    ['{"value": []}', /no records under value/],
    ['{\n"houses": [{"a":1}], "agents": [{"a":1}]\n}', /format\.record must say .*houses \(1\), agents \(1\)/],
    ['[{"a":1},"b"]', /a record that is no object in line 1/],
    ['[{"a":1} {"a":2}]', /unexpected "{" in line 1/],
    ['[{"a":1}]\n]', /more after its end in line 2/],
    ['[{"a":tru}]', /record of line 1/],
    [`[${'['.repeat(200)}`, /more than 100 levels/],
  ];
  for (const [text, message] of refused) {
    await t.throwsAsync(read(text), { instanceOf: FeedFileError, message }, text.slice(0, 40));
  }
});

test('format.record names the list where there are several, and a single record where there is no list', async (t) => {
  const text = JSON.stringify({ agents: [{ a: 1 }], feed: { homes } }, null, 1);
  const config = feedConfig({ format: { record: 'feed.homes' } });
  t.is((await read(text, config)).rows.length, 3);
  t.is((await read(JSON.stringify({ feed: { homes: homes[0] } }, null, 1), config)).rows.length, 1);
  await t.throwsAsync(read(text, feedConfig({ format: { record: 'feed.home' } })), {
    message: /no records under feed\.home/,
  });
});

test('records of several lists each tell the names of theirs', async (t) => {
  const text = JSON.stringify({ sales: [homes[0]], rentals: { long: homes.slice(1) } }, null, 1);
  const { records } = await read(text, feedConfig({ format: { record: ['sales', 'rentals.long'] } }));
  t.deepEqual(
    records.map((record) => [record.ListingKey, record['name()'], record['name(..)']]),
    [
      ['K1', 'sales', ''],
      ['K2', 'long', 'rentals'],
      ['K3', 'long', 'rentals'],
    ],
  );
});

test('one object on one line is a record, unless it is the answer of a service', async (t) => {
  const one = {
    ...home(),
    Media: [{ MediaURL: 'https://a.example/1.jpg' }],
    features: [{ name: 'Pool' }],
    '@odata.id': 'x',
  };
  const { rows } = await read(`${JSON.stringify(one)}\n`);
  t.like(rows[0], { kind: 'listing', values: { Images: ['https://a.example/1.jpg'] } });
  const answers: [unknown, string?][] = [
    [{ listings: homes }],
    [{ d: { results: homes, __count: '3' } }],
    [{ D: { Results: homes } }],
    [{ success: true, status: 200, data: { total: 3, items: homes } }],
    [{ agents: [{ id: 1 }], homes: { list: homes } }, 'homes.list'],
    [{ home: homes[0] }, 'home'],
  ];
  for (const [answer, record] of answers) {
    const config = feedConfig(record === undefined ? {} : { format: { record } });
    for (const text of [JSON.stringify(answer), `${JSON.stringify(answer)}\n`, JSON.stringify(answer, null, 1)]) {
      const found = await read(text, config);
      t.is(found.rows.length, record === 'home' ? 1 : 3, text.slice(0, 60));
      t.true(found.rows.every(({ kind }) => kind === 'listing'));
    }
  }
});

test('an object of objects or of several lists is refused, on one line as on many', async (t) => {
  for (const wrapped of [
    { L1: homes[0], L2: homes[1] },
    { sales: homes, rentals: homes },
  ]) {
    for (const text of [JSON.stringify(wrapped), JSON.stringify(wrapped, null, 1)]) {
      await t.throwsAsync(read(text), { instanceOf: FeedFileError }, text.slice(0, 40));
    }
  }
});

test('records that stand each under a key of its own, beside a few numbers of the answer, are records', async (t) => {
  const keyed = {
    count: 3,
    page: 1,
    ...Object.fromEntries(homes.map((home, at) => [`L.${at}`, { ...home, Rooms: { R1: { Size: 9 } } }])),
  };
  for (const space of [0, 1]) t.is((await read(JSON.stringify(keyed, null, space))).rows.length, homes.length);
  const lists = Object.fromEntries(['sales', 'lets', 'plots'].map((name) => [name, { ...homes[0], listings: homes }]));
  await t.throwsAsync(read(JSON.stringify(lists)), { instanceOf: FeedFileError });
});

test('records under keys of their own further down are records, unless there are others like them', async (t) => {
  const keyed = Object.fromEntries(homes.map((home, at) => [`L${at}`, home]));
  for (const space of [0, 1]) {
    const { rows } = await read(JSON.stringify({ status: 'ok', data: { total: 3, listings: keyed } }, null, space));
    t.is(rows.length, homes.length);
  }
  const { records } = await read(JSON.stringify({ data: { 'L.0': keyed.L0, ...keyed } }));
  t.deepEqual(
    records.map((record) => record['name()']),
    ['L.0', 'L0', 'L1', 'L2'],
  );
  const said = feedConfig({ format: { record: 'sales.*' } });
  const both = JSON.stringify({ sales: keyed, rentals: keyed });
  await t.throwsAsync(read(both), { instanceOf: FeedFileError });
  t.is((await read(both, said)).rows.length, homes.length);
});

test('an answer that says that there are more of them is a part', async (t) => {
  const page = { '@odata.nextLink': 'https://api.example/Property?skip=3', value: homes };
  const config = feedConfig({ mode: 'snapshot' });
  t.is((await read(JSON.stringify(page), config)).summary.extent, 'part');
  t.is((await read(JSON.stringify({ value: homes }), config)).summary.extent, null);
});

test("GeoJSON's features are records, by the names of their properties", async (t) => {
  const features = homes.map((properties) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [7.45, 46.95] },
    properties,
  }));
  const config = columns({
    ListingKey: 'properties.ListingKey',
    StandardStatus: 'properties.StandardStatus',
    SaleType: 'properties.PropertyType',
  });
  for (const space of [0, 1]) {
    const { records } = await read(JSON.stringify({ type: 'FeatureCollection', features }, null, space), config);
    t.like(records[2], { 'properties.City': 'Bern', 'geometry.coordinates': '7.45,46.95' });
  }
});
