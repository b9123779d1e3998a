import test, { type ExecutionContext } from 'ava';
import { createHttpServer } from '../../src/http/server.ts';
import type { HistoryItem } from '../../src/listings/history-item.ts';
import { createLogger } from '../../src/process/logger.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../helpers/with-feed.ts';
import { send } from './with-http.ts';

type Answer = { status: number; code: number; message: string; items: HistoryItem[]; count: number };
type Api = {
  /** RealEstateHistory of the fixture's chatbot unless told otherwise. */
  history: (body: object, kind?: 'secret' | 'session') => Promise<Answer>;
  /** A feed operation; its Data. */
  feed: (verb: string, body: object) => Promise<unknown>;
};

/** The API over a feed's own services. */
const withApi = (body: (t: ExecutionContext, feed: FeedFixture, api: Api) => Promise<void>) =>
  withFeed(async (t, feed) => {
    const server = createHttpServer({
      config: { host: '127.0.0.1', port: 0 },
      log: createLogger('silent'),
      services: feed.services,
    });
    const { workspaceId } = feed;
    const secret = await feed.services.access.createKey({ workspaceId, kind: 'secret', name: 'test' });
    const session = await feed.services.access.createKey({ workspaceId, kind: 'session', name: 'test' });
    const headers = {
      secret: { Authorization: secret.value },
      session: { 'chatrobot-sessionkey': session.value },
    };
    const { url } = await server.start();
    const post = (path: string, kind: 'secret' | 'session', fields: object) =>
      send(url + path, { ...headers[kind] } as Record<string, string>, { raw: JSON.stringify(fields) });
    try {
      await body(t, feed, {
        history: async (fields, kind = 'secret') => {
          const request = { SerialNumber: feed.serialNumber, KeyType: 'MLSNumber', ...fields };
          const { status, envelope } = await post('/chat/Chatbot/RealEstateHistory', kind, request);
          const data = (envelope.Data ?? { List: [], VirtualCount: 0 }) as {
            List: HistoryItem[];
            VirtualCount: number;
          };
          return {
            status,
            code: envelope.Code,
            message: envelope.Message,
            items: data.List,
            count: data.VirtualCount,
          };
        },
        feed: async (verb, fields) => (await post(`/chat/Feed/${verb}`, 'secret', fields)).envelope.Data,
      });
    } finally {
      await server.stop({ deadlineMs: 0 });
    }
  });

const others = houses(10, 12);
const told = (items: readonly HistoryItem[]) => items.map(({ Version, Kind, By }) => `${Version} ${Kind} ${By}`);

test(
  'the history tells of every change, newest first, when it was, who made it, and which fields went from what to what',
  withApi(async (t, feed, api) => {
    const first = await feed.importFile(fileOf(house(1), ...others));
    const night = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Bedrooms: 4, DaysOnMarket: 3 });
    const { RunID } = (await api.feed('Undo', { RunID: night.run.RunID })) as { RunID: number };
    await feed.execute(RunID);
    const { items, count } = await api.history({ Key: 'M1' });
    t.is(count, 4);
    t.deepEqual(
      items.map(({ ChangedAt: _, Changes: __, ...item }) => item),
      [
        { ID: id, Version: 4, Kind: 'update', By: 'Undo', Feed: 'main', RunID, Reason: '' },
        { ID: id, Version: 3, Kind: 'update', By: 'API', Feed: '', RunID: null, Reason: '' },
        { ID: id, Version: 2, Kind: 'update', By: 'Feed', Feed: 'main', RunID: night.run.RunID, Reason: '' },
        { ID: id, Version: 1, Kind: 'create', By: 'Feed', Feed: 'main', RunID: first.run.RunID, Reason: '' },
      ],
    );
    t.deepEqual(items[0]?.Changes, [{ Field: 'SalePrice', From: '480000.00', To: '500000.00' }]);
    t.deepEqual(items[2]?.Changes, [{ Field: 'SalePrice', From: '500000.00', To: '480000.00' }]);
    const api3 = Object.fromEntries((items[1]?.Changes ?? []).map(({ Field, From, To }) => [Field, [From, To]]));
    t.deepEqual(api3.Bedrooms, [3, 4]);
    t.is(api3.DaysOnMarket?.[0], null);
    t.is(typeof api3.DaysOnMarket?.[1], 'number');
    const created = Object.fromEntries((items[3]?.Changes ?? []).map(({ Field, From, To }) => [Field, [From, To]]));
    t.like(created, {
      SalePrice: [null, '500000.00'],
      Bedrooms: [null, 3],
      MLSNumber: [null, 'M1'],
      Status: [null, 'Active'],
    });
    t.false('Description' in created);
    t.true(items.every(({ ChangedAt }) => new Date(ChangedAt).toISOString() === ChangedAt));
  }),
);

test(
  'the history of a removed listing is told too, with why it left; a veto and its lifting are in it',
  withApi(async (t, feed, api) => {
    await feed.importFile(fileOf(house(1), house(2), ...others));
    await feed.importFile(fileOf(house(1), ...others));
    const gone = await api.history({ Key: 'M2' });
    t.deepEqual(told(gone.items), ['2 remove Feed', '1 create Feed']);
    t.is(gone.items[0]?.Reason, 'absence');

    const { id } = await feed.byNumber('M1');
    await feed.apiDelete(id);
    await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', MLSNumber: 'M1' });
    const lifted = await api.history({ Key: String(id), KeyType: 'InternalID' });
    t.deepEqual(told(lifted.items), ['3 lift API', '2 remove API', '1 create Feed']);
    // The number means the listing that is on display now.
    t.deepEqual(told((await api.history({ Key: 'M1' })).items), ['1 create API']);
  }),
);

