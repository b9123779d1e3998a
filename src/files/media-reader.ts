import type { Readable } from 'node:stream';
import { businessError } from '../errors.ts';
import { createFfmpeg, type Ffmpeg, type FfmpegOptions, inputOf, type MediaFormat } from './ffmpeg.ts';
import { takeStills } from './video-stills.ts';

/** Samples a second: what models of speech work with. */
const SAMPLE_RATE = 16_000;
const STILL_MILLISECONDS = 4_000;
/** Of what is written down of a video, seconds. */
const LONGEST_VIDEO_SOUND = 600;
/** What has been made smaller by then is what there is. */
const SOUND_MILLISECONDS = 60_000;

/** Bytes a second of sound that was made smaller. */
export const SPEECH_BYTES_A_SECOND = 4_000;

/** `stillMilliseconds`: how long the very frame of a still's moment is looked for. */
export type MediaOptions = FfmpegOptions & { stillMilliseconds?: number };

/** A video or a recording as it is stored; `seconds` is 0 where that is not known. */
type MediaFile = { content: Readable; format: MediaFormat['name']; seconds: number };

/** What is made of a video for a model that takes none: stills (JPEG) in order, and its sound (MP3) where there is any. */
type StillsAndSound = { stills: Buffer[]; sound: Buffer | undefined };

/**
 * The sound of a file as MP3 of 32 kilobits a second, 16 kHz, one channel: of a size that is known beforehand, whatever is said, and
 * taken by all who write speech down. Undefined where there is no sound that can be read.
 */
const takeSound = async (
  ffmpeg: Ffmpeg,
  file: { path: string; format: MediaFormat['name'] },
  longest: number,
  signal: AbortSignal,
): Promise<Buffer | undefined> => {
  const rate = ['-b:a', `${(SPEECH_BYTES_A_SECOND * 8) / 1_000}k`, '-ac', '1', '-ar', String(SAMPLE_RATE)];
  // Nothing but the sound: what else a file tells of who made it is nobody's business.
  const bare = ['-map_metadata', '-1', '-id3v2_version', '0', '-write_xing', '0'];
  const mp3 = ['-map', '0:a:0', '-t', String(longest), '-c:a', 'libmp3lame', ...rate, ...bare, '-f', 'mp3'];
  const { output } = await ffmpeg.run(inputOf(file.path, file.format), mp3, signal, SOUND_MILLISECONDS);
  return output.length === 0 ? undefined : output;
};

/** Takes stills and sound out of videos, and makes recordings smaller, with FFmpeg, where that is installed. */
export const createMediaReader = (options: MediaOptions = {}) => {
  const ffmpeg = createFfmpeg(options);
  const patience = options.stillMilliseconds ?? STILL_MILLISECONDS;
  return {
    isThere: ffmpeg.isThere,

    /** Throws 415 where no picture can be read. */
    stills: ({ content, format, seconds }: MediaFile, signal: AbortSignal): Promise<StillsAndSound> =>
      ffmpeg.withFile(content, signal, async (path) => {
        const stills = await takeStills(ffmpeg, { path, format, seconds }, patience, signal);
        if (stills.length === 0)
          throw businessError(415, `The ${format} file can't be used: no picture of it can be read`);
        return { stills, sound: await takeSound(ffmpeg, { path, format }, LONGEST_VIDEO_SOUND, signal) };
      }),

    /** The first `longest` seconds of what is to be heard, as MP3; undefined where there is nothing. */
    sound: (
      { content, format }: Omit<MediaFile, 'seconds'>,
      signal: AbortSignal,
      longest = LONGEST_VIDEO_SOUND,
    ): Promise<Buffer | undefined> =>
      ffmpeg.withFile(content, signal, (path) => takeSound(ffmpeg, { path, format }, longest, signal)),
  };
};

export type MediaReader = ReturnType<typeof createMediaReader>;
