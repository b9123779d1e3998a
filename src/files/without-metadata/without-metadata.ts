import { Readable } from 'node:stream';
import type { PictureFormat, PictureFormatName } from '../file-format.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import { gifWithoutMetadata } from './gif.ts';
import { jpegWithoutMetadata } from './jpeg.ts';
import { pngWithoutMetadata } from './png.ts';
import { webpWithoutMetadata } from './webp.ts';

/** Smaller pieces are put together. */
const PIECE_BYTES = 16_384;

const BY_NAME: Readonly<Record<PictureFormatName, (reader: ByteReader) => AsyncGenerator<Buffer>>> = {
  JPEG: jpegWithoutMetadata,
  PNG: pngWithoutMetadata,
  WEBP: webpWithoutMetadata,
  GIF: gifWithoutMetadata,
};

const inPieces = async function* (parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let small: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    small.push(part);
    size += part.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(small);
    small = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(small);
};

/**
 * A picture for anybody: where it was taken, when and with what (Exif, XMP, IPTC, texts, small pictures of it, whatever stands behind
 * its end) is blank. The picture itself, its colours and which side of it is up stay as they are, and so does its size in bytes.
 * Who destroys it destroys `content`.
 */
export const withoutMetadata = (content: Readable, { name }: PictureFormat): Readable => {
  const pieces = inPieces(BY_NAME[name](createByteReader(content)));
  return new Readable({
    read() {
      pieces.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      content.destroy();
      done(error);
    },
  });
};
