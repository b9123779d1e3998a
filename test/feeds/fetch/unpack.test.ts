import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import test from 'ava';
import fc from 'fast-check';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { unpackParts } from '../../../src/feeds/fetch/unpack.ts';
import { contentsOf, type FetchFixture, filesIn, withFetch } from '../../helpers/with-fetch.ts';
import { withField, withText, zipOf } from '../../helpers/zip-files.ts';

const unpack = async (fetch: FetchFixture, contents: string | Uint8Array, maxSize = 1 << 20) => {
  await mkdir(fetch.folder, { recursive: true });
  const path = join(fetch.folder, 'source');
  await writeFile(path, contents);
  return unpackParts(path, { name: '/in/night.zip', folder: fetch.folder, maxSize });
};
const contents = async (fetch: FetchFixture, zip: Uint8Array): Promise<[string, string][]> =>
  contentsOf({ parts: await unpack(fetch, zip) });

test(
  'a file that is no archive is its own only part, whatever its name and however short it is',
  withFetch(async (t, fetch) => {
    for (const text of ['', 'PK', 'Key\n1\n', gzipSync('Key\n1\n')]) {
      t.deepEqual(await unpack(fetch, text), [{ path: join(fetch.folder, 'source'), name: 'night.zip' }]);
    }
  }),
);

test(
  'the members of an archive come in the order of their names, each as a file of the folder',
  withFetch(async (t, fetch) => {
    const zip = await zipOf([
      ['b.csv', 'two'],
      ['sub/c.csv', 'three'],
      ['a.csv', 'one'],
    ]);
    t.deepEqual(await contents(fetch, zip), [
      ['a.csv', 'one'],
      ['b.csv', 'two'],
      ['sub/c.csv', 'three'],
    ]);
    t.deepEqual(await filesIn(fetch.folder), ['part-1', 'part-2', 'part-3', 'source']);
  }),
);

test(
  'any members come out as they went in, packed or stored',
  withFetch(async (t, fetch) => {
    const members = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,6}\.csv$/), fc.string()), {
      minLength: 1,
      maxLength: 6,
      selector: ([name]) => name,
    });
    await fc.assert(
      fc.asyncProperty(members, fc.boolean(), async (found, compress) => {
        const sorted = [...found].sort(([left], [right]) => (left < right ? -1 : 1));
        t.deepEqual(await contents(fetch, await zipOf(found, { compress })), sorted);
      }),
      { numRuns: 30 },
    );
  }),
);

test(
  'folders, hidden files and what macOS and Windows add are no members',
  withFetch(async (t, fetch) => {
    const zip = await zipOf([
      ['sub/', ''],
      ['__MACOSX/sub/._a.csv', 'x'],
      ['.DS_Store', 'x'],
      ['sub/.git/config', 'x'],
      ['sub/Thumbs.db', 'x'],
      ['sub/_rels/.rels', 'x'],
      ['sub/~$a.csv', 'x'],
      ['sub/a.csv', 'one'],
    ]);
    t.deepEqual(await contents(fetch, zip), [['sub/a.csv', 'one']]);
    t.deepEqual((await unpack(fetch, zip))[0]?.archive?.others, []);
    await t.throwsAsync(unpack(fetch, await zipOf([['sub/', '']])), { message: /archive without files: nothing was/ });
    await t.throwsAsync(unpack(fetch, await zipOf([])), { message: /archive without files: nothing was imported/ });
  }),
);

test(
  'a gzip file in an archive is unpacked too, with its checksum; an archive is not',
  withFetch(async (t, fetch) => {
    t.deepEqual(await contents(fetch, await zipOf([['a.csv.gz', gzipSync('one')]])), [['a.csv.gz', 'one']]);
    await t.throwsAsync(unpack(fetch, await zipOf([['a.csv.gz', gzipSync('one').subarray(0, -4)]])), {
      instanceOf: FeedFileError,
      message: /^a\.csv\.gz in \/in\/night\.zip came damaged/,
    });
    for (const inner of [await zipOf([['a.csv', 'one']]), gzipSync(await zipOf([['a.csv', 'one']]))]) {
      await t.throwsAsync(unpack(fetch, await zipOf([['inner', inner]])), {
        instanceOf: FeedFileError,
        message: 'inner in /in/night.zip is an archive in an archive: deliver it unpacked once',
      });
    }
  }),
);

test(
  'what unpacks to more than limits.maxSize is refused while it is unpacked, in one member or in many',
  withFetch(async (t, fetch) => {
    const refused = {
      instanceOf: FeedFileError,
      message: /^what \/in\/night\.zip unpacks to is larger than 1048576 bytes: raise limits\.maxSize/,
    };
    const zeros = Buffer.alloc(50 << 20);
    await t.throwsAsync(unpack(fetch, await zipOf([['a.csv', zeros]])), refused);
    await t.throwsAsync(unpack(fetch, await zipOf([['a.csv.gz', gzipSync(zeros)]])), refused);
    const many = Array.from({ length: 20 }, (_, index) => [`${index}.csv`, zeros.subarray(0, 1 << 17)] as const);
    await t.throwsAsync(unpack(fetch, await zipOf(many)), refused);
    t.is((await unpack(fetch, await zipOf(many.slice(0, 8)))).length, 8);
  }),
);

