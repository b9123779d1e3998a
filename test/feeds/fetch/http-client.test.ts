import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import test from 'ava';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { isPrivateAddress } from '../../../src/feeds/fetch/allowed-addresses.ts';
import { createHttpClient, type HttpClientOptions, type HttpRequest } from '../../../src/feeds/fetch/http-client.ts';
import { statusError } from '../../../src/feeds/fetch/http-response.ts';
import { TransientSourceError } from '../../../src/feeds/fetch/network-errors.ts';
import { retrying } from '../../../src/feeds/fetch/retry.ts';
import { retryAfter } from '../../../src/process/retry-after.ts';
import { listen, makeCertificate, withHttpServer } from '../../helpers/loopback-server.ts';

const ask = async (request: HttpRequest, options: HttpClientOptions = { allowPrivateAddresses: true }) => {
  const client = createHttpClient(options);
  try {
    const response = await client.request(request);
    return { ...response, text: await text(response.body) };
  } finally {
    client.close();
  }
};

/** As if 127.0.0.2 were private, and the rest of loopback public. */
const ONE_PRIVATE: HttpClientOptions = { isPrivate: (address) => address === '127.0.0.2' };

test('an answer comes with its status, headers, body and address', (t) =>
  withHttpServer(
    (_, response) => response.writeHead(203, { etag: '"a"' }).end('Key\n1\n'),
    async ({ origin }) => {
      const { status, headers, text: body, url } = await ask({ url: `${origin}/x?a=b` });
      t.deepEqual([status, headers.etag, body, url.href], [203, '"a"', 'Key\n1\n', `${origin}/x?a=b`]);
    },
  ));

test('a body is posted with its length', (t) =>
  withHttpServer(
    async (request, response) =>
      response.end(`${request.method} ${request.headers['content-length']} ${await text(request)}`),
    async ({ origin }) => t.is((await ask({ url: origin, method: 'POST', body: 'ä=1' })).text, 'POST 4 ä=1'),
  ));

test('redirects are followed; credentials go on to the same origin only', (t) =>
  withHttpServer(
    (request, response) => response.end(`${request.headers.authorization}`),
    (other) =>
      withHttpServer(
        ({ url, headers }, response) => {
          if (url === '/here') response.end(`${headers.authorization}`);
          else response.writeHead(302, { location: url === '/away' ? `${other.origin}/` : '/here' }).end();
        },
        async ({ origin }) => {
          const headers = { authorization: 'Bearer secret' };
          const here = await ask({ url: `${origin}/start`, headers });
          t.deepEqual([here.text, here.url.pathname], ['Bearer secret', '/here']);
          t.is((await ask({ url: `${origin}/away`, headers })).text, 'undefined');
        },
      ),
  ));

test('a circle of redirects, one to another scheme, and one of a POST end with an error', (t) =>
  withHttpServer(
    ({ url }, response) => response.writeHead(307, { location: url === '/file' ? 'file:///etc/passwd' : '/x' }).end(),
    async ({ origin, requests }) => {
      await t.throwsAsync(ask({ url: `${origin}/x` }), { instanceOf: FeedFileError, message: /more than 5 times/ });
      t.is(requests.length, 6);
      await t.throwsAsync(ask({ url: `${origin}/file` }), { message: /redirects to file:, which is not followed/ });
      await t.throwsAsync(ask({ url: `${origin}/x`, method: 'POST', body: '' }), { message: /must not be/ });
    },
  ));

test('a certificate must be trusted, and of the host', async (t) => {
  const tls = makeCertificate();
  await withHttpServer(
    (_, response) => response.end('over TLS'),
    async ({ port }) => {
      const url = `https://127.0.0.1:${port}/`;
      t.is((await ask({ url }, { allowPrivateAddresses: true, ca: tls.cert })).text, 'over TLS');
      const error = await t.throwsAsync(ask({ url }), {
        instanceOf: FeedFileError,
        message: /its certificate is not trusted \(it signed itself\)/,
      });
      t.false(error instanceof TransientSourceError);
      const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
      const other = { allowPrivateAddresses: true, ca: tls.cert, resolve };
      await t.throwsAsync(ask({ url: `https://feeds.example:${port}/` }, other), { message: /is for another host/ });
    },
    { tls },
  );
});

