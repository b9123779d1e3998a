import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import test from 'ava';
import fc from 'fast-check';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { csvRecords, type Dialect } from '../../../src/feeds/read/csv-records.ts';
import { delimitedRecords, plainRecords } from '../../../src/feeds/read/delimited-records.ts';
import type { ParsedRecord } from '../../../src/feeds/read/parsed-record.ts';
import { feedConfig, read } from '../../helpers/feed-files.ts';
import { PROPERTY_SEED } from '../../helpers/property-runs.ts';

const CSV: Dialect = { delimiter: ',', quote: '"', lineEnds: ['\r\n', '\n'], wrapped: false };

/** The text in pieces of these lengths, the last of which holds for what is left. */
async function* cut(text: string, lengths: readonly number[]): AsyncGenerator<string> {
  const characters = [...text];
  let start = 0;
  for (let index = 0; start < characters.length; index += 1) {
    const length = lengths[Math.min(index, lengths.length - 1)] ?? characters.length;
    yield characters.slice(start, start + length).join('');
    start += length;
  }
}

type Found = { records: ParsedRecord[] } | { error: string };

const all = async (records: AsyncIterable<ParsedRecord[]>): Promise<Found> => {
  const found: ParsedRecord[] = [];
  try {
    for await (const batch of records) found.push(...batch);
    return { records: found };
  } catch (error) {
    return { error: (error as Error).message };
  }
};

const mustBeAlike = async (text: string, dialect: Dialect, lengths: readonly number[]): Promise<void> => {
  const found = await all(delimitedRecords(cut(text, lengths), dialect, 'feed.csv'));
  const expected = await all(csvRecords(cut(text, []), dialect, 'feed.csv'));
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(found)}\ninstead of\n${JSON.stringify(expected)}`);
  }
};

const dialects = fc.record({
  delimiter: fc.constantFrom(',', ';', '|', '\t'),
  quote: fc.constantFrom('"' as const, '"' as const, '"' as const, null),
  lineEnds: fc.constantFrom(['\r\n', '\n'], ['\r\n', '\n'], ['\r\n', '\n'], ['\r']),
  wrapped: fc.constant(false),
});
const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 });

/** What a file may be made of, so that regular records come about, and all that is nearly regular. */
const fragments = fc.constantFrom(
  ...['a', 'word', 'é', '東', '🏠', 'a text that is longer than others', ' ', '  ', '\t', '\u00a0', '\ufeff', '\0'],
  ...[',', ',', ',', ';', '|', '"', '"', '""', '"a"', '"b, ""c"""', ',"', '",', '"\n', '"\r\n', '"two\nlines",'],
  ...['\n', '\n', '\r\n', '\r\n', '\r', 'a,b\n', 'a,b\r\n', '"a",b\n', 'a,"b"\r\n', ',\r\n'],
);
const anyText = fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(''));

const field = fc.oneof(
  fc.constant(''),
  fc.string({ unit: fc.constantFrom(...'ab1 ,;|\t"\n\r\'é東🏠'), maxLength: 20 }),
);
const isQuoted = fc.constantFrom('always', 'where it must be');
/** A table as most programs write it: each line ends alike, and what needs quotes has them. */
const regularText = fc
  .tuple(
    fc.array(fc.array(field, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
    fc.constantFrom('\n', '\r\n'),
    isQuoted,
    dialects,
  )
  .map(([rows, lineEnd, quoting, dialect]) => {
    const mustBe = (value: string): boolean => value.includes(dialect.delimiter) || /["\r\n]/.test(value);
    const cell = (value: string): string =>
      quoting === 'always' || mustBe(value) ? `"${value.replaceAll('"', '""')}"` : value;
    const text = rows.map((row) => row.map(cell).join(dialect.delimiter) + lineEnd).join('');
    return { text, rows, dialect: { ...dialect, quote: '"' as const, lineEnds: ['\r\n', '\n'] } };
  });

const runs = { seed: PROPERTY_SEED, numRuns: Number(process.env.LISTINGD_TEST_PROPERTY_RUNS ?? 400) };

