import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import test from 'ava';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { fetchHttp } from '../../../src/feeds/fetch/fetch-http.ts';
import { withHttpServer } from '../../helpers/loopback-server.ts';
import { contentsOf, type FetchFixture, fileOf, remote, withFetch } from '../../helpers/with-fetch.ts';

const CSV = `ListingKey,City\n${Array.from({ length: 400 }, (_, index) => `${index},Bern\n`).join('')}`;
const MODIFIED = 'Fri, 20 Nov 2026 03:00:00 GMT';

const fetchFrom = (
  fetch: FetchFixture,
  url: string,
  {
    source = {},
    maxSize = 1 << 20,
    ...changes
  }: Parameters<FetchFixture['context']>[0] & {
    source?: Parameters<typeof remote>[1];
    maxSize?: number;
  } = {},
) => fetchHttp(remote(url, source), maxSize, fetch.context(changes), { wait: fetch.wait, random: () => 0 });

/** More than what lies between two ends of a connection unread, and is lost when it breaks. */
const LONG = CSV.repeat(200);

/** Answers `200` with the whole file, or `206` with the rest of it; breaks the connection after `pieces[n]` bytes the nth time. */
const broken = (pieces: number[], headers: Record<string, string>): RequestListener => {
  let count = 0;
  return (request, response) => {
    const from = startOf(request);
    const valid = [headers.etag, headers['last-modified']].includes(String(request.headers['if-range']));
    const start = from > 0 && valid ? from : 0;
    const body = LONG.slice(start);
    const range = start > 0 ? { 'content-range': `bytes ${start}-${LONG.length - 1}/${LONG.length}` } : {};
    response.writeHead(start > 0 ? 206 : 200, { ...headers, ...range, 'content-length': `${body.length}` });
    const piece = pieces[count++];
    if (piece === undefined) response.end(body);
    else response.write(body.slice(0, piece), () => response.socket?.end());
  };
};
const startOf = ({ headers }: IncomingMessage): number => Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);

test(
  'a file lands in the folder of the run with its size, hash, time and name',
  withFetch(async (t, fetch) => {
    await withHttpServer(
      (_, response) => response.writeHead(200, { 'last-modified': MODIFIED }).end(CSV),
      async ({ origin }) => {
        const file = fileOf(await fetchFrom(fetch, `${origin}/night.csv?key=hidden`));
        t.deepEqual(await contentsOf(file), [['night.csv?…', CSV]]);
        t.true(file.path.startsWith(fetch.folder));
        t.is(file.size, CSV.length);
        t.deepEqual(file.sha256, createHash('sha256').update(CSV).digest());
        t.deepEqual(file.modifiedAt, new Date(MODIFIED));
        t.is(file.ageUnknown, undefined);
        t.is(file.name, `${origin}/night.csv?…`);
      },
    );
  }),
);

test(
  'without Last-Modified a file is of now, and no age is told by it',
  withFetch(async (t, fetch) => {
    await withHttpServer(
      (_, response) => response.end(CSV),
      async ({ origin }) => {
        const file = fileOf(await fetchFrom(fetch, origin));
        t.deepEqual([file.modifiedAt, file.ageUnknown], [fetch.now(), true]);
      },
    );
  }),
);

test(
  'what the server calls unchanged is not fetched again, unless something is open or the address is another',
  withFetch(async (t, fetch) => {
    const headers = { etag: 'W/"a"', 'last-modified': MODIFIED };
    await withHttpServer(
      (request, response) => {
        const same = request.headers['if-none-match'] === headers.etag;
        t.is(request.headers['if-modified-since'], same ? MODIFIED : undefined);
        if (same) response.writeHead(304).end();
        else response.writeHead(200, headers).end(CSV);
      },
      async ({ origin }) => {
        const { sourceState: lastState } = fileOf(await fetchFrom(fetch, origin));
        const again = await fetchFrom(fetch, origin, { lastState });
        t.deepEqual(again, { kind: 'nothing', message: `${origin}/ is the same as last time`, sourceState: null });
        t.is((await fetchFrom(fetch, origin, { lastState, conditional: false })).kind, 'file');
        t.is((await fetchFrom(fetch, `${origin}/other`, { lastState })).kind, 'file');
      },
    );
  }),
);

