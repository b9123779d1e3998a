import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { FileService } from '../../files/file-service.ts';
import type { FinishPicture } from '../../listings/pictures/listing-pictures.ts';
import type { DuePicture, PictureStore } from '../../listings/pictures/picture-store.ts';
import type { Logger } from '../../process/logger.ts';
import { FeedFileError } from '../feed-file-error.ts';
import {
  DAY_SECONDS,
  isOfPicture,
  pictureName,
  pictureUrl,
  postponeOrGiveUp,
  RefusedAddressError,
} from './fetch-picture.ts';
import type { PictureSource } from './picture-source.ts';

const AT_ONCE = 4;

type Home = NonNullable<DuePicture['home']>;

/** Pictures of a feed that are fetched together, what fetches them, and how far that has come. */
export type Lot = Pick<PictureSource, 'renew'> & {
  /** Null: nothing is asked for outside. */
  budget: PictureSource['budget'] | null;
  feed: { id: number; name: string };
  /** Writes a picture, of up to `most` bytes, to `path`; returns its size. Its errors are those of `fetchPicture`. */
  fetch: (address: string, to: { path: string; most: number }) => Promise<number>;
  /** Whether a picture is at hand while a run reads its file only, and is left to that. */
  isOfRun: (address: string) => boolean;
  store: PictureStore;
  finish: FinishPicture;
  files: Pick<FileService, 'addPicture' | 'discard' | 'mostOfPicture'>;
  /** For pictures while they arrive. */
  folder: string;
  clock: () => Date;
  log: Logger;
  signal: AbortSignal;
  /** Has nothing of the feed looked at for a while; false where that is so already. */
  leaveAlone: () => boolean;
  /** Homes whose addresses were renewed while the lot was fetched, and whether they are others now. */
  renewed: Map<number, boolean>;
  /** What is being done about an address: others that have the same wait for it. */
  underWay: Map<string, Promise<unknown>>;
};

/** `tried` counts, `passed` does not; after `stop`, which does not count either, nothing more is begun. */
export type Outcome = 'tried' | 'passed' | 'stop';

/**
 * Does `work` for the items in their order, so many at once, until it says `stop`, one fails, or the signal is aborted. Returns how
 * many were tried, as soon as all that was begun has ended; rejects then with the first failure.
 */
export const workThrough = async <Item>(
  items: readonly Item[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  work: (item: Item) => Promise<Outcome>,
): Promise<number> => {
  const queue = new PQueue({ concurrency: atOnce });
  const failures: unknown[] = [];
  let tried = 0;
  let isStopped = false;
  const workOn = async (item: Item): Promise<void> => {
    if (isStopped || signal.aborted) return;
    try {
      const outcome = await work(item);
      if (outcome === 'tried') tried += 1;
      isStopped ||= outcome === 'stop';
    } catch (error) {
      failures.push(error);
      isStopped = true;
    }
  };
  await queue.addAll(items.map((item) => () => workOn(item)));
  if (failures.length > 0) throw failures[0];
  return tried;
};

/** Where the source can be asked, a home's pictures get addresses that are allowed: once for all of them. */
const renewAddresses = async ({ listingId }: DuePicture, { chatbotId }: Home, lot: Lot): Promise<void> => {
  const { renew, renewed } = lot;
  if (renew === null || renewed.has(listingId)) return;
  renewed.set(listingId, false);
  renewed.set(listingId, await renew({ listingId, chatbotId }));
};

const fetchAndKeep = async (picture: DuePicture, home: Home, lot: Lot): Promise<void> => {
  const { files, finish, signal } = lot;
  const { address } = picture;
  const path = join(lot.folder, randomUUID());
  try {
    const size = await lot.fetch(address, { path, most: files.mostOfPicture });
    const name = pictureName(pictureUrl(address));
    const fileId = await files.addPicture(home.workspaceId, { path, name, size });
    if (!(await finish(picture, home.chatbotId, fileId))) await files.discard(fileId);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (!isOfPicture(error)) throw error;
    await postponeOrGiveUp(picture, home.chatbotId, error, lot);
    if (error instanceof RefusedAddressError) await renewAddresses(picture, home, lot);
  } finally {
    await rm(path, { force: true });
  }
};

/** False: the feed may ask for no more pictures for now. */
const mayAsk = async ({ budget, feed, log, leaveAlone }: Lot): Promise<boolean> => {
  try {
    await budget?.reserve();
    return true;
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    // Others of the lot may have been told so at the same time.
    if (leaveAlone()) log.info({ feed: feed.name, reason: error.message }, 'the pictures of a feed wait');
    return false;
  }
};

/** Takes the file that another chatbot of the workspace has of the picture; false where none has. */
const takeFromTwin = async (picture: DuePicture, { chatbotId }: Home, lot: Lot): Promise<boolean> => {
  const fileId = await lot.store.fileOfTwin(picture);
  return fileId !== undefined && lot.finish(picture, chatbotId, fileId);
};

const takeOrFetch = async (picture: DuePicture, lot: Lot): Promise<Outcome> => {
  const { home, tries } = picture;
  if (home === null || lot.isOfRun(picture.address)) {
    await lot.store.postpone(picture, tries, DAY_SECONDS);
    return 'tried';
  }
  if (await takeFromTwin(picture, home, lot)) return 'tried';
  if (!(await mayAsk(lot))) return 'stop';
  await fetchAndKeep(picture, home, lot);
  return 'tried';
};

const afterItsTwin = (picture: DuePicture, lot: Lot): Promise<Outcome> => {
  const { underWay } = lot;
  const before = underWay.get(picture.address)?.catch(() => undefined) ?? Promise.resolve();
  const turn = before.then(() => takeOrFetch(picture, lot));
  underWay.set(picture.address, turn);
  return turn;
};

/**
 * Fetches pictures of one feed within its limits. What is fetched is checked and kept as an upload is, once for all chatbots of a workspace.
 * Returns how many were tried.
 */
export const copyLot = (due: readonly DuePicture[], lot: Lot): Promise<number> =>
  workThrough(due, { atOnce: AT_ONCE, signal: lot.signal }, async (picture) =>
    // It has another address by now, and its turn comes with the next lot.
    lot.renewed.get(picture.listingId) === true ? 'passed' : afterItsTwin(picture, lot),
  );
