import { mkdir, rm } from 'node:fs/promises';
import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { filePath } from '../../files/file-address.ts';
import type { FileService } from '../../files/file-service.ts';
import { createPictureFinisher } from '../../listings/pictures/listing-pictures.ts';
import type { PictureStore } from '../../listings/pictures/picture-store.ts';
import type { Logger } from '../../process/logger.ts';
import { copiesImages, type FeedConfig } from '../configuration/feed-config.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import { type Wait, waitAbortably } from '../fetch/retry.ts';
import { ARCHIVE_ORIGIN } from './archive-pictures.ts';
import { copyLot, type Lot } from './copy-lot.ts';
import { fetchPicture } from './fetch-picture.ts';

/** So many pictures of a feed are fetched before the other feeds are looked at again. */
const LOT_SIZE = 100;
/** For so long a request waits for its turn, milliseconds: the other feeds must not wait with it. */
const LONGEST_WAIT = 60_000;

/** A feed that may ask for no more, or whose pictures are not copied now, is left alone for so long, milliseconds. */
const LEFT_ALONE = 600_000;

type PicturedFeed = { id: number; name: string; config: FeedConfig };

/** The feeds that have pictures to be fetched now. */
const createDueFeeds = (options: {
  store: Pick<PictureStore, 'dueFeeds'>;
  registry: Pick<FeedRegistry, 'all'>;
  clock: () => Date;
}) => {
  const { store, registry, clock } = options;
  const leftAloneUntil = new Map<number, number>();

  const isLeftAlone = (feedId: number): boolean => (leftAloneUntil.get(feedId) ?? 0) > clock().getTime();

  /** Nothing of the feed is looked at for ten minutes. False where that is so already. */
  const leaveAlone = (feedId: number): boolean => {
    if (isLeftAlone(feedId)) return false;
    leftAloneUntil.set(feedId, clock().getTime() + LEFT_ALONE);
    return true;
  };

  const find = async (): Promise<PicturedFeed[]> => {
    const due = (await store.dueFeeds()).filter((id) => !isLeftAlone(id));
    if (due.length === 0) return [];
    const copied = new Map<number, PicturedFeed>();
    for (const { feed, config, isGone } of await registry.all()) {
      if (config === null || isGone || !copiesImages(config)) continue;
      copied.set(feed.id, { id: feed.id, name: feed.name, config });
    }
    for (const id of due) if (!copied.has(id)) leaveAlone(id);
    return due.flatMap((id) => copied.get(id) ?? []);
  };

  return { find, leaveAlone };
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
 * Fetches pictures of feeds that are copied, as far as their time has come: up to 100 of each feed a call, within its limits. Returns how
 * many pictures were tried.
 */
export const createPictureCopier = (options: PictureCopierOptions) => {
  const { database, publicUrl = '', folder, log } = options;
  const { pictures: store } = storesOn(database);
  const finish = createPictureFinisher({ database, addressOf: (fileId) => `${publicUrl}${filePath(fileId)}` });
  const dueFeeds = createDueFeeds({ store, ...options });
  let prepared: Promise<unknown> | undefined;

  const prepareFolder = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
  };

  const wait: Wait = async (milliseconds, signal) => {
    if (milliseconds > LONGEST_WAIT) {
      throw new FeedFileError(`the next picture may be asked for in ${Math.ceil(milliseconds / 60_000)} minutes`);
    }
    await (options.wait ?? waitAbortably)(milliseconds, signal);
  };

  const lotOf = async (feed: PicturedFeed, client: HttpClient, signal: AbortSignal): Promise<Lot> => {
    // It reads records as an import does: what that takes is read when it is needed.
    const { createPictureSource } = await import('./picture-source.ts');
    const tools = { ...options, store, finish, feed, client, signal, wait };
    const leaveAlone = (): boolean => dueFeeds.leaveAlone(feed.id);
    const source = createPictureSource(tools);
    const fetch: Lot['fetch'] = (address, to) => fetchPicture(address, to, { ...tools, budget: source.budget });
    const isOfRun: Lot['isOfRun'] = (address) => address.startsWith(ARCHIVE_ORIGIN);
    return { ...tools, ...source, fetch, isOfRun, leaveAlone, renewed: new Map(), underWay: new Map() };
  };

  const copyOf = async (feed: PicturedFeed, signal: AbortSignal): Promise<number> => {
    const { source } = feed.config;
    const allowPrivateAddresses = 'allowPrivateAddresses' in source && source.allowPrivateAddresses === true;
    const client = createHttpClient({ allowPrivateAddresses });
    try {
      return await copyLot(await store.due(feed.id, LOT_SIZE), await lotOf(feed, client, signal));
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
    const ends = await Promise.allSettled((await dueFeeds.find()).map((feed) => copyOf(feed, signal)));
    let tried = 0;
    for (const end of ends) {
      if (end.status === 'rejected') throw end.reason;
      tried += end.value;
    }
    return tried;
  };
};