test('a redirect from https to http is not followed', async (t) => {
  const tls = makeCertificate();
  await withHttpServer(
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/x?key=hidden' }).end(),
    async ({ origin }) => {
      await t.throwsAsync(ask({ url: origin }, { allowPrivateAddresses: true, ca: tls.cert }), {
        instanceOf: FeedFileError,
        message: `${origin}/ redirects to http://127.0.0.1/x?…, from https to http: that is not followed`,
      });
    },
    { tls },
  );
});

test('a private address is not connected to, by whatever name it goes', async (t) => {
  const refused = { instanceOf: FeedFileError, message: /has a private address.*source\.allowPrivateAddresses/ };
  await withHttpServer(
    (_, response) => response.end('secret'),
    async ({ port, requests }) => {
      for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0', 'localhost', '[::1]']) {
        await t.throwsAsync(ask({ url: `http://${host}:${port}/` }, {}), refused, host);
      }
      t.is(requests.length, 0);
    },
  );
});

test('a redirect does not lead to a private address either', (t) =>
  withHttpServer(
    (_, response) => response.end('secret'),
    (inner) =>
      withHttpServer(
        (_, response) => response.writeHead(302, { location: inner.origin }).end(),
        async (outer) => {
          await t.throwsAsync(ask({ url: outer.origin }, ONE_PRIVATE), {
            message: /^127\.0\.0\.2 has a private address/,
          });
          t.deepEqual([outer.requests.length, inner.requests.length], [1, 0]);
        },
      ),
    { host: '127.0.0.2' },
  ));

test('what is connected to is the address that was checked, also when DNS says something else the next time', (t) =>
  withHttpServer(
    (_, response) => response.end('public'),
    async ({ port }) => {
      const answers = ['127.0.0.1', '127.0.0.2'];
      let asked = 0;
      const resolve = async () => [{ address: answers[asked++] ?? '', family: 4 }];
      const client = createHttpClient({ ...ONE_PRIVATE, resolve });
      const url = `http://feeds.example:${port}/`;
      t.is(await text((await client.request({ url, headers: { connection: 'close' } })).body), 'public');
      t.is(asked, 1);
      await t.throwsAsync(client.request({ url }), { message: /feeds\.example has a private address/ });
      client.close();
    },
  ));

test('of a host with public and private addresses only the public ones are used', (t) =>
  withHttpServer(
    (_, response) => response.end('public'),
    async ({ port }) => {
      const resolve = async () => ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 }));
      t.is((await ask({ url: `http://feeds.example:${port}/` }, { ...ONE_PRIVATE, resolve })).text, 'public');
    },
  ));

test('a body that is cut off fails, and never just ends', (t) =>
  withHttpServer(
    ({ url }, response) => {
      if (url === '/length') response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setImmediate(() => response.socket?.destroy());
    },
    async ({ origin }) => {
      for (const path of ['/length', '/chunked']) {
        await t.throwsAsync(ask({ url: origin + path }), {
          instanceOf: TransientSourceError,
          message: `${origin}${path} could not be reached: the connection broke`,
        });
      }
    },
  ));

test('a server that is silent before its answer, or within it, is given up', (t) =>
  withHttpServer(
    ({ url }, response) => {
      if (url === '/within') response.write('half');
    },
    async ({ origin }) => {
      for (const path of ['/before', '/within']) {
        const options = { allowPrivateAddresses: true, idleTimeout: 50 };
        await t.throwsAsync(ask({ url: origin + path }, options), { instanceOf: TransientSourceError }, path);
      }
    },
  ));

test('a server that sends byte by byte, its headers or its body, does not hold a run up for ever', (t) => {
  const dribbles = new Set<NodeJS.Timeout>();
  return withHttpServer(
    ({ url, socket }, response) => {
      if (url === '/body') response.write('x');
      else socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      const dribble = setInterval(() => (url === '/body' ? response.write('x') : socket.write('x')), 5);
      dribbles.add(dribble);
      socket.on('close', () => clearInterval(dribble));
      socket.on('error', () => undefined);
    },
    async ({ origin }) => {
      // Only the limit that is meant is short, so that a busy machine runs into no other.
      const patient = { allowPrivateAddresses: true, connectTimeout: 30_000, idleTimeout: 30_000, slowTimeout: 150 };
      const hasty = { ...patient, connectTimeout: 50, idleTimeout: 100 };
      try {
        await t.throwsAsync(ask({ url: `${origin}/body` }, patient), { message: /sends too slowly$/ });
        await t.throwsAsync(ask({ url: `${origin}/headers` }, hasty), { message: /did not answer in time$/ });
      } finally {
        for (const dribble of dribbles) clearInterval(dribble);
      }
    },
  );
});

