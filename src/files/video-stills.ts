import { type Ffmpeg, inputOf, type Made, type MediaFormat } from './ffmpeg.ts';

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
export const takeStills = async (
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
