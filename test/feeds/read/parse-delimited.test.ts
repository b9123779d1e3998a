import test from 'ava';
import fc from 'fast-check';
import type { FeedConfig } from '../../../src/feeds/configuration/feed-config.ts';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { type DecodeOptions, decodeFile } from '../../../src/feeds/read/decode.ts';
import { detectDelimiter, detectDialect, detectLineEnds } from '../../../src/feeds/read/detect-dialect.ts';
import { detectFormat } from '../../../src/feeds/read/detect-format.ts';
import { headerNames } from '../../../src/feeds/read/header.ts';
import { parseDelimited } from '../../../src/feeds/read/parse-delimited.ts';
import type { ParsedBatch, ParsedRecord } from '../../../src/feeds/read/parsed-record.ts';
import { csv, feedConfig, home, read, withFile } from '../../helpers/feed-files.ts';

const parseFile = async function* (
  path: string,
  config: FeedConfig,
  options: DecodeOptions,
): AsyncGenerator<ParsedBatch> {
  const format = await detectFormat(path, config, { ...options, name: 'feed.csv' });
  if (format.type !== 'delimited') throw new Error(`The file is ${format.type}`);
  yield* parseDelimited(decodeFile(path, config, options), format, { name: 'feed.csv' });
};

const parse = (text: string, config: FeedConfig = feedConfig(), chunkSize = 1 << 16): Promise<ParsedRecord[]> =>
  withFile(text, async (path) => {
    const records: ParsedRecord[] = [];
    for await (const batch of parseFile(path, config, { chunkSize })) records.push(...batch);
    return records;
  });
/** Lines that end in the first are read by papaparse, in the second by csv-parse. */
const LINE_ENDS = ['\n', '\r'];
const values = (records: ParsedRecord[]): string[][] => records.map((record) => record.values);

const field = fc.string({ unit: fc.constantFrom(...'ab1 ,;|\t"\n\r\'é東🏠'), maxLength: 6 });
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(field, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
const written = (rows: string[][], delimiter: string, lineEnd: string): string =>
  rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter) + lineEnd).join('');

test('every table comes back as it was written, whatever its delimiter, line ends and cuts', async (t) => {
  const property = fc.asyncProperty(
    table,
    fc.constantFrom(',', ';', '|', '\t'),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.integer({ min: 1, max: 40 }),
    async (rows, delimiter, lineEnd, chunkSize) => {
      const header = (rows[0] ?? []).map((_, index) => `Name ${index}`);
      const records = await parse(written([header, ...rows], delimiter, lineEnd), feedConfig(), chunkSize);
      if (JSON.stringify(values(records)) !== JSON.stringify([header, ...rows])) throw new Error('differs');
    },
  );
  await t.notThrowsAsync(fc.assert(property, { numRuns: 150 }));
});

test('a record is named by the line on which it starts, line ends within quotes counted', async (t) => {
  const lines = ['Key,Text', '1,"two', 'lines"', '', '2,one', '3,"', '', '"', '4,end', ''];
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    const records = await parse(lines.join(lineEnd));
    t.deepEqual(
      records.map(({ line }) => line),
      [1, 2, 5, 6, 9],
    );
  }
});

test('quotes within unquoted text are ordinary characters', async (t) => {
  t.deepEqual(values(await parse('Key,Text\n1,a 5" pipe\n2,"a ""b"" c"\n')), [
    ['Key', 'Text'],
    ['1', 'a 5" pipe'],
    ['2', 'a "b" c'],
  ]);
});

test('a feed can say that quotes are ordinary characters', async (t) => {
  const text = 'Key\tText\n1\t"open\n2\t"also\n';
  t.deepEqual(values(await parse(text, feedConfig({ format: { quote: 'none' } }))).slice(1), [
    ['1', '"open'],
    ['2', '"also'],
  ]);
});

test('a delimiter that the feed names is taken', async (t) => {
  t.deepEqual(values(await parse('a;b,c\n1;2,3\n4;5,6\n', feedConfig({ format: { delimiter: ',' } })))[0], [
    'a;b',
    'c',
  ]);
});

