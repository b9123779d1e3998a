import { readFile } from 'node:fs/promises';
import { businessError, ServiceError, unavailable } from '../errors.ts';
import { decodeWhole, loadSharp } from './decode-picture.ts';
import type { PictureFormat } from './file-format.ts';
import { problemOfJpeg } from './inspect-jpeg.ts';
import { createSemaphore } from './semaphore.ts';

const SIGNATURE_BYTES = 8;
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Of pictures that anybody takes the largest have some thousands. */
const MOST_CHUNKS = 100_000;

/**
 * Looks through the chunks of a PNG for what its decoder does not tell: that it moves, and that its end is missing, which of an
 * interlaced one goes unnoticed. Returns what is wrong, undefined where nothing is.
 */
const problemOfPng = (bytes: Buffer): string | undefined => {
  let at = SIGNATURE_BYTES;
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    if (at + HEAD_BYTES > bytes.length) return 'its PNG data is broken or breaks off early';
    const name = bytes.toString('latin1', at + 4, at + HEAD_BYTES);
    if (name === 'IEND') return undefined;
    if (name === 'acTL') return 'it is an animated PNG, and only still pictures are taken';
    at += HEAD_BYTES + bytes.readUInt32BE(at) + CHECKSUM_BYTES;
  }
  return `its PNG data is cut into more than ${MOST_CHUNKS} pieces`;
};

/**
 * So many pictures are decoded at once, to check them or to make them smaller: each may take hundreds of megabytes, and a thread that
 * files are read and written by.
 */
const DECODED_AT_ONCE = 2;

/** Decodes a picture when others leave room for it. Rejects with the signal's reason where that is aborted before. */
export const { inTurn: decodeInTurn } = createSemaphore(DECODED_AT_ONCE);

/** A picture of more pixels would take hundreds of megabytes to decode. */
const MOST_PIXELS = 50_000_000;
/** Interlaced ones are decoded whole in memory, not line by line. */
const MOST_PROGRESSIVE_PIXELS = 30_000_000;

/** How a picture is opened, to check it and later to make it smaller: what is a little damaged is taken. */
export const OPENED = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true } as const;

const refused = (why: string) => businessError(415, `The picture can't be used: ${why}`);

const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.includes('pixel limit');

/** Throws 415 with what is wrong. */
const checkHeader = async (bytes: Buffer, { name }: PictureFormat): Promise<{ width: number; height: number }> => {
  const sharp = await loadSharp();
  const { pages = 1, width, height, isProgressive = false } = await sharp(bytes, OPENED).metadata();
  if (pages > 1) throw refused(`it is an animated ${name}, and only still pictures are taken`);
  if (isProgressive && width * height > MOST_PROGRESSIVE_PIXELS)
    throw refused(`it is interlaced and has more than ${MOST_PROGRESSIVE_PIXELS / 1_000_000} million pixels`);
  return { width, height };
};

/** Throws 415 with what is wrong, also with what its decoder would pass over. */
const checkData = async (bytes: Buffer, format: PictureFormat): Promise<void> => {
  try {
    const size = await checkHeader(bytes, format);
    const problem =
      format.name === 'JPEG' ? await problemOfJpeg(bytes) : format.name === 'PNG' ? problemOfPng(bytes) : undefined;
    if (problem !== undefined) throw refused(problem);
    if (format.name !== 'JPEG') await decodeWhole(bytes, { ...size, failOn: OPENED.failOn });
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    if (isTooLarge(error)) throw refused(`it has more than ${MOST_PIXELS / 1_000_000} million pixels`);
    throw refused(`its ${format.name} data is broken or breaks off early`);
  }
};

/**
 * Decodes a picture whole, so that one whose header promises what is not there is found out. Throws 415 with what is wrong: it
 * moves, is broken off, or has too many pixels; 503 where the disk or the library can't be read, which is no fault of the picture's.
 */
export const inspectPicture = (path: string, format: PictureFormat): Promise<{ seconds: number }> =>
  decodeInTurn(async () => {
    // The decoder gets bytes and not the path: what it complains of is then the picture, and never the disk.
    const [bytes] = await Promise.all([readFile(path), loadSharp()]).catch((error: unknown) => {
      throw unavailable('The picture can not be looked through now: try again in a few seconds', error);
    });
    await checkData(bytes, format);
    return { seconds: 0 };
  });
