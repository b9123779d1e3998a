import { createReadStream } from 'node:fs';
import { createByteReader, skip } from './shown/byte-reader.ts';

const SIGNATURE_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Of pictures that anybody takes the largest have some thousands. */
const MOST_CHUNKS = 100_000;

/**
 * Looks through the chunks of a PNG for what its decoder does not tell: that it moves, and that its end is missing, which of an
 * interlaced one goes unnoticed. Returns what is wrong, undefined where nothing is.
 */
export const problemOfPng = async (path: string): Promise<string | undefined> => {
  const content = createReadStream(path);
  try {
    const reader = createByteReader(content);
    await skip(reader, SIGNATURE_BYTES);
    for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
      const head = await reader.take(8);
      if (head.length < 8) return 'its PNG data is broken or breaks off early';
      const name = head.toString('latin1', 4);
      if (name === 'IEND') return undefined;
      if (name === 'acTL') return 'it is an animated PNG, and only still pictures are taken';
      await skip(reader, head.readUInt32BE(0) + CHECKSUM_BYTES);
    }
    return `its PNG data is cut into more than ${MOST_CHUNKS} pieces`;
  } finally {
    content.destroy();
  }
};