test(
  'credentials come from the environment, basic or bearer',
  withFetch(async (t, fetch) => {
    const basic = { type: 'basic', userVariable: 'FEED_USER', passwordVariable: 'FEED_PASSWORD' } as const;
    const bearer = { type: 'bearer', tokenVariable: 'FEED_TOKEN' } as const;
    await withHttpServer(
      (request, response) => response.end(request.headers.authorization),
      async ({ origin }) => {
        const sent = async (credentials: typeof basic | typeof bearer) =>
          (await contentsOf(fileOf(await fetchFrom(fetch, `${origin}/x`, { source: { credentials } }))))[0]?.[1];
        t.is(await sent(basic), `Basic ${btoa('ann:secret')}`);
        t.is(await sent(bearer), 'Bearer token');
        await t.throwsAsync(
          fetchFrom(fetch, origin, { source: { credentials: { ...bearer, tokenVariable: 'NOT_SET' } } }),
          {
            instanceOf: FeedFileError,
            message: /environment variable NOT_SET, which source\.credentials\.tokenVariable of feed night/,
          },
        );
      },
    );
  }),
);

test(
  'a secret in a file is read anew each time, and what is wrong with it is told without it',
  withFetch(async (t, fetch) => {
    const file = join(await mkdtemp(join(tmpdir(), 'listingd-secret-')), 'mls');
    t.teardown(() => rm(dirname(file), { recursive: true }));
    const credentials = { type: 'bearer', tokenVariable: { $file: file } } as const;
    await withHttpServer(
      (request, response) => response.end(request.headers.authorization),
      async ({ origin }) => {
        const ask = () => fetchFrom(fetch, `${origin}/x`, { source: { credentials } });
        const what = `The file ${file}, which source.credentials.tokenVariable of feed night names,`;
        await t.throwsAsync(ask(), { instanceOf: FeedFileError, message: `${what} is not there` });
        for (const token of ['first', 'second']) {
          await writeFile(file, `${token}\n`);
          t.is((await contentsOf(fileOf(await ask())))[0]?.[1], `Bearer ${token}`);
        }
        await writeFile(file, 'hidden\ntoken');
        const error = await t.throwsAsync(ask(), { message: /^The file .*mls holds no token/ });
        t.notRegex(error?.message ?? '', /hidden/);
      },
    );
  }),
);

test(
  'a broken connection is gone on with where it broke, if the server gives a way to tell that the file is the same',
  withFetch(async (t, fetch) => {
    for (const headers of [
      { etag: '"a"' },
      { 'last-modified': MODIFIED },
      { etag: 'W/"a"', 'last-modified': MODIFIED },
    ]) {
      const breaking = broken([400_000, 200_000, 0], headers as Record<string, string>);
      await withHttpServer(breaking, async ({ origin, requests }) => {
        const file = fileOf(await fetchFrom(fetch, origin));
        t.true((await contentsOf(file))[0]?.[1] === LONG);
        t.deepEqual(file.sha256, createHash('sha256').update(LONG).digest());
        const [first, second = 0, third = 0, fourth] = requests.map(startOf);
        t.deepEqual([first, fourth, requests.length], [0, third, 4]);
        t.true(second > 200_000 && second <= 400_000, `${second}`);
        t.true(third > second, `${third}`);
      });
    }
  }),
);