test(
  'a number that a listing had before names it where it names nothing else',
  withApi(async (t, feed, api) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(1, { ListingId: 'M77' }), ...others));
    const { items } = await api.history({ Key: ' M1 ' });
    t.deepEqual([items[0]?.ID, items[0]?.Changes], [id, [{ Field: 'MLSNumber', From: 'M1', To: 'M77' }]]);
    t.deepEqual(told((await api.history({ Key: 'https://homes.example/1', KeyType: 'URL' })).items), [
      '2 update Feed',
      '1 create Feed',
    ]);
    t.is((await api.history({ Key: 'M78' })).code, 404);
  }),
);

test(
  'a number that a listing gives up to another one is in its history',
  withApi(async (t, feed, api) => {
    await feed.configure({ key: ['ListingKey'] });
    await feed.importFile(fileOf(house(1), house(2), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(2, { ListingId: 'M1' }), ...others));
    const { items } = await api.history({ Key: String(id), KeyType: 'InternalID' });
    t.deepEqual(told(items), ['3 remove Feed', '2 release Feed', '1 create Feed']);
    t.deepEqual(items[1]?.Changes, [{ Field: 'MLSNumber', From: 'M1', To: null }]);
    t.is((await feed.byId(id)).version, 3);
  }),
);

test(
  'a takeover tells from which feed to which, and a change of the source’s own key is told',
  withApi(async (t, feed, api) => {
    await feed.configure({}, 'two');
    await feed.importFile(fileOf(house(1), ...others));
    await feed.importFile(fileOf(house(1, { ListingKey: 'OTHER' }), house(30)), { feed: 'two' });
    await feed.importFile(fileOf(...others));
    const { items } = await api.history({ Key: 'M1' });
    t.is(items[0]?.Kind, 'takeover');
    t.deepEqual(items[0]?.Changes, [
      { Field: 'Feed', From: 'main', To: 'two' },
      { Field: 'ListingKey', From: 'K1', To: 'OTHER' },
    ]);
  }),
);

test(
  'the pages of a history make it up, the creation on the last',
  withApi(async (t, feed, api) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    for (const Bedrooms of [4, 5, 6]) await feed.apiUpdate(id, { Bedrooms });
    const pages: string[] = [];
    for (const PageNumber of [1, 2, 3, 4]) {
      const { items, count } = await api.history({ Key: 'M1', PageNumber, PageSize: 2 });
      t.is(count, 4);
      pages.push(items.map(({ Version }) => Version).join());
    }
    t.deepEqual(pages, ['4,3', '2,1', '', '']);
    t.is((await api.history({ Key: 'M1', PageNumber: 4, PageSize: 1 })).items[0]?.Kind, 'create');
    t.is((await api.history({ Key: 'M1', PageNumber: 1, PageSize: 4 })).items.at(-1)?.Kind, 'create');
  }),
);

test(
  'the history takes a secret key only, and is a 404 for a listing or chatbot of another workspace',
  withApi(async (t, feed, api) => {
    await feed.importFile(fileOf(house(1), ...others));
    t.is((await api.history({ Key: 'M1' }, 'session')).status, 403);
    const workspaceId = await feed.services.access.createWorkspace('Other');
    const other = await feed.services.chatbots.add({ workspaceId, timeZone: 'UTC' });
    t.is((await api.history({ Key: 'M1', SerialNumber: other.serialNumber })).code, 404);
    t.is((await api.history({ Key: 'M1', SerialNumber: 'unknown' })).code, 404);
    const wrong = await api.history({ Key: '', KeyType: 'Number' });
    t.is(wrong.code, 400);
    t.regex(wrong.message, /Key .*KeyType must be one of InternalID, MLSNumber, URL/);
  }),
);

test(
  'a key that names two displayed listings is a 409',
  withApi(async (t, feed, api) => {
    const Url = 'https://x.example/1';
    await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', Url });
    await feed.apiCreate({ SaleType: 'for_rent', Status: 'Active', Url });
    const { code, message } = await api.history({ Key: Url, KeyType: 'URL' });
    t.is(code, 409);
    t.regex(message, /names two listings; use KeyType InternalID/);
  }),
);

test(
  'approving an undo run over HTTP answers with that run, and the feed is no longer held',
  withApi(async (t, feed, api) => {
    await feed.importFile(fileOf(...others));
    const { run } = await feed.importFile(fileOf(house(1), ...others));
    const { RunID } = (await api.feed('Undo', { RunID: run.RunID })) as { RunID: number };
    await feed.execute(RunID);
    const state = async () => ((await api.feed('List', {})) as { List: { State: string }[] }).List[0]?.State;
    t.is(await state(), 'Held');
    t.like(await api.feed('Approve', { RunID }), { RunID, State: 'Succeeded', StartedBy: 'undo' });
    t.is(await state(), 'Fresh');
  }),
);
