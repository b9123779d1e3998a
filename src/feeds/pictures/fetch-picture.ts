import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ServiceError } from '../../errors.ts';
import type { FinishPicture } from '../../listings/pictures/listing-pictures.ts';
import type { DuePicture, PictureStore } from '../../listings/pictures/picture-store.ts';
import type { Logger } from '../../process/logger.ts';
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

/** What is wrong with the picture itself; any other failure of keeping it is the store's. */
const REFUSED_CODES: ReadonlySet<number> = new Set([413, 415]);
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
/** How long a picture waits after each failure, seconds: two nights of its feed may give it an address signed anew. */
const WAITS = [
  MINUTE_SECONDS,
  5 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  2 * HOUR_SECONDS,
  8 * HOUR_SECONDS,
  DAY_SECONDS,
  DAY_SECONDS,
];

/** Whether another try would end the same: the picture is not there, or is none. */
const isFinal = (error: unknown): boolean =>
  error instanceof ServiceError
    ? REFUSED_CODES.has(error.code)
    : error instanceof FeedFileError && !(error instanceof TransientSourceError);

/** Whether what failed is the picture: what is our own, or the store's, concerns all pictures. */
export const isOfPicture = (error: unknown): error is Error => isFinal(error) || error instanceof TransientSourceError;

/** Has a picture that failed tried again later, or gives it up, and says so in the log. */
export const postponeOrGiveUp = async (
  picture: DuePicture,
  chatbotId: number,
  error: Error,
  {
    feed,
    store,
    finish,
    log,
  }: { feed: { name: string }; store: Pick<PictureStore, 'postpone'>; finish: FinishPicture; log: Logger },
): Promise<void> => {
  const seconds = isFinal(error) ? undefined : WAITS[picture.tries];
  const { listingId, position } = picture;
  const address = shownUrl(pictureUrl(picture.address));
  const told = { feed: feed.name, listing: listingId, picture: position + 1, address, reason: error.message };
  if (seconds === undefined) {
    log.warn(told, 'a picture of a listing was given up');
    await finish(picture, chatbotId, null);
  } else {
    log.info({ ...told, wait: seconds }, 'a picture of a listing is tried again later');
    await store.postpone(picture, picture.tries + 1, seconds);
  }
};
