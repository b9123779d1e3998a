import { hasControl } from '../../../fields/control-characters.ts';
import type { Logger } from '../../../process/logger.ts';
import { retryAfter } from '../../../process/retry-after.ts';
import type { ResoWebApiSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import { DEEPEST, LONGEST_RECORD, outOfBounds } from '../../file-bounds.ts';
import { cleanText } from '../../map/conversion.ts';
import type { HttpClient, HttpResponse } from '../http-client.ts';
import { PAGE, readBody, SHORT_ANSWER, statusError } from '../http-response.ts';
import { shownUrl, TransientSourceError } from '../network-errors.ts';
import { retrying, type Wait } from '../retry.ts';
import type { AccessTokens } from './access-token.ts';
import { pageSizeOf } from './property-query.ts';
import type { RequestBudget } from './request-budget.ts';

/** What replication goes by in one record, and its text on one line. */
export type ResoRecord = {
  text: string;
  /** Trimmed; `''` where there is none, or one with control characters, which would be several lines of a file of keys. */
  key: string;
  /** ModificationTimestamp as it came; null where it is none. */
  timestamp: string | null;
  /** False: the record says that it must leave the store (MLS Grid's MlgCanView). */
  canView: boolean;
  fields: readonly string[];
};

export type ResoPage = {
  records: ResoRecord[];
  nextLink: string | null;
  /** When the service answered, by its own clock; null where it does not say. */
  servedAt: Date | null;
};

type SourceContext = { source?: string };

/** A number too large to be exact keeps the digits in which it came. */
const exactKey = (text: string, keyField: string): string => {
  let digits = '';
  const keep = (name: string, value: unknown, { source }: SourceContext): unknown => {
    if (name === keyField && typeof value === 'number') digits = source ?? String(value);
    return value;
  };
  JSON.parse(text, keep as (name: string, value: unknown) => unknown);
  return digits;
};

const readKey = (value: unknown, text: string, keyField: string): string => {
  if (typeof value === 'string') return hasControl(cleanText(value)) ? '' : cleanText(value);
  if (typeof value !== 'number') return '';
  return Number.isSafeInteger(value) ? String(value) : exactKey(text, keyField);
};

const readRecord = (text: string, keyField: string): ResoRecord => {
  const record = JSON.parse(text) as Record<string, unknown>;
  const timestamp = record.ModificationTimestamp;
  const canView = record.MlgCanView;
  return {
    // Line ends stand between the parts of a JSON text, never within.
    text: text.replace(/[\r\n]+/g, ' '),
    key: readKey(record[keyField], text, keyField),
    timestamp: typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp)) ? timestamp : null,
    canView: canView !== false && String(canView).toLowerCase() !== 'false',
    fields: Object.keys(record),
  };
};

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g;

/** Finds the array `value` of the outermost object, and in it the text of every object. Null where there is none, or no end of it. */
const findRecords = (text: string, name: string): { start: number; end: number; records: string[] } | null => {
  const records: string[] = [];
  let depth = 0;
  let start = -1;
  let recordStart = -1;
  let isValue = false;

  const open = (bracket: string, index: number): void => {
    depth += 1;
    if (depth > DEEPEST) throw outOfBounds(name, `its record ${records.length + 1} has more than ${DEEPEST} levels`);
    if (bracket === '[' && depth === 2 && isValue && start === -1) start = index;
    if (bracket === '{' && depth === 3 && start !== -1) recordStart = index;
  };

  const endRecord = (index: number): void => {
    if (index - recordStart > LONGEST_RECORD) {
      throw outOfBounds(name, `its record ${records.length + 1} has more than ${LONGEST_RECORD} characters`);
    }
    records.push(text.slice(recordStart, index + 1));
  };

  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) isValue = depth === 1 && start === -1 ? token === '"value"' : isValue;
    else if (token === '[' || token === '{') open(token, index);
    else {
      depth -= 1;
      if (token === '}' && depth === 2 && start !== -1) endRecord(index);
      if (token === ']' && depth === 1 && start !== -1) return { start, end: index, records };
    }
  }
  return null;
};

/** The records of an OData page as the texts in which they came, so that no number is rounded, and the rest of it. */
const splitPage = (text: string, name: string): { records: string[]; envelope: Record<string, unknown> } => {
  const found = findRecords(text, name);
  if (found === null) throw new SyntaxError('there is no whole array "value"');
  if (found.start + text.length - found.end > LONGEST_RECORD) {
    throw outOfBounds(name, `it has more than ${LONGEST_RECORD} characters beside its records`);
  }
  const envelope: unknown = JSON.parse(`${text.slice(0, found.start)}[]${text.slice(found.end + 1)}`);
  return { records: found.records, envelope: envelope as Record<string, unknown> };
};

/**
 * Reads the text of an OData page, which messages call `name`. SyntaxError where it is none, or is cut off; FeedFileError where it is
 * beyond bounds.
 */
const readPage = (text: string, keyField: string, name: string): Omit<ResoPage, 'servedAt'> => {
  const { records, envelope } = splitPage(text, name);
  const nextLink = envelope['@odata.nextLink'] ?? envelope['@nextLink'];
  return {
    records: records.map((record) => readRecord(record, keyField)),
    nextLink: typeof nextLink === 'string' && nextLink !== '' ? nextLink : null,
  };
};

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
