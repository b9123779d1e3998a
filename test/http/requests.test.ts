import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { createClientAddress, networkOf } from '../../src/http/client-address.ts';
import { ownAddressOf } from '../../src/http/own-address.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { showPictures, withPictures } from '../helpers/picture-source.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

/** A service that writes each request into the log, and whose List fails by a fault of its own. */
const logged = async (t: ExecutionContext, { services, session, chatbot }: HttpFixture, accessLog: boolean) => {
  const { log, entries } = recordingLog();
  const list = async (): Promise<never> => {
    throw new Error('broken');
  };
  const failing = { ...services, accessLog, listings: { ...services.listings, list } };
  const server = createHttpServer({ config: { host: '127.0.0.1', port: 0 }, log, services: failing });
  const { url } = await server.start();
  t.teardown(() => server.stop({ deadlineMs: 0 }));
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const body = path === '/health' ? {} : { method: 'POST', body: JSON.stringify({ SerialNumber: chatbot }) };
    const response = await fetch(url + path, { headers: { ...session, ...headers }, ...body });
    return {
      requestId: response.headers.get('x-request-id') ?? '',
      answer: (await response.json()) as { Message: string },
    };
  };
  return { ask, entries, stop: () => server.stop({ deadlineMs: 0 }) };
};

test(
  'every answer names its request: by the ID that it came with, else by a new one',
  withHttp(async (t, http) => {
    const { ask } = await logged(t, http, false);
    t.is((await ask('/health', { 'X-Request-Id': 'proxy-1:7f/3=@+' })).requestId, 'proxy-1:7f/3=@+');
    t.is((await ask('/nothing', { 'X-Request-Id': 'a-2' })).requestId, 'a-2');
    const made = await Promise.all(
      [{}, { 'X-Request-Id': 'two words' }, { 'X-Request-Id': 'x'.repeat(129) }, { 'X-Request-Id': '"' }].map(
        async (headers: Record<string, string>) => (await ask('/health', headers)).requestId,
      ),
    );
    for (const requestId of made) t.regex(requestId, /^[\da-f-]{36}$/);
    t.is(new Set(made).size, made.length);
  }),
);

test(
  'what the log says of a request has its ID, which the answer to a fault of the service names',
  withHttp(async (t, http) => {
    const { ask, entries, stop } = await logged(t, http, true);
    const [{ answer }] = await Promise.all([
      ask('/chat/Chatbot/RealEstateList', { 'X-Request-Id': 'broken-1' }),
      ask('/health', { 'X-Request-Id': 'well-1' }),
      ask('/chat/Chatbot/Edit', { 'X-Request-Id': 'refused-1' }),
    ]);
    t.is(answer.Message, 'Something went wrong in the service; its log has more under requestId broken-1');
    await stop();
    t.like(
      entries.find(({ level }) => level === 'error'),
      { requestId: 'broken-1', msg: 'A request failed by a fault of listingd' },
    );
    const requests = entries.filter(({ msg }) => msg === 'request');
    t.is(requests.length, 3);
    const lineOf = (id: string) => requests.find(({ requestId }) => requestId === id);
    t.like(lineOf('broken-1'), { level: 'info', status: 500, code: 500, path: '/chat/Chatbot/RealEstateList' });
    t.like(lineOf('well-1'), { level: 'info', method: 'GET', status: 200, code: 200, address: '127.0.0.1' });
    t.like(lineOf('refused-1'), { status: 403, code: 403 });
  }),
);

test(
  'requests are no lines of the log where accessLog does not say so, but at the level debug',
  withHttp(async (t, http) => {
    const { ask, entries, stop } = await logged(t, http, false);
    await ask('/health');
    await stop();
    t.deepEqual(
      entries.filter(({ msg }) => msg === 'request').map(({ level }) => level),
      ['debug'],
    );
  }),
);

const PROXIES = ['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.7'];

