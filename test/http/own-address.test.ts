import test from 'ava';
import { ownAddressOf } from '../../src/http/own-address.ts';
import { showPictures, withPictures } from '../helpers/picture-source.ts';
import { withHttp } from './with-http.ts';

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
