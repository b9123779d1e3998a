import { loadSharp } from '../../files/decode-picture.ts';
import { decodeInTurn } from '../../files/decoding-turns.ts';
import { OPENED } from '../../files/inspect-picture.ts';
import type { AttachedPart } from './attached.ts';

/** Pixels; models make larger pictures smaller themselves, after they have been paid for. */
const LONGEST_SIDE = 2_048;
/** What is tried until a picture is small enough, the last whatever comes of it. */
const SMALLER_SIDES = [LONGEST_SIDE, 1_536, 1_024];
const JPEG_QUALITY = 85;
/** About what a picture of full size takes. */
const PICTURE_TOKENS = 1_100;

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

/** A picture for a model: as it is where it has at most `most` bytes and is small enough, else as a smaller JPEG. */
export const picturePart = async (
  bytes: Buffer,
  type: string,
  most: number,
  signal: AbortSignal,
): Promise<AttachedPart> => {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, OPENED).metadata();
  if (Math.max(width, height) <= LONGEST_SIDE && bytes.length <= most) return partOf(bytes, type);
  const smaller = await decodeInTurn(() => shrink(bytes, most), signal);
  return partOf(smaller, 'image/jpeg');
};
