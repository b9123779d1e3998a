import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FeedFileError } from '../feed-file-error.ts';
import { isGzip } from '../read/file-signature.ts';
import { createLanding, type Landing, type LandingOptions } from './landing.ts';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const startsAsGzip = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return isGzip(buffer);
  } finally {
    await file.close();
  }
};

/**
 * Takes the packing off a file that has landed: what a server put around it on the way, or gzip around a member of an archive.
 * `encoding` is what Content-Encoding says. Gives a landing of the file itself, and closes the one that came; or that one where there
 * is no packing.
 */
export const unpackLanding = async (
  landing: Landing,
  encoding: string | undefined,
  options: Pick<LandingOptions, 'what' | 'maxSize' | 'whole' | 'signal'>,
): Promise<Landing> => {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return landing;
  const decoder = DECODERS[name];
  if (decoder === undefined) throw new FeedFileError(`${options.what} came packed in a way that is not known: ${name}`);
  // Some servers say it of files that they send as they are.
  if (name.endsWith('gzip') && !(await startsAsGzip(landing.path))) return landing;
  const folder = dirname(landing.path);
  const unpacked = await createLanding({ ...options, folder, packed: landing.size(), fileName: 'unpacking' });
  try {
    const stream = decoder();
    pipeline(createReadStream(landing.path), stream, () => undefined);
    await unpacked.append(stream);
  } catch (error) {
    await unpacked.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith('Z_') || code?.startsWith('ERR__ERROR') || code?.startsWith('ERR_BROTLI')) {
      throw new FeedFileError(`${options.what} came damaged: its ${name} packing does not open`);
    }
    throw error;
  }
  await landing.close();
  await rename(unpacked.path, landing.path);
  return { ...unpacked, path: landing.path };
};
