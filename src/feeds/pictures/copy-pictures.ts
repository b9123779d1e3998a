import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { filePath } from '../../files/file-address.ts';
import type { FileService } from '../../files/file-service.ts';
import { createPictureFinisher } from '../../listings/pictures/listing-pictures.ts';
import type { DuePicture } from '../../listings/pictures/picture-store.ts';
import type { Logger } from '../../process/logger.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import type { RequestBudget } from '../fetch/reso-web-api/request-budget.ts';
import { type Wait, waitAbortably } from '../fetch/retry.ts';
import { createDueFeeds, type PicturedFeed } from './due-feeds.ts';
import { createFailureHandler, DAY_SECONDS, isOfPicture } from './failed-picture.ts';
import { fetchPicture, pictureName, pictureUrl, RefusedAddressError } from './fetch-picture.ts';
import { inLanes, type Outcome } from './in-lanes.ts';
import { createPictureBudget } from './picture-budget.ts';
import type { RenewAddresses } from './renew-addresses.ts';

/** So many pictures of a feed are fetched before the other feeds are looked at again. */
const LOT_SIZE = 100;
const AT_ONCE = 4;
/** For so long a request waits for its turn, milliseconds: the other feeds must not wait with it. */
const LONGEST_WAIT = 60_000;

type Home = NonNullable<DuePicture['home']>;

/** Pictures of a feed that are fetched together, what fetches them, and how far that has come. */
type Lot = {
  feed: PicturedFeed;
  client: HttpClient;
  budget: RequestBudget;
  signal: AbortSignal;
  renew: RenewAddresses | null;
  /** Homes whose addresses were renewed while the lot was fetched, and whether they are others now. */
  renewed: Map<number, boolean>;
  /** What is being done about an address: others that have the same wait for it. */
  underWay: Map<string, Promise<unknown>>;
};

export type PictureCopierOptions = {
  database: Database;
  registry: Pick<FeedRegistry, 'all'>;
  files: Pick<FileService, 'addPicture' | 'discard' | 'mostOfPicture'>;
  /** Where clients reach the service, without a slash at its end; without it addresses begin with /files. */
  publicUrl: string | undefined;
  /** For pictures while they arrive; what lies there is removed at the first call. */
  folder: string;
  readVariable: (name: string) => string | undefined;
  clock: () => Date;
  log: Logger;
  wait?: Wait;
};

/**
 * Fetches pictures of feeds that are copied, as far as their time has come: up to 100 of each feed a call, within its limits. What is
 * fetched is checked and kept as an upload is, once for all chatbots of a workspace. Returns how many pictures were tried.
 */
export const createPictureCopier = (options: PictureCopierOptions) => {
  const { database, registry, files, publicUrl = '', folder } = options;
  const { readVariable, clock, log, wait = waitAbortably } = options;
  const { pictures: store } = storesOn(database);
  const finish = createPictureFinisher({ database, addressOf: (fileId) => `${publicUrl}${filePath(fileId)}` });
  const fail = createFailureHandler({ store, finish, log });
  const dueFeeds = createDueFeeds({ store, registry, clock });
  let prepared: Promise<unknown> | undefined;

  const prepareFolder = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
  };

  const waitForTurn: Wait = async (milliseconds, signal) => {
    if (milliseconds > LONGEST_WAIT) {
      throw new FeedFileError(`the next picture may be asked for in ${Math.ceil(milliseconds / 60_000)} minutes`);
    }
    await wait(milliseconds, signal);
  };

  /** Where the source can be asked, a home's pictures get addresses that are allowed: once for all of them. */
  const renewAddresses = async (
    { listingId }: DuePicture,
    { chatbotId }: Home,
    { renew, renewed }: Lot,
  ): Promise<void> => {
    if (renew === null || renewed.has(listingId)) return;
    renewed.set(listingId, false);
    renewed.set(listingId, await renew({ listingId, chatbotId }));
  };

  const fetchAndKeep = async (picture: DuePicture, home: Home, lot: Lot): Promise<void> => {
    const { feed, client, budget, signal } = lot;
    const { address } = picture;
    const path = join(folder, randomUUID());
    try {
      const size = await fetchPicture(address, { path, most: files.mostOfPicture }, { client, budget, clock, signal });
      const name = pictureName(pictureUrl(address));
      const fileId = await files.addPicture(home.workspaceId, { path, name, size });
      if (!(await finish(picture, home.chatbotId, fileId))) await files.discard(fileId);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!isOfPicture(error)) throw error;
      await fail(picture, home.chatbotId, feed, error);
      if (error instanceof RefusedAddressError) await renewAddresses(picture, home, lot);
    } finally {
      await rm(path, { force: true });
    }
  };

  /** False: the feed may ask for no more pictures for now. */
  const mayAsk = async ({ budget, feed }: Lot): Promise<boolean> => {
    try {
      await budget.reserve();
      return true;
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      // Others of the lot may have been told so at the same time.
      if (dueFeeds.leaveAlone(feed.id)) {
        log.info({ feed: feed.name, reason: error.message }, 'the pictures of a feed wait');
      }
      return false;
    }
  };

  /** Takes the file that another chatbot of the workspace has of the picture; false where none has. */
  const takeFromTwin = async (picture: DuePicture, { chatbotId }: Home): Promise<boolean> => {
    const fileId = await store.fileOfTwin(picture);
    return fileId !== undefined && finish(picture, chatbotId, fileId);
  };

  const takeOrFetch = async (picture: DuePicture, lot: Lot): Promise<Outcome> => {
    const { home, tries } = picture;
    if (home === null) {
      await store.postpone(picture, tries, DAY_SECONDS);
      return 'tried';
    }
    if (await takeFromTwin(picture, home)) return 'tried';
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

  const lotOf = async (feed: PicturedFeed, client: HttpClient, signal: AbortSignal): Promise<Lot> => {
    // It reads records as an import does: what that takes is read when it is needed.
    const { createAddressRenewal } = await import('./renew-addresses.ts');
    const { config } = feed;
    const tools = { database, readVariable, clock, log, signal, wait: waitForTurn, feed, config, client };
    const budget = createPictureBudget(tools);
    const renew = createAddressRenewal({ ...tools, budget, folder });
    return { feed, client, budget, signal, renew, renewed: new Map(), underWay: new Map() };
  };

  const copyLot = async (feed: PicturedFeed, signal: AbortSignal): Promise<number> => {
    const { source } = feed.config;
    const allowPrivateAddresses = 'allowPrivateAddresses' in source && source.allowPrivateAddresses === true;
    const client = createHttpClient({ allowPrivateAddresses });
    try {
      const lot = await lotOf(feed, client, signal);
      const due = await store.due(feed.id, LOT_SIZE);
      return await inLanes(due, { atOnce: AT_ONCE, signal }, async (picture) =>
        // It has another address by now, and its turn comes with the next lot.
        lot.renewed.get(picture.listingId) === true ? 'passed' : afterItsTwin(picture, lot),
      );
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      log.warn({ feed: feed.name, reason: error.message }, 'the pictures of a feed cannot be fetched');
      dueFeeds.leaveAlone(feed.id);
      return 0;
    } finally {
      client.close();
    }
  };

  return async (signal: AbortSignal): Promise<number> => {
    prepared ??= prepareFolder();
    await prepared;
    const ends = await Promise.allSettled((await dueFeeds.find()).map((feed) => copyLot(feed, signal)));
    let tried = 0;
    for (const end of ends) {
      if (end.status === 'rejected') throw end.reason;
      tried += end.value;
    }
    return tried;
  };
};
