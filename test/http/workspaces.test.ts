import test from 'ava';
import { createRoutes } from '../../src/http/routes.ts';
import { sendFile } from '../helpers/chat-fixture.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { picture } from '../helpers/sample-files.ts';
import { HOME } from './home.ts';
import { BOUNDARY, type FeedHttpFixture, field, file, formOf, withFeedHttp } from './with-feed-http.ts';
import type { Reply } from './with-http.ts';

/** What a workspace has, by the names that requests give it. */
type Things = {
  chatbot: string;
  listing: { id: string; number: string; url: string };
  feed: string;
  runs: { done: number; held: number; queued: number };
  session: number;
  file: number;
  key: number;
};
type Tenant = Things & { workspaceId: number; keys: Record<string, string> };
/** A request's fields, and the Code that it is answered with where they name what the workspace does not have. */
type Probe = [code: 404 | 200, fields: Record<string, unknown>];

const NOTHING: Things = {
  chatbot: 'f'.repeat(32),
  listing: { id: '900001', number: 'N900002', url: 'https://homes.example/900003' },
  feed: 'nowhere',
  runs: { done: 900_004, held: 900_005, queued: 900_006 },
  session: 900_007,
  file: 900_008,
  key: 900_009,
};

const keyed = ({ listing }: Things) =>
  (['id', 'number', 'url'] as const).map((name, index) => ({
    Key: listing[name],
    KeyType: ['InternalID', 'MLSNumber', 'URL'][index],
  }));
const anyRun = ({ runs }: Things): Probe[] => Object.values(runs).map((RunID) => [404, { RunID }]);

/** For each operation that takes a key: requests of a workspace with things of its `own` that name others'. */
const PROBES: Record<string, (named: Things, own: Things) => Probe[]> = {
  'POST /chat/Chatbot/Edit': ({ chatbot }) => [[404, { serialNumber: chatbot, Name: 'taken' }]],
  'POST /chat/Chatbot/Add': () => [[200, { timeZone: 'UTC' }]],
  'POST /chat/Chatbot/Get': ({ chatbot }) => [[404, { serialNumber: chatbot }]],
  'POST /chat/Chatbot/List': () => [[200, {}]],
  'POST /chat/Chatbot/ModelList': () => [[200, {}]],
  'GET /chat/Chatbot/ModelList': () => [[200, {}]],
  'POST /chat/Chatbot/GetSession': ({ chatbot }) => [[404, { serialNumber: chatbot }]],
  'POST /chat/Chat/ClientAsk': (named, own) => [
    [404, { sessionID: named.session, content: 'Homes?' }],
    [404, { sessionID: named.session, content: 'Homes?', stream: true }],
    [404, { sessionID: own.session, content: 'Like this?', chatAskType: 'Image', fileIds: [named.file] }],
  ],
  'POST /chat/Chat/Explain': ({ session }) => [[404, { sessionID: session, content: 'Homes?' }]],
  'POST /chat/Chat/SessionList': ({ chatbot }) => [[404, { serialNumber: chatbot }]],
  'POST /chat/Chat/MessageList': ({ session }) => [[404, { sessionID: session }]],
  'POST /chat/Chat/LeadList': ({ chatbot }) => [[404, { serialNumber: chatbot }]],
  'POST /chat/Chat/Erase': ({ session }) => [
    [404, { sessionID: session }],
    [200, { Email: 'visitor@example.com' }],
    [200, { Phone: '619 555 0100' }],
  ],
  'POST /chat/Chatbot/RealEstateCreate': ({ chatbot }) => [[404, { SerialNumber: chatbot, ...HOME }]],
  'POST /chat/Chatbot/RealEstateUpdate': (named, own) => [
    ...keyed(named).map((key): Probe => [404, { SerialNumber: named.chatbot, ...key, SalePrice: 1 }]),
    ...keyed(named).map((key): Probe => [404, { SerialNumber: own.chatbot, ...key, SalePrice: 1 }]),
  ],
  'POST /chat/Chatbot/RealEstateList': (named, own) => [
    [404, { SerialNumber: named.chatbot }],
    [200, { SerialNumber: own.chatbot, MLSNumber: named.listing.number }],
  ],
  'POST /chat/Chatbot/RealEstateFind': (named, own) => [
    [404, { SerialNumber: named.chatbot }],
    [200, { SerialNumber: own.chatbot, IDs: [Number(named.listing.id)] }],
  ],
  'POST /chat/Chatbot/RealEstateDelete': (named, own) =>
    keyed(named).flatMap(({ Key, KeyType }): Probe[] => [
      [404, { SerialNumber: named.chatbot, Keys: [Key], KeyType }],
      [200, { SerialNumber: own.chatbot, Keys: [Key], KeyType }],
    ]),
  'POST /chat/Chatbot/RealEstateHistory': (named, own) =>
    [named.chatbot, own.chatbot].flatMap((SerialNumber) =>
      keyed(named).map((key): Probe => [404, { SerialNumber, ...key }]),
    ),
  'POST /chat/Chatbot/RealEstateShow': (named, own) =>
    [named.chatbot, own.chatbot].flatMap((SerialNumber) =>
      keyed(named).map((key): Probe => [404, { SerialNumber, ...key }]),
    ),
  'POST /chat/Feed/List': () => [[200, {}]],
  'POST /chat/Feed/Import': ({ feed }) => [[404, { Feed: feed }]],
  'POST /chat/Feed/Upload': ({ feed }) => [[404, { Feed: feed }]],
  'POST /chat/Feed/Inspect': ({ chatbot }) => [[404, { SerialNumber: chatbot }]],
  // It names chatbots within a text: feed-setup.test.ts.
  'POST /chat/Feed/Save': () => [],
  'POST /chat/Feed/Configuration': ({ feed }) => [[404, { Feed: feed }]],
  'POST /chat/Feed/RunList': ({ feed }) => [
    [404, { Feed: feed }],
    [200, {}],
  ],
  'POST /chat/Feed/RunDetail': anyRun,
  'POST /chat/Feed/RunChanges': anyRun,
  'GET /chat/Feed/Rejects': anyRun,
  'POST /chat/Feed/Undo': anyRun,
  'POST /chat/Feed/Approve': anyRun,
  'POST /chat/Feed/Cancel': anyRun,
  'POST /chat/Key/List': () => [[200, {}]],
  'POST /chat/Key/Add': () => [[200, { Kind: 'session', Name: 'another' }]],
  'POST /chat/Key/Edit': ({ key }) => [[404, { KeyID: key, Name: 'taken' }]],
  'POST /chat/Key/Revoke': ({ key }) => [[404, { KeyID: key }]],
  'POST /chat/User/GetPreUploadUrl': () => [[200, { fileName: 'house.png' }]],
  // What is sent belongs to whose key it is sent with: it names nothing.
  'POST /chat/User/UploadFile': () => [],
};

