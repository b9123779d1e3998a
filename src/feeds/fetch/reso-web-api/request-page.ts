import type { Logger } from '../../../process/logger.ts';
import { retryAfter } from '../../../process/retry-after.ts';
import type { ResoWebApiSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import type { HttpClient, HttpResponse } from '../http-client.ts';
import { PAGE, readBody, SHORT_ANSWER, statusError } from '../http-response.ts';
import { shownUrl, TransientSourceError } from '../network-errors.ts';
import { retrying, type Wait } from '../retry.ts';
import type { AccessTokens } from './access-token.ts';
import { pageSizeOf } from './property-query.ts';
import type { RequestBudget } from './request-budget.ts';
import { type ResoPage, readPage } from './reso-page.ts';

class TooManyRequestsError extends TransientSourceError {}

type PageRequests = {
  client: Pick<HttpClient, 'request'>;
  tokens: AccessTokens;
  budget: RequestBudget;
  source: ResoWebApiSource;
  keyField: string;
  clock: () => Date;
  log: Logger;
  signal: AbortSignal;
  wait?: Wait | undefined;
};

/** About seven minutes of pauses: a page is asked for again, never what came before it. */
const RETRIES = 10;
/** A service that does not say for how long it refuses requests is asked once a minute, for an hour. */
const REFUSED_PAUSE = 60_000;
const MOST_REFUSALS = 60;
const MOST_REASON = 300;

const dateOf = ({ headers }: HttpResponse): Date | null => {
  const time = Date.parse(headers.date ?? '');
  return Number.isNaN(time) ? null : new Date(time);
};

/** What the service says against a request of ours, without the token. */
const refusal = async (response: HttpResponse, token: string, now: Date): Promise<FeedFileError> => {
  const error = statusError(response, now);
  const { text } = await readBody(response, SHORT_ANSWER).catch(() => ({ text: '' }));
  const reason = /"message"\s*:\s*"((?:[^"\\]|\\.){1,1000})"/.exec(text)?.[1]?.replaceAll(token, '…');
  return response.status === 400 && reason !== undefined
    ? new FeedFileError(`${error.message}: ${reason.slice(0, MOST_REASON)}; check source.filter and source.expand`)
    : error;
};

/** Asks for pages one by one, within the budget; what breaks is asked for again. FeedFileError when that does not help. */
export const createPageRequests = (options: PageRequests): ((url: URL) => Promise<ResoPage>) => {
  const { source, client, tokens, budget, keyField, clock, log, signal, wait } = options;

  const send = async (url: URL): Promise<{ response: HttpResponse; token: string }> => {
    const token = await tokens.get();
    await budget.reserve();
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      // MLS Grid answers nobody who does not take gzip.
      'accept-encoding': 'gzip',
      prefer: `odata.maxpagesize=${pageSizeOf(source)}`,
    };
    return { response: await client.request({ url, headers, signal }), token };
  };

  const readAnswer = async (response: HttpResponse, what: string): Promise<ResoPage> => {
    const { text, bytes } = await readBody(response, PAGE);
    await budget.answered(bytes);
    try {
      return { ...readPage(text, keyField, `a page of ${what}`), servedAt: dateOf(response) };
    } catch (error) {
      if (error instanceof FeedFileError) throw error;
      const reason = error instanceof Error ? error.message : '';
      log.info({ url: what, bytes, reason }, 'a page cannot be read');
      throw new TransientSourceError(`${what} answered with something that is no whole OData page`);
    }
  };

  const ask = async (url: URL): Promise<ResoPage> => {
    let { response, token } = await send(url);
    if (response.status === 401 && tokens.renew()) {
      response.body.destroy();
      ({ response, token } = await send(url));
    }
    if (response.status === 429) {
      response.body.destroy();
      // The budget does the waiting, for all who share it.
      await budget.postpone(retryAfter(response.headers['retry-after'], clock()) ?? REFUSED_PAUSE);
      throw new TooManyRequestsError(statusError(response, clock()).message);
    }
    if (response.status !== 200) throw await refusal(response, token, clock());
    return readAnswer(response, shownUrl(url));
  };

  return (url) => {
    let refusals = 0;
    const counts = (error: TransientSourceError): boolean => {
      refusals += error instanceof TooManyRequestsError ? 1 : 0;
      return !(error instanceof TooManyRequestsError) || refusals > MOST_REFUSALS;
    };
    return retrying(() => ask(url), { signal, log, retries: RETRIES, counts, wait });
  };
};
