/** The library is large, and most processes never see a picture. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Files come from anybody: nothing of one may stay for the next.
  sharp.cache(false);
  return sharp;
};

/** How a picture is opened; sides in pixels. */
type Opening = {
  width: number;
  height: number;
  /** What is not taken: nothing but a file that ends too early, or all that the decoder complains of. */
  failOn: 'truncated' | 'warning';
};

/**
 * Decodes all of a picture; what comes of it is one pixel. Rejects with what is wrong, which may be said vaguely where others are
 * decoded at the same time. (The library's `stats` would then let broken pictures pass now and then.)
 */
export const decodeWhole = async (picture: string | Buffer, { width, height, failOn }: Opening): Promise<void> => {
  const sharp = await loadSharp();
  await sharp(picture, { failOn, limitInputPixels: false, sequentialRead: true })
    // Of a picture that is to be made smaller as it is, the decoder would read less.
    .extract({ left: 0, top: 0, width, height })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .toFormat('raw')
    .toBuffer();
};
