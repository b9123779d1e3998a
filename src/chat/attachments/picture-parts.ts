import { loadSharp, OPENED } from '../../files/inspect-picture.ts';
import type { AttachedPart } from './attached.ts';

/** Pixels; models make larger pictures smaller themselves, after they have been sent and paid for. */
const LONGEST_SIDE = 2_048;
const MOST_SENT_BYTES = 2 * 1_048_576;
const JPEG_QUALITY = 85;
/** About what a picture of full size takes. */
export const PICTURE_TOKENS = 1_100;

const partOf = (bytes: Buffer, type: string): AttachedPart => ({
  part: { type: 'image_url', image_url: { url: `data:${type};base64,${bytes.toString('base64')}` } },
  tokens: PICTURE_TOKENS,
});

/** A picture for a model: as it was sent where it is small enough, else as a smaller JPEG on white. */
export const picturePart = async (bytes: Buffer, type: string): Promise<AttachedPart> => {
  const sharp = await loadSharp();
  const picture = sharp(bytes, OPENED);
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) <= LONGEST_SIDE && bytes.length <= MOST_SENT_BYTES) return partOf(bytes, type);
  const smaller = await picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return partOf(smaller, 'image/jpeg');
};
