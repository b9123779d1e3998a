import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { fetchLocalFile, type LocalContext, type LocalFile } from '../../../src/feeds/fetch/fetch-local.ts';
import { inFolder } from '../../helpers/feed-files.ts';
import { zipOf } from '../../helpers/zip-files.ts';

const CONTENTS = 'Key,City\n1,Bern\n';

type Place = { source: string; folder: string };
const withSource = (use: (place: Place) => Promise<void>): Promise<void> =>
  inFolder(async (root) => {
    const source = join(root, 'night.csv');
    await writeFile(source, CONTENTS);
    await use({ source, folder: join(root, 'data', 'run-1') });
  });
const fetchFrom = (
  place: Place,
  {
    called,
    settle = 0,
    maxSize = 1_000,
    ...changes
  }: Partial<LocalFile> & Partial<LocalContext> & { maxSize?: number } = {},
) =>
  fetchLocalFile({ path: place.source, settle, ...(called !== undefined && { called }) }, maxSize, {
    feed: 'night',
    folder: place.folder,
    signal: new AbortController().signal,
    clock: () => new Date(),
    ...changes,
  });

test('what is read is what was hashed: a copy in the folder of the run', (t) =>
  withSource(async (place) => {
    const time = new Date('2026-11-20T03:00:00Z');
    await utimes(place.source, time, time);
    const fetched = await fetchFrom(place);
    await writeFile(place.source, 'changed later');
    t.is(await readFile(fetched.path, 'utf8'), CONTENTS);
    t.true(fetched.path.startsWith(place.folder));
    t.deepEqual(fetched.sha256, createHash('sha256').update(CONTENTS).digest());
    t.is(fetched.size, CONTENTS.length);
    t.deepEqual(fetched.modifiedAt, time);
  }));

test('a file, or a folder of its path, that is not there is told by its path, its feed and what to do', (t) =>
  withSource(async (place) => {
    for (const source of [`${place.source}.none`, join(place.folder, 'none', 'x.csv')]) {
      await t.throwsAsync(fetchFrom({ ...place, source }), {
        instanceOf: FeedFileError,
        message: `The file ${source} of feed night is not there: check the path, and that the folder is mounted and the file was delivered`,
      });
    }
  }));

test('a folder in place of a file is an error', (t) =>
  withSource(async (place) => {
    await mkdir(place.folder, { recursive: true });
    await t.throwsAsync(fetchFrom({ ...place, source: place.folder }), {
      message: /is a folder: the path must name a file/,
    });
  }));

const root = process.getuid?.() === 0;
(root ? test.skip : test)('a file that may not be read says whose permission lacks', (t) =>
  withSource(async (place) => {
    await chmod(place.source, 0);
    await t.throwsAsync(fetchFrom(place), { message: /may not be read: give the user/ });
  }),
);

test('an empty file is an error, not a feed without homes', (t) =>
  withSource(async (place) => {
    await writeFile(place.source, '');
    await t.throwsAsync(fetchFrom(place), { instanceOf: FeedFileError, message: /is empty: nothing was imported/ });
  }));

test('a file over limits.maxSize is refused, and nothing of it stays', (t) =>
  withSource(async (place) => {
    await t.throwsAsync(fetchFrom(place, { maxSize: CONTENTS.length - 1 }), {
      message: /larger than 15 bytes: raise limits\.maxSize/,
    });
    await t.throwsAsync(stat(join(place.folder, 'source')), { code: 'ENOENT' });
  }));

test('a file that changes while it is read is refused, and nothing of it stays', (t) =>
  withSource(async (place) => {
    const context: LocalContext = {
      feed: 'night',
      signal: new AbortController().signal,
      clock: () => new Date(),
      // Asked for when the copy begins.
      get folder() {
        appendFileSync(place.source, 'more');
        return place.folder;
      },
    };
    await t.throwsAsync(fetchLocalFile({ path: place.source, settle: 0 }, 1_000, context), {
      instanceOf: FeedFileError,
      message: /changed while it was read: try again/,
    });
    await t.throwsAsync(stat(join(place.folder, 'source')), { code: 'ENOENT' });
  }));

/** A clock that only waiting moves. */
const slowClock = (start: number) => {
  const clock = { now: start, waits: 0 };
  const wait = async (milliseconds: number) => {
    clock.now += milliseconds;
    clock.waits += 1;
  };
  return { clock, options: { clock: () => new Date(clock.now), wait } };
};

test('a file is taken when it has stood still for the time that the feed says', (t) =>
  withSource(async (place) => {
    const { clock, options } = slowClock((await stat(place.source)).mtimeMs + 20_000);
    await fetchFrom(place, { settle: 60, ...options });
    t.is(clock.waits, 1);
    await fetchFrom(place, { settle: 60, ...options });
    t.is(clock.waits, 1);
  }));

test('a .done file beside it says that it is whole', (t) =>
  withSource(async (place) => {
    await writeFile(`${place.source}.done`, '');
    const { clock, options } = slowClock((await stat(place.source)).mtimeMs);
    await fetchFrom(place, { settle: 60, ...options });
    t.is(clock.waits, 0);
  }));

test('a file that never stands still is given up', (t) =>
  withSource(async (place) => {
    const { clock, options } = slowClock((await stat(place.source)).mtimeMs);
    const wait = async (milliseconds: number) => {
      await options.wait(milliseconds);
      await utimes(place.source, clock.now / 1000, clock.now / 1000);
    };
    await t.throwsAsync(fetchFrom(place, { settle: 60, ...options, wait }), {
      instanceOf: FeedFileError,
      message: /is still being written/,
    });
  }));

test('stopping stops the copy', (t) =>
  withSource(async (place) => {
    const signal = AbortSignal.abort();
    await t.throwsAsync(fetchFrom(place, { signal }), { name: 'AbortError' });
  }));

test('an archive that cannot be used is called what its sender calls it, not by where it lies here', (t) =>
  withSource(async (place) => {
    await writeFile(place.source, await zipOf([['inner.zip', await zipOf([['a.csv', 'one']])]]));
    await t.throwsAsync(fetchFrom(place, { called: 'homes.zip' }), {
      message: /^inner\.zip in homes\.zip is an archive/,
    });
  }));
