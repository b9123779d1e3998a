import type { IncomingHttpHeaders } from 'node:http';
import type { RemoteFileSource } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchContext } from './fetch-source.ts';
import type { Fetched } from './fetched-file.ts';
import { createHttpClient, type HttpClient, type HttpResponse } from './http-client.ts';
import { statusError } from './http-status.ts';
import { createLanding, type Landing, tooLarge } from './landing.ts';
import { shownUrl, TransientSourceError } from './network-errors.ts';
import { authorization } from './read-credentials.ts';
import { PROGRESS_BYTES, type RetryOptions, retrying } from './retry.ts';
import { unpackLanding } from './unpack-landing.ts';
import { unpackParts } from './unpack-parts.ts';

/** What the server said of a file; `url` is the address that it is of. */
type HttpState = { url: string; etag?: string; lastModified?: string };

type Download = {
  client: HttpClient;
  landing: Landing;
  what: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  context: FetchContext;
  maxSize: number;
};

const readState = (state: FetchContext['lastState'], url: string): HttpState => {
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

/** Brings the file, going on where a connection broke. Null where the server says that it is the same as last time. */
const download = async (job: Download, retry: RetryOptions): Promise<IncomingHttpHeaders | null> => {
  const { client, landing, what, url, context, maxSize } = job;
  let begun: IncomingHttpHeaders = {};
  let progress = 0;
  const attempt = async (): Promise<IncomingHttpHeaders | null> => {
    const before = landing.size();
    const range = rest(begun, before);
    progress = 0;
    const response = await client.request({ url, headers: { ...job.headers, ...range }, signal: context.signal });
    try {
      if (response.status === 304 && range === null && isConditional(job.headers)) return null;
      if (response.status === 416 && range !== null) {
        await landing.restart();
        throw new TransientSourceError(`${what} changed while it was fetched`);
      }
      if (range === null || !isRest(response, before)) {
        if (response.status !== 200) throw statusError(response, context.clock());
        await landing.restart();
        begun = response.headers;
      }
      const size = fullSize(response);
      if (size !== null && size > maxSize) throw tooLarge(what, maxSize);
      const start = landing.size();
      await landing.append(response.body).finally(() => {
        progress = landing.size() - start;
      });
      if (size !== null && landing.size() !== size) {
        throw new TransientSourceError(`${what} came in part: ${landing.size()} of ${size} bytes`);
      }
    } finally {
      response.body.destroy();
    }
    return begun;
  };
  return retrying(attempt, { ...retry, counts: () => progress < PROGRESS_BYTES });
};

/** When the file is from. Without a time of its own, now: it cannot be told to be older than another then. */
const timeOf = (headers: IncomingHttpHeaders, now: Date): { modifiedAt: Date; ageUnknown?: true } => {
  const time = Date.parse(headers['last-modified'] ?? '');
  if (Number.isNaN(time)) return { modifiedAt: now, ageUnknown: true };
  return { modifiedAt: new Date(Math.min(time, now.getTime())) };
};

/**
 * A file by HTTP or HTTPS. What the server calls unchanged since it was applied last is not fetched again. FeedFileError:
 * the server refuses, or cannot be reached after some tries.
 */
export const fetchHttp = async (
  source: RemoteFileSource,
  maxSize: number,
  context: FetchContext,
  retry: RetryOptions = {},
): Promise<Fetched> => {
  const url = new URL(source.url);
  const what = shownUrl(url);
  const { folder, signal, log, clock } = context;
  const lastState = readState(context.lastState, source.url);
  const headers = {
    ...authorization(source.credentials, context),
    ...(context.conditional ? conditions(lastState) : {}),
  };
  const client = createHttpClient({ allowPrivateAddresses: source.allowPrivateAddresses ?? false });
  let landing = await createLanding({ folder, what, maxSize, signal });
  try {
    const answered = await download(
      { client, landing, what, url, headers, context, maxSize },
      { signal, log, ...retry },
    );
    if (answered === null) {
      return { kind: 'nothing', message: `${what} is the same as last time`, sourceState: null };
    }
    landing = await unpackLanding(landing, answered['content-encoding'], { what, maxSize });
    if (landing.size() === 0) throw new FeedFileError(`${what} is empty: nothing was imported`);
    return {
      kind: 'file',
      file: {
        path: landing.path,
        size: landing.size(),
        sha256: landing.sha256(),
        ...timeOf(answered, clock()),
        name: what,
        parts: await unpackParts(landing.path, { name: what, folder, maxSize, signal }),
        sourceState: stateOf(source.url, answered),
        more: false,
        keysPath: null,
      },
    };
  } finally {
    client.close();
    await landing.close();
  }
};