test('a last row without a line end is read when it is complete', async (t) => {
  t.deepEqual(values(await parse('Key,Text\n1,a')), [
    ['Key', 'Text'],
    ['1', 'a'],
  ]);
});

test('a file that ends in the middle of a row is cut off: an open quote, or a short last line without an end', async (t) => {
  const whole = 'Key,Text,City\n1,"a, b",Bern\n2,"c';
  for (const text of [whole, 'Key,Text,City\n1,a,Bern\n2,c']) {
    await t.throwsAsync(parse(text), { instanceOf: FeedFileError, message: /^feed\.csv is cut off: .*line,? [23]/ });
  }
});

test('a quote that is never closed is told with the line on which it opens, before it eats the memory', async (t) => {
  const text = `Key,Text\n1,a\n2,"open\n${'3,b\n'.repeat(2_200_000)}`;
  await t.throwsAsync(parse(text), { instanceOf: FeedFileError, message: /line 3 .*format\.quote/s });
});

test('rows come in batches, so that a file of any length fits', async (t) => {
  await withFile(`Key,Text\n${'1,a\n'.repeat(1_700)}`, async (path) => {
    const sizes: number[] = [];
    for await (const batch of parseFile(path, feedConfig(), {})) sizes.push(batch.length);
    t.deepEqual(sizes, [500, 500, 500, 201]);
  });
});

test('blank lines and the end mark of DOS files are no rows', async (t) => {
  t.is((await parse('\nKey,Text\n\n1,a\n   \n2,b\n\u001a')).length, 3);
});

test('taking no more rows ends the reading', async (t) => {
  for (const lineEnd of LINE_ENDS) {
    await withFile(`Key,Text${lineEnd}${`1,a${lineEnd}`.repeat(500_000)}`, async (path) => {
      let bytesRead = 0;
      for await (const _ of parseFile(path, feedConfig(), { onBytes: (bytes) => (bytesRead = bytes), chunkSize: 4096 }))
        break;
      t.true(bytesRead < 1_500_000, `${bytesRead}`);
    });
  }
});

test('header names are trimmed, told apart when they come twice, and never empty', (t) => {
  t.deepEqual(headerNames([' Key ', 'City', '', 'City', '__proto__']), [
    'Key',
    'City',
    '(column 3)',
    'City (2)',
    '(column 5)',
  ]);
});

test.serial('lines of any length cost no error each: thousands of blank ones hold nothing up', async (t) => {
  const { captureStackTrace } = Error;
  let errors = 0;
  Error.captureStackTrace = (...error) => {
    errors += 1;
    captureStackTrace(...error);
  };
  try {
    for (const lineEnd of LINE_ENDS) {
      const records = await parse(['Key,City', lineEnd.repeat(4_999), 'K1', 'K1,Bern,more', ''].join(lineEnd));
      t.deepEqual(values(records), [['Key', 'City'], ['K1'], ['K1', 'Bern', 'more']]);
      t.is(records.at(-1)?.line, 5_003);
    }
  } finally {
    Error.captureStackTrace = captureStackTrace;
  }
  t.true(errors < 100, `${errors} errors were made`);
});

const wrap = (line: string): string => `"${line.replaceAll('"', '""')}"`;

