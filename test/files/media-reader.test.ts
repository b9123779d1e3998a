import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import test, { type ExecutionContext } from 'ava';
import sharp from 'sharp';
import { ServiceError } from '../../src/errors.ts';
import type { MediaFormat } from '../../src/files/ffmpeg.ts';
import { createMediaReader } from '../../src/files/media-reader.ts';
import { sample } from '../helpers/sample-files.ts';

const never = new AbortController().signal;
const SECONDS = 40;

const newFolder = async (t: ExecutionContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-media-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** A reader that waits as long as a busy machine needs, and the names of what lies in its folder. */
const newReader = async (t: ExecutionContext, program?: string) => {
  const folder = await newFolder(t);
  const options = { temporaryFolder: async () => folder, stillMilliseconds: 60_000 };
  return {
    reader: createMediaReader({ ...options, ...(program === undefined ? {} : { program }) }),
    left: () => readdir(folder),
  };
};

const makeVideo = (path: string, ...how: string[]): void => {
  const picture = `nullsrc=size=48x32:rate=5:duration=${SECONDS},geq=lum='20+5*T':cb=128:cr=128`;
  const sound = `sine=frequency=440:duration=${SECONDS}`;
  const quiet = ['-nostdin', '-loglevel', 'error'];
  execFileSync('ffmpeg', [
    ...quiet,
    '-f',
    'lavfi',
    '-i',
    picture,
    '-f',
    'lavfi',
    '-i',
    sound,
    '-ac',
    '1',
    ...how,
    path,
  ]);
};

const rises = (seen: readonly number[]): boolean =>
  seen.every((brightness, at) => at === 0 || brightness > (seen[at - 1] as number) + 12);

const brightnessOf = async (picture: Buffer): Promise<number> =>
  (await sharp(picture).greyscale().stats()).channels[0]?.mean ?? 0;

/** `said`: the seconds that its file names. Each reading takes ten runs of the program. */
const VIDEOS: [format: MediaFormat['name'], extension: string, said: number[], how: string[]][] = [
  ['MP4', 'mp4', [0, SECONDS * 4], []],
  // One picture that stands alone, and 199 that only change it.
  ['MP4', 'mp4', [0], ['-g', '9999', '-keyint_min', '9999']],
  ['MKV', 'mkv', [SECONDS * 4], []],
  // As it is recorded live: it says neither how long it is nor where its pictures are.
  ['MKV', 'mkv', [0], ['-live', '1']],
  ['AVI', 'avi', [SECONDS * 4], []],
  ['FLV', 'flv', [0], ['-ar', '22050']],
  ['MPEG', 'mpg', [SECONDS, 0], ['-r', '25', '-ar', '32000']],
];

for (const [format, extension, said, how] of VIDEOS)
  test.serial(
    `eight pictures are taken from all of a video, whatever it says of its length: ${format} ${how.join(' ')}`,
    async (t) => {
      const path = join(await newFolder(t), `video.${extension}`);
      makeVideo(path, ...how);
      for (const seconds of said) {
        const { reader, left } = await newReader(t);
        const { stills, sound } = await reader.stills({ content: createReadStream(path), format, seconds }, never);
        t.is(stills.length, 8);
        const seen = await Promise.all(stills.map(brightnessOf));
        t.true(rises(seen), String(seen));
        t.true((seen[7] as number) - (seen[0] as number) > 150, String(seen));
        t.true((sound?.length ?? 0) > (SECONDS - 1) * 4_000 && (sound?.length ?? 0) < (SECONDS + 1) * 4_000);
        t.deepEqual(await left(), []);
      }
    },
  );

test('where the very frames would take too long, those before them that stand alone are taken', async (t) => {
  const folder = await newFolder(t);
  const path = join(folder, 'video.mp4');
  makeVideo(path, '-g', '5');
  const program = join(folder, 'ffmpeg');
  const asked = join(folder, 'asked');
  // Of the very frame of a moment it never gets done.
  const slow = `*-noaccurate_seek*) ;; *' -ss '*) exec sleep 1000 ;;`;
  await writeFile(program, `#!/bin/sh\necho "$*" >> ${asked}\ncase "$*" in ${slow} esac\nexec ffmpeg "$@"\n`);
  await chmod(program, 0o755);
  const reader = createMediaReader({ program, stillMilliseconds: 1 });
  const content = createReadStream(path);
  const { stills } = await reader.stills({ content, format: 'MP4', seconds: SECONDS }, never);
  t.is(stills.length, 8);
  const seen = await Promise.all(stills.map(brightnessOf));
  t.true(rises(seen), String(seen));
  const runs = (await readFile(asked, 'utf8')).trim().split('\n');
  const exact = runs.filter((run) => run.includes(' -ss ') && !run.includes('-noaccurate_seek'));
  t.is(runs.filter((run) => run.includes('-noaccurate_seek')).length, 8);
  t.true(exact.length <= 1, 'after the first that took too long no other is tried');
});

/** A video of one picture. */
const makePicture = (path: string, size: string): void => {
  const source = ['-f', 'lavfi', '-i', `color=size=${size}:rate=1:duration=1`, '-frames:v', '1'];
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', ...source, '-c:v', 'mjpeg', path]);
};

test('a video of 8K is read; one whose pictures have more than 40 million pixels is refused', async (t) => {
  const folder = await newFolder(t);
  const { reader, left } = await newReader(t);
  const stillsOf = (size: string) => {
    const path = join(folder, `${size}.avi`);
    makePicture(path, size);
    return reader.stills({ content: createReadStream(path), format: 'AVI', seconds: 0 }, never);
  };
  t.is((await stillsOf('7680x4320')).stills.length, 1);
  await t.throwsAsync(stillsOf('8192x5000'), { code: 415 as never, message: /no picture of it can be read/ });
  t.deepEqual(await left(), []);
});

test('of a video in which nothing moves one picture is enough', async (t) => {
  const path = join(await newFolder(t), 'video.avi');
  const source = ['-f', 'lavfi', '-i', 'color=size=48x32:rate=5:duration=10'];
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', ...source, '-c:v', 'mjpeg', path]);
  const { reader } = await newReader(t);
  const content = createReadStream(path);
  const { stills, sound } = await reader.stills({ content, format: 'AVI', seconds: 10 }, never);
  t.is(stills.length, 1);
  t.is(sound, undefined);
});

test('a video of which no picture can be read is refused, and nothing of it stays', async (t) => {
  const { reader, left } = await newReader(t);
  const content = Readable.from([sample('video.mp4').subarray(0, 500)]);
  const refused = reader.stills({ content, format: 'MP4', seconds: 1 }, never);
  await t.throwsAsync(refused, { code: 415 as never, message: /no picture of it can be read/ });
  t.deepEqual(await left(), []);
});

test('what the disk or the program fails at is no fault of the file, and nothing of it stays', async (t) => {
  const content = () => Readable.from([sample('video.mp4')]);
  const gone = createMediaReader({ temporaryFolder: async () => '/nowhere/uploads' });
  const { reader: without, left: leftWithout } = await newReader(t, '/nowhere/ffmpeg');
  const full = join(await newFolder(t), 'ffmpeg');
  await writeFile(full, '#!/bin/sh\necho "av_interleaved_write_frame(): No space left on device" >&2\nexit 1\n');
  await chmod(full, 0o755);
  const { reader: crowded, left: leftCrowded } = await newReader(t, full);
  for (const reader of [gone, without, crowded]) {
    const failed = reader.stills({ content: content(), format: 'MP4', seconds: 1 }, never);
    t.is((await t.throwsAsync(failed, { instanceOf: ServiceError })).status, 503);
  }
  t.deepEqual([...(await leftWithout()), ...(await leftCrowded())], []);
});

test('who goes away is waited for by nobody: the program ends, and nothing stays', async (t) => {
  const folder = await newFolder(t);
  const program = join(folder, 'ffmpeg');
  const told = join(folder, 'pid');
  await writeFile(program, `#!/bin/sh\necho $$ > ${told}.new\nmv ${told}.new ${told}\nexec sleep 1000\n`);
  await chmod(program, 0o755);
  const { reader, left } = await newReader(t, program);
  const controller = new AbortController();
  const reason = new Error('gone');
  const content = Readable.from([sample('video.mp4')]);
  const asked = reader.sound({ content, format: 'MP4' }, controller.signal);
  const waiting = new AbortController();
  const next = reader.sound({ content: Readable.from([sample('video.mp4')]), format: 'MP4' }, waiting.signal);
  let pid = 0;
  while (pid === 0) pid = Number(await readFile(told, 'utf8').catch(() => 0));
  waiting.abort(reason);
  await t.throwsAsync(next, { is: reason });
  controller.abort(reason);
  await t.throwsAsync(asked, { is: reason });
  t.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  t.deepEqual(await left(), []);
});

test('whether the program is there is asked again after it was not', async (t) => {
  const program = join(await newFolder(t), 'ffmpeg');
  const reader = createMediaReader({ program });
  t.false(await reader.isThere());
  await writeFile(program, '#!/bin/sh\nexit 0\n');
  await chmod(program, 0o755);
  t.true(await reader.isThere());
});
