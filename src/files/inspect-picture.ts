import PQueue from 'p-queue';
import { businessError } from '../errors.ts';
import { decodeWhole, loadSharp } from './decode-picture.ts';
import type { FileFormat } from './file-format.ts';
import { problemOfJpeg } from './inspect-jpeg.ts';
import { problemOfPng } from './inspect-png.ts';

export { loadSharp } from './decode-picture.ts';

/** A picture of more pixels would take hundreds of megabytes to decode. */
export const MOST_PIXELS = 50_000_000;
/** Interlaced ones are decoded whole in memory, not line by line. */
const MOST_PROGRESSIVE_PIXELS = 30_000_000;

/** So many are decoded at once: each may take hundreds of megabytes, and a thread that files are read and written by. */
const decoding = new PQueue({ concurrency: 2 });

/** How a picture is opened, to check it and later to make it smaller: what is a little damaged is taken. */
export const OPENED = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true } as const;

const refused = (why: string) => businessError(415, `The picture can't be used: ${why}`);

const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.includes('pixel limit');

/** What is wrong with a picture that its decoder would pass over, by its format. */
const problemOf = (path: string, { name }: FileFormat): Promise<string | undefined> =>
  name === 'JPEG' ? problemOfJpeg(path) : name === 'PNG' ? problemOfPng(path) : Promise.resolve(undefined);

/**
 * Decodes a picture whole, so that one whose header promises what is not there is found out. Throws 415 with what is wrong: it
 * moves, is broken off, or has too many pixels.
 */
export const inspectPicture = async (path: string, format: FileFormat): Promise<{ seconds: number }> => {
  const sharp = await loadSharp();
  try {
    const picture = sharp(path, OPENED);
    const { pages = 1, width, height, isProgressive = false } = await picture.metadata();
    if (pages > 1) throw refused(`it is an animated ${format.name}, and only still pictures are taken`);
    if (isProgressive && width * height > MOST_PROGRESSIVE_PIXELS)
      throw refused(`it is interlaced and has more than ${MOST_PROGRESSIVE_PIXELS / 1_000_000} million pixels`);
    const problem = await decoding.add(() => problemOf(path, format));
    if (problem !== undefined) throw refused(problem);
    if (format.name !== 'JPEG') await decoding.add(() => decodeWhole(path, { width, height, failOn: OPENED.failOn }));
    return { seconds: 0 };
  } catch (error) {
    if (error instanceof Error && error.name === 'ServiceError') throw error;
    if (isTooLarge(error)) throw refused(`it has more than ${MOST_PIXELS / 1_000_000} million pixels`);
    throw refused(`its ${format.name} data is broken or breaks off early`);
  }
};