const addressOf = (
  remoteAddress: string | undefined,
  forwarded?: string,
  proxies: readonly string[] = PROXIES,
): string =>
  createClientAddress(proxies, { warn: () => {} })({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as Parameters<ReturnType<typeof createClientAddress>>[0]);

const CASES: [what: string, socket: string | undefined, forwarded: string | undefined, address: string][] = [
  ['a stranger is who he connects as, whatever he says', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['a proxy is believed whom it names', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['only the last that no proxy is counts', '10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
  ['a proxy that names nobody is the client', '10.1.2.3', undefined, '10.1.2.3'],
  ['what is no address ends the way', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
  ['only proxies lead to the first of them', '10.1.2.3', '10.9.9.9, 192.0.2.7', '10.9.9.9'],
  ['IPv4 written as IPv6 is the same', '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['IPv6 is written in one way', '2001:db8:ffff::1', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['a port behind an address is left out', '10.1.2.3', '198.51.100.1:41000', '198.51.100.1'],
  ['a port behind IPv6 is left out', '10.1.2.3', '[2001:db8::1]:44', '2001:db8::1'],
  ['a client that has gone has no address', undefined, '198.51.100.1', ''],
];
for (const [what, socket, forwarded, address] of CASES)
  test(`The address of a request: ${what}`, (t) => {
    t.is(addressOf(socket, forwarded), address);
  });

test('What a stranger writes into X-Forwarded-For never changes whom a trusted proxy saw', (t) => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (made) => {
      const before = made.map((text) => `${text.replaceAll(',', '')},`).join('');
      t.is(addressOf('10.0.0.1', `${before}198.51.100.1`), '198.51.100.1');
    }),
  );
});

test('All addresses of one IPv6 network of 64 bits count as one, however they are written; others do not', (t) => {
  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
  // 2001: as visitors have it; what begins with zeros is IPv4 written as IPv6, or this machine.
  fc.assert(
    fc.property(groups(3), groups(4), groups(4), groups(3), (network, one, other, elsewhere) => {
      const at = (ofNetwork: number[], rest: number[]): string =>
        networkOf(addressOf(['2001', ...[...ofNetwork, ...rest].map((part) => part.toString(16))].join(':')));
      t.is(at(network, one), at(network, other));
      if (network.join() !== elsewhere.join()) t.not(at(network, one), at(elsewhere, one));
    }),
  );
});

const PREPARE = '/chat/User/GetPreUploadUrl';

/** Where a request says that it reached the service, from an address, at 203.0.113.9 and [2001:db8:9::9], port 8080. */
const asked = (remoteAddress: string | undefined, headers: Record<string, string>): string | undefined => {
  const localAddress = remoteAddress?.includes(':') ? '2001:db8:9::9' : '203.0.113.9';
  return ownAddressOf({ headers, socket: { remoteAddress, localAddress, localPort: 8080 } as never });
};

test('Who is near, as a proxy of ours is, is believed which host was asked, and whether by HTTPS', (t) => {
  const proxied = { host: 'homes.example', 'x-forwarded-proto': 'https' };
  for (const near of [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '::ffff:192.168.0.4',
    '169.254.3.4',
    '100.64.0.1',
    'fd12::7',
    'fe80::7%eth0',
    '172.17.0.1',
  ]) {
    t.is(asked(near, proxied), 'https://homes.example', near);
    t.is(asked(near, { host: 'localhost:8080' }), 'http://localhost:8080', near);
  }
  t.is(asked('127.0.0.1', { host: '[::1]:8080' }), 'http://[::1]:8080');
  t.is(asked('172.17.0.1', { host: 'my_service' }), 'http://my_service');
});

test('Of who is not, a host is believed that is the address at which the connection arrived, and no other', (t) => {
  const forged = { host: 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
  for (const far of ['8.8.8.8', '2600::1', '::ffff:8.8.8.8', '2002::1', '166.8.0.1', undefined]) {
    t.is(asked(far, forged), undefined, `${far}`);
    for (const host of [
      '127.0.0.1:8080',
      '203.0.113.9:9090',
      '203.0.113.9',
      '203.0.113.9.evil.example:8080',
      '6.6.6.6:8080',
    ]) {
      t.is(asked(far, { host }), undefined, `${far} ${host}`);
    }
  }
  t.is(asked('8.8.8.8', { host: '203.0.113.9:8080', 'x-forwarded-proto': 'https' }), 'http://203.0.113.9:8080');
  t.is(asked('2600::1', { host: '[2001:DB8:9:0::9]:8080' }), 'http://[2001:DB8:9:0::9]:8080');
});

test('What is no host is none, whoever says it', (t) => {
  const wrong = [
    '',
    'x@homes.example',
    'homes.example/path',
    'homes.example:99999',
    'homes.example#',
    'a b',
    '[',
    '[::1',
    'a,b',
    '-',
    '"',
    'é',
  ];
  for (const host of wrong) t.is(asked('127.0.0.1', { host }), undefined, host);
  t.is(asked('127.0.0.1', {}), undefined);
});

test(
  'Where nobody can say where clients reach the service no signed address is made, and the answer says what to set',
  withHttp(async (t, http) => {
    const body = { fileName: 'house.jpg' };
    const wrong = await http.send(PREPARE, http.secret, body, { headers: { Host: 'x@evil.example' } });
    t.is(wrong.status, 400);
    t.regex(wrong.envelope.Message, /set publicUrl in config\/listingd\.json/);
    const right = await http.send(PREPARE, http.secret, body);
    const { PreUploadUrl } = right.envelope.Data as { PreUploadUrl: string };
    t.regex(PreUploadUrl, new RegExp(`^http://127\\.0\\.0\\.1:${http.port}/files/1\\?`));
  }),
);

test(
  'A publicUrl is where clients reach the service, whatever a request says',
  withHttp(
    async (t, http) => {
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
      const { envelope } = await http.send(PREPARE, http.secret, { fileName: 'house.jpg' }, { headers });
      const { PreUploadUrl } = envelope.Data as { PreUploadUrl: string };
      t.regex(PreUploadUrl, /^https:\/\/listings\.example\.com\/files\/1\?signature=/);
    },
    { publicUrl: 'https://listings.example.com' },
  ),
);

test(
  'RealEstateList gives whole addresses of pictures: those at which its client reached the service',
  withPictures(async (t, source) => {
    const { feed } = source;
    await source.importHomes({ n: 1, pictures: await showPictures(source, 'front', 'back') }, { n: 2 });
    await source.copy();
    const { value } = await feed.services.access.createKey({
      workspaceId: feed.workspaceId,
      kind: 'session',
      name: 't',
    });
    const list = async (headers: Record<string, string>): Promise<string[]> => {
      const raw = JSON.stringify({ SerialNumber: feed.serialNumber });
      const { envelope } = await source.send(
        '/chat/Chatbot/RealEstateList',
        { 'chatrobot-sessionkey': value, ...headers },
        { raw },
      );
      const { List } = envelope.Data as { List: { Images: string }[] };
      t.is(List[1]?.Images, '');
      return JSON.parse(List[0]?.Images ?? '');
    };
    const stored = (await source.images()) ?? [];
    const [first = ''] = await list({});
    t.is(first, `http://127.0.0.1:${source.port}${stored[0]}`);
    t.is((await fetch(first)).status, 200);
    const proxied = { Host: 'homes.example', 'X-Forwarded-Proto': 'https' };
    t.deepEqual(
      await list(proxied),
      stored.map((path) => `https://homes.example${path}`),
    );
    t.deepEqual(await list({ Host: 'not an "address"' }), stored);
  }),
);
