import { gzipSync } from 'node:zlib';
import test from 'ava';
import fc from 'fast-check';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { inspectFormat } from '../../../src/feeds/inspect/read-sample.ts';
import { mapFeed } from '../../../src/feeds/map/map-feed.ts';
import { csv, expectations, feedConfig, home, read, readTexts, TODAY, withFile } from '../../helpers/feed-files.ts';

const homes = [
  home({ City: 'Zürich', PublicRemarks: 'Two\nlines, "quoted"', ListPrice: '500000' }),
  home({ ListingKey: 'K2', ListingId: 'M2', City: 'Bern', ListPrice: 'abc', StandardStatus: 'Perhaps' }),
  home({ ListingKey: 'K3', ListingId: 'M3', StandardStatus: 'Pending' }),
  home({ ListingKey: 'K4', ListingId: '', StandardStatus: 'Closed', City: 'São Paulo 🏠' }),
].map((record) => home({ City: '', PublicRemarks: '', ListPrice: '', ...record }));
const TEXT = csv(...homes);

test('any cutting of the bytes into pieces gives the same rows', async (t) => {
  const whole = await read(TEXT);
  t.deepEqual(
    whole.rows.map(({ kind }) => kind),
    ['listing', 'rejected', 'removal', 'sold'],
  );
  const property = fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.boolean(), async (chunkSize, packed) => {
    const cut = await read(packed ? gzipSync(TEXT) : TEXT, feedConfig(), { chunkSize });
    if (JSON.stringify(cut) !== JSON.stringify(whole)) throw new Error(`differs at ${chunkSize}`);
  });
  await t.notThrowsAsync(fc.assert(property, { numRuns: 60 }));
});

test('the same table gives the same rows in every encoding, delimiter and line end', async (t) => {
  const whole = await read(TEXT);
  const table = TEXT.replace('Two\nlines', 'Two lines');
  const plain = await read(table);
  t.is(whole.rows.length, plain.rows.length);
  const tabbed = table.replaceAll(',', '\t').replaceAll('lines\t', 'lines,');
  const variants: Record<string, string | Uint8Array> = {
    mark: `\ufeff${table}`,
    utf16: Buffer.from(`\ufeff${table}`, 'utf16le'),
    bigEndian: Buffer.from(`\ufeff${table}`, 'utf16le').swap16(),
    crlf: table.replaceAll('\n', '\r\n'),
    cr: table.replaceAll('\n', '\r'),
    gzip: gzipSync(table),
    tabs: tabbed,
    pipes: tabbed.replaceAll('\t', '|'),
    semicolons: tabbed.replaceAll('\t', ';'),
    unended: table.trimEnd(),
  };
  for (const [name, contents] of Object.entries(variants)) t.deepEqual(await read(contents), plain, name);
});

test('a file cut off anywhere is either an error or the rows that came whole: a row that is half there is never taken', async (t) => {
  const whole = (await read(TEXT)).rows.map((row) => JSON.stringify(row));
  const bytes = Buffer.from(TEXT);
  for (let length = 0; length < bytes.length; length += 1) {
    const cut = bytes.subarray(0, length);
    try {
      const { rows } = await read(cut);
      // A last line with all its delimiters may lack the end of its last field: nothing in the file tells that.
      const told = cut.at(-1) === 0x0a ? rows : rows.slice(0, -1);
      t.deepEqual(
        told.map((row) => JSON.stringify(row)),
        whole.slice(0, told.length),
        `${length}`,
      );
    } catch (error) {
      t.true(error instanceof FeedFileError, `${length}: ${error}`);
    }
  }
});

test('a file with a header and no rows is an error', async (t) => {
  await t.throwsAsync(read('ListingKey,StandardStatus,PropertyType\n'), {
    instanceOf: FeedFileError,
    message: 'feed.csv has a header and no rows: nothing was imported',
  });
});

test('the summary tells rows, header, how far each mapped column is filled, and what is missing', async (t) => {
  const { summary } = await read(TEXT, feedConfig({ extension: ['City'] }));
  t.is(summary.rows, 4);
  t.deepEqual(summary.header, [
    'ListingKey',
    'ListingId',
    'StandardStatus',
    'PropertyType',
    'City',
    'PublicRemarks',
    'ListPrice',
  ]);
  t.deepEqual(summary.columnFill, {
    ListingKey: 4,
    ListingId: 3,
    StandardStatus: 4,
    PropertyType: 4,
    City: 3,
    PublicRemarks: 1,
    ListPrice: 2,
  });
  t.deepEqual(summary.missing, {});
  t.is(summary.extent, null);
});

