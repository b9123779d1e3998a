import type { Readable } from 'node:stream';
import { createGunzip, createInflate } from 'node:zlib';
import { FeedFileError } from '../../feed-file-error.ts';
import type { HttpResponse } from '../http-client.ts';
import { shownUrl, TransientSourceError } from '../network-errors.ts';

const MOST_BYTES = 256 * 1024 ** 2;

const unpacked = ({ body, headers }: HttpResponse): Readable => {
  const encoding = headers['content-encoding']?.toLowerCase();
  if (encoding !== 'gzip' && encoding !== 'deflate') return body;
  const unpacking = encoding === 'gzip' ? createGunzip() : createInflate();
  body.on('error', (error) => unpacking.destroy(error));
  unpacking.on('close', () => body.destroy());
  return body.pipe(unpacking);
};

/** The whole body as text, unpacked, and its size in bytes. TransientSourceError when it is cut off. */
export const readBody = async (response: HttpResponse): Promise<{ text: string; bytes: number }> => {
  const what = shownUrl(response.url);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of unpacked(response)) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > MOST_BYTES) {
        throw new FeedFileError(
          `${what} answered with a page of over ${MOST_BYTES} bytes: set a smaller source.pageSize`,
        );
      }
    }
  } catch (error) {
    if (/^Z_/.test((error as NodeJS.ErrnoException).code ?? '')) {
      throw new TransientSourceError(`${what} answered with a page that cannot be unpacked`);
    }
    throw error;
  }
  return { text: Buffer.concat(chunks).toString('utf8'), bytes };
};
