import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../database/transaction.ts';
import { isoDate } from '../../listings/days-on-market.ts';
import { createListingStore } from '../../listings/listing-store.ts';
import { notePictures } from '../../listings/pictures/note-pictures.ts';
import type { SentPictures } from '../../listings/pictures/sent-pictures.ts';
import { sourceKeyColumn } from '../configuration/feed-rules.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { createAccessTokens } from '../fetch/reso-web-api/access-token.ts';
import { recordUrl } from '../fetch/reso-web-api/property-query.ts';
import type { RequestBudget } from '../fetch/reso-web-api/request-budget.ts';
import { createPageRequests } from '../fetch/reso-web-api/request-page.ts';
import { readFeed } from '../read/read-feed.ts';
import type { PictureBudgetOptions } from './picture-budget.ts';

/** Whether a listing's pictures have other addresses now. */
export type RenewAddresses = (listing: { listingId: number; chatbotId: number }) => Promise<boolean>;

/**
 * Asks a RESO Web API for the record of a home whose pictures' addresses are no longer allowed: it sends only what has changed, so
 * that no run would bring addresses that are signed anew. Null for other sources, whose next file does.
 */
export const createAddressRenewal = (
  options: PictureBudgetOptions & { budget: RequestBudget; folder: string },
): RenewAddresses | null => {
  const { database, feed, config, client, readVariable, clock, log, signal, wait, budget, folder } = options;
  const { source } = config;
  if (!('resoWebApi' in source)) return null;
  const keyField = sourceKeyColumn(config);
  const tokens = createAccessTokens(source.credentials, { feed: feed.name, readVariable, client, clock, signal });
  const request = createPageRequests({ client, tokens, budget, source, keyField, clock, log, signal, wait });

  /** What a record says of its pictures, read as a run reads it. */
  const picturesIn = async (record: string): Promise<SentPictures | undefined> => {
    const path = join(folder, randomUUID());
    try {
      await writeFile(path, `${record}\n`, { mode: 0o600 });
      const reading = { today: isoDate(clock()), signal, name: 'the record' };
      const asLines = { ...config, format: { type: 'jsonl' as const } };
      for await (const { rows } of readFeed([{ path, name: 'Property' }], asLines, reading)) {
        for (const row of rows) if ('pictures' in row) return row.pictures;
      }
      return undefined;
    } finally {
      await rm(path, { force: true });
    }
  };

  return async ({ listingId, chatbotId }) => {
    const [listing] = await createListingStore(database).read(chatbotId, [listingId], { lock: false });
    const key = listing?.sourceKey;
    if (key == null) return false;
    try {
      const { records } = await request(recordUrl(source, keyField, key));
      const record = records.find((one) => one.key === key && one.canView);
      const sent = record === undefined ? undefined : await picturesIn(record.text);
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
