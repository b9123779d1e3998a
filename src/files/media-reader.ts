import type { Readable } from 'node:stream';
import { businessError } from '../errors.ts';
import { createFfmpeg, type Ffmpeg, type FfmpegOptions, inputOf, type Made, type MediaFormat } from './ffmpeg.ts';

const MOST_STILLS = 8;
const LONGEST_SIDE = 1_024;
const SCALE = `scale='min(${LONGEST_SIDE},iw)':'min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease`;
const jpegBy = (filter: string): string[] => {
  const picture = ['-map', '0:v:0', '-vf', filter, '-frames:v', '1'];
  return [...picture, '-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2pipe'];
};
/**
 * The picture from which the moment could be decoded, as if it were that moment's: else FFmpeg passes over it and decodes up to
 * the moment. (Version 5.1 and later have an option for it, which those before do not know.)
 */
const NEAREST = { how: ['-noaccurate_seek'], output: jpegBy(`setpts=0,${SCALE}`) };
const NEAREST_MILLISECONDS = 10_000;
const EXACT = { how: [], output: jpegBy(SCALE) };
/** A video is read to its end in a second or two. */
const MEASURING_MILLISECONDS = 20_000;

type Video = { path: string; format: MediaFormat['name'] };

/** Seconds into a video, each in the middle of one of eight equal parts. */
const momentsOf = (seconds: number): number[] =>
  Array.from({ length: MOST_STILLS }, (_, at) => ((at + 0.5) * seconds) / MOST_STILLS);

/**
 * How long a video really is, seconds, by its last picture: it is read to its end, but nothing of it is decoded. 0 where that
 * can't be told.
 */
const measureSeconds = async (ffmpeg: Ffmpeg, { path, format }: Video, signal: AbortSignal): Promise<number> => {
  const progress = ['-progress', 'pipe:1', '-nostats'];
  const { output } = await ffmpeg.run(
    [...progress, ...inputOf(path, format)],
    ['-map', '0:v:0', '-c', 'copy', '-f', 'null'],
    signal,
    MEASURING_MILLISECONDS,
  );
  const times = [...output.toString('latin1').matchAll(/^out_time_us=(\d+)$/gm)];
  return Number(times.at(-1)?.[1] ?? 0) / 1_000_000;
};

/**
 * Still pictures (JPEG) of a video, in order: up to eight, spread evenly over `seconds` or, where that is 0 or can't be right, over
 * what there is; what looks the same again is left out. Only what stands before each of them is decoded. None where the video has
 * no picture that can be read. The very frame of a moment is looked for `patience` milliseconds; where that is not enough, the
 * picture before it that stands alone is taken.
 */
const takeStills = async (
  ffmpeg: Ffmpeg,
  video: Video & { seconds: number },
  patience: number,
  signal: AbortSignal,
): Promise<Buffer[]> => {
  const input = inputOf(video.path, video.format);
  let isSlow = false;

  const take = (moment: number, { how, output }: typeof NEAREST, milliseconds: number): Promise<Made> =>
    ffmpeg.run([...how, '-ss', moment.toFixed(3), ...input], output, signal, milliseconds);

  /** Empty where there is none. */
  const takeAt = async (moment: number): Promise<Buffer> => {
    const exact = isSlow ? undefined : await take(moment, EXACT, patience);
    isSlow ||= exact?.end === 'late';
    const made = isSlow || exact === undefined ? await take(moment, NEAREST, NEAREST_MILLISECONDS) : exact;
    return made.output;
  };

  const takeAll = async (seconds: number, isSure: boolean): Promise<Buffer[]> => {
    const stills: Buffer[] = [];
    for (const moment of momentsOf(seconds)) {
      const still = await takeAt(moment);
      const isNew = still.length > 0 && stills.at(-1)?.equals(still) !== true;
      if (isNew) stills.push(still);
      // Past its last picture a video has none, or that one again: then it is shorter than it says.
      else if (!isSure) break;
    }
    return stills;
  };

  const told = video.seconds > 0 ? await takeAll(video.seconds, false) : [];
  if (told.length === MOST_STILLS) return told;
  const measured = await takeAll(await measureSeconds(ffmpeg, video, signal), true);
  return measured.length > told.length ? measured : told;
};

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
