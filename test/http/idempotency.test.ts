import test, { type ExecutionContext } from 'ava';
import { openDatabase } from '../../src/database/connection.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { createChores } from '../../src/jobs/chores.ts';
import { createLogger } from '../../src/process/logger.ts';
import { createServices } from '../../src/services.ts';
import { fileOf, houses } from '../helpers/homes.ts';
import { type FeedHttpFixture, withFeedHttp } from './with-feed-http.ts';
import { send } from './with-http.ts';

const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';

/** Two services on one database, asked by turns, as where a proxy shares requests between processes. */
const twoServices = async (t: ExecutionContext, { feed, secret, port }: FeedHttpFixture) => {
  const database = openDatabase(feed.target);
  const log = createLogger('silent');
  const services = createServices({ config: feed.config, database, log, clock: feed.now });
  const server = createHttpServer({ config: { host: '127.0.0.1', port: 0 }, log, services });
  const { url } = await server.start();
  t.teardown(async () => {
    await server.stop({ deadlineMs: 0 });
    await database.destroy();
  });
  const urls = [url, `http://127.0.0.1:${port}`];
  let asked = 0;
  return (path: string, body: object, key = KEY, keys: Record<string, string> = secret) => {
    asked += 1;
    const headers = { ...keys, ...(key === '' ? {} : { 'Idempotency-Key': key }) };
    return send(`${urls[asked % 2]}${path}`, headers, { raw: JSON.stringify(body) });
  };
};

const home = (SerialNumber: string, MLSNumber = '') => ({
  ...{ SerialNumber, MLSNumber, Url: '', SaleType: 'for_sale', Status: 'Active', PropertyType: 'House' },
  ...{ CurrencySymbol: '$', Bedrooms: 3, Bathrooms: 2, YearBuilt: 1987, DaysOnMarket: 1, LotArea: 6500 },
  ...{ BuildingArea: 1640, AreaUnit: 'Square Feet', ParkingSpots: 2 },
});

test(
  'what is sent eight times at once to two services with one Idempotency-Key is done once, and each gets the same answer',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const ask = await twoServices(t, http);
    await feed.importFile(fileOf(...houses(1, 3)));
    const count = async (table: string) => Number((await feed.database(table).count({ total: '*' }))[0]?.total);
    for (const [path, body, table] of [
      ['/chat/Chatbot/RealEstateCreate', home(feed.serialNumber), 'listing'],
      ['/chat/Chatbot/Add', { timeZone: 'UTC', Name: 'Homes' }, 'chatbot'],
      ['/chat/Feed/Import', { Feed: 'main', DryRun: true }, 'feed_run'],
      ['/chat/Feed/Undo', { RunID: 1 }, 'feed_run'],
    ] as const) {
      await feed.database('feed_run').whereNotNull('active').delete();
      const before = await count(table);
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(path, body, `once-${path}`)));
      t.is(new Set(answers.map(({ text }) => text)).size, 1, path);
      t.true(answers[0]?.envelope.Success, `${path} ${answers[0]?.text}`);
      t.is((await ask(path, body, `"once-${path}"`)).text, answers[0]?.text ?? '', 'in quotes it is the same key');
      t.is(await count(table), before + 1, path);
    }
  }),
);

test(
  'without a key, and with another one, the same request is another; a key is of the API key that it comes with',
  withFeedHttp(async (t, http) => {
    const ask = await twoServices(t, http);
    const add = async (key: string, keys: Record<string, string> = http.secret) =>
      (await ask('/chat/Chatbot/Add', { timeZone: 'UTC' }, key, keys)).envelope.Data;
    const made = [await add(''), await add(''), await add('a'), await add('b'), await add('a', http.otherSecret)];
    t.is(new Set(made).size, 5);
    t.is(await add('a'), made[2]);
    t.is(await add('a', http.otherSecret), made[4]);
    const { workspaceId, access, serialNumber } = { ...http.feed, ...http.feed.services };
    const { value } = await access.createKey({ workspaceId, kind: 'session', name: 'website' });
    const create = async (keys?: Record<string, string>) =>
      (await ask('/chat/Chatbot/RealEstateCreate', home(serialNumber), 'a-home', keys)).envelope.Data;
    const first = await create();
    const ofWebsite = await create({ 'chatrobot-sessionkey': value });
    t.not(ofWebsite, first);
    t.deepEqual([await create(), await create({ 'chatrobot-sessionkey': value })], [first, ofWebsite]);
  }),
);

test(
  'another request under a key is a 422 and does nothing, and a key that is none a 400',
  withFeedHttp(async (t, http) => {
    const ask = await twoServices(t, http);
    const { serialNumber, database } = http.feed;
    await ask('/chat/Chatbot/RealEstateCreate', home(serialNumber, 'M1'));
    for (const [path, body] of [
      ['/chat/Chatbot/RealEstateCreate', home(serialNumber, 'M2')],
      ['/chat/Chatbot/Add', { timeZone: 'UTC' }],
    ] as const) {
      const { status, envelope } = await ask(path, body);
      t.is(status, 422);
      t.like(envelope, { Success: false, Code: 422, Data: null });
      t.regex(envelope.Message, /Another request has come with this Idempotency-Key.*key of its own/);
    }
    for (const key of ['x'.repeat(256), 'two words', '"', 'ü'])
      t.is((await ask('/chat/Chatbot/Add', { timeZone: 'UTC' }, key)).status, 400, key);
    t.is((await database('listing').select('id')).length, 1);
    t.is((await database('chatbot').select('id')).length, 1);
  }),
);

test(
  'a request that failed has done nothing: under the same key it is tried again',
  withFeedHttp(async (t, http) => {
    const ask = await twoServices(t, http);
    const { feed } = http;
    const busy = await feed.queue();
    const start = async () => (await ask('/chat/Feed/Import', { Feed: 'main' })).envelope;
    t.like(await start(), { Success: false, Code: 409 });
    await feed.database('feed_run').where({ id: busy }).delete();
    const { Success, Data } = await start();
    t.true(Success);
    t.deepEqual((await start()).Data, Data);
  }),
);

test(
  'a key is forgotten after 24 hours: the request is a new one then, also before a chore has cleared it away',
  withFeedHttp(async (t, http) => {
    const ask = await twoServices(t, http);
    const { database, services, config, now } = http.feed;
    const add = async () => (await ask('/chat/Chatbot/Add', { timeZone: 'UTC' })).envelope.Data;
    const hoursAgo = (hours: number) =>
      database('idempotency_key').update({
        created_at: database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? HOUR', [hours]),
      });
    const first = await add();
    await hoursAgo(23);
    t.is(await add(), first);
    await hoursAgo(25);
    const second = await add();
    t.not(second, first);
    t.is(await add(), second);
    await hoursAgo(25);
    const chores = createChores({
      ...{ database, registry: services.registry, runs: services.runs, files: services.files, clock: now },
      ...{ deliveries: { forget: async () => 0 }, dataFolder: config.dataFolder, historyDays: 400, chatDays: 365 },
    });
    const chore = chores.find(({ name }) => name.startsWith('keys of requests'));
    t.is(await chore?.run(new AbortController().signal), 1);
    t.deepEqual(await database('idempotency_key').select('*'), []);
  }),
);
