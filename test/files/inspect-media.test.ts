import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { ServiceError } from '../../src/errors.ts';
import { createFfmpeg } from '../../src/files/ffmpeg.ts';
import { formatNamed } from '../../src/files/file-format.ts';
import { inspectMedia } from '../../src/files/inspect-media.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { sample } from '../helpers/sample-files.ts';

test('a file that the disk does not give is no broken file: it may be sent again', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  t.teardown(() => rm(folder, { recursive: true }));
  for (const [path, code] of [
    [join(folder, 'nothing'), 'ENOENT'],
    // It can be opened, but not be read.
    [folder, 'EISDIR'],
  ] as const) {
    const error = await t.throwsAsync(inspectMedia(path, formatNamed('MP4')), { instanceOf: ServiceError });
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
    await t.throwsAsync(inspectMedia(path, formatNamed(format)), { code: 415 as never, message });
  }
});

/** A Matroska file of nothing but chapters, over each of which the library takes longer than over the one before. */
const chaptersOnly = (count: number): Buffer => {
  const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
  const chapters = hex('45b982b680'.repeat(count));
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE((1n << 56n) + BigInt(chapters.length));
  return Buffer.concat([
    hex('1a45dfa3 8b 4282 88 6d6174726f736b61'),
    hex('18538067 01ffffffffffffff 1043a770'),
    length,
    chapters,
  ]);
};

test('a file that is made to be looked through for ever is given up, and holds nothing else up meanwhile', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const [endless, short] = [join(folder, 'endless.mkv'), join(folder, 'short.mkv')];
  await writeFile(endless, chaptersOnly(200_000));
  await writeFile(short, chaptersOnly(10));
  const mkv = formatNamed('MKV');
  let isOver = false;
  const given = inspectMedia(endless, mkv, 2_000).finally(() => {
    isOver = true;
  });
  const refused = t.throwsAsync(given, { code: 415 as never, message: /takes too long to look through/ });
  await t.throwsAsync(inspectMedia(short, mkv), { code: 415 as never, message: /there is no video in it/ });
  t.false(isOver);
  await refused;
});

const never = new AbortController().signal;
const COPIED = ['-map', '0:a:0', '-c', 'copy', '-f', 'wav'];

test('whatever a file names, nothing is opened but what lies on the disk', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-ffmpeg-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const sound = sample('sound.wav');
  await writeFile(join(folder, 'sound.wav'), sound);
  const ffmpeg = createFfmpeg();
  const list = join(folder, 'list');
  const opened = async (address: string): Promise<number> => {
    await writeFile(list, `ffconcat version 1.0\nfile '${address}'\n`);
    return (await ffmpeg.run(['-f', 'concat', '-safe', '0', '-i', list], COPIED, never)).output.length;
  };
  await withHttpServer(
    (_, response) => void response.end(sound),
    async ({ origin, requests }) => {
      t.true((await opened(join(folder, 'sound.wav'))) > 1_000);
      t.is(await opened(`${origin}/sound.wav`), 0);
      t.is(await opened(`data:audio/wav;base64,${sound.toString('base64')}`), 0);
      t.is(requests.length, 0);
    },
  );
});