test('a connection that does not stand in time is given up', async (t) => {
  const resolve = () => new Promise<never>(() => {});
  await t.throwsAsync(ask({ url: 'http://feeds.example/' }, { resolve, connectTimeout: 20 }), {
    instanceOf: TransientSourceError,
    message: 'http://feeds.example/ did not answer in time',
  });
});

test('stopping ends a request, also within its body, with the reason of the stop', async (t) => {
  const reason = new Error('the service is stopping');
  const before = new AbortController();
  await withHttpServer(
    ({ url }, response) => {
      if (url === '/before') before.abort(reason);
      else response.write('half');
    },
    async ({ origin }) => {
      t.is(await t.throwsAsync(ask({ url: `${origin}/before`, signal: before.signal })), reason);
      const within = new AbortController();
      const client = createHttpClient({ allowPrivateAddresses: true });
      const { body } = await client.request({ url: `${origin}/within`, signal: within.signal });
      within.abort(reason);
      t.is(await t.throwsAsync(text(body)), reason);
      client.close();
    },
  );
});

test('no secret of the address stands in a message, and none is sent on', (t) =>
  withHttpServer(
    ({ headers }, response) => {
      t.is(headers.authorization, undefined);
      response.writeHead(302, { location: 'ftp://ann:other@feeds.example/' }).end();
    },
    async ({ port }) => {
      const error = await t.throwsAsync(ask({ url: `http://ann:secret@127.0.0.1:${port}/x?key=hidden` }));
      t.is(error?.message, `http://127.0.0.1:${port}/x?… redirects to ftp:, which is not followed`);
    },
  ));

test('a server that is not there, one that speaks no HTTP, and one without TLS are told apart', async (t) => {
  const gone = await listen(createServer());
  await gone.close();
  const allowed = { allowPrivateAddresses: true };
  await t.throwsAsync(ask({ url: `http://127.0.0.1:${gone.port}/` }, allowed), {
    instanceOf: TransientSourceError,
    message: /nothing accepts connections there/,
  });
  const babble = createServer((socket) => socket.end('220 welcome\r\n'));
  const { port, close } = await listen(babble);
  await t.throwsAsync(ask({ url: `http://127.0.0.1:${port}/` }, allowed), { message: /something that is not HTTP/ });
  const error = await t.throwsAsync(ask({ url: `https://127.0.0.1:${port}/` }, allowed), { instanceOf: FeedFileError });
  t.false(error instanceof TransientSourceError);
  await close();
});

const PRIVATE = `0.0.0.0 0.1.2.3 10.0.0.0 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1
  172.31.255.255 192.0.0.8 192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::127.0.0.1 ::ffff:10.0.0.7 ::ffff:a00:7 ::ffff:127.0.0.1 64:ff9b::10.0.0.7 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b::1
  64:ff9b:1::1 2001:0:1::1 2001:db8::1 2002:a00:7::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1
  ::ffff:0:127.0.0.1 3fff::1 5f00::1`;
/** Where clouds tell a machine of itself: AWS, Google, Azure, Alibaba, Oracle, IBM, Scaleway, Linode. */
const CLOUD = `169.254.169.254 169.254.170.2 fd00:ec2::254 fd20:ce::254 168.63.129.16 100.100.100.200 192.0.0.192 161.26.0.10 166.8.0.1
  166.11.255.255 fd00:42::42 fd00:a9fe:a9fe::1 fe80::a9fe:a9fe ::ffff:168.63.129.16 ::ffff:a83f:8110 64:ff9b::168.63.129.16
  64:ff9b::a83f:8110 2002:a83f:8110::1 ::168.63.129.16 ::ffff:0:168.63.129.16`;
const PUBLIC = `1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 172.15.255.255 172.32.0.0 192.167.255.255
  168.63.129.15 168.63.129.17 161.25.255.255 161.27.0.0 166.7.255.255 166.12.0.0 ::ffff:168.63.129.17 64:ff9b::a83f:8111 192.169.0.0
  198.17.255.255 198.20.0.0 223.255.255.255 ::ffff:1.1.1.1 64:ff9b::1.1.1.1 64:ff9b::808:808 2606:4700::1111 2a00:1450:4001::1`;

