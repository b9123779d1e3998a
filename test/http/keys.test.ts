import test from 'ava';
import { createAccessService } from '../../src/access/access-service.ts';
import { createWrongKeyBrake } from '../../src/http/keys.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { createLogger } from '../../src/process/logger.ts';
import { type HttpFixture, type Keys, send, withHttp } from './with-http.ts';

const EDIT = '/chat/Chatbot/Edit';
const LIST = '/chat/Chatbot/RealEstateList';
const DELETE = '/chat/Chatbot/RealEstateDelete';

const statusOf = async (http: HttpFixture, path: string, keys: Record<string, string>): Promise<number> => {
  const fields = path === EDIT ? { serialNumber: http.chatbot } : { SerialNumber: http.chatbot };
  const more = path === DELETE ? { Keys: ['1'], KeyType: 'InternalID' } : {};
  const { status, envelope } = await http.send(path, keys, { ...fields, ...more });
  return status === 200 && !envelope.Success ? envelope.Code : status;
};

test(
  'A secret key works with and without Bearer before it',
  withHttp(async (t, http) => {
    const value = http.secret.Authorization.replace('Bearer ', '');
    for (const Authorization of [value, `Bearer ${value}`, `bearer  ${value} `, `BEARER ${value}`]) {
      t.is(await statusOf(http, EDIT, { Authorization }), 200, Authorization);
    }
  }),
);

test(
  'No key, a blank one and an unknown one are a 401',
  withHttp(async (t, http) => {
    const wrong = [{}, { Authorization: '' }, { Authorization: 'Bearer ' }, { Authorization: 'Basic YTpi' }];
    for (const keys of [...wrong, { 'chatrobot-sessionkey': 'x' }]) {
      for (const path of [EDIT, LIST, DELETE]) {
        t.is(await statusOf(http, path, keys as Record<string, string>), 401, `${path} ${JSON.stringify(keys)}`);
      }
    }
    const { headers } = await http.send(EDIT, {});
    t.is(headers['www-authenticate'], 'Bearer');
  }),
);

test(
  'A key of the wrong kind for the operation is a 403',
  withHttp(async (t, http) => {
    t.is(await statusOf(http, EDIT, http.session), 403);
    t.is(await statusOf(http, EDIT, { Authorization: http.session['chatrobot-sessionkey'] }), 403);
    t.is(await statusOf(http, LIST, http.secret), 403);
    t.is(await statusOf(http, LIST, { 'chatrobot-sessionkey': http.secret.Authorization.slice(7) }), 403);
  }),
);

test(
  'Files are sent with the secret key only: one of sessions is a 403, none a 401',
  withHttp(async (t, http) => {
    for (const path of ['/chat/User/GetPreUploadUrl', '/chat/User/UploadFile']) {
      t.is((await http.send(path, http.session, { fileName: 'a.png' })).status, 403, path);
      t.is((await http.send(path, {}, { fileName: 'a.png' })).status, 401, path);
    }
  }),
);

test(
  'Where both headers are sent, the one that the operation takes decides and the other is not looked at',
  withHttp(async (t, http) => {
    const noSecret = { Authorization: 'Bearer unknown' };
    const noSession = { 'chatrobot-sessionkey': 'unknown' };
    t.is(await statusOf(http, EDIT, { ...http.secret, ...noSession }), 200);
    t.is(await statusOf(http, EDIT, { ...noSecret, ...http.session }), 401);
    t.is(await statusOf(http, LIST, { ...noSecret, ...http.session }), 200);
    t.is(await statusOf(http, LIST, { ...http.secret, ...noSession }), 401);
  }),
);