test('any text gives the records, lines and errors that csv-parse alone gives, wherever it is cut', async (t) => {
  const property = fc.asyncProperty(anyText, dialects, lengths, mustBeAlike);
  await t.notThrowsAsync(fc.assert(property, runs));
});

test('so does a table in which one thing is written wrongly', async (t) => {
  const property = fc.asyncProperty(
    regularText,
    fragments,
    fc.nat(),
    fc.integer({ min: 0, max: 3 }),
    lengths,
    async ({ text, dialect }, fragment, place, left, cuts) => {
      const characters = [...text];
      characters.splice(place % (characters.length + 1), left, fragment);
      await mustBeAlike(characters.join(''), dialect, cuts);
    },
  );
  await t.notThrowsAsync(fc.assert(property, runs));
});

/** What plainRecords takes of a text, and what it leaves. */
const takePlain = async (text: string, dialect = CSV, cuts: readonly number[] = []) => {
  const records = plainRecords(cut(text, cuts), dialect);
  const taken: ParsedRecord[] = [];
  for (;;) {
    const { value, done } = await records.next();
    if (done === true) return { values: taken.map(({ values }) => values), left: value };
    taken.push(...value);
  }
};

test('a regular table is plain to its end, wherever it is cut', async (t) => {
  const property = fc.asyncProperty(regularText, lengths, async ({ text, rows, dialect }, cuts) => {
    const { values, left } = await takePlain(text, dialect, cuts);
    if (left.text !== '' || JSON.stringify(values) !== JSON.stringify(rows)) throw new Error(text);
  });
  await t.notThrowsAsync(fc.assert(property, runs));
});

test('what csv-parse may read otherwise is left to it, from a record before on', async (t) => {
  for (const record of [
    ...['"a" ,b\n', 'a,"b" \n', 'a,"b"\r\r\n', '"a"b,c\n', '"a"\0,b\n', '"a""b" "c",d\n', 'a,"b\n', '\ufeffa,b\n'],
    `a,"${'b'.repeat(100_000)}"\n`,
  ]) {
    const { values, left } = await takePlain(`Key,Text\n1,"two\nlines"\n${record}2,b\n`, CSV, [23, 100]);
    t.deepEqual(values, [
      ['Key', 'Text'],
      ['1', 'two\nlines'],
    ]);
    t.is(left.line, 4);
    t.true(left.text.startsWith(record.slice(0, 100)), record);
  }
});

test('a byte order mark at the beginning of a piece of the text is what csv-parse takes it for', async (t) => {
  for (const text of ['\ufeff"q\nq"\na\n', '\ufeff"a,b\n"c,d"\n', '\ufeff\ufeff"q\nq"\n', 'a,b\n\ufeff"q,q",b\n']) {
    for (const length of [1, 4, 100]) await t.notThrowsAsync(mustBeAlike(text, CSV, [length]));
  }
});

test('quotes within a value that does not begin with one, lone carriage returns and both line ends are plain', async (t) => {
  const { values, left } = await takePlain('a 5" pipe,b\r\n"x\ry",\r\r\n\n"a ""b"" c","d"\r\n', CSV);
  t.deepEqual(values, [['a 5" pipe', 'b'], ['x\ry', '\r'], [''], ['a "b" c', 'd']]);
  t.deepEqual(left, { text: '', line: 5 });
});

test('a text of any length is taken like a short one', async (t) => {
  const row = 'é,"🏠, two\nlines",a "word",,"東 ""b"""\r\n';
  for (const length of [1_000, 65_521, 1_000_000]) {
    await mustBeAlike(row.repeat(5_000), CSV, [length]);
    await mustBeAlike(`${row.repeat(2_000)}"a" ,b\n${row.repeat(3_000)}`, CSV, [length]);
  }
  const { values, left } = await takePlain(row.repeat(5_000));
  t.is(values.length, 5_000);
  t.deepEqual(left, { text: '', line: 10_001 });
});

test.serial('whoever keeps a value keeps nothing else of the text', async (t) => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const kept: string[] = [];
  const rows = function* () {
    for (let row = 0; row < 200; row += 1) yield `the value that is kept ${row},"${'x'.repeat(50_000)}"\n`;
  };
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for await (const batch of delimitedRecords(Readable.from(rows()), CSV, 'feed.csv')) {
    for (const { values } of batch) kept.push(values[0] ?? '');
  }
  collectGarbage();
  t.true(process.memoryUsage().heapUsed - before < 2_000_000);
  t.is(kept.length, 200);
});

