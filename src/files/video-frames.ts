import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { businessError } from '../errors.ts';

const run = promisify(execFile);

const MOST_FRAMES = 8;
const LONGEST_SIDE = 1_024;
/** Samples a second, enough for speech. */
const SAMPLE_RATE = 16_000;
const LONGEST_SECONDS = 600;
/** A frame of 8K is 33 million. */
const MOST_FRAME_PIXELS = 40_000_000;
/** One at a time: each may keep a core busy for as long as an answer may take. */
const working = new PQueue({ concurrency: 1 });

/** FFmpeg's readers, by the names of our formats: a file from anybody is read as what it was checked to be. */
const READERS: Readonly<Record<string, string>> = { MP4: 'mov', MKV: 'matroska', AVI: 'avi', FLV: 'flv', MPEG: 'mpeg' };

/** What is made of a video for a model that takes none: still pictures (JPEG) in order, and its sound (WAV) where there is any. */
export type Frames = { pictures: Buffer[]; sound: Buffer | undefined };

/** Takes pictures and sound out of videos with FFmpeg, where it is installed. */
export const createVideoReader = (program = 'ffmpeg') => {
  let known: Promise<boolean> | undefined;

  const ffmpeg = (inputs: readonly string[], outputs: readonly string[], signal: AbortSignal): Promise<unknown> => {
    const safe = ['-nostdin', '-loglevel', 'error', '-protocol_whitelist', 'file', '-threads', '1'];
    const bounds = ['-max_pixels', String(MOST_FRAME_PIXELS)];
    const all = [...safe, ...bounds, ...inputs, '-t', String(LONGEST_SECONDS), ...outputs];
    return working.add(() => run(program, all, { signal }));
  };

  return {
    isThere: (): Promise<boolean> => {
      known ??= run(program, ['-version']).then(
        () => true,
        () => {
          // It may be installed while the service runs.
          known = undefined;
          return false;
        },
      );
      return known;
    },

    read: async (
      video: { content: Readable; format: string; seconds: number },
      signal: AbortSignal,
    ): Promise<Frames> => {
      const folder = await mkdtemp(join(tmpdir(), 'listingd-video-'));
      try {
        const path = join(folder, 'video');
        await pipeline(video.content, createWriteStream(path), { signal });
        const input = ['-f', READERS[video.format] ?? 'mov', '-i', path];
        const rate = MOST_FRAMES / Math.min(Math.max(video.seconds, 1), LONGEST_SECONDS);
        const size = `scale='min(${LONGEST_SIDE},iw)':'min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease`;
        const stills = ['-vf', `fps=${rate},${size}`, '-frames:v', String(MOST_FRAMES), join(folder, 'frame%02d.jpg')];
        await ffmpeg(input, stills, signal).catch(() => {
          signal.throwIfAborted();
          throw businessError(415, `The ${video.format} file can't be used: no picture of it can be read`);
        });
        const names = (await readdir(folder)).filter((name) => name.startsWith('frame')).sort();
        const pictures = await Promise.all(names.map((name) => readFile(join(folder, name))));
        const heard = join(folder, 'sound.wav');
        const tone = ['-vn', '-ac', '1', '-ar', String(SAMPLE_RATE), heard];
        const sound = await ffmpeg(input, tone, signal).then(
          () => readFile(heard),
          () => undefined,
        );
        signal.throwIfAborted();
        return { pictures, sound };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};

export type VideoReader = ReturnType<typeof createVideoReader>;