test(
  'Where an operation takes either, Authorization counts if it is valid, else the session key',
  withHttp(async (t, http) => {
    t.is(await statusOf(http, DELETE, http.secret), 200);
    t.is(await statusOf(http, DELETE, http.session), 200);
    t.is(await statusOf(http, DELETE, { Authorization: 'Bearer unknown', ...http.session }), 200);
    t.is(await statusOf(http, DELETE, { ...http.secret, 'chatrobot-sessionkey': 'unknown' }), 200);
    t.is(await statusOf(http, DELETE, { ...http.other.secret, ...http.session }), 404);
    t.is(await statusOf(http, DELETE, { Authorization: 'a', 'chatrobot-sessionkey': 'b' }), 401);
  }),
);

test(
  'A revoked key is a 401 within two seconds on every process, and a new key works at once',
  withHttp(async (t, http) => {
    const elsewhere = createAccessService({ database: http.database, clock: () => performance.now() });
    const { workspaceId } = http;
    const key = await elsewhere.createKey({ workspaceId, kind: 'secret', name: 'short-lived' });
    t.is(await statusOf(http, EDIT, { Authorization: key.value }), 200);
    t.true(await elsewhere.revokeKey(key.id));
    const start = performance.now();
    let status = 200;
    while (status === 200 && performance.now() - start < 2_000) {
      status = await statusOf(http, EDIT, { Authorization: key.value });
    }
    t.is(status, 401);
  }),
);

type Told = {
  KeyID: number;
  Kind: string;
  Name: string;
  CreatedAt: string;
  LastUsedAt: string | null;
  RevokedAt: string | null;
  IsOwn: boolean;
};

const call = async (http: HttpFixture, verb: string, fields: object = {}, keys: Keys = http.secret) =>
  (await http.send(`/chat/Key/${verb}`, keys, fields)).envelope;
const list = async (http: HttpFixture, keys: Keys = http.secret) =>
  ((await call(http, 'List', {}, keys)).Data as { List: Told[] }).List;
const add = async (http: HttpFixture, Kind: string, Name: string) =>
  (await call(http, 'Add', { Kind, Name })).Data as { KeyID: number; Key: string };
const ownOf = async (http: HttpFixture) => (await list(http)).find(({ IsOwn }) => IsOwn)?.KeyID ?? 0;

test(
  'The keys of a workspace are listed with their kind, name and times, never with the keys themselves',
  withHttp(async (t, http) => {
    const keys = await list(http);
    t.deepEqual(
      keys.map(({ Kind, Name, IsOwn, RevokedAt }) => [Kind, Name, IsOwn, RevokedAt]),
      [
        ['secret', 'ours', true, null],
        ['session', 'ours', false, null],
      ],
    );
    t.true(keys.every(({ CreatedAt }) => new Date(CreatedAt).toISOString() === CreatedAt));
    const { text } = await http.send('/chat/Key/List', http.secret);
    t.false(text.includes(http.secret.Authorization.slice('Bearer lsk_'.length)));
  }),
);

test(
  'A key is made with a kind and a name, told once, opens what its kind opens, and is named anew',
  withHttp(async (t, http) => {
    const { KeyID, Key } = await add(http, 'session', ' website ');
    const homes = await http.send(
      '/chat/Chatbot/RealEstateList',
      { 'chatrobot-sessionkey': Key },
      { SerialNumber: http.chatbot },
    );
    t.true(homes.envelope.Success);
    t.is((await call(http, 'Edit', { KeyID, Name: 'website of the office' })).Data, 1);
    t.like(
      (await list(http)).find((key) => key.KeyID === KeyID),
      { Kind: 'session', Name: 'website of the office' },
    );
    for (const wrong of [
      {},
      { Kind: 'other', Name: 'x' },
      { Kind: 'secret', Name: ' ' },
      { Kind: 'secret', Name: 'a\nb' },
    ])
      t.is((await call(http, 'Add', wrong)).Code, 400, JSON.stringify(wrong));
  }),
);

