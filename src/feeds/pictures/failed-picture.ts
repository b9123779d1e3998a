import { ServiceError } from '../../errors.ts';
import type { FinishPicture } from '../../listings/pictures/listing-pictures.ts';
import type { DuePicture, PictureStore } from '../../listings/pictures/picture-store.ts';
import type { Logger } from '../../process/logger.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { shownUrl, TransientSourceError } from '../fetch/network-errors.ts';
import { pictureUrl } from './fetch-picture.ts';

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
export const createFailureHandler =
  ({ store, finish, log }: { store: Pick<PictureStore, 'postpone'>; finish: FinishPicture; log: Logger }) =>
  async (picture: DuePicture, chatbotId: number, feed: { name: string }, error: Error): Promise<void> => {
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
