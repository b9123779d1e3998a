import { type ByteReader, blank, pass } from './byte-reader.ts';
import { MOST_EXIF_BYTES, onlyOrientation } from './orientation.ts';

/** Chunks that the picture itself is made of, and its colours. */
const PICTURE: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
const HEADER_BYTES = 12;
const HAS_XMP = 0x04;
/** A chunk that every reader passes over. */
const NOTHING = Buffer.from('JUNK', 'latin1');

const withoutXmp = (features: Buffer): Buffer => {
  const bytes = Buffer.from(features);
  if (bytes.length > 0) bytes[0] = (bytes[0] as number) & ~HAS_XMP;
  return bytes;
};

const chunkWithoutMetadata = async function* (
  reader: ByteReader,
  head: Buffer,
  length: number,
): AsyncGenerator<Buffer> {
  const name = head.toString('latin1', 0, 4);
  if (PICTURE.has(name)) {
    yield head;
    yield* pass(reader, length);
  } else if (name === 'VP8X' && length <= MOST_EXIF_BYTES) yield* [head, withoutXmp(await reader.take(length))];
  else if (name === 'EXIF' && length <= MOST_EXIF_BYTES) yield* [head, onlyOrientation(await reader.take(length))];
  else {
    yield* [NOTHING, head.subarray(4)];
    yield* blank(reader, length);
  }
};

/** A WEBP without what it tells beside the picture, in the same number of bytes. Behind its end all is blank. */
export const webpWithoutMetadata = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  const header = await reader.take(HEADER_BYTES);
  yield header;
  const end = header.length < HEADER_BYTES ? 0 : header.readUInt32LE(4) + 8;
  for (let at = HEADER_BYTES; at < end; ) {
    const head = await reader.take(8);
    if (head.length < 8) return yield Buffer.alloc(head.length);
    const length = head.readUInt32LE(4);
    // Chunks of an odd length are followed by a byte that makes it even.
    const padded = length + (length % 2);
    yield* chunkWithoutMetadata(reader, head, padded);
    at += 8 + padded;
  }
  yield* blank(reader);
};
