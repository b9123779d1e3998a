import { isAscii } from 'node:buffer';
import { analyse } from 'chardet';
import { FeedFileError } from '../feed-file-error.ts';
import { binaryKind, hasBinaryBytes, isHtml, isSql } from './file-kind.ts';

/** A label of the WHATWG Encoding standard: `utf-8`, `utf-16le`, `utf-16be`, `windows-1252`, `shift_jis`, or what a feed or an XML file says. */
export type Encoding = string;

/** How many characters beyond ASCII are well-formed UTF-8, and how many byte sequences are broken. */
type Utf8Counts = { wellFormed: number; broken: number };

/** How many bytes follow a first one, and between which the next of them lies. */
type Lead = { needed: number; lower: number; upper: number };

const lead = (from: number, to: number, needed: number, lower = 0x80, upper = 0xbf): [number, Lead][] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, { needed, lower, upper }]);

/** The first bytes of well-formed sequences: no overlong ones, no halves of surrogate pairs, nothing beyond U+10FFFF. */
const LEADS: ReadonlyMap<number, Lead> = new Map([
  ...lead(0xc2, 0xdf, 1),
  ...lead(0xe0, 0xe0, 2, 0xa0),
  ...lead(0xe1, 0xec, 2),
  ...lead(0xed, 0xed, 2, 0x80, 0x9f),
  ...lead(0xee, 0xef, 2),
  ...lead(0xf0, 0xf0, 3, 0x90),
  ...lead(0xf1, 0xf3, 3),
  ...lead(0xf4, 0xf4, 3, 0x80, 0x8f),
]);

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
    if (byte < 0x80) return;
    const found = LEADS.get(byte);
    if (found === undefined) broken += 1;
    else ({ needed, lower, upper } = found);
  };

  const goOn = (byte: number): void => {
    if (byte < lower || byte > upper) {
      needed = 0;
      broken += 1;
      begin(byte);
      return;
    }
    lower = 0x80;
    upper = 0xbf;
    needed -= 1;
    if (needed === 0) wellFormed += 1;
  };

  const add = (chunk: Buffer): void => {
    if (needed === 0 && isAscii(chunk)) return;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] as number;
      if (needed === 0) begin(byte);
      else goOn(byte);
    }
  };
  const end = (): Utf8Counts => ({ wellFormed, broken: broken + (needed > 0 ? 1 : 0) });
  return { add, end };
};

const SAMPLE = 4_096;

const BYTE_ORDER_MARKS: readonly [Encoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const markedEncoding = (sample: Buffer): Encoding | null =>
  BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => sample[index] === byte))?.[0] ?? null;

/** UTF-16 without a mark shows by the zero bytes of its ASCII characters, all on one side. */
const encodingByZeros = (sample: Buffer): Encoding | null => {
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.6 && odd < half * 0.05 ? 'utf-16be' : null;
};

/** The encoding that an XML file declares for itself; null where it declares none, or one that its bytes contradict. */
const declaredEncoding = (name: string, start: string): Encoding | null => {
  const label = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1]?.toLowerCase();
  if (label === undefined || /^utf-?(8|16)/.test(label)) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new FeedFileError(`${name} says that its encoding is ${label}, which is not known: deliver it as UTF-8`);
  }
};

const unreadable = (name: string, kind: string): FeedFileError =>
  new FeedFileError(`${name} cannot be read: it looks like ${kind}`);

/** So many bytes from the first one beyond ASCII tell what such are. */
const BEYOND_ASCII = 1 << 16;
const USUAL_BESIDE = 0.6;
const LEAST_KANA = 0.1;
const LEAST_BYTES = 8;

/** Bytes, of which the last may be half a character, in an encoding; null where that does not fit. */
const decodeAs = (label: string, bytes: Buffer): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
};

/** Those that share their bytes. */
const EAST_ASIAN_ENCODINGS = ['gb18030', 'big5', 'euc-kr', 'euc-jp'] as const;
type EastAsianEncoding = (typeof EAST_ASIAN_ENCODINGS)[number];

/** The bytes fit encodings of East Asia: a feed has to say which it is. `likeliest` null: nothing speaks for one of them. */
export class UnclearEncodingError extends FeedFileError {
  readonly likeliest: EastAsianEncoding | null;
  constructor(message: string, likeliest: EastAsianEncoding | null) {
    super(message);
    this.likeliest = likeliest;
  }
}

/** What chardet gives an encoding of East Asia that fits, where nothing speaks for it. */
const NO_SIGN = 10;

