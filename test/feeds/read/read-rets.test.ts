import test from 'ava';
import fc from 'fast-check';
import { FeedFileError, NoRowsError } from '../../../src/feeds/feed-file-error.ts';
import { feedConfig, home, read } from '../../helpers/feed-files.ts';

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