test('rows without any value are no rows, and told; a shorter one, and one with a blank key, are wrong', async (t) => {
  const width = TEXT.split('\n')[0]?.split(',').length ?? 0;
  const blank = `${','.repeat(width - 1)}\n`;
  const { summary, rows } = await read(`${TEXT}${blank}${blank.replace(',', ' ,')}`);
  t.deepEqual([summary.rows, summary.unfilled, summary.passedOver], [4, 2, ['2 rows without any value']]);
  t.is(summary.columnFill.ListingKey, 4);
  t.is(
    rows.filter(({ kind }) => kind === 'rejected').length,
    (await read(TEXT)).rows.filter(({ kind }) => kind === 'rejected').length,
  );
  const others = await read(`${TEXT}${blank.slice(1)}${blank.replace(/,$/m, ',1')}`);
  t.deepEqual([others.summary.rows, others.summary.unfilled], [6, 0]);
});

test('the summary tells in how many rows a column cannot be read, but not of rows that are not taken', async (t) => {
  const odd = home({ BedroomsTotal: 'few', Media: 'https://i.example/1 javascript:x', City: 'Bern' });
  const { summary } = await read(
    csv(odd, { ...odd, StandardStatus: 'Pending' }, { ...odd, StandardStatus: 'Perhaps' }),
  );
  t.deepEqual(summary.unread, { BedroomsTotal: 2 });
  t.is(summary.columnFill.BedroomsTotal, 3);
});

test('the summary is there only when the file has been read to its end', async (t) => {
  await withFile(TEXT, async (path) => {
    const reading = mapFeed([{ path, name: 'feed.csv' }], feedConfig(), { today: TODAY });
    t.throws(() => reading.summary(), { message: /not been read/ });
    for await (const _ of reading);
    t.is(reading.summary().rows, 4);
  });
});

test('progress grows to the size of the file, packed or not', async (t) => {
  const many = csv(...Array.from({ length: 3_000 }, (_, index) => home({ ListingKey: `K${index}` })));
  for (const contents of [Buffer.from(many), gzipSync(many)]) {
    await withFile(contents, async (path) => {
      const seen: number[] = [];
      for await (const { bytesRead } of mapFeed([{ path, name: 'feed.csv' }], feedConfig(), {
        today: TODAY,
        chunkSize: 4096,
      }))
        seen.push(bytesRead);
      t.deepEqual(
        seen,
        seen.toSorted((left, right) => left - right),
      );
      t.is(seen.at(-1), contents.length);
      t.true(seen.length > 3);
    });
  }
});