test(
  'a broken connection is begun anew where the server gives no way to tell',
  withFetch(async (t, fetch) => {
    for (const headers of [{}, { etag: 'W/"a"' }, { etag: '"a"', 'accept-ranges': 'none' }]) {
      await withHttpServer(broken([400_000], headers as Record<string, string>), async ({ origin, requests }) => {
        t.true((await contentsOf(fileOf(await fetchFrom(fetch, origin))))[0]?.[1] === LONG);
        t.deepEqual(
          requests.map((request) => request.headers.range),
          [undefined, undefined],
        );
      });
    }
  }),
);

test(
  'a file that became another one between two connections is fetched from its start',
  withFetch(async (t, fetch) => {
    let count = 0;
    await withHttpServer(
      (request, response) => {
        const etag = count++ === 0 ? '"old"' : '"new"';
        t.is(request.headers['if-range'], count === 1 ? undefined : '"old"');
        response.writeHead(200, { etag, 'content-length': `${count > 1 ? CSV.length : LONG.length}` });
        if (count > 1) response.end(CSV);
        else response.write('x'.repeat(400_000), () => response.socket?.end());
      },
      async ({ origin }) => {
        const file = fileOf(await fetchFrom(fetch, origin));
        t.is((await contentsOf(file))[0]?.[1], CSV);
        t.like(file.sourceState, { etag: '"new"' });
      },
    );
  }),
);

test(
  'a server that sends less of the rest than was asked for is asked again',
  withFetch(async (t, fetch) => {
    await withHttpServer(
      (request, response) => {
        const from = startOf(request);
        if (from === 0) {
          response.writeHead(200, { etag: '"a"', 'content-length': `${LONG.length}` });
          return void response.write(LONG.slice(0, 400_000), () => response.socket?.end());
        }
        const body = LONG.slice(from, from + 100_000);
        const range = `bytes ${from}-${from + body.length - 1}/${LONG.length}`;
        response.writeHead(206, { etag: '"a"', 'content-range': range }).end(body);
      },
      async ({ origin, requests }) => {
        t.true((await contentsOf(fileOf(await fetchFrom(fetch, origin))))[0]?.[1] === LONG);
        t.true(requests.length >= 1 + Math.ceil((LONG.length - 400_000) / 100_000), `${requests.length}`);
      },
    );
  }),
);

test(
  'a connection that always breaks is given up after five more tries, with a sentence',
  withFetch(async (t, fetch) => {
    await withHttpServer(broken([10, 10, 10, 10, 10, 10, 10], { etag: '"a"' }), async ({ origin, requests }) => {
      await t.throwsAsync(fetchFrom(fetch, origin), {
        instanceOf: FeedFileError,
        message: `${origin}/ could not be reached: the connection broke`,
      });
      t.is(requests.length, 6);
      t.deepEqual(fetch.pauses, [1_000, 2_000, 4_000, 8_000, 16_000]);
    });
  }),
);

test(
  'an overloaded server is asked again when it wants; a refusal and a missing file are told at once',
  withFetch(async (t, fetch) => {
    await withHttpServer(
      ({ url }, response) => response.writeHead(Number(url?.slice(1)), { 'retry-after': '7' }).end('<html>'),
      async ({ origin, requests }) => {
        await t.throwsAsync(fetchFrom(fetch, `${origin}/429`), {
          message: /answered 429: it has had too many requests/,
        });
        t.deepEqual(fetch.pauses.slice(0, 4), [7_000, 7_000, 7_000, 8_000]);
        const before = requests.length;
        await t.throwsAsync(fetchFrom(fetch, `${origin}/404`), { message: /answered 404: it has no such file/ });
        await t.throwsAsync(fetchFrom(fetch, `${origin}/401`), {
          message: /answered 401: it asks for other credentials/,
        });
        t.is(requests.length, before + 2);
      },
    );
  }),
);