const HEADER = ['ListingKey', 'StandardStatus', 'PropertyType', 'ListPrice', 'City'];
const row = (key: string, price = '300000', city = 'Bern') => [key, 'Active', 'Residential', price, city];
const line = (values: readonly string[], delimiter = ','): string => values.join(delimiter);
const file = (...lines: string[]): string => lines.map((text) => `${text}\n`).join('');
const table = file(line(HEADER), line(row('K1')), line(row('K2')));

const found = async (text: string, format = {}) => {
  const { rows, summary } = await read(text, feedConfig({ format }));
  return { homes: rows.map(({ line: at, keys, kind }) => [at, keys.ListingKey, kind]), told: summary.passedOver };
};

const K1_K2 = (first: number) => [
  [first, 'K1', 'listing'],
  [first + 1, 'K2', 'listing'],
];

test('what stands before a header is passed over, and told', async (t) => {
  const before: [string, number][] = [
    ['Residential, all agents\n', 3],
    ['"Search results: 2 listings"\n\n', 4],
    ['Our homes\nExported: Nov 27, 2026 6:00 AM\n\n', 5],
    ['Our homes,,,,\n', 3],
  ];
  for (const [title, first] of before) {
    const { homes, told } = await found(title + table);
    t.deepEqual(homes, K1_K2(first), title);
    t.deepEqual(told, [`what stands before the header of line ${first - 1}`]);
  }
  t.deepEqual((await found(table)).told, []);
});

test("Excel's sep= line names the delimiter", async (t) => {
  const text = file('sep=;', line(HEADER, ';'), line(row('K1', '300000', 'Bern, BE'), ';'));
  const { rows, records } = await read(text);
  t.is(rows[0]?.line, 3);
  t.is(records[0]?.City, 'Bern, BE');
});

test('a header that is not certain is asked for, and format.headerLine says it', async (t) => {
  const numbers = file('Our homes', '1,2,3,4,5', '6,7,8,9,10');
  const asked = { instanceOf: FeedFileError, message: /begins with "Our homes".*set format\.headerLine/ };
  await t.throwsAsync(read(numbers), asked);
  await t.throwsAsync(read(`Warning: cannot connect\n${table}`), { message: /set format\.headerLine/ });
  await t.throwsAsync(read(file('Our homes', line(HEADER))), { message: /set format\.headerLine/ });
  t.deepEqual((await found(`Warning, all, of, these, were\n${table}`, { headerLine: 2 })).homes, K1_K2(3));
  await t.throwsAsync(read(table, feedConfig({ format: { headerLine: 9 } })), { message: /has no line 9/ });
});

test('a table without a header is read from its first line on, by the numbers of its columns', async (t) => {
  const columns = { MLSNumber: '(column 1)', StandardStatus: '(column 2)', ListPrice: '(column 4)' } as const;
  const config = feedConfig({
    format: { headerLine: 0 },
    columns: { ...columns, SaleType: { constant: 'for_sale' } },
    key: ['MLSNumber'],
  });
  const text = file('"K1"!#"Active"!#"by the river!"!#"450000"', '"K2"!#"Pending"!#"a # b"!#"512000"');
  const { rows } = await read(text, config);
  t.like(rows, [
    { line: 1, kind: 'listing', keys: { MLSNumber: 'K1' }, values: { SalePrice: '450000.00' } },
    { line: 2, kind: 'removal', keys: { MLSNumber: 'K2' } },
  ]);
});

test('fields may be parted by several signs, which the feed can name', async (t) => {
  const text = file(line(HEADER, '~|~'), line(row('K1'), '~|~'), line(row('K2'), '~|~'));
  const { rows } = await read(text, feedConfig({ format: { delimiter: '~|~' } }));
  t.deepEqual(
    rows.map((each) => each.keys.ListingKey),
    ['K1', 'K2'],
  );
});

