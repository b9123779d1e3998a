/** Bytes of an encoding in which characters have one byte or two. */
export const encode = (label: string, text: string): Buffer => {
  const decoder = new TextDecoder(label);
  const pairs = Array.from({ length: 1 << 15 }, (_, at) => [0x80 + (at >> 8), at & 0xff]);
  const known = new Map(pairs.map((pair) => [decoder.decode(Uint8Array.from(pair)), pair]));
  return Buffer.from([...text].flatMap((letter) => known.get(letter) ?? [letter.charCodeAt(0)]));
};
