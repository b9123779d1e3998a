import test from 'ava';
import { type HttpFixture, type Keys, withHttp } from './with-http.ts';

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