test(
  'a file over limits.maxSize is refused, told or not told how long it is',
  withFetch(async (t, fetch) => {
    let sent = 0;
    await withHttpServer(
      ({ url }, response) => {
        if (url === '/told') response.writeHead(200, { 'content-length': '2000' });
        const send = (): void => {
          if (response.destroyed || sent > 200_000_000) return;
          sent += 10_000;
          response.write('x'.repeat(10_000), send);
        };
        if (url === '/told') response.end('x'.repeat(2_000));
        else send();
      },
      async ({ origin }) => {
        for (const path of ['/told', '/endless']) {
          await t.throwsAsync(fetchFrom(fetch, origin + path, { maxSize: 1_000 }), {
            instanceOf: FeedFileError,
            message: `${origin}${path} is larger than 1000 bytes: raise limits.maxSize if it is meant to be`,
          });
        }
      },
    );
  }),
);

test(
  'an empty answer is an error, not a feed without homes',
  withFetch(async (t, fetch) => {
    await withHttpServer(
      (_, response) => response.end(),
      async ({ origin }) => {
        await t.throwsAsync(fetchFrom(fetch, origin), { message: /is empty: nothing was imported/ });
      },
    );
  }),
);

test(
  'packing of the transfer is not asked for, and taken off where it comes all the same',
  withFetch(async (t, fetch) => {
    const packed: Record<string, Buffer> = {
      gzip: gzipSync(CSV),
      'x-gzip': gzipSync(CSV),
      deflate: deflateSync(CSV),
      br: brotliCompressSync(CSV),
      identity: Buffer.from(CSV),
    };
    const bomb = gzipSync(Buffer.alloc(65 << 20));
    await withHttpServer(
      (request, response) => {
        t.is(request.headers['accept-encoding'], 'identity');
        const name = request.url?.slice(1) ?? '';
        if (name === 'false') response.writeHead(200, { 'content-encoding': 'gzip' }).end(CSV);
        else if (name === 'bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
        else if (name === 'cut') response.writeHead(200, { 'content-encoding': 'br' }).end(packed.br?.subarray(0, 50));
        else response.writeHead(200, { 'content-encoding': name }).end(packed[name] ?? CSV);
      },
      async ({ origin }) => {
        for (const name of [...Object.keys(packed), 'false']) {
          const file = fileOf(await fetchFrom(fetch, `${origin}/${name}`));
          t.is((await contentsOf(file))[0]?.[1], CSV, name);
          t.deepEqual([file.size, file.sha256], [CSV.length, createHash('sha256').update(CSV).digest()], name);
        }
        await t.throwsAsync(fetchFrom(fetch, `${origin}/gzip`, { maxSize: 1_000 }), {
          message: /larger than 1000 bytes/,
        });
        await t.throwsAsync(fetchFrom(fetch, `${origin}/compress`), {
          message: /packed in a way that is not known: compress/,
        });
        await t.throwsAsync(fetchFrom(fetch, `${origin}/bomb`, { maxSize: 1 << 30 }), {
          message: /unpacks to more than 200 times its size/,
        });
        await t.throwsAsync(fetchFrom(fetch, `${origin}/cut`), {
          message: /came damaged: its br packing does not open/,
        });
      },
    );
  }),
);

test(
  'a private address is refused unless the feed allows it',
  withFetch(async (t, fetch) => {
    await withHttpServer(
      (_, response) => response.end(CSV),
      async ({ origin, requests }) => {
        await t.throwsAsync(fetchFrom(fetch, origin, { source: { allowPrivateAddresses: false } }), {
          instanceOf: FeedFileError,
          message: /^127\.0\.0\.1 has a private address/,
        });
        t.is(requests.length, 0);
      },
    );
  }),
);

test(
  'stopping ends a download with the reason of the stop',
  withFetch(async (t, fetch) => {
    const stop = new AbortController();
    const reason = new Error('the service is stopping');
    await withHttpServer(
      (_, response) => response.write('half', () => stop.abort(reason)),
      async ({ origin }) => {
        t.is(await t.throwsAsync(fetchFrom(fetch, origin, { signal: stop.signal })), reason);
      },
    );
  }),
);
