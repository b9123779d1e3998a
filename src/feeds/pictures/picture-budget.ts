import type { Database } from '../../database/connection.ts';
import type { Logger } from '../../process/logger.ts';
import type { FeedConfig } from '../configuration/feed-config.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import { createAccessTokens } from '../fetch/reso-web-api/access-token.ts';
import { propertyUrl } from '../fetch/reso-web-api/property-query.ts';
import {
  budgetName,
  createRequestBudget,
  REQUEST_LIMITS,
  type RequestBudget,
  type RequestLimits,
} from '../fetch/reso-web-api/request-budget.ts';
import type { Wait } from '../fetch/retry.ts';

/** What pictures may use of a service's hours and days: the rest is for the listings themselves. */
const SHARE = 0.8;

const shareOf = (limits: RequestLimits): RequestLimits => ({
  perSecond: limits.perSecond,
  perHour: limits.perHour * SHARE,
  perDay: limits.perDay * SHARE,
  bytesPerHour: limits.bytesPerHour * SHARE,
});

export type PictureBudgetOptions = {
  database: Database;
  feed: { id: number; name: string };
  config: FeedConfig;
  client: Pick<HttpClient, 'request'>;
  readVariable: (name: string) => string | undefined;
  clock: () => Date;
  log: Logger;
  signal: AbortSignal;
  wait: Wait;
};

/**
 * Keeps the requests for a feed's pictures under their limits, over restarts. Those of a RESO Web API count with its other
 * requests. FeedFileError where a variable of its credentials is not set.
 */
export const createPictureBudget = (options: PictureBudgetOptions): RequestBudget => {
  const { database, feed, config, client, readVariable, clock, log, signal, wait } = options;
  const { source, imageRequests } = config;
  const shared = { database, log, signal, wait };
  const service = `The source of the pictures of feed ${feed.name}`;
  if (!('resoWebApi' in source)) {
    const limits = { ...REQUEST_LIMITS, ...imageRequests };
    return createRequestBudget({ ...shared, name: `pictures of feed ${feed.id}`, service, limits });
  }
  const { holder } = createAccessTokens(source.credentials, { feed: feed.name, readVariable, client, clock, signal });
  const limits = { ...shareOf({ ...REQUEST_LIMITS, ...source.requests }), ...imageRequests };
  return createRequestBudget({ ...shared, name: budgetName(propertyUrl(source), holder), service, limits });
};