test('stopping stops the reading', async (t) => {
  await t.throwsAsync(read(TEXT, feedConfig(), { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

const firstPart = csv(home({ City: 'Bern' }), home({ ListingKey: 'K2', City: '' }));
const secondPart = csv(home({ ListingKey: 'K3', PublicRemarks: 'x' })).replaceAll(',', ';');

test('the parts of a file are read one after the other, each delimited one by its own header', async (t) => {
  const { rows, records, summary, bytesRead } = await readTexts([firstPart, secondPart]);
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
  t.deepEqual(bytesRead, [firstPart.length, firstPart.length + secondPart.length]);
});

test('a problem names the part where there are several', async (t) => {
  const wrong = csv(home({ ListPrice: 'abc' }));
  t.is(expectations((await read(wrong)).rows[0]).ListPrice?.includes('(in'), false);
  const { rows } = await readTexts([firstPart, wrong]);
  t.regex(expectations(rows[2]).ListPrice ?? '', /^an amount such as .* \(in part-2 in feed\.zip\)$/);
});

test('a part that is cut off, or lacks a column, is named, and the file is not used', async (t) => {
  await t.throwsAsync(readTexts([firstPart, secondPart.slice(0, -20)]), {
    instanceOf: FeedFileError,
    message: /^part-2 in feed\.zip is cut off/,
  });
  await t.throwsAsync(readTexts([firstPart, 'ListingKey,City\nK1,Bern\n']), {
    message: /^part-2 in feed\.zip lacks columns/,
  });
});

test('a part with a header and no rows is no error beside one with rows', async (t) => {
  const [header = ''] = firstPart.split('\n');
  t.is((await readTexts([`${header}\n`, firstPart])).rows.length, 2);
  await t.throwsAsync(readTexts([`${header}\n`, `${header}\n`]), { message: /^feed\.zip has a header and no rows/ });
});

test('parts of different formats are one file, and JSON parts have the columns of all of them', async (t) => {
  const lines = `${JSON.stringify(home({ ListingKey: 'K4' }))}\n`;
  const array = JSON.stringify([home({ ListingKey: 'K5', City: 'Thun' })]);
  const { rows, records } = await readTexts([firstPart, lines, array]);
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
  t.true((await readTexts([table(350, 0), table(7, 1000)], config)).summary.extent === 'part');
  t.false((await readTexts([table(343, 0), table(7, 1000)], config)).summary.extent === 'part');
});

test('a table of more columns than any file of listings has is refused at once', async (t) => {
  const wide = (columns: number): string =>
    `${firstPart.split('\n', 1)[0]}${',x'.repeat(columns - 5)}\nK1,M1,Active,Residential,Bern\n`;
  t.is((await read(wide(5_000))).rows.length, 1);
  await t.throwsAsync(read(wide(5_001)), { instanceOf: FeedFileError, message: /has more than 5000 columns/ });
});

test('format.type says what a file is, and a table is refused that looks like something else', async (t) => {
  const table = feedConfig({ format: { type: 'delimited' } });
  await t.throwsAsync(read('{"a":1}\n', table), {
    message: 'feed.csv is not CSV: it looks like JSON lines. Leave out format.type',
  });
  await t.throwsAsync(read(firstPart, feedConfig({ format: { type: 'json' } })), { message: /is not valid JSON/ });
});

const inspect = (contents: string, settings = {}) =>
  withFile(contents, (path) => inspectFormat([{ path, name: 'feed' }], settings));

test('any file can be looked at: what it is, its header and its first records', async (t) => {
  t.like(await inspect(firstPart, { most: 1 }), {
    format: { type: 'delimited', encoding: 'utf-8', delimiter: ',', wrapped: false },
    header: ['ListingKey', 'ListingId', 'StandardStatus', 'PropertyType', 'City'],
    records: { 0: { line: 2, values: ['K1', 'M1', 'Active', 'Residential', 'Bern'] }, length: 1 },
    more: true,
  });
  t.like(await inspect('{"value": [{"a": 1}, {"b": 2}]}'), {
    format: { type: 'json', record: ['value'] },
    header: ['a', 'b'],
    more: false,
  });
  t.like(await inspect('<L><H><A>1</A></H><H><A>2</A></H></L>'), {
    format: { type: 'xml', record: ['H'] },
    elements: { 0: { names: ['H'], count: 2 } },
    header: ['A'],
  });
});

test('a part of a snapshot that has its keys alone, as what columns are called, is passed over; of a delta it may be what is gone', async (t) => {
  const legend = 'ListingKey,Listing #,N\nStandardStatus,Status,N\n';
  const { summary } = await readTexts([firstPart, legend], feedConfig({ mode: 'snapshot' }));
  t.deepEqual(summary.passedOver, ['part-2 in feed.zip, which has other columns']);
  await t.throwsAsync(readTexts([firstPart, legend]), {
    message: /part-2 in feed\.zip lacks columns/,
  });
});

test('a part of an archive that is about something else is passed over, and told; one that lacks little is an error', async (t) => {
  const agents = 'Name,Phone,City\nA,1,Bern\n';
  const { rows, summary } = await readTexts([agents, firstPart]);
  t.true(rows.every(({ kind }) => kind === 'listing'));
  t.deepEqual(summary.passedOver, ['part-1 in feed.zip, which has other columns']);
  const renamed = firstPart.replace('StandardStatus', 'State of it');
  await t.throwsAsync(readTexts([firstPart, renamed]), {
    message: /part-2 in feed\.zip lacks columns .*StandardStatus/,
  });
  await t.throwsAsync(readTexts([agents, agents]), { message: /part-1 in feed\.zip lacks columns/ });
});

test('a part without records beside one with some is passed over, and told', async (t) => {
  const config = feedConfig({ format: { record: 'Listing' } });
  const listing = Object.entries(home()).map(([name, value]) => `<${name}>${value}</${name}>`);
  const listings = `<Listings><Listing>${listing.join('')}</Listing></Listings>`;
  const { rows, summary } = await readTexts(['<manifest><file>a</file></manifest>', listings], config);
  t.is(rows.length, 1);
  t.deepEqual(summary.passedOver, ['part-1 in feed.zip, which holds no records']);
  await t.throwsAsync(readTexts(['<a><b/></a>', '<a><b/></a>'], config), { message: /has no element Listing/ });
});
