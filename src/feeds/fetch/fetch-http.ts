import type { IncomingHttpHeaders } from 'node:http';
import type { RemoteFileSource } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { Fetched, RemoteContext } from './fetched-file.ts';
import { createHttpClient, type HttpClient, type HttpResponse } from './http-client.ts';
import { statusError } from './http-response.ts';
import { createLanding, type Landing, retryingToFill, tooLarge } from './landing.ts';
import { shownUrl, TransientSourceError } from './network-errors.ts';
import { authorization } from './read-credentials.ts';
import type { RetryOptions } from './retry.ts';
import { landedFile, unpackLanding } from './unpack.ts';

/** What the server said of a file; `url` is the address that it is of. */
type HttpState = { url: string; etag?: string; lastModified?: string };

type Download = {
  client: HttpClient;
  landing: Landing;
  what: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  context: RemoteContext;
  maxSize: number;
};

const readState = (state: RemoteContext['lastState'], url: string): HttpState => {
  const { url: of, etag, lastModified } = (state ?? {}) as Partial<HttpState>;
  if (of !== url) return { url };
  return { url, ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
};

const stateOf = (url: string, headers: IncomingHttpHeaders): HttpState => ({
  url,
  ...(headers.etag !== undefined && { etag: headers.etag }),
  ...(headers['last-modified'] !== undefined && { lastModified: headers['last-modified'] }),
});

const conditions = ({ etag, lastModified }: HttpState): Record<string, string> => ({
  ...(etag !== undefined && { 'if-none-match': etag }),
  ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
});

/** Asks for what is still to come, if the file is still the one that began; null where the server gives no way to tell. */
const rest = (headers: IncomingHttpHeaders, from: number): Record<string, string> | null => {
  const { etag, 'last-modified': lastModified, 'accept-ranges': ranges } = headers;
  const validator = etag !== undefined && !etag.startsWith('W/') ? etag : lastModified;
  if (from === 0 || ranges === 'none' || validator === undefined) return null;
  return { range: `bytes=${from}-`, 'if-range': validator };
};

const isConditional = (headers: Readonly<Record<string, string>>): boolean =>
  'if-none-match' in headers || 'if-modified-since' in headers;

/** How long the whole file is, bytes; null where the server does not tell. */
const fullSize = ({ status, headers }: HttpResponse): number | null => {
  const told = status === 206 ? /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] : headers['content-length'];
  return told === undefined ? null : Number(told);
};

const isRest = ({ status, headers }: HttpResponse, from: number): boolean =>
  status === 206 && headers['content-range']?.startsWith(`bytes ${from}-`) === true;

/** Checks an answer, and makes the landing ready for its body: as it is for the rest of the file, else empty. */
const prepareLanding = async (response: HttpResponse, asksRest: boolean, { landing, what, context }: Download) => {
  if (response.status === 416 && asksRest) {
    await landing.restart();
    throw new TransientSourceError(`${what} changed while it was fetched`);
  }
  if (asksRest && isRest(response, landing.size())) return;
  if (response.status !== 200) throw statusError(response, context.clock());
  await landing.restart();
};

/** Brings the file, going on where a connection broke. Null where the server says that it is the same as last time. */
const download = (job: Download, retry: RetryOptions): Promise<IncomingHttpHeaders | null> => {
  const { client, landing, what, url, context, maxSize } = job;
  let begun: IncomingHttpHeaders = {};
  const attempt = async (): Promise<IncomingHttpHeaders | null> => {
    const range = rest(begun, landing.size());
    const response = await client.request({ url, headers: { ...job.headers, ...range }, signal: context.signal });
    try {
      if (response.status === 304 && range === null && isConditional(job.headers)) return null;
      await prepareLanding(response, range !== null, job);
      if (landing.size() === 0) begun = response.headers;
      const size = fullSize(response);
      if (size !== null && size > maxSize) throw tooLarge(what, maxSize);
      await landing.append(response.body);
      if (size !== null && landing.size() !== size) {
        throw new TransientSourceError(`${what} came in part: ${landing.size()} of ${size} bytes`);
      }
    } finally {
      response.body.destroy();
    }
    return begun;
  };
  return retryingToFill(landing, attempt, retry);
};

/** When the file is from; null where the server does not tell. */
const timeOf = (headers: IncomingHttpHeaders): Date | null => {
  const time = Date.parse(headers['last-modified'] ?? '');
  return Number.isNaN(time) ? null : new Date(time);
};

/**
 * A file by HTTP or HTTPS. What the server calls unchanged since it was applied last is not fetched again. FeedFileError:
 * the server refuses, or cannot be reached after some tries.
 */
export const fetchHttp = async (
  source: RemoteFileSource,
  maxSize: number,
  context: RemoteContext,
  retry: RetryOptions = {},
): Promise<Fetched> => {
  const url = new URL(source.url);
  const what = shownUrl(url);
  const { folder, signal, log } = context;
  const headers = {
    ...authorization(source.credentials, context),
    ...(context.conditional ? conditions(readState(context.lastState, source.url)) : {}),
  };
  const client = createHttpClient({ allowPrivateAddresses: source.allowPrivateAddresses ?? false });
  let landing = await createLanding({ folder, what, maxSize, signal });
  try {
    const job = { client, landing, what, url, headers, context, maxSize };
    const answered = await download(job, { signal, log, ...retry });
    if (answered === null) {
      return { kind: 'nothing', message: `${what} is the same as last time`, sourceState: null };
    }
    landing = await unpackLanding(landing, answered['content-encoding'], { what, maxSize });
    if (landing.size() === 0) throw new FeedFileError(`${what} is empty: nothing was imported`);
    const file = await landedFile(landing, { ...context, name: what, maxSize, modifiedAt: timeOf(answered) });
    return { kind: 'file', file: { ...file, sourceState: stateOf(source.url, answered) } };
  } finally {
    client.close();
    await landing.close();
  }
};
