import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connection.ts';
import type { FileService } from '../../files/file-service.ts';
import { createPictureStore, type DuePicture } from '../../listings/pictures/picture-store.ts';
import { createPictureSettler } from '../../listings/pictures/settle-picture.ts';
import { createSharedPictureStore } from '../../listings/pictures/shared-picture-store.ts';
import type { Logger } from '../../logger.ts';
import { copiesImages, type FeedConfig } from '../configuration/feed-config.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import type { RequestBudget } from '../fetch/reso-web-api/request-budget.ts';
import { type Wait, waitAbortably } from '../fetch/retry.ts';
import { createFailureHandler, DAY, isOfPicture } from './failed-picture.ts';
import { fetchPicture, pictureName, pictureUrl, UnsignedAddressError } from './fetch-picture.ts';
import { inLanes } from './in-lanes.ts';
import { createPictureBudget } from './picture-budget.ts';
import { createAddressRenewal, type RenewAddresses } from './renew-addresses.ts';

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
  /** What is being done about an address: others that have the same wait for it. */
  underWay: Map<string, Promise<unknown>>;
};

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
 * fetched is checked and kept as an upload is, once for all chatbots of a workspace. Returns how many pictures were tried.
 */
export const createPictureCopier = (options: PictureCopierOptions) => {
  const { database, registry, files, folder, readVariable, clock, log, wait = waitAbortably } = options;
  const store = createPictureStore(database);
  const shared = createSharedPictureStore(database);
  const base = options.publicUrl?.replace(/\/+$/, '') ?? '';
  const settle = createPictureSettler({ database, addressOf: (fileId) => `${base}/files/${fileId}` });
  const fail = createFailureHandler({ store, settle, log });
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
      if (!isOfPicture(error)) throw error;
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
    return { feed, client, budget, signal, renew, renewed: new Map(), underWay: new Map() };
  };

  /** Takes the file that another chatbot of the workspace has of the picture; false where none has. */
  const takeTwin = async (picture: DuePicture): Promise<boolean> => {
    const fileId = picture.home === null ? undefined : await shared.fileOfTwin(picture);
    return fileId !== undefined && picture.home !== null && settle(picture, picture.home.chatbotId, fileId);
  };

  /** False: nothing could be done, and the feed may ask for no more. */
  const copyOne = async (picture: DuePicture, tools: Tools): Promise<boolean> => {
    if (await takeTwin(picture)) return true;
    if (picture.home !== null && !(await isAllowed(tools.budget, tools.feed))) return false;
    await copy(picture, tools);
    return true;
  };

  const copyInTurn = (picture: DuePicture, tools: Tools): Promise<boolean> => {
    const { underWay } = tools;
    const before = underWay.get(picture.address)?.catch(() => undefined) ?? Promise.resolve();
    const turn = before.then(() => copyOne(picture, tools));
    underWay.set(picture.address, turn);
    return turn;
  };

  const copyAll = (waiting: DuePicture[], tools: Tools): Promise<number> =>
    inLanes(waiting, { atOnce: AT_ONCE, signal: tools.signal }, async (picture) =>
      // It has another address by now, and its turn comes with the next lot.
      tools.renewed.get(picture.listingId) === true ? undefined : copyInTurn(picture, tools),
    );

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