/** Those of the encodings that share these bytes, by how usual in each its characters would be. */
const byLikelihood = (bytes: Buffer): { fits: EastAsianEncoding[]; likeliest: EastAsianEncoding | null } => {
  const found = new Map(analyse(bytes).map(({ name, confidence }) => [name.toLowerCase(), confidence]));
  const signs = (label: string): number => found.get(label) ?? 0;
  const fits = EAST_ASIAN_ENCODINGS.filter((label) => decodeAs(label, bytes) !== null);
  const [first = null] = fits.sort((left, right) => signs(right) - signs(left));
  return { fits, likeliest: first !== null && signs(first) > NO_SIGN ? first : null };
};

/**
 * Shift_JIS, by its kana, which are in each Japanese text; null for bytes that no encoding of East Asia fits. Letters of the West stand alone
 * among those of ASCII, these side by side. UnclearEncodingError where it is one of the others: they share their bytes, and it is likely at
 * the most which it is.
 */
const eastAsian = (name: string, bytes: Buffer): Encoding | null => {
  const high = bytes.filter((byte) => byte >= 0x80).length;
  const beside = bytes.filter(
    (byte, at) => byte >= 0x80 && ((bytes[at - 1] ?? 0) >= 0x80 || (bytes[at + 1] ?? 0) >= 0x80),
  );
  const japanese = decodeAs('shift_jis', bytes) ?? '';
  const kana = japanese.match(/[\u3040-\u30ff]/g)?.length ?? 0;
  const wide = japanese.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0;
  if (kana > 0 && kana >= wide * LEAST_KANA) return 'shift_jis';
  if (high < LEAST_BYTES || beside.length < high * USUAL_BESIDE) return null;
  const { fits, likeliest } = byLikelihood(bytes);
  if (fits.length === 0) return null;
  const others = fits.filter((label) => label !== likeliest);
  const which = [
    ...(likeliest === null ? [] : [`likeliest ${likeliest}, by which npx listingd feed inspect reads it`]),
    ...others,
  ];
  throw new UnclearEncodingError(
    `${name} is no UTF-8 and looks Chinese, Korean or Japanese: format.encoding has to say which it is (${which.join(', ')}), ` +
      'or deliver it as UTF-8',
    likeliest,
  );
};

/** The encoding as far as the beginning of the file tells it; null: every byte counts. */
const judgeStart = (name: string, sample: Buffer, wanted: Encoding | 'auto'): Encoding | null => {
  const kind = binaryKind(sample);
  if (kind !== null) throw unreadable(name, kind);
  const told = wanted === 'auto' ? (markedEncoding(sample) ?? encodingByZeros(sample)) : wanted;
  if (told === null && hasBinaryBytes(sample)) throw unreadable(name, 'binary data');
  const start = new TextDecoder(told ?? 'utf-8').decode(sample);
  if (isHtml(start)) throw unreadable(name, 'an HTML page');
  if (isSql(start)) throw unreadable(name, 'a dump of a database: have one row a home exported, as CSV or JSON');
  return told ?? declaredEncoding(name, start);
};

/**
 * How the whole of a file is encoded: by its mark, by its zero bytes, by what an XML file declares, else UTF-8 unless its bytes say
 * otherwise. It is read to its end for that, since the first byte beyond ASCII may stand in the last row; so the answer is the same wherever
 * the file is cut into pieces. `wanted` is what the feed says. FeedFileError for what is no text.
 */
export const encodingOf = async (
  chunks: AsyncIterable<Buffer>,
  name: string,
  wanted: Encoding | 'auto',
): Promise<Encoding> => {
  const counter = createUtf8Counter();
  let sample = Buffer.alloc(0);
  let beyond = Buffer.alloc(0);
  let judged = false;
  for await (const chunk of chunks) {
    counter.add(chunk);
    if (beyond.length < BEYOND_ASCII && (beyond.length > 0 || !isAscii(chunk))) {
      const from = beyond.length > 0 ? 0 : chunk.findIndex((byte) => byte >= 0x80);
      beyond = Buffer.concat([beyond, chunk.subarray(from)]).subarray(0, BEYOND_ASCII);
    }
    if (judged) continue;
    sample = Buffer.concat([sample, chunk]).subarray(0, SAMPLE);
    if (sample.length < SAMPLE) continue;
    const told = judgeStart(name, sample, wanted);
    if (told !== null) return told;
    judged = true;
  }
  const told = judged ? null : judgeStart(name, sample, wanted);
  if (told !== null) return told;
  // In Windows-1252 text hardly two bytes happen to be UTF-8. A UTF-8 file with a few broken characters stays one.
  const { wellFormed, broken } = counter.end();
  return broken > wellFormed ? (eastAsian(name, beyond) ?? 'windows-1252') : 'utf-8';
};
