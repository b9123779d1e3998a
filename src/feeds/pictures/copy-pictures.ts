import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connection.ts';
import { ServiceError } from '../../errors.ts';
import type { FileService } from '../../files/file-service.ts';
import { createPictureStore, type DuePicture } from '../../listings/pictures/picture-store.ts';
import { createPictureSettler } from '../../listings/pictures/settle-picture.ts';
import type { Logger } from '../../logger.ts';
import { copiesImages, type FeedConfig } from '../configuration/feed-config.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import { shownUrl, TransientSourceError } from '../fetch/network-errors.ts';
import type { RequestBudget } from '../fetch/reso-web-api/request-budget.ts';
import { type Wait, waitAbortably } from '../fetch/retry.ts';
import { fetchPicture, pictureName, pictureUrl, UnsignedAddressError } from './fetch-picture.ts';
import { createPictureBudget } from './picture-budget.ts';
import { createAddressRenewal, type RenewAddresses } from './renew-addresses.ts';

/** What is wrong with the picture itself; any other failure of keeping it is the store's. */
const REFUSED_CODES: ReadonlySet<number> = new Set([413, 415]);
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a picture waits after each failure, seconds: two nights of its feed may give it an address signed anew. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY, DAY];
/** So many pictures of a feed are fetched before the other feeds are looked at again. */
const LOT = 100;
const AT_ONCE = 4;
/** For so long a request waits for its turn, milliseconds: the other feeds must not wait with it. */
const LONGEST_WAIT = 60_000;
/** A feed that may ask for no more, or whose pictures are not copied now, is left alone for so long, milliseconds. */
const LEFT_ALONE = 600_000;

type Feed = { id: number; name: string; config: FeedConfig };
type Tools = {
  feed: Feed;
  client: HttpClient;
  budget: RequestBudget;
  signal: AbortSignal;
  renew: RenewAddresses | null;
  /** Homes whose addresses were renewed while the lot was fetched, and whether they are others now. */
  renewed: Map<number, boolean>;
};

/** Whether another try would end the same: the picture is not there, or is none. */
const isFinal = (error: unknown): error is Error =>
  error instanceof ServiceError
    ? REFUSED_CODES.has(error.code)
    : error instanceof FeedFileError && !(error instanceof TransientSourceError);

