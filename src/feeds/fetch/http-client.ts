import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from 'node:http';
import { Agent as HttpsAgent, request as requestTls } from 'node:https';
import { isIP } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { FeedFileError } from '../feed-file-error.ts';
import { type AddressRules, allowedAddresses, bareHost, checkedLookup } from './allowed-addresses.ts';
import { networkError, shownUrl, TransientSourceError } from './network-errors.ts';

export type HttpClientOptions = AddressRules & {
  /** Milliseconds until the connection must stand, TLS included. */
  connectTimeout?: number;
  /** Milliseconds for which a server may be silent. */
  idleTimeout?: number;
  /** Milliseconds within each of which a body must bring `LEAST_BYTES`, so that no server holds a run up for days. */
  slowTimeout?: number;
  /** Certificates of authorities that are trusted in place of the usual ones. */
  ca?: string;
};

export type HttpRequest = {
  /** http or https. User and password in it are not sent. */
  url: URL | string;
  method?: 'GET' | 'POST';
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
};

/** Any status. `body` must be read to its end or destroyed; it fails with a TransientSourceError when it is cut off. */
export type HttpResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Readable;
  /** Where the answer came from, after redirects. */
  url: URL;
};

const CONNECT_TIMEOUT = 30_000;
const IDLE_TIMEOUT = 120_000;
const SLOW_TIMEOUT = 10 * 60_000;
const LEAST_BYTES = 64 * 1024;
const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const OWN_HEADERS = { 'user-agent': 'listingd', accept: '*/*', 'accept-encoding': 'identity' };

/** The body of a response, whose errors are sentences. A body that is cut off fails: it never just ends. */
const bodyOf = (
  response: IncomingMessage,
  what: string,
  { signal, slowTimeout }: { signal: AbortSignal | undefined; slowTimeout: number },
): Readable => {
  const body = new PassThrough();
  let brought = 0;
  response.on('data', (chunk: Buffer) => {
    brought += chunk.length;
  });
  const watching = setInterval(() => {
    if (brought < LEAST_BYTES) body.destroy(new TransientSourceError(`${what} sends too slowly`));
    brought = 0;
  }, slowTimeout);
  response.on('close', () => clearInterval(watching));
  response.on('error', (error) =>
    body.destroy((signal?.aborted === true ? signal.reason : networkError(what, error)) as Error),
  );
  // It may fail before anybody reads it; who reads it later is told then.
  body.on('error', () => undefined);
  body.on('close', () => response.destroy());
  return response.pipe(body);
};

/** Ends a request whose connection does not stand in time, or whose server falls silent. */
const guardTime = (sent: ClientRequest, what: string, connectTimeout: number, idleTimeout: number): void => {
  const late = (): void => {
    sent.destroy(new TransientSourceError(`${what} did not answer in time`));
  };
  const connecting = setTimeout(late, connectTimeout);
  const connected = (): void => clearTimeout(connecting);
  sent.once('close', connected);
  sent.once('socket', (socket) => {
    // A connection that was kept stands already.
    if (socket.connecting) socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected);
    else connected();
  });
  sent.setTimeout(idleTimeout, late);
  // One that sends its headers letter by letter is never silent.
  const answering = setTimeout(late, connectTimeout + idleTimeout);
  for (const event of ['response', 'close']) sent.once(event, () => clearTimeout(answering));
};

/** The address that a redirect of a request leads to. FeedFileError where it must not be followed. */
const redirectTarget = (asked: HttpRequest, from: URL, location: string): URL => {
  const what = shownUrl(from);
  if (asked.method === 'POST') throw new FeedFileError(`${what} redirects a request that must not be`);
  if (!URL.canParse(location, from.href)) throw new FeedFileError(`${what} redirects to something that is no address`);
  const to = new URL(location, from);
  if (to.protocol !== 'http:' && to.protocol !== 'https:') {
    throw new FeedFileError(`${what} redirects to ${to.protocol}, which is not followed`);
  }
  if (from.protocol === 'https:' && to.protocol === 'http:') {
    throw new FeedFileError(`${what} redirects to ${shownUrl(to)}, from https to http: that is not followed`);
  }
  return to;
};

const withoutCredentials = (headers: HttpRequest['headers'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'));

/**
 * A client for HTTP and HTTPS that follows redirects of GET by itself, never sends credentials on to another origin, and connects
 * to public addresses only unless told otherwise. Connections are kept; `close` ends them.
 */
export const createHttpClient = (options: HttpClientOptions = {}) => {
  const { connectTimeout = CONNECT_TIMEOUT, idleTimeout = IDLE_TIMEOUT, slowTimeout = SLOW_TIMEOUT } = options;
  const lookup = checkedLookup(options);
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true, ...(options.ca === undefined ? {} : { ca: options.ca }) });

  const send = (url: URL, { method = 'GET', headers, body, signal }: HttpRequest): Promise<IncomingMessage> =>
    new Promise((answer, fail) => {
      const what = shownUrl(url);
      const sent = (url.protocol === 'https:' ? requestTls : request)({
        host: bareHost(url.hostname),
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        headers: {
          ...OWN_HEADERS,
          ...(body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` }),
          ...headers,
          host: url.host,
        },
        agent: url.protocol === 'https:' ? https : http,
        lookup,
        ...(signal === undefined ? {} : { signal }),
      });
      guardTime(sent, what, connectTimeout, idleTimeout);
      sent.on('response', answer);
      sent.on('error', (error) => fail(signal?.aborted === true ? signal.reason : networkError(what, error)));
      sent.end(body);
    });

  const follow = async (asked: HttpRequest, url: URL, redirects: number): Promise<HttpResponse> => {
    asked.signal?.throwIfAborted();
    // A connection to an address asks no lookup.
    if (isIP(bareHost(url.hostname)) !== 0) await allowedAddresses(url.hostname, options);
    const response = await send(url, asked);
    const { statusCode: status = 0, headers } = response;
    if (!REDIRECTS.has(status) || headers.location === undefined) {
      return { status, headers, body: bodyOf(response, shownUrl(url), { signal: asked.signal, slowTimeout }), url };
    }
    response.on('error', () => undefined).destroy();
    if (redirects === MOST_REDIRECTS) {
      throw new FeedFileError(`${shownUrl(new URL(asked.url))} redirects more than ${MOST_REDIRECTS} times`);
    }
    const next = redirectTarget(asked, url, headers.location);
    const further = next.origin === url.origin ? asked : { ...asked, headers: withoutCredentials(asked.headers) };
    return follow(further, next, redirects + 1);
  };

  return {
    /** FeedFileError, without credentials: private address, redirect that is not followed, TLS. TransientSourceError: network. */
    request: async (asked: HttpRequest): Promise<HttpResponse> => follow(asked, new URL(asked.url), 0),

    close: (): void => {
      http.destroy();
      https.destroy();
    },
  };
};

export type HttpClient = ReturnType<typeof createHttpClient>;