test(
  'A revoked key opens nothing more, stays in the list with the time, and is revoked once',
  withHttp(async (t, http) => {
    const { KeyID, Key } = await add(http, 'secret', 'partner');
    t.true((await call(http, 'List', {}, { Authorization: Key })).Success);
    t.is((await call(http, 'Revoke', { KeyID })).Data, 1);
    t.is((await call(http, 'Revoke', { KeyID })).Data, 0);
    t.truthy((await list(http)).find((key) => key.KeyID === KeyID)?.RevokedAt);
    t.is((await http.send('/chat/Key/List', { Authorization: Key })).status, 401);
  }),
);

test(
  'The key that asks is revoked only where that is said, and never the last secret key of the workspace',
  withHttp(async (t, http) => {
    const KeyID = await ownOf(http);
    const last = await call(http, 'Revoke', { KeyID, IsOwn: true });
    t.is(last.Code, 409);
    t.regex(last.Message, /only secret key of its workspace.*make another one first/);
    const { Key } = await add(http, 'secret', 'the next one');
    const own = await call(http, 'Revoke', { KeyID });
    t.is(own.Code, 409);
    t.regex(own.Message, /is the one that asks.*IsOwn/);
    t.is((await call(http, 'Revoke', { KeyID, IsOwn: true })).Data, 1);
    t.true((await list(http, { Authorization: Key })).some(({ IsOwn }) => IsOwn));
  }),
);

test(
  'Of two secret keys that revoke each other at once one stays',
  withHttp(async (t, http) => {
    const { KeyID, Key } = await add(http, 'secret', 'other');
    const own = await ownOf(http);
    const answers = await Promise.all([
      call(http, 'Revoke', { KeyID }),
      call(http, 'Revoke', { KeyID: own }, { Authorization: Key }),
    ]);
    t.deepEqual(answers.map(({ Code }) => Code).toSorted(), [200, 409]);
  }),
);

test(
  'Keys are managed by a secret key of their own workspace alone',
  withHttp(async (t, http) => {
    const [theirs] = await list(http, http.other.secret);
    for (const [verb, fields] of [
      ['Edit', { KeyID: theirs?.KeyID, Name: 'taken' }],
      ['Revoke', { KeyID: theirs?.KeyID }],
    ] as const) {
      const { Code, Data } = await call(http, verb, fields);
      t.deepEqual([Code, Data], [404, 0]);
    }
    for (const verb of ['List', 'Add', 'Edit', 'Revoke'])
      t.is((await http.send(`/chat/Key/${verb}`, http.session)).status, 403, verb);
    t.is((await list(http, http.other.secret))[0]?.Name, 'theirs');
  }),
);