test('a file whose rows are each wrapped in quotes gives what it gives without them, on the same lines', async (t) => {
  const text = fc.string({ unit: fc.constantFrom(...'ab ,;\t"é'), minLength: 1, maxLength: 8 });
  await t.notThrowsAsync(
    fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.boolean(),
        fc.integer({ min: 1, max: 80 }),
        async (cities, delimiter, headerToo, chunkSize) => {
          const records = cities.map((City, index) => home({ ListingKey: `K${index}`, City: `x${City}` }));
          const rows = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
          const lines = rows.map((values) =>
            values.map((value) => (/[",;\t|]/.test(value) ? wrap(value) : value)).join(delimiter),
          );
          const wrapped = lines.map((line, index) => (index === 0 && !headerToo ? line : wrap(line)));
          const plain = await read(`${lines.join('\n')}\n`);
          const found = await read(`${wrapped.join('\n')}\n`, feedConfig(), { chunkSize });
          if (JSON.stringify(found) !== JSON.stringify(plain)) throw new Error(wrapped.join('\n'));
        },
      ),
      { numRuns: 80 },
    ),
  );
});

const isWrapped = (text: string, format = {}): boolean => detectDialect(text, true, format).wrapped;

test('a file of one column is not taken for wrapped rows', (t) => {
  t.false(isWrapped('"Key"\n"1"\n"2"\n'));
  t.false(isWrapped('"Remarks"\n"nice, bright"\n"small"\n'));
  t.false(isWrapped('Key,City\n1,"Bern, BE"\n'));
  t.false(isWrapped('"Key,City"\n"1,Bern"\n', { quote: 'none' }));
  t.true(isWrapped('"Key,City"\n"1,Bern"\n'));
});

test('line ends within wrapped rows are counted', async (t) => {
  const lines = csv(home({ PublicRemarks: 'two\nlines' })).trimEnd();
  const [header = '', ...rest] = lines.split('\n');
  const last = Object.values(home({ ListingKey: 'K2', PublicRemarks: '' })).join(',');
  const { rows, records } = await read([header, rest.join('\n'), last].map(wrap).join('\n'));
  t.deepEqual(
    rows.map(({ line, keys }) => [line, keys.ListingKey]),
    [
      [2, 'K1'],
      [4, 'K2'],
    ],
  );
  t.is(records[0]?.PublicRemarks, 'two\nlines');
});

test('a wrapped file that is cut off is an error', async (t) => {
  const text = csv(home(), home({ ListingKey: 'K2' }))
    .trimEnd()
    .split('\n')
    .map(wrap)
    .join('\n');
  await t.throwsAsync(read(text.slice(0, -5)), { message: /cut off: the quote that opens in the record of line 3/ });
});

test('a column without a name can be mapped by its place', async (t) => {
  const config = feedConfig({ columns: { City: '(column 2)' } });
  const { rows } = await read('ListingKey,,StandardStatus,PropertyType\nK1,Bern,Active,x\n', config);
  t.like(rows[0], { values: { City: 'Bern' } });
});

test('the delimiter is found whatever stands between quotes', (t) => {
  const field = fc.string({ unit: fc.constantFrom(...'ab ,;|\t"\n1'), maxLength: 8 });
  const width = 4;
  const row = fc.array(field, { minLength: width, maxLength: width });
  t.notThrows(() =>
    fc.assert(
      fc.property(
        fc.constantFrom(',', ';', '|', '\t', '!#'),
        fc.array(row, { minLength: 1, maxLength: 10 }),
        (delimiter, rows) => {
          const header = ['Key', 'Price, $', 'City|State', 'Beds;Baths'];
          const text = [header, ...rows].map((values) => values.map(wrap).join(delimiter)).join('\n');
          if (detectDelimiter(text) !== delimiter) throw new Error(text);
        },
      ),
    ),
  );
});

test('a delimiter that stands in unquoted text does not win over the one that cuts every row alike', (t) => {
  t.is(detectDelimiter('Key;Price;Area\n1;1.500,00;12,5\n2;900,00;8,0\n'), ';');
  t.is(detectDelimiter('Key\tRemarks\n1\tnice, bright, new\n2\tsmall\n'), '\t');
  t.is(detectDelimiter('Key|Remarks, public\n1|a\n2|b\n'), '|');
  t.is(detectDelimiter('"Key"!#"Price"!#"Text"\n"1"!#"2"!#"a, b # c! d"\n'), '!#');
  t.is(detectDelimiter('nothing here\n'), ',');
});

test("a lone CR ends a row only where the header's row ends with one", (t) => {
  t.deepEqual(detectLineEnds('a,b\r1,2\r'), ['\r']);
  t.deepEqual(detectLineEnds('a,b\r\n1,2'), ['\r\n', '\n']);
  t.deepEqual(detectLineEnds('a,b\n1,2\r'), ['\r\n', '\n']);
  t.deepEqual(detectLineEnds('a,"b\rc"\n1,2'), ['\r\n', '\n']);
});
