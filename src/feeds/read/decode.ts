import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { mostUnpacked, unpacksToTooMuch } from '../file-bounds.ts';
import { type Encoding, encodingOf } from './detect-encoding.ts';
import { isGzip, readStart } from './file-kind.ts';

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
  const packed = isGzip(await readStart(path, 2));
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

/** How a file is encoded: what the feed's `format` says, or `encodingOf` finds. FeedFileError for what is no text. */
export const detectEncoding = (path: string, config: FeedConfig, options: DecodeOptions = {}): Promise<Encoding> =>
  encodingOf(
    readBytes(path, config, { ...options, onBytes: () => {} }),
    options.name ?? path,
    config.format?.encoding ?? 'auto',
  );

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
