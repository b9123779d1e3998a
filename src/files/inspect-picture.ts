import { businessError } from '../errors.ts';
import type { FileFormat } from './file-format.ts';

/** A picture of more pixels would take hundreds of megabytes to decode. */
export const MOST_PIXELS = 50_000_000;

/** The library is large, and most processes never see a picture. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Files come from anybody: nothing of one may stay for the next.
  sharp.cache(false);
  return sharp;
};

const refused = (why: string) => businessError(415, `The picture can't be used: ${why}`);

const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.includes('pixel limit');

/**
 * Decodes a picture whole, so that one whose header promises what is not there is found out. Throws 415 with what is wrong: it
 * moves, is broken off, or has too many pixels.
 */
export const inspectPicture = async (path: string, format: FileFormat): Promise<{ seconds: number }> => {
  const sharp = await loadSharp();
  try {
    const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true });
    const { pages = 1 } = await picture.metadata();
    if (pages > 1) throw refused(`it is an animated ${format.name}, and only still pictures are taken`);
    await picture.stats();
    return { seconds: 0 };
  } catch (error) {
    if (error instanceof Error && error.name === 'ServiceError') throw error;
    if (isTooLarge(error)) throw refused(`it has more than ${MOST_PIXELS / 1_000_000} million pixels`);
    throw refused(`its ${format.name} data is broken or breaks off early`);
  }
};
