import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { listen } from './loopback-server.ts';
import { answerQuery, type Links } from './reso-query.ts';
import type { ResoSource } from './reso-source.ts';

/**
 * What may go wrong with a request: the connection breaks in the middle of the page, the page's text is cut, the server has
 * a fault, or wants to be left alone.
 */
export type Fault = 'drop' | 'cut' | 'error' | { tooMany: true; retryAfter?: string };

export const BEARER = 'the-bearer-token';
export const CLIENT = { id: 'the-client', secret: 'the-client-secret' };

/** A server of the resource Property on loopback. Tests change `behaviour` while it runs. */
export const startResoServer = async (source: ResoSource) => {
  const behaviour = {
    links: 'token' as Links,
    mostRecords: 5_000,
    /** Called before the request of this number, from 1, is answered. */
    before: (_number: number, _url: URL): void => {},
    fault: (_number: number, _url: URL): Fault | undefined => undefined,
    /** In place of the page. */
    page: undefined as ((url: URL) => string) | undefined,
    tokenSeconds: 3_600,
    basicOnly: false,
  };
  const counts = { requests: 0, tokens: 0, drops: 0, cuts: 0, errors: 0, tooMany: 0, unauthorised: 0 };
  const urls: URL[] = [];
  const times: number[] = [];
  const tokens = new Set([BEARER]);

  const send = (
    response: ServerResponse,
    status: number,
    body: string,
    headers: Record<string, string> = {},
  ): ServerResponse => {
    const bytes = gzipSync(body, { level: 1 });
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': String(bytes.length),
      date: new Date(source.now()).toUTCString(),
      ...headers,
    });
    return response.end(bytes);
  };
  const refuse = (response: ServerResponse, status: number, message: string): ServerResponse =>
    send(response, status, JSON.stringify({ error: { code: String(status), message } }));

  const giveToken = async (request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> => {
    const form = new URLSearchParams(await text(request));
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;
    const inBody = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    if (request.headers.authorization !== basic && (!inBody || behaviour.basicOnly)) {
      return refuse(response, 401, 'invalid_client');
    }
    counts.tokens += 1;
    const token = `token-${counts.tokens}`;
    tokens.add(token);
    return send(response, 200, JSON.stringify({ access_token: token, expires_in: behaviour.tokenSeconds }));
  };

  const givePage = (url: URL, request: IncomingMessage, response: ServerResponse): ServerResponse => {
    counts.requests += 1;
    urls.push(url);
    times.push(performance.now());
    behaviour.before(counts.requests, url);
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'])))
      return refuse(response, 400, 'COMPRESSION REQUIRED');
    if (!tokens.has(String(request.headers.authorization).replace(/^Bearer /, ''))) {
      counts.unauthorised += 1;
      return refuse(response, 401, 'token expired');
    }
    const fault = behaviour.fault(counts.requests, url);
    if (typeof fault === 'object') {
      counts.tooMany += 1;
      return send(response, 429, '{}', fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter });
    }
    if (fault === 'error') {
      counts.errors += 1;
      return refuse(response, 500, 'a fault');
    }
    let page: string;
    try {
      page = behaviour.page?.(url) ?? answerQuery(source, url, behaviour.links, behaviour.mostRecords);
    } catch (error) {
      return refuse(response, 400, error instanceof Error ? error.message : String(error));
    }
    if (fault === 'cut') {
      counts.cuts += 1;
      return send(response, 200, page.slice(0, page.length / 2));
    }
    if (fault === undefined) return send(response, 200, page);
    counts.drops += 1;
    const bytes = gzipSync(page);
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': String(bytes.length) });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    return response;
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname === '/token') giveToken(request, response).catch(() => response.destroy());
    else if (url.pathname === '/odata/Property') givePage(url, request, response);
    else refuse(response, 404, 'no such resource');
  });
  const { port, close } = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    address: `${origin}/odata`,
    tokenUrl: `${origin}/token`,
    behaviour,
    counts,
    urls,
    /** The most requests that began within any second. */
    mostInASecond: (): number =>
      Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time < start + 1_000).length)),
    /** All tokens given so far are refused from now on. */
    expireTokens: (): void => tokens.clear(),
    close,
  };
};

export type ResoServer = Awaited<ReturnType<typeof startResoServer>>;
