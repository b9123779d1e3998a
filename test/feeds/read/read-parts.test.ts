import test from 'ava';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { inspectFormat } from '../../../src/feeds/read/inspect-format.ts';
import { csv, expectations, feedConfig, home, read, readTexts, withFile } from '../../helpers/feed-files.ts';

const first = csv(home({ City: 'Bern' }), home({ ListingKey: 'K2', City: '' }));
const second = csv(home({ ListingKey: 'K3', PublicRemarks: 'x' })).replaceAll(',', ';');

test('the parts of a file are read one after the other, each delimited one by its own header', async (t) => {
  const { rows, records, summary, bytesRead } = await readTexts([first, second]);
  t.deepEqual(
    rows.map(({ line, keys }, index) => [line, keys.ListingKey, records[index]?.City, records[index]?.PublicRemarks]),
    [
      [2, 'K1', 'Bern', undefined],
      [3, 'K2', '', undefined],
      [2, 'K3', undefined, 'x'],
    ],
  );
  t.is(summary.rows, 3);
  t.deepEqual(summary.header, ['ListingKey', 'ListingId', 'StandardStatus', 'PropertyType', 'City', 'PublicRemarks']);
  t.like(summary.columnFill, { ListingKey: 3, City: 1, PublicRemarks: 1 });
  t.like(summary.missing, { City: 1 });
  t.deepEqual(bytesRead, [first.length, first.length + second.length]);
});

test('a problem names the part where there are several', async (t) => {
  const wrong = csv(home({ ListPrice: 'abc' }));
  t.is(expectations((await read(wrong)).rows[0]).ListPrice?.includes('(in'), false);
  const { rows } = await readTexts([first, wrong]);
  t.regex(expectations(rows[2]).ListPrice ?? '', /^an amount such as .* \(in part-2 in feed\.zip\)$/);
});

test('a part that is cut off, or lacks a column, is named, and the file is not used', async (t) => {
  await t.throwsAsync(readTexts([first, second.slice(0, -20)]), {
    instanceOf: FeedFileError,
    message: /^part-2 in feed\.zip is cut off/,
  });
  await t.throwsAsync(readTexts([first, 'ListingKey,City\nK1,Bern\n']), {
    message: /^part-2 in feed\.zip lacks columns/,
  });
});

test('a part with a header and no rows is no error beside one with rows', async (t) => {
  const [header = ''] = first.split('\n');
  t.is((await readTexts([`${header}\n`, first])).rows.length, 2);
  await t.throwsAsync(readTexts([`${header}\n`, `${header}\n`]), { message: /^feed\.zip has a header and no rows/ });
});

test('parts of different formats are one file, and JSON parts have the columns of all of them', async (t) => {
  const lines = `${JSON.stringify(home({ ListingKey: 'K4' }))}\n`;
  const array = JSON.stringify([home({ ListingKey: 'K5', City: 'Thun' })]);
  const { rows, records } = await readTexts([first, lines, array]);
  t.deepEqual(
    rows.map(({ keys }, index) => [keys.ListingKey, records[index]?.City]),
    [
      ['K1', 'Bern'],
      ['K2', ''],
      ['K4', ''],
      ['K5', 'Thun'],
    ],
  );
});

test('a file is capped if any part of it is', async (t) => {
  const config = feedConfig({ preset: 'redfin', key: ['MLSNumber'] });
  const table = (rows: number, from: number) =>
    `MLS#,STATUS\n${Array.from({ length: rows }, (_, index) => `${from + index},Active\n`).join('')}`;
  t.true((await readTexts([table(350, 0), table(7, 1000)], config)).summary.capped);
  t.false((await readTexts([table(343, 0), table(7, 1000)], config)).summary.capped);
});

test('a table of more columns than any file of listings has is refused at once', async (t) => {
  const wide = (columns: number): string =>
    `${first.split('\n', 1)[0]}${',x'.repeat(columns - 5)}\nK1,M1,Active,Residential,Bern\n`;
  t.is((await read(wide(5_000))).rows.length, 1);
  await t.throwsAsync(read(wide(5_001)), { instanceOf: FeedFileError, message: /has more than 5000 columns/ });
});

test('format.type says what a file is, and a table is refused that looks like something else', async (t) => {
  const table = feedConfig({ format: { type: 'delimited' } });
  await t.throwsAsync(read('{"a":1}\n', table), {
    message: 'feed.csv is not CSV: it looks like JSON lines. Leave out format.type',
  });
  await t.throwsAsync(read(first, feedConfig({ format: { type: 'json' } })), { message: /is not valid JSON/ });
});

const inspect = (contents: string, settings = {}) =>
  withFile(contents, (path) => inspectFormat([{ path, name: 'feed' }], settings));

test('any file can be looked at: what it is, its header and its first records', async (t) => {
  t.like(await inspect(first, { most: 1 }), {
    format: { type: 'delimited', encoding: 'utf-8', delimiter: ',', wrapped: false },
    header: ['ListingKey', 'ListingId', 'StandardStatus', 'PropertyType', 'City'],
    records: { 0: { line: 2, values: ['K1', 'M1', 'Active', 'Residential', 'Bern'] }, length: 1 },
    more: true,
  });
  t.like(await inspect('{"value": [{"a": 1}, {"b": 2}]}'), {
    format: { type: 'json', record: 'value' },
    header: ['a', 'b'],
    more: false,
  });
  t.like(await inspect('<L><H><A>1</A></H><H><A>2</A></H></L>'), {
    format: { type: 'xml', record: 'H' },
    elements: { 0: { name: 'H', count: 2 } },
    header: ['A'],
  });
});
