import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { listen } from './loopback-server.ts';
import type { ResoSource, SourceRecord } from './reso-source.ts';

/**
 * How the service tells where its next page is: by a key, by a count of records, not at all; or by a key in small pages, but no
 * further than `$top` records in all.
 */
type Links = 'token' | 'skip' | 'none' | 'limited';

type Condition = (record: SourceRecord) => boolean;
type Place = { changedAt: string; key: string; left: number };

const SMALL_PAGE = 20;

const COMPARE: Readonly<Record<string, (order: number) => boolean>> = {
  ge: (order) => order >= 0,
  gt: (order) => order > 0,
  le: (order) => order <= 0,
  lt: (order) => order < 0,
  eq: (order) => order === 0,
};

const comparable = (value: unknown): number | string => {
  const text = String(value);
  const time = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? text : time;
};

const condition = (text: string): Condition => {
  const [, field = '', operator = '', quoted, plain] = /^(\w+) (ge|gt|le|lt|eq) (?:'([^']*)'|(\S+))$/.exec(text) ?? [];
  const holds = COMPARE[operator];
  if (holds === undefined) throw new Error(`cannot read the condition ${text}`);
  const wanted = comparable(quoted ?? plain);
  return (record) => {
    const value = comparable(record[field]);
    return holds(value < wanted ? -1 : value > wanted ? 1 : 0);
  };
};

const picked = (record: SourceRecord, fields: readonly string[] | null, expand: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => (fields === null ? expand || name !== 'Media' : fields.includes(name))),
  );

const after = ({ changedAt, key }: Place): Condition => {
  const time = Date.parse(changedAt);
  return (record) => {
    const own = Date.parse(record.ModificationTimestamp);
    return own > time || (own === time && record.ListingKey > key);
  };
};

/** Answers a query of OData as far as replication needs it: the page as the body's text. Throws on what it cannot read. */
const answerQuery = (source: ResoSource, url: URL, links: Links, mostRecords: number): string => {
  const option = (name: string): string | null => url.searchParams.get(name);
  if (option('$orderby') !== 'ModificationTimestamp') throw new Error('only $orderby=ModificationTimestamp');
  const conditions = (option('$filter') ?? '')
    .split(' and ')
    .filter((text) => text !== '')
    .map(condition);
  const token = option('$skiptoken');
  const place = token === null ? null : (JSON.parse(Buffer.from(token, 'base64url').toString()) as Place);
  if (place !== null) conditions.push(after(place));
  const found = source.ordered().filter((record) => conditions.every((holds) => holds(record)));
  const skip = Number(option('$skip') ?? 0);
  const wanted = place?.left ?? Number(option('$top') ?? mostRecords);
  const most = Math.min(mostRecords, wanted, links === 'limited' ? SMALL_PAGE : mostRecords);
  const page = found.slice(skip, skip + most);
  const left = links === 'limited' ? wanted - page.length : wanted;
  const last = page.at(-1);
  const next = new URL(url);
  if (links === 'skip') next.searchParams.set('$skip', String(skip + most));
  else if (last !== undefined) {
    const nextPlace: Place = { changedAt: last.ModificationTimestamp, key: last.ListingKey, left };
    next.searchParams.set('$skiptoken', Buffer.from(JSON.stringify(nextPlace)).toString('base64url'));
    next.searchParams.delete('$skip');
  }
  const more = links !== 'none' && left > 0 && skip + page.length < found.length;
  const fields = option('$select')?.split(',') ?? null;
  return JSON.stringify({
    '@odata.context': '$metadata#Property',
    value: page.map((record) => picked(record, fields, option('$expand') === 'Media')),
    ...(more ? { '@odata.nextLink': next.href } : {}),
  });
};

/**
 * What may go wrong with a request: the connection breaks in the middle of the page, the page's text is cut, the server has
 * a fault, or wants to be left alone.
 */
type Fault = 'drop' | 'cut' | 'error' | { tooMany: true; retryAfter?: string };

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
