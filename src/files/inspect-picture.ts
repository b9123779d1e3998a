import { open } from 'node:fs/promises';
import PQueue from 'p-queue';
import { businessError } from '../errors.ts';
import type { FileFormat } from './file-format.ts';

/** A picture of more pixels would take hundreds of megabytes to decode. */
export const MOST_PIXELS = 50_000_000;
/** Interlaced ones are decoded whole in memory, not line by line. */
const MOST_PROGRESSIVE_PIXELS = 30_000_000;

/** So many are decoded at once: each may take hundreds of megabytes, and a thread that files are read and written by. */
const decoding = new PQueue({ concurrency: 2 });

/** How a picture is opened, to check it and later to make it smaller: what is a little damaged is taken. */
export const OPENED = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true } as const;

/** The library is large, and most processes never see a picture. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Files come from anybody: nothing of one may stay for the next.
  sharp.cache(false);
  return sharp;
};

const refused = (why: string) => businessError(415, `The picture can't be used: ${why}`);

const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.includes('pixel limit');

const END_BYTES = 4_096;

/** The last chunk of a PNG is there: of an interlaced one that is broken off, the decoder makes a whole picture. */
const endsWhole = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(END_BYTES), 0, END_BYTES, Math.max(0, size - END_BYTES));
    return buffer.subarray(0, bytesRead).includes('IEND');
  } finally {
    await file.close();
  }
};

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
    await decoding.add(() => picture.stats());
    if (format.name === 'PNG' && !(await endsWhole(path))) throw refused('its PNG data breaks off early');
    return { seconds: 0 };
  } catch (error) {
    if (error instanceof Error && error.name === 'ServiceError') throw error;
    if (isTooLarge(error)) throw refused(`it has more than ${MOST_PIXELS / 1_000_000} million pixels`);
    throw refused(`its ${format.name} data is broken or breaks off early`);
  }
};
