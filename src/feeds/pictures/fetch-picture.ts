import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { retryAfter } from '../../process/retry-after.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import { statusError } from '../fetch/http-response.ts';
import { shownUrl, TransientSourceError } from '../fetch/network-errors.ts';
import type { RequestBudget } from '../fetch/reso-web-api/request-budget.ts';

/** For so long a service that does not say for how long is left alone, milliseconds. */
const TOO_MANY_PAUSE = 60_000;
/** What a later address, signed anew, may be allowed. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([401, 403]);

/** The address is not, or no longer, allowed: another one, signed anew, may be. */
export class RefusedAddressError extends TransientSourceError {}

/** Where a picture is: feeds leave out the scheme at times. */
export const pictureUrl = (address: string): URL =>
  new URL(/^https?:/i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`);

/** What a picture is called: the last part of its address. */
export const pictureName = ({ pathname }: URL): string => pathname.split('/').at(-1) || 'picture';

/** Writes what comes to a file; returns its size, bytes. */
const writeTo = async (path: string, body: Readable, what: string, most: number): Promise<number> => {
  let size = 0;
  const bounded = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw new FeedFileError(`${what} is larger than ${most} bytes`);
      yield chunk;
    }
  };
  await pipeline(body, bounded, createWriteStream(path, { mode: 0o600 }));
  return size;
};

/** A certificate is renewed, a name comes back, an address is corrected: no picture is lost because its host was not reached. */
const notReached = (error: unknown): TransientSourceError =>
  error instanceof TransientSourceError
    ? error
    : new TransientSourceError(error instanceof Error ? error.message : 'the picture could not be asked for');

/**
 * Fetches a picture to `path`, up to `most` bytes, and returns its size. The request must be reserved. A TransientSourceError is worth
 * another try, a FeedFileError is not.
 */
export const fetchPicture = async (
  address: string,
  { path, most }: { path: string; most: number },
  tools: {
    client: Pick<HttpClient, 'request'>;
    budget: Pick<RequestBudget, 'answered' | 'postpone'>;
    clock: () => Date;
    signal: AbortSignal;
  },
): Promise<number> => {
  const { client, budget, clock, signal } = tools;
  const url = pictureUrl(address);
  const response = await client.request({ url, headers: { accept: 'image/*' }, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw notReached(error);
  });
  try {
    if (response.status === 429)
      await budget.postpone(retryAfter(response.headers['retry-after'], clock()) ?? TOO_MANY_PAUSE);
    if (response.status !== 200) {
      const error = statusError(response, clock());
      throw REFUSED_STATUSES.has(response.status) ? new RefusedAddressError(error.message) : error;
    }
    const size = await writeTo(path, response.body, shownUrl(url), most);
    await budget.answered(size);
    return size;
  } finally {
    response.body.destroy();
  }
};
