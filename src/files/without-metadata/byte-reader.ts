/** Takes a stream apart into the portions that a format is made of. */
export type ByteReader = {
  /** The next bytes, fewer at the end. They are held all at once. */
  take(length: number): Promise<Buffer>;
  /** As many of the next bytes as have come, at least one; none at the end. */
  some(): Promise<Buffer>;
  /** Gives back the last bytes of what was taken last. */
  back(length: number): void;
};

export const createByteReader = (source: AsyncIterable<Buffer>): ByteReader => {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  let at = 0;

  /** Has at least so many bytes at hand, unless the stream ends before. */
  const hold = async (length: number): Promise<void> => {
    if (held.length - at >= length) return;
    const parts = [held.subarray(at)];
    for (let size = held.length - at; size < length; ) {
      const { done, value } = await chunks.next();
      if (done) break;
      parts.push(value);
      size += value.length;
    }
    held = parts[0]?.length === 0 && parts.length === 2 ? (parts[1] as Buffer) : Buffer.concat(parts);
    at = 0;
  };

  const taken = (length: number): Buffer => {
    const bytes = held.subarray(at, at + length);
    at += bytes.length;
    return bytes;
  };

  return {
    take: async (length) => {
      await hold(length);
      return taken(length);
    },
    some: async () => {
      await hold(1);
      return taken(held.length - at);
    },
    back: (length) => {
      at -= length;
    },
  };
};

/** So many bytes as they are, piece by piece; without a length all that are left. */
export const pass = async function* (reader: ByteReader, length = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  for (let left = length; left > 0; ) {
    const bytes = await reader.some();
    if (bytes.length === 0) return;
    if (bytes.length > left) reader.back(bytes.length - left);
    const piece = bytes.subarray(0, left);
    yield piece;
    left -= piece.length;
  }
};

/** As many zeros as there are bytes. */
export const blank = async function* (reader: ByteReader, length?: number): AsyncGenerator<Buffer> {
  for await (const piece of pass(reader, length)) yield Buffer.alloc(piece.length);
};
