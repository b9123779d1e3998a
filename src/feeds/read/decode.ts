import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { mostUnpacked, unpacksToTooMuch } from '../file-bounds.ts';
import { binaryKind, hasBinaryBytes, isGzip, isHtml } from './file-kind.ts';
import { createUtf8Counter } from './utf8-counter.ts';

/** A label of the WHATWG Encoding standard: `utf-8`, `utf-16le`, `utf-16be`, `windows-1252`, or what an XML file declares. */
export type Encoding = string;

export type DecodeOptions = {
  /** What the file is called in messages. */
  name?: string;
  /** Told how many bytes of the file (packed as it is) have been read so far. */
  onBytes?: (bytesRead: number) => void;
  /** Size of the pieces that the file is read in. */
  chunkSize?: number;
  signal?: AbortSignal;
  /** How the file is encoded, where that has been found out already. */
  encoding?: Encoding;
};

const SAMPLE = 4_096;
const CHUNK = 1 << 18;

const GZIP_ERRORS: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: 'is cut off: its gzip data ends too early. Deliver it again',
  Z_DATA_ERROR: 'is damaged: its gzip data fails its own checksum. Deliver it again',
};

/** The file's bytes, unpacked where it is gzip. */
async function* readBytes(path: string, config: FeedConfig, options: DecodeOptions): AsyncGenerator<Buffer> {
  const name = options.name ?? path;
  const { maxSize } = feedLimits(config);
  const { onBytes, signal, chunkSize = CHUNK } = options;
  const packed = isGzip(await readStart(path));
  const most = packed ? mostUnpacked((await stat(path)).size) : maxSize;
  const file = createReadStream(path, { highWaterMark: chunkSize, ...(signal && { signal }) });
  const stream = packed ? file.pipe(createGunzip({ chunkSize: Math.max(chunkSize, 64) })) : file;
  file.on('error', (error) => stream.destroy(error));
  let unpacked = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      onBytes?.(file.bytesRead);
      unpacked += chunk.length;
      if (unpacked > maxSize) {
        throw new FeedFileError(
          `${name} unpacks to more than ${maxSize} bytes: raise limits.maxSize if it is meant to`,
        );
      }
      if (unpacked > most) throw unpacksToTooMuch(name);
      yield chunk;
    }
  } catch (error) {
    const reason = GZIP_ERRORS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new FeedFileError(`${name} ${reason}`);
  } finally {
    file.destroy();
  }
}

const readStart = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

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

/** The encoding as far as the beginning of the file tells it; null: every byte counts. */
const judgeStart = (name: string, sample: Buffer, wanted: Encoding | 'auto'): Encoding | null => {
  const kind = binaryKind(sample);
  if (kind !== null) throw unreadable(name, kind);
  const told = wanted === 'auto' ? (markedEncoding(sample) ?? encodingByZeros(sample)) : wanted;
  if (told === null && hasBinaryBytes(sample)) throw unreadable(name, 'binary data');
  const start = new TextDecoder(told ?? 'utf-8').decode(sample);
  if (isHtml(start)) throw unreadable(name, 'an HTML page');
  return told ?? declaredEncoding(name, start);
};

/**
 * How the whole file is encoded: by its mark, by its zero bytes, by what an XML file declares, else UTF-8 unless its bytes say otherwise. It is read to its end for that,
 * since the first byte beyond ASCII may stand in the last row; so the answer is the same wherever the file is cut into pieces.
 */
export const detectEncoding = async (
  path: string,
  config: FeedConfig,
  options: DecodeOptions = {},
): Promise<Encoding> => {
  const name = options.name ?? path;
  const wanted = config.format?.encoding ?? 'auto';
  const counter = createUtf8Counter();
  let sample = Buffer.alloc(0);
  let judged = false;
  for await (const chunk of readBytes(path, config, { ...options, onBytes: () => {} })) {
    counter.add(chunk);
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
  return broken > wellFormed ? 'windows-1252' : 'utf-8';
};

/**
 * The file's text, in pieces: unpacked, decoded, without its byte order mark. What cannot be decoded becomes U+FFFD.
 * Throws FeedFileError where the file is cut off, too large, or no text.
 */
export async function* decodeFile(
  path: string,
  config: FeedConfig,
  options: DecodeOptions = {},
): AsyncGenerator<string> {
  const name = options.name ?? path;
  const encoding = options.encoding ?? (await detectEncoding(path, config, options));
  const decoder = new TextDecoder(encoding);
  let length = 0;
  let bytes = 0;
  for await (const chunk of readBytes(path, config, options)) {
    bytes += chunk.length;
    const text = decoder.decode(chunk, { stream: true });
    length += text.length;
    if (text !== '') yield text;
  }
  if (encoding.startsWith('utf-16') && bytes % 2 === 1) {
    throw new FeedFileError(`${name} is cut off: it ends in the middle of a character. Deliver it again`);
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
  if (length + rest.length === 0) throw new FeedFileError(`${name} is empty: nothing was imported`);
}
