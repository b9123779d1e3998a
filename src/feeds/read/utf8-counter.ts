import { isAscii } from 'node:buffer';

/** How many characters beyond ASCII are well-formed UTF-8, and how many bytes sequences are broken. */
export type Utf8Counts = { wellFormed: number; broken: number };

/**
 * Judges bytes as UTF-8, chunk by chunk, wherever the chunks are cut. A break is counted as a decoder would replace it
 * (WHATWG Encoding, "UTF-8 decoder").
 */
export const createUtf8Counter = (): { add: (chunk: Buffer) => void; end: () => Utf8Counts } => {
  let needed = 0;
  let lower = 0x80;
  let upper = 0xbf;
  let wellFormed = 0;
  let broken = 0;

  const begin = (byte: number): void => {
    lower = 0x80;
    upper = 0xbf;
    if (byte < 0x80) return;
    if (byte >= 0xc2 && byte <= 0xdf) needed = 1;
    else if (byte >= 0xe0 && byte <= 0xef) {
      needed = 2;
      if (byte === 0xe0) lower = 0xa0;
      if (byte === 0xed) upper = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      needed = 3;
      if (byte === 0xf0) lower = 0x90;
      if (byte === 0xf4) upper = 0x8f;
    } else broken += 1;
  };

  const add = (chunk: Buffer): void => {
    if (needed === 0 && isAscii(chunk)) return;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] as number;
      if (needed === 0) {
        if (byte >= 0x80) begin(byte);
      } else if (byte < lower || byte > upper) {
        needed = 0;
        broken += 1;
        begin(byte);
      } else {
        lower = 0x80;
        upper = 0xbf;
        needed -= 1;
        if (needed === 0) wellFormed += 1;
      }
    }
  };
  const end = (): Utf8Counts => ({ wellFormed, broken: broken + (needed > 0 ? 1 : 0) });
  return { add, end };
};
