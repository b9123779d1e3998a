import test from 'ava';
import { createAccessService } from '../../src/access/access-service.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

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
