import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { ServiceError } from '../../src/errors.ts';
import { formatNamed } from '../../src/files/file-format.ts';
import { inspectRecording } from '../../src/files/inspect-recording.ts';
import { sample } from '../helpers/sample-files.ts';

test('a file that the disk does not give is no broken file: it may be sent again', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  t.teardown(() => rm(folder, { recursive: true }));
  for (const [path, code] of [
    [join(folder, 'nothing'), 'ENOENT'],
    // It can be opened, but not be read.
    [folder, 'EISDIR'],
  ] as const) {
    const error = await t.throwsAsync(inspectRecording(path, formatNamed('MP4')), { instanceOf: ServiceError });
    t.is(error.status, 503);
    t.truthy(error.headers['Retry-After']);
    t.is((error.cause as NodeJS.ErrnoException).code, code);
  }
});

test('a file without what its kind has is refused, whatever is in it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file');
  for (const [bytes, format, message] of [
    [sample('sound.wav'), 'MP4', /there is no video in it/],
    [sample('video.mp4').subarray(0, 400), 'MP4', /there is no video in it|breaks off/],
    [Buffer.from('RIFF\0\0\0\0WAVE'), 'WAV', /there is no sound in it/],
    [Buffer.alloc(0), 'WAV', /there is no sound in it/],
  ] as const) {
    await writeFile(path, bytes);
    await t.throwsAsync(inspectRecording(path, formatNamed(format)), { code: 415 as never, message });
  }
});