test('a header that comes again and totals at the end are no rows', async (t) => {
  const text = file(
    line(HEADER),
    line(row('K1')),
    line(HEADER),
    line(row('K2')),
    'Total,2,,600000,',
    'Grand total: 2 listings',
  );
  const { homes, told } = await found(text);
  t.deepEqual(homes, [
    [2, 'K1', 'listing'],
    [4, 'K2', 'listing'],
  ]);
  t.deepEqual(told, ['the header, which comes again (line 3)', '2 totals below the rows (the first in line 5)']);
});

test('a row that looks like a total and has others behind it is a row', async (t) => {
  const { homes } = await found(file(line(HEADER), line(row('Total')), line(row('K2'))));
  t.deepEqual(homes, [
    [2, 'Total', 'listing'],
    [3, 'K2', 'listing'],
  ]);
});

const wrap = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const text = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });

test('rows of which any are wrapped in quotes as a whole give what they give without', async (t) => {
  const cities = fc.array(fc.tuple(text('ab ,;"\n\té'), fc.boolean()), { minLength: 1, maxLength: 10 });
  const property = fc.asyncProperty(cities, fc.integer({ min: 1, max: 60 }), async (homes, chunkSize) => {
    const lines = homes.map(([city], index) => line(row(`K${index}`, '1', wrap(`x${city}`))));
    const plain = await read(file(line(HEADER), ...lines));
    const wrapped = lines.map((own, index) => (homes[index]?.[1] === true ? wrap(own) : own));
    const { rows, records } = await read(file(line(HEADER), ...wrapped), feedConfig(), { chunkSize });
    if (JSON.stringify([rows, records]) !== JSON.stringify([plain.rows, plain.records]))
      throw new Error(wrapped.join('\n'));
  });
  await t.notThrowsAsync(fc.assert(property, { numRuns: 60 }));
});

/** As MySQL writes a text: with quotes around it, or without. */
const escaped = (value: string, quote: string): string =>
  quote + value.replace(quote === '' ? /[\\,;\n]/g : /[\\"]/g, '\\$&') + quote;

test('a table with backslashes before quotes, delimiters and line ends comes back as it was', async (t) => {
  const cities = fc.array(text('ab ,;"\\\n\té'), { minLength: 1, maxLength: 8 });
  const property = fc.asyncProperty(
    cities,
    fc.constantFrom('"', ''),
    fc.constantFrom(',', ';'),
    fc.integer({ min: 1, max: 60 }),
    async (found, quote, delimiter, chunkSize) => {
      const lines = found.map((city, index) =>
        line([...row(`K${index}`).slice(0, 4), escaped(`x${city}`, quote)], delimiter),
      );
      const config = feedConfig({ format: { escape: '\\', delimiter, quote: quote === '' ? 'none' : '"' } });
      const { records, rows } = await read(file(line(HEADER, delimiter), ...lines), config, { chunkSize });
      const starts = found.map((_, index) => 2 + index + found.slice(0, index).join('').split('\n').length - 1);
      t.deepEqual(
        records.map(({ City }) => City),
        found.map((city) => `x${city}`),
      );
      t.deepEqual(
        rows.map((one) => one.line),
        starts,
      );
    },
  );
  await t.notThrowsAsync(fc.assert(property, { numRuns: 80 }));
});

test('backslashes are found out to escape where rows fit the header by that, and are text elsewhere', async (t) => {
  const city = async (value: string, format = {}): Promise<string | undefined> =>
    (await read(file(line(HEADER), line(row('K1')), line(row('K2', '1', value))), feedConfig({ format }))).records[1]
      ?.City;
  t.is(await city('"A \\"smart\\" home, ready"'), 'A "smart" home, ready');
  t.is(await city('"One\\, two"'), 'One, two');
  t.is(await city('One\\, two'), 'One, two');
  t.is(await city('\\N,'), '\\N');
  t.is(await city('"C:\\homes\\"'), 'C:\\homes\\');
  t.is(await city('"C:\\pictures\\, all"'), 'C:\\pictures\\, all');
  t.is(await city('"One\\, two"', { escape: '"' }), 'One\\, two');
  await t.throwsAsync(city('"open \\"', { escape: '\\' }), {
    message: /is cut off: the quote that opens in .* line 3/,
  });
});