const send = (http: FeedHttpFixture, operation: string, { keys }: Tenant, fields: object): Promise<Reply> => {
  const [method = '', path = ''] = operation.split(' ');
  if (method === 'GET') return http.send(`${path}?${new URLSearchParams(fields as never)}`, keys, { method });
  if (!/\/(Upload|Inspect)$/.test(path)) return http.send(path, keys, { raw: JSON.stringify(fields) });
  const parts = Object.entries(fields).map(([name, text]) => field(name, String(text)));
  const headers = { ...keys, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  return http.send(path, headers, { raw: formOf([...parts, file(fileOf(house(1)))]) });
};

/** An answer whose message does not repeat what the request named. */
const told = ({ status, envelope }: Reply, fields: Record<string, unknown>) => {
  const named = Object.values(fields).flat().map(String);
  const hide = (text: string, name: string) => text.replace(new RegExp(`\\b${RegExp.escape(name)}\\b`), '…');
  return { status, ...envelope, Message: named.reduce(hide, envelope.Message) };
};

/** A workspace with a chatbot, homes of a feed, runs in three states, a session and a file. */
const settle = async (http: FeedHttpFixture, name: string, workspaceId: number, first: number): Promise<Tenant> => {
  const { feed } = http;
  const { services } = feed;
  const keys: Record<string, string> = {};
  const secret = await services.access.createKey({ workspaceId, kind: 'secret', name });
  const session = await services.access.createKey({ workspaceId, kind: 'session', name });
  keys.Authorization = secret.value;
  keys['chatrobot-sessionkey'] = session.value;
  const chatbot = await services.chatbots.add({ workspaceId, timeZone: 'UTC', Name: name });
  await feed.configure({ chatbots: [{ serialNumber: chatbot.serialNumber }], limits: {} }, name);
  const run = async (count: number): Promise<number> => {
    await feed.deliver(fileOf(...houses(first, first + count - 1)), { feed: name });
    const runId = await feed.queue({ feed: name });
    await feed.execute(runId);
    return runId;
  };
  const [done, held] = [await run(10), await run(2)];
  const [home] = await feed.shown(chatbot.id);
  if (home === undefined) throw new Error('no home was imported');
  return {
    workspaceId,
    keys,
    chatbot: chatbot.serialNumber,
    listing: { id: String(home.id), number: String(home.values.MLSNumber), url: String(home.values.Url) },
    feed: name,
    runs: { done, held, queued: await feed.queue({ feed: name }) },
    session: await services.chat.createSession(chatbot.id),
    key: session.id,
    file: await sendFile(services.files, workspaceId, await picture('png')),
  };
};

/** Every row that a workspace has. */
const rowsOf = async ({ feed: { database } }: FeedHttpFixture, { workspaceId }: Tenant): Promise<unknown[]> => {
  const chatbots = database('chatbot').where({ workspace_id: workspaceId }).select('id');
  const feeds = database('feed').where({ workspace_id: workspaceId }).select('id');
  const runs = database('feed_run').whereIn('feed_id', feeds).select('id');
  return Promise.all([
    database('chatbot').where({ workspace_id: workspaceId }).orderBy('id'),
    database('api_key').where({ workspace_id: workspaceId }).select('id', 'name', 'revoked_at').orderBy('id'),
    database('feed').where({ workspace_id: workspaceId }).orderBy('id'),
    database('file').where({ workspace_id: workspaceId }).orderBy('id'),
    database('listing').whereIn('chatbot_id', chatbots).orderBy('id'),
    database('chat_session').whereIn('chatbot_id', chatbots).orderBy('id'),
    database('chat_message').whereIn('chatbot_id', chatbots).orderBy('id'),
    database('feed_run').whereIn('feed_id', feeds).orderBy('id'),
    database('feed_run_part').whereIn('run_id', runs).orderBy(['run_id', 'chatbot_id']),
  ]);
};

test(
  'Of two workspaces neither can tell what the other has from what nobody has, nor change it, by any operation',
  withFeedHttp(async (t, http) => {
    const { access } = http.feed.services;
    const north = await settle(http, 'north', await access.createWorkspace('North'), 1);
    const south = await settle(http, 'south', await access.createWorkspace('South'), 101);
    const operations = createRoutes(http.feed.services)
      // A visitor has no workspace's key: his token opens one session. What /metrics shows by a key is told in its own test.
      .filter(({ key }) => key !== 'none' && key !== 'visitor' && key !== 'local')
      .map(({ method, path }) => `${method} ${path}`);
    t.deepEqual(operations.toSorted(), Object.keys(PROBES).toSorted());
    for (const [asker, owner] of [
      [north, south],
      [south, north],
    ] as const) {
      const before = await rowsOf(http, owner);
      for (const [operation, probesOf] of Object.entries(PROBES)) {
        const [foreign, unknown] = [probesOf(owner, asker), probesOf(NOTHING, asker)];
        for (const [index, [code, fields]] of foreign.entries()) {
          const what = `${operation} ${JSON.stringify(fields)}`;
          const reply = await send(http, operation, asker, fields);
          t.is(reply.envelope.Code, code, what);
          if (/\/(Add|GetPreUploadUrl|Key\/List)$/.test(operation)) continue;
          const others = unknown[index]?.[1] ?? {};
          t.deepEqual(told(reply, fields), told(await send(http, operation, asker, others), others), what);
        }
      }
      t.deepEqual(await rowsOf(http, owner), before);
    }
    // The same requests about what is one's own find it, or the above would say little.
    for (const [operation, probesOf] of Object.entries(PROBES)) {
      const [probe] = probesOf(north, north);
      if (probe === undefined) continue;
      const reply = await send(http, operation, north, probe[1]);
      t.true(reply.envelope === undefined || reply.envelope.Code !== 404, `${operation}: ${reply.text}`);
    }
  }),
);

test(
  'Feeds, runs and homes are listed to the workspace that has them, and what one shows of a file is nothing of another’s',
  withFeedHttp(async (t, http) => {
    const { access } = http.feed.services;
    const north = await settle(http, 'north', await access.createWorkspace('North'), 1);
    const south = await settle(http, 'south', await access.createWorkspace('South'), 101);
    const data = async (operation: string, tenant: Tenant, fields = {}) =>
      (await send(http, operation, tenant, fields)).envelope.Data as { List: Record<string, unknown>[] };
    for (const own of [north, south]) {
      const feeds = (await data('POST /chat/Feed/List', own)).List;
      t.deepEqual(
        feeds.map(({ Feed, SerialNumbers }) => [Feed, SerialNumbers]),
        [[own.feed, [own.chatbot]]],
      );
      const { List: runs, ...rest } = await data('POST /chat/Feed/RunList', own);
      t.deepEqual(
        runs.map(({ RunID }) => RunID),
        [own.runs.queued, own.runs.held, own.runs.done],
      );
      t.deepEqual(rest as unknown, { VirtualCount: 3 });
      const { List: homes } = await data('POST /chat/Chatbot/RealEstateList', own, { SerialNumber: own.chatbot });
      t.is(homes.length, 10);
      t.true(homes.some(({ ID }) => String(ID) === own.listing.id));
    }
    const show = { serialNumber: north.chatbot, ChatIcon: String(south.file) };
    t.is((await send(http, 'POST /chat/Chatbot/Edit', north, show)).envelope.Code, 200);
    t.is((await http.send(`/files/${south.file}`, {}, { method: 'GET' })).status, 404);
    const showOwn = { serialNumber: south.chatbot, ChatIcon: String(south.file) };
    await send(http, 'POST /chat/Chatbot/Edit', south, showOwn);
    t.is((await http.send(`/files/${south.file}`, {}, { method: 'GET' })).status, 200);
  }),
);
