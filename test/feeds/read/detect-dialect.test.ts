import test from 'ava';
import fc from 'fast-check';
import {
  type Delimiter,
  detectDelimiter,
  detectDialect,
  detectLineEnds,
} from '../../../src/feeds/read/detect-dialect.ts';
import { csv, feedConfig, home, read } from '../../helpers/feed-files.ts';

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
        fc.constantFrom<Delimiter>(',', ';', '|', '\t'),
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
  t.is(detectDelimiter('nothing here\n'), ',');
});

test("a lone CR ends a row only where the header's row ends with one", (t) => {
  t.deepEqual(detectLineEnds('a,b\r1,2\r'), ['\r']);
  t.deepEqual(detectLineEnds('a,b\r\n1,2'), ['\r\n', '\n']);
  t.deepEqual(detectLineEnds('a,b\n1,2\r'), ['\r\n', '\n']);
  t.deepEqual(detectLineEnds('a,"b\rc"\n1,2'), ['\r\n', '\n']);
});
