import type { Readable } from 'node:stream';
import { createGunzip, createInflate } from 'node:zlib';
import { retryAfter } from '../../process/retry-after.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { LARGEST_ANSWER, LARGEST_PAGE, mostUnpacked, unpacksToTooMuch } from '../file-bounds.ts';
import type { HttpResponse } from './http-client.ts';
import { shownUrl, TransientSourceError } from './network-errors.ts';

const REASONS: Readonly<Record<number, string>> = {
  401: 'it asks for other credentials: check source.credentials, and the variables or files that they name',
  403: 'it refuses access: check source.credentials, and that this machine may download',
  404: 'it has no such file: check the address, and that the file was delivered',
  410: 'it no longer has the file: ask for the new address',
  429: 'it has had too many requests',
};

/** The error of a status that is no success: 408, 429 and 5xx may pass by themselves, others don't. */
export const statusError = (
  { status, headers, url }: Pick<HttpResponse, 'status' | 'headers' | 'url'>,
  now: Date,
): FeedFileError => {
  const reason = REASONS[status] ?? (status >= 500 ? 'it has a fault of its own' : null);
  const message = `${shownUrl(url)} answered ${status}${reason === null ? '' : `: ${reason}`}`;
  return status === 408 || status === 429 || status >= 500
    ? new TransientSourceError(message, retryAfter(headers['retry-after'], now))
    : new FeedFileError(message);
};

/** The body as it was before it was packed for the way, and to how many bytes what has come may unpack. */
const unpack = ({ body, headers }: HttpResponse): { stream: Readable; most: () => number } => {
  const encoding = headers['content-encoding']?.toLowerCase();
  if (encoding !== 'gzip' && encoding !== 'deflate') return { stream: body, most: () => Number.POSITIVE_INFINITY };
  const unpacking = encoding === 'gzip' ? createGunzip() : createInflate();
  let packed = 0;
  body.on('data', (chunk: Buffer) => {
    packed += chunk.length;
  });
  body.on('error', (error) => unpacking.destroy(error));
  unpacking.on('close', () => body.destroy());
  return { stream: body.pipe(unpacking), most: () => mostUnpacked(packed) };
};

/** What an answer may have at most, in bytes, and what to do where it has more. */
type AnswerBounds = { most: number; advice: string };
export const PAGE: AnswerBounds = { most: LARGEST_PAGE, advice: 'set a smaller source.pageSize' };
export const SHORT_ANSWER: AnswerBounds = { most: LARGEST_ANSWER, advice: 'check the address' };

/** The whole body as text, unpacked, and its size in bytes. TransientSourceError when it is cut off, FeedFileError when it is too much. */
export const readBody = async (
  response: HttpResponse,
  { most, advice }: AnswerBounds,
): Promise<{ text: string; bytes: number }> => {
  const what = shownUrl(response.url);
  const unpacked = unpack(response);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of unpacked.stream) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > most) throw new FeedFileError(`${what} answered with over ${most} bytes: ${advice}`);
      if (bytes > unpacked.most()) throw unpacksToTooMuch(`a page of ${what}`);
    }
  } catch (error) {
    if (/^Z_/.test((error as NodeJS.ErrnoException).code ?? '')) {
      throw new TransientSourceError(`${what} answered with a page that cannot be unpacked`);
    }
    throw error;
  }
  return { text: Buffer.concat(chunks).toString('utf8'), bytes };
};