/** A brake whose clock and waits end when told. */
const heldBrake = () => {
  let now = 0;
  let waits: (() => void)[] = [];
  const wait = (_milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      waits.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  return {
    slow: createWrongKeyBrake({ clock: () => now, wait }),
    waiting: () => waits.length,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    release: () => {
      for (const resolve of waits) resolve();
      waits = [];
    },
  };
};

const { signal } = new AbortController();

test('Twenty wrong keys of an address are refused at once, each further one a second later, until ten minutes went by without one', async (t) => {
  const brake = heldBrake();
  for (let count = 0; count < 20; count += 1) await brake.slow('192.0.2.7', signal);
  const late = brake.slow('192.0.2.7', signal);
  t.is(brake.waiting(), 1);
  await brake.slow('192.0.2.8', signal);
  brake.release();
  await late;
  brake.pass(599_000);
  const later = brake.slow('192.0.2.7', signal);
  t.is(brake.waiting(), 1);
  brake.release();
  await later;
  brake.pass(600_000);
  await brake.slow('192.0.2.7', signal);
  t.is(brake.waiting(), 0);
});

test('Addresses of IPv6 count by their network, and those of IPv4 that are written so by themselves', async (t) => {
  const brake = heldBrake();
  const wrong = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::', '2001:db8:1:2::9:8'];
  for (let count = 0; count < 20; count += 1) await brake.slow(wrong[count % wrong.length] ?? '', signal);
  void brake.slow('2001:db8:1:2::77', signal);
  t.is(brake.waiting(), 1);
  for (const other of ['2001:db8:1:3::1', '2001:db8::1:2', '::1']) await brake.slow(other, signal);
  for (let count = 1; count <= 30; count += 1) await brake.slow(`::ffff:192.0.2.${count}`, signal);
  t.is(brake.waiting(), 1);
});

const TOO_MANY = { status: 429, code: 429, headers: { 'Retry-After': '5', Connection: 'close' } };

test('At most five refusals of an address wait; further ones are a 429 at once; and who goes away waits no more', async (t) => {
  const brake = heldBrake();
  const gone = new AbortController();
  for (const address of ['2001:db8:1:2::7', '192.0.2.8'])
    for (let count = 0; count < 20; count += 1) await brake.slow(address, signal);
  const held = Array.from({ length: 5 }, (_, count) => brake.slow(`2001:db8:1:2::${count}`, gone.signal));
  t.like(await t.throwsAsync(brake.slow('2001:db8:1:2::7', signal)), TOO_MANY);
  const other = brake.slow('192.0.2.8', signal);
  t.is(brake.waiting(), 6);
  gone.abort(new Error('the client went away'));
  for (const refusal of held) await t.throwsAsync(refusal, { message: 'the client went away' });
  const next = Array.from({ length: 5 }, () => brake.slow('2001:db8:1:2::7', signal));
  brake.release();
  for (const refusal of [other, ...next]) await t.notThrowsAsync(refusal);
});

test('At most fifty refusals of all addresses wait, and a mistake of one that made few is still refused at once', async (t) => {
  const brake = heldBrake();
  const addresses = Array.from({ length: 11 }, (_, count) => `192.0.2.${count}`);
  for (const address of addresses) for (let count = 0; count < 20; count += 1) await brake.slow(address, signal);
  const held = addresses.slice(0, 10).flatMap((one) => Array.from({ length: 5 }, () => brake.slow(one, signal)));
  t.like(await t.throwsAsync(brake.slow('192.0.2.10', signal)), TOO_MANY);
  await brake.slow('192.0.2.99', signal);
  brake.release();
  await t.notThrowsAsync(Promise.all(held));
});

test('No more than ten thousand addresses are remembered, the latest', async (t) => {
  const brake = heldBrake();
  for (let count = 0; count < 20; count += 1) await brake.slow('192.0.2.7', signal);
  for (let count = 0; count < 10_000; count += 1) await brake.slow(`10.0.${count >> 8}.${count & 255}`, signal);
  await brake.slow('192.0.2.7', signal);
  t.is(brake.waiting(), 0);
});

test(
  'While wrong keys of its address wait, and are too many, a valid key is answered at once; no key at all is no wrong one',
  withHttp(async (t, http) => {
    const brake = heldBrake();
    const options = { config: { host: '127.0.0.1', port: 0 }, log: createLogger('silent'), services: http.services };
    const server = createHttpServer({ ...options, slowWrongKey: brake.slow });
    const { url } = await server.start();
    const edit = (keys: Record<string, string>) =>
      send(`${url}/chat/Chatbot/Edit`, keys, { raw: JSON.stringify({ serialNumber: http.chatbot }) });
    for (let count = 0; count < 30; count += 1) t.is((await edit({})).status, 401);
    const tryMany = (length: number) => Array.from({ length }, (_, count) => edit({ Authorization: `wrong-${count}` }));
    const first = tryMany(25);
    t.is((await Promise.race(first)).status, 401);
    while (brake.waiting() < 5) t.is((await edit(http.secret)).status, 200);
    for (const { status, headers } of await Promise.all(tryMany(5))) {
      t.is(status, 429);
      t.is(headers['retry-after'], '5');
      t.is(headers.connection, 'close');
    }
    t.is((await edit(http.secret)).status, 200);
    brake.release();
    for (const { status } of await Promise.all(first)) t.is(status, 401);
    await server.stop();
  }),
);
