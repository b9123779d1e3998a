import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { FeedFileError } from '../feed-file-error.ts';

/**
 * What a member of an archive holds, piece by piece; its checksum is that of the archive's directory. `what` is its name in messages.
 * FeedFileError where it is encrypted, packed in an unknown way, or, at its end, damaged; how much it may be is the caller's to bound.
 */
export async function* memberBytes(zip: ZipFile, entry: Entry, what: string): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw new FeedFileError(`${what} is encrypted: deliver it without a password`);
  if (!entry.canDecodeFileData()) {
    throw new FeedFileError(`${what} is packed in a way that is not known: use ZIP's usual one (deflate)`);
  }
  let checksum = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.crc32) {
    throw new FeedFileError(`${what} is damaged: it fails its own checksum. Deliver it again`);
  }
}
