import { loadSharp, OPENED } from '../../files/inspect-picture.ts';
import { createSemaphore } from '../../files/semaphore.ts';
import type { AttachedPart } from './attached.ts';

/** Pixels; models make larger pictures smaller themselves, after they have been sent and paid for. */
const LONGEST_SIDE = 2_048;
/** What is tried until a picture is small enough, the last whatever comes of it. */
const SMALLER_SIDES = [LONGEST_SIDE, 1_536, 1_024];
const MOST_SENT_BYTES = 2 * 1_048_576;
/** Of all pictures of a message: with what text makes of them, less than the 50 MB that providers take in a request. */
const MOST_SENT_IN_ALL = 20 * 1_048_576;
const JPEG_QUALITY = 85;
/** About what a picture of full size takes. */
export const PICTURE_TOKENS = 1_100;
/** Each may take hundreds of megabytes. */
const SHRUNK_AT_ONCE = 2;

/** The most that is sent of each of so many pictures, bytes. */
export const sentSize = (pictures: number): number =>
  Math.min(MOST_SENT_BYTES, Math.floor(MOST_SENT_IN_ALL / Math.max(pictures, 1)));

const partOf = (bytes: Buffer, type: string): AttachedPart => ({
  part: { type: 'image_url', image_url: { url: `data:${type};base64,${bytes.toString('base64')}` } },
  tokens: PICTURE_TOKENS,
});

/** A smaller JPEG on white, of at most so many bytes where that can be had. */
const shrink = async (bytes: Buffer, most: number): Promise<Buffer> => {
  const sharp = await loadSharp();
  let smaller = bytes;
  for (const side of SMALLER_SIDES) {
    smaller = await sharp(bytes, OPENED)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
    if (smaller.length <= most) break;
  }
  return smaller;
};

/** A picture for a model: as it was sent where it has at most `most` bytes and is small enough, else as a smaller JPEG. */
export const createPicturePart = () => {
  const shrinking = createSemaphore(SHRUNK_AT_ONCE);
  return async (bytes: Buffer, type: string, most: number, signal: AbortSignal): Promise<AttachedPart> => {
    const sharp = await loadSharp();
    const { width, height } = await sharp(bytes, OPENED).metadata();
    if (Math.max(width, height) <= LONGEST_SIDE && bytes.length <= most) return partOf(bytes, type);
    const permit = await shrinking.acquire(1, signal);
    try {
      return partOf(await shrink(bytes, most), 'image/jpeg');
    } finally {
      permit.release();
    }
  };
};
