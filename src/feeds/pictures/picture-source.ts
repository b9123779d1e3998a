import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isoDate } from '../../listings/days-on-market.ts';
import { notePictures } from '../../listings/pictures/listing-pictures.ts';
import type { SentPictures } from '../../listings/pictures/sent-pictures.ts';
import type { Logger } from '../../process/logger.ts';
import type { FeedConfig, ResoWebApiSource } from '../configuration/feed-config.ts';
import { sourceKeyColumn } from '../configuration/feed-rules.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import { createAccessTokens } from '../fetch/reso-web-api/access-token.ts';
import { propertyUrl, recordUrl } from '../fetch/reso-web-api/property-query.ts';
import {
  budgetName,
  createRequestBudget,
  REQUEST_LIMITS,
  type RequestBudget,
  type RequestLimits,
} from '../fetch/reso-web-api/request-budget.ts';
import { createPageRequests, type ResoPage } from '../fetch/reso-web-api/reso-page.ts';
import type { Wait } from '../fetch/retry.ts';
import { mapFeed } from '../map/map-feed.ts';

/** What pictures may use of a service's hours and days: the rest is for the listings themselves. */
const SHARE = 0.8;

const shareOf = (limits: RequestLimits): RequestLimits => ({
  perSecond: limits.perSecond,
  perHour: limits.perHour * SHARE,
  perDay: limits.perDay * SHARE,
  bytesPerHour: limits.bytesPerHour * SHARE,
});

type PictureSourceOptions = {
  database: Database;
  feed: { id: number; name: string; config: FeedConfig };
  client: Pick<HttpClient, 'request'>;
  readVariable: (name: string) => string | undefined;
  clock: () => Date;
  log: Logger;
  signal: AbortSignal;
  wait: Wait;
  /** For records while they are read. */
  folder: string;
};

export type PictureSource = {
  /** Keeps the requests for a feed's pictures under their limits, over restarts. Those of a RESO Web API count with its other requests. */
  budget: RequestBudget;
  /**
   * Whether a listing's pictures, whose addresses are no longer allowed, have others now. A RESO Web API is asked for the home's record: it
   * sends only what has changed, so that no run would bring addresses that are signed anew. Null for other sources, whose next file does.
   */
  renew: ((listing: { listingId: number; chatbotId: number }) => Promise<boolean>) | null;
};

/** What a record says of its pictures, read as a run reads it. */
const picturesIn = async (
  record: string,
  { folder, feed: { config }, clock, signal }: PictureSourceOptions,
): Promise<SentPictures | undefined> => {
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, `${record}\n`, { mode: 0o600 });
    const reading = { today: isoDate(clock()), signal, name: 'the record' };
    const asLines = { ...config, format: { type: 'jsonl' as const } };
    for await (const { rows } of mapFeed([{ path, name: 'Property' }], asLines, reading)) {
      for (const row of rows) if ('pictures' in row) return row.pictures;
    }
    return undefined;
  } finally {
    await rm(path, { force: true });
  }
};

const createRenewal = (
  source: ResoWebApiSource,
  request: (url: URL) => Promise<ResoPage>,
  options: PictureSourceOptions,
): PictureSource['renew'] => {
  const { database, feed, log } = options;
  const keyField = sourceKeyColumn(feed.config);
  return async ({ listingId, chatbotId }) => {
    const [listing] = await storesOn(database).listings.read(chatbotId, [listingId], { lock: false });
    const key = listing?.sourceKey;
    if (key == null) return false;
    try {
      const { records } = await request(recordUrl(source, keyField, key));
      const record = records.find((one) => one.key === key && one.canView);
      const sent = record === undefined ? undefined : await picturesIn(record.text, options);
      if (sent === undefined) return false;
      return await inTransaction(database, (transaction) =>
        notePictures(transaction, { chatbotId, feedId: feed.id }, new Map([[listingId, sent]])),
      );
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      log.info(
        { feed: feed.name, listing: listingId, reason: error.message },
        'addresses of pictures were not renewed',
      );
      return false;
    }
  };
};

/** What a feed's pictures are asked for by. FeedFileError where a variable of the source's credentials is not set. */
export const createPictureSource = (options: PictureSourceOptions): PictureSource => {
  const { feed, client } = options;
  const { source, imageRequests } = feed.config;
  const service = `The source of the pictures of feed ${feed.name}`;
  if (!('resoWebApi' in source)) {
    const limits = { ...REQUEST_LIMITS, ...imageRequests };
    const name = `pictures of feed ${feed.id}`;
    return { budget: createRequestBudget({ ...options, name, service, limits }), renew: null };
  }
  const tokens = createAccessTokens(source.credentials, { ...options, feed: feed.name });
  const limits = { ...shareOf({ ...REQUEST_LIMITS, ...source.requests }), ...imageRequests };
  const name = budgetName(propertyUrl(source), tokens.holder);
  const budget = createRequestBudget({ ...options, name, service, limits });
  const keyField = sourceKeyColumn(feed.config);
  const request = createPageRequests({ ...options, source, client, tokens, budget, keyField });
  return { budget, renew: createRenewal(source, request, options) };
};
