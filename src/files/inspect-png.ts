const SIGNATURE_BYTES = 8;
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Of pictures that anybody takes the largest have some thousands. */
const MOST_CHUNKS = 100_000;

/**
 * Looks through the chunks of a PNG for what its decoder does not tell: that it moves, and that its end is missing, which of an
 * interlaced one goes unnoticed. Returns what is wrong, undefined where nothing is.
 */
export const problemOfPng = (bytes: Buffer): string | undefined => {
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