export type PictureCopierOptions = {
  database: Database;
  registry: Pick<FeedRegistry, 'all'>;
  files: Pick<FileService, 'addPicture' | 'discard' | 'mostOfPicture'>;
  /** Where clients reach the service; without it addresses begin with /files. */
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
 * fetched is checked and kept as an upload is. Returns how many pictures were tried.
 */
export const createPictureCopier = (options: PictureCopierOptions) => {
  const { database, registry, files, folder, readVariable, clock, log, wait = waitAbortably } = options;
  const store = createPictureStore(database);
  const base = options.publicUrl?.replace(/\/+$/, '') ?? '';
  const settle = createPictureSettler({ database, addressOf: (fileId) => `${base}/files/${fileId}` });
  const leftAlone = new Map<number, number>();
  let prepared: Promise<unknown> | undefined;

  const waitForTurn: Wait = async (milliseconds, signal) => {
    if (milliseconds > LONGEST_WAIT) {
      throw new FeedFileError(`the next picture may be asked for in ${Math.ceil(milliseconds / 60_000)} minutes`);
    }
    await wait(milliseconds, signal);
  };

  const prepare = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
  };

  const fail = async (picture: DuePicture, chatbotId: number, feed: Feed, error: Error): Promise<void> => {
    const seconds = isFinal(error) ? undefined : WAITS[picture.tries];
    const { listingId, position } = picture;
    const address = shownUrl(pictureUrl(picture.address));
    const told = { feed: feed.name, listing: listingId, picture: position + 1, address, reason: error.message };
    if (seconds === undefined) {
      log.warn(told, 'a picture of a listing was given up');
      await settle(picture, chatbotId, null);
    } else {
      log.info({ ...told, wait: seconds }, 'a picture of a listing is tried again later');
      await store.postpone(picture, picture.tries + 1, seconds);
    }
  };

  /** Where the source can be asked, a home's pictures get addresses that are allowed: once for all of them. */
  const renewAddresses = async (
    { listingId }: DuePicture,
    chatbotId: number,
    { renew, renewed }: Tools,
  ): Promise<void> => {
    if (renew === null || renewed.has(listingId)) return;
    renewed.set(listingId, false);
    renewed.set(listingId, await renew({ listingId, chatbotId }));
  };

  const copy = async (picture: DuePicture, tools: Tools): Promise<void> => {
    const { home, address } = picture;
    if (home === null) return store.postpone(picture, picture.tries, DAY);
    const { feed, client, budget, signal } = tools;
    const path = join(folder, randomUUID());
    try {
      const size = await fetchPicture(address, { path, most: files.mostOfPicture }, { client, budget, clock, signal });
      const name = pictureName(pictureUrl(address));
      const fileId = await files.addPicture(home.workspaceId, { path, name, size });
      if (!(await settle(picture, home.chatbotId, fileId))) await files.discard(fileId);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!isFinal(error) && !(error instanceof TransientSourceError)) throw error;
      await fail(picture, home.chatbotId, feed, error);
      if (error instanceof UnsignedAddressError) await renewAddresses(picture, home.chatbotId, tools);
    } finally {
      await rm(path, { force: true });
    }
  };

  /** Nothing of the feed is looked at for some minutes. */
  const leave = (feedId: number): void => void leftAlone.set(feedId, clock().getTime() + LEFT_ALONE);

  /** False: the feed may ask for no more pictures for now. */
  const isAllowed = async (budget: RequestBudget, feed: Feed): Promise<boolean> => {
    try {
      await budget.reserve();
      return true;
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      log.info({ feed: feed.name, reason: error.message }, 'the pictures of a feed wait');
      leave(feed.id);
      return false;
    }
  };

  const toolsOf = (feed: Feed, client: HttpClient, signal: AbortSignal): Tools => {
    const { config } = feed;
    const shared = { database, readVariable, clock, log, signal, wait: waitForTurn, feed, config, client };
    const budget = createPictureBudget(shared);
    const renew = createAddressRenewal({ ...shared, budget, folder });
    return { feed, client, budget, signal, renew, renewed: new Map() };
  };

  const copyAll = async (waiting: DuePicture[], tools: Tools): Promise<number> => {
    const { feed, budget, signal, renewed } = tools;
    let tried = 0;
    let failure: unknown;
    const lane = async (): Promise<void> => {
      for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
        if (failure !== undefined || signal.aborted) return;
        // It has another address by now, and its turn comes with the next lot.
        if (renewed.get(picture.listingId) === true) continue;
        if (picture.home !== null && !(await isAllowed(budget, feed))) return;
        tried += 1;
        await copy(picture, tools);
      }
    };
    const stopping = (error: unknown): void => {
      failure ??= error;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => lane().catch(stopping)));
    if (failure !== undefined) throw failure;
    return tried;
  };

  const copyLot = async (feed: Feed, signal: AbortSignal): Promise<number> => {
    const { source } = feed.config;
    const allowPrivateAddresses = 'allowPrivateAddresses' in source && source.allowPrivateAddresses === true;
    const client = createHttpClient({ allowPrivateAddresses });
    try {
      const tools = toolsOf(feed, client, signal);
      return await copyAll(await store.due(feed.id, LOT), tools);
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      log.warn({ feed: feed.name, reason: error.message }, 'the pictures of a feed cannot be fetched');
      leave(feed.id);
      return 0;
    } finally {
      client.close();
    }
  };

  const feedsDue = async (): Promise<Feed[]> => {
    const due = (await store.dueFeeds()).filter((id) => (leftAlone.get(id) ?? 0) <= clock().getTime());
    const known = new Map<number, Feed>();
    for (const { feed, config, isGone } of due.length === 0 ? [] : await registry.all()) {
      if (config === null || isGone || !copiesImages(config)) continue;
      known.set(feed.id, { id: feed.id, name: feed.name, config });
    }
    for (const id of due) if (!known.has(id)) leave(id);
    return due.flatMap((id) => known.get(id) ?? []);
  };

  return async (signal: AbortSignal): Promise<number> => {
    prepared ??= prepare();
    await prepared;
    const ends = await Promise.allSettled((await feedsDue()).map((feed) => copyLot(feed, signal)));
    let tried = 0;
    for (const end of ends) {
      if (end.status === 'rejected') throw end.reason;
      tried += end.value;
    }
    return tried;
  };
};

export type CopyPictures = ReturnType<typeof createPictureCopier>;