test(
  'what unpacks to more than 64 MB and 200 times its size is refused, whatever limits.maxSize is',
  withFetch(async (t, fetch) => {
    const zeros = Buffer.alloc(65 << 20);
    const refused = {
      instanceOf: FeedFileError,
      message: /^a\.csv.* in \/in\/night\.zip: it unpacks to more than 200/,
    };
    await t.throwsAsync(unpack(fetch, await zipOf([['a.csv', zeros]]), 1 << 30), refused);
    await t.throwsAsync(unpack(fetch, await zipOf([['a.csv.gz', gzipSync(zeros)]]), 1 << 30), refused);
    t.is((await unpack(fetch, await zipOf([['a.csv', zeros.subarray(2 << 20)]]), 1 << 30)).length, 1);
  }),
);

test(
  'an archive of more than a thousand files is refused',
  withFetch(async (t, fetch) => {
    const members = (count: number) => Array.from({ length: count }, (_, index) => [`${index}.csv`, ''] as const);
    t.is((await unpack(fetch, await zipOf(members(1_000)))).length, 1_000);
    await t.throwsAsync(unpack(fetch, await zipOf(members(1_001))), { message: /ZIP archive of more than 1000 files/ });
  }),
);

test(
  'names that lead out of the folder are refused, and nothing is written there',
  withFetch(async (t, fetch) => {
    const zip = await zipOf([['aa/aa/evil.csv', 'x']]);
    for (const name of ['../../evil.csv', '/aaaa/evil.csv', 'C:/aa/evil.csv', 'aa\\..\\evil.csv']) {
      const error = await t.throwsAsync(unpack(fetch, withText(zip, 'aa/aa/evil.csv', name)));
      t.is(error?.message, '/in/night.zip names a file outside of the archive: it is not unpacked', name);
    }
    t.deepEqual(await filesIn(dirname(fetch.folder)), ['run']);
  }),
);

test(
  'an archive that is encrypted, packed unusually, damaged or cut off says so',
  withFetch(async (t, fetch) => {
    const members = [['a.csv', 'Key,City\n1,Bern\n'.repeat(50)]] as const;
    const zip = await zipOf(members);
    const stored = await zipOf(members, { compress: false });
    const wrong: [Buffer, RegExp][] = [
      [withField(zip, 'flags', 1), /^a\.csv in \/in\/night\.zip is encrypted: deliver it without a password$/],
      [withField(zip, 'flags', 0x41), /night\.zip is encrypted: deliver it without a password$/],
      [withField(zip, 'method', 12), /^a\.csv in .* is packed in a way that is not known/],
      [withText(stored, 'Bern', 'Basl'), /^a\.csv in .* is damaged: it fails its own checksum/],
      [zip.subarray(0, -30), /^\/in\/night\.zip is damaged: its ZIP archive does not open/],
      [zip.subarray(0, 40), /^\/in\/night\.zip is damaged: its ZIP archive does not open/],
    ];
    for (const [bytes, message] of wrong)
      await t.throwsAsync(unpack(fetch, bytes), { instanceOf: FeedFileError, message });
  }),
);

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

test(
  'pictures, papers and what is written about the data are no parts, and are named beside them',
  withFetch(async (t, fetch) => {
    const zip = await zipOf([
      ['homes.txt', 'Key\tCity\n1\tBern\n2\tBasel\n'],
      ['README.txt', 'Key\tCity\nare the columns\n'],
      ['notes.txt', 'Dear customer,\nthese are our homes.\n\nKind regards\n'],
      ['pictures/1.JPG', JPEG],
      ['expose.pdf', '%PDF-1.4'],
      ['page', '<!DOCTYPE html><html></html>'],
      ['picture', JPEG],
      ['homes.done', ''],
      ['more.zip', await zipOf([['a.csv', 'x']])],
    ]);
    const parts = await unpack(fetch, zip);
    t.deepEqual(
      parts.map(({ name }) => name),
      ['homes.txt'],
    );
    const others = parts[0]?.archive?.others ?? [];
    t.deepEqual(others.map(({ fileName }) => fileName).sort(), [
      ...['README.txt', 'expose.pdf', 'homes.done', 'more.zip', 'notes.txt', 'page', 'picture', 'pictures/1.JPG'],
    ]);
    t.like(
      others.find(({ fileName }) => fileName === 'pictures/1.JPG'),
      { size: 6, checksum: crc32(JPEG) },
    );
    t.is((await unpack(fetch, await zipOf([['notes.txt', 'Dear customer,\n']]))).length, 1);
  }),
);

test(
  'an archive that holds nothing to read says what it holds',
  withFetch(async (t, fetch) => {
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', 'expose.pdf'];
    const zip = await zipOf(names.map((name) => [name, 'x']));
    await t.throwsAsync(unpack(fetch, zip), {
      instanceOf: FeedFileError,
      message: /holds nothing to read, but 1\.jpg, 2\.jpg, 3\.jpg, 4\.jpg, 5\.jpg and 1 more: nothing was imported/,
    });
  }),
);

test(
  'a delivery has as many pictures as it likes, of any size, within the bounds of an archive',
  withFetch(async (t, fetch) => {
    const stored = (...members: (readonly [string, string | Uint8Array])[]) => zipOf(members, { compress: false });
    const pictures = (count: number) => Array.from({ length: count }, (_, index) => [`${index}.jpg`, ''] as const);
    const large = ['large.jpg', Buffer.alloc(5 << 20)] as const;
    const parts = await unpack(fetch, await stored(['homes.csv', 'Key\n1\n'], large, ...pictures(3_000)));
    t.is(parts.length, 1);
    t.is(parts[0]?.archive?.others.length, 3_001);
    const unknown = Array.from({ length: 1_001 }, (_, index) => [`${index}.bin`, 'x'] as const);
    await t.throwsAsync(unpack(fetch, await stored(...unknown)), { message: /of more than 1000 files/ });
  }),
);