test('this machine, its network and what is nowhere are private, in each notation; the internet is not', (t) => {
  const wrong = (list: string, expected: boolean) =>
    list.split(/\s+/).filter((address) => isPrivateAddress(address) !== expected);
  t.deepEqual(wrong(PRIVATE, true), []);
  t.deepEqual(wrong(CLOUD, true), []);
  t.deepEqual(wrong(PUBLIC, false), []);
});

/** Fails with each error in turn, then succeeds; tells the pauses that were made. */
const run = async (errors: Error[], options: Parameters<typeof retrying>[1] = {}) => {
  const pauses: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => void pauses.push(milliseconds);
  let tries = 0;
  const result = await retrying(
    async (number) => {
      tries = number;
      const error = errors[number - 1];
      if (error !== undefined) throw error;
      return 'done';
    },
    { wait, random: () => 0, ...options },
  ).catch((error: unknown) => error);
  return { result, tries, pauses };
};
const failures = (count: number, after: number | null = null) =>
  Array.from({ length: count }, () => new TransientSourceError('the connection broke', after));

test('what may pass by itself is tried again after pauses that grow, up to a minute', async (t) => {
  t.deepEqual(await run(failures(3)), { result: 'done', tries: 4, pauses: [1_000, 2_000, 4_000] });
  const { pauses } = await run(failures(9), { retries: 9 });
  t.deepEqual(pauses.slice(-3), [60_000, 60_000, 60_000]);
});

test('pauses are spread by chance, by up to half', async (t) => {
  t.deepEqual((await run(failures(2), { random: () => 0.5 })).pauses, [1_250, 2_500]);
});

test('after five more tries the last error is told', async (t) => {
  const errors = failures(9);
  const { result, tries, pauses } = await run(errors);
  t.is(result, errors[5]);
  t.deepEqual([tries, pauses.length], [6, 5]);
});

test('what does not pass by itself is not tried again', async (t) => {
  for (const error of [new FeedFileError('it has no such file'), new TypeError('a fault'), new Error('other')]) {
    const { result, tries } = await run([error]);
    t.is(result, error);
    t.is(tries, 1);
  }
});

test('a server is not asked again sooner than it wants, and a run does not wait for an hour', async (t) => {
  t.deepEqual((await run(failures(1, 30_000))).pauses, [30_000]);
  t.deepEqual((await run(failures(1, 0))).pauses, [1_000]);
  t.is((await run(failures(1, 3_600_000))).tries, 1);
});

test('failures that leave less to do do not count', async (t) => {
  const { result, tries } = await run(failures(20), { counts: () => false });
  t.deepEqual([result, tries], ['done', 21]);
});

test('stopping ends the tries with the reason of the stop', async (t) => {
  const stop = new AbortController();
  const reason = new Error('the service is stopping');
  const waiting = retrying(
    async () => {
      setImmediate(() => stop.abort(reason));
      throw new TransientSourceError('the connection broke');
    },
    { signal: stop.signal },
  );
  t.is(await t.throwsAsync(waiting), reason);
});

test('a status of 408, 429 or 5xx may pass by itself, others do not; none shows the query', (t) => {
  const url = new URL('https://feeds.example/x?token=secret');
  const now = new Date('2026-11-21T12:00:00Z');
  for (const status of [408, 429, 500, 502, 503]) {
    t.true(statusError({ status, headers: {}, url }, now) instanceof TransientSourceError, `${status}`);
  }
  for (const status of [400, 401, 403, 404, 410]) {
    t.false(statusError({ status, headers: {}, url }, now) instanceof TransientSourceError, `${status}`);
  }
  t.regex(
    statusError({ status: 401, headers: {}, url }, now).message,
    /^https:\/\/feeds\.example\/x\?… answered 401: /,
  );
});

test('Retry-After is seconds or a time', (t) => {
  const now = new Date('2026-11-21T12:00:00Z');
  const after = (value: string | undefined) => retryAfter(value, now);
  t.deepEqual(['7', 'Sat, 21 Nov 2026 12:01:00 GMT', 'Sat, 21 Nov 2026 11:00:00 GMT', 'soon', undefined].map(after), [
    7_000,
    60_000,
    0,
    null,
    null,
  ]);
});
