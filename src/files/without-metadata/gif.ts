import { type ByteReader, blank, pass } from './byte-reader.ts';

const HEADER_BYTES = 13;
const EXTENSION = 0x21;
const PICTURE = 0x2c;
const END = 0x3b;
/** The extension that says what of a picture is transparent. */
const CONTROL = 0xf9;
const COMMENT = 0xfe;
const LARGEST_BLOCK = 255;

/** The colours that follow a header with these flags, in bytes. */
const tableBytes = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));

/** Blocks up to the one without a length. */
const passBlocks = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const size = await reader.take(1);
    yield size;
    if (!size[0]) return;
    yield* pass(reader, size[0]);
  }
};

/** Empty blocks as long as those that are there, but cut anew: some of their lengths are text. */
const blankBlocks = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  let length = 0;
  let end = await reader.take(1);
  for (; end[0]; end = await reader.take(1)) {
    length += 1;
    for await (const piece of pass(reader, end[0])) length += piece.length;
  }
  while (length > 0) {
    const most = Math.min(LARGEST_BLOCK, length - 1);
    const size = length - most - 1 === 1 ? most - 1 : most;
    const block = Buffer.alloc(size + 1);
    block[0] = size;
    yield block;
    length -= block.length;
  }
  yield end;
};

const passPicture = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  const place = await reader.take(9);
  yield place;
  yield* pass(reader, tableBytes(place[8]) + 1);
  yield* passBlocks(reader);
};

/** A GIF without what it tells beside the picture, in the same number of bytes. Behind its end all is blank. */
export const gifWithoutMetadata = async function* (reader: ByteReader): AsyncGenerator<Buffer> {
  const header = await reader.take(HEADER_BYTES);
  yield header;
  yield* pass(reader, tableBytes(header[10]));
  for (;;) {
    const kind = await reader.take(1);
    if (kind[0] === PICTURE) {
      yield kind;
      yield* passPicture(reader);
    } else if (kind[0] === EXTENSION) {
      const [label] = await reader.take(1);
      yield Buffer.from(
        label === CONTROL ? [EXTENSION, CONTROL] : label === undefined ? [EXTENSION] : [EXTENSION, COMMENT],
      );
      yield* label === CONTROL ? passBlocks(reader) : blankBlocks(reader);
    } else {
      yield kind[0] === END ? kind : Buffer.alloc(kind.length);
      if (kind[0] === END || kind.length === 0) return yield* blank(reader);
    }
  }
};
