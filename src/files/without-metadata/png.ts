import { crc32 } from 'node:zlib';
import { type ByteReader, blank, pass } from './byte-reader.ts';
import { MOST_EXIF_BYTES, onlyOrientation } from './orientation.ts';

/** Chunks that the picture itself is made of, its colours and its size. */
const PICTURE: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '),
);
/** A chunk that every reader passes over. */
const NOTHING = Buffer.from('blNk', 'latin1');

const checksum = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const blankChunk = async function* (reader: ByteReader, length: number): AsyncGenerator<Buffer> {
  let value = crc32(NOTHING);
  yield NOTHING;
  for await (const zeros of blank(reader, length)) {
    value = crc32(zeros, value);
    yield zeros;
  }
  yield checksum(value).subarray(0, (await reader.take(4)).length);
};

const exifChunk = async function* (reader: ByteReader, name: Buffer, length: number): AsyncGenerator<Buffer> {
  const data = onlyOrientation(await reader.take(length));
  yield* [name, data];
  yield checksum(crc32(data, crc32(name))).subarray(0, (await reader.take(4)).length);
};

/** A PNG without what it tells beside the picture, in the same number of bytes. Behind its end all is blank. */
export const pngWithoutMetadata = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(8);
  for (;;) {
    const head = await reader.take(8);
    if (head.length < 8) return yield Buffer.alloc(head.length);
    const length = head.readUInt32BE(0);
    const name = head.subarray(4);
    yield head.subarray(0, 4);
    if (PICTURE.has(name.toString('latin1'))) {
      yield name;
      yield* pass(reader, length + 4);
    } else if (name.toString('latin1') === 'eXIf' && length <= MOST_EXIF_BYTES) yield* exifChunk(reader, name, length);
    else yield* blankChunk(reader, length);
    if (name.toString('latin1') === 'IEND') return yield* blank(reader);
  }
};
