import test from 'ava';
import fc from 'fast-check';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { feedConfig, read } from '../../helpers/feed-files.ts';

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

test('a header that comes again and totals at the end are no rows', async (t) => {
  const text = file(line(HEADER), line(row('K1')), line(HEADER), line(row('K2')), 'Total,2,,600000,', 'Grand total: 2');
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
