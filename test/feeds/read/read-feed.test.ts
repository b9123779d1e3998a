import { gzipSync } from 'node:zlib';
import test from 'ava';
import fc from 'fast-check';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { readFeed } from '../../../src/feeds/read/read-feed.ts';
import { csv, feedConfig, home, read, TODAY, withFile } from '../../helpers/feed-files.ts';

const homes = [
  home({ City: 'Zürich', PublicRemarks: 'Two\nlines, "quoted"', ListPrice: '500000' }),
  home({ ListingKey: 'K2', ListingId: 'M2', City: 'Bern', ListPrice: 'abc' }),
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
  t.false(summary.capped);
});

test('the summary is there only when the file has been read to its end', async (t) => {
  await withFile(TEXT, async (path) => {
    const reading = readFeed([{ path, name: 'feed.csv' }], feedConfig(), { today: TODAY });
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
      for await (const { bytesRead } of readFeed([{ path, name: 'feed.csv' }], feedConfig(), {
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
