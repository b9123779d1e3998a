import { setImmediate } from 'node:timers/promises';
import test from 'ava';
import { openDatabase } from '../../src/database/connection.ts';
import { createRunWorker } from '../../src/jobs/run-worker.ts';
import { createLogger } from '../../src/process/logger.ts';
import { modelCalls } from '../../src/process/metrics.ts';
import { createServices } from '../../src/services.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { type FeedHttpFixture, withFeedHttp } from './with-feed-http.ts';
import { withHttp } from './with-http.ts';

const GET = { method: 'GET' } as const;

const metricsOf = async ({ send }: FeedHttpFixture, headers: Record<string, string> = {}): Promise<string[]> => {
  const { text, headers: answered } = await send('/metrics', headers, GET);
  return [String(answered['content-type']), ...text.split('\n').filter((line) => !line.startsWith('#'))];
};

test(
  'a monitoring system on this machine reads how requests, models, feeds and connections do',
  withFeedHttp(async (t, http) => {
    await http.feed.services.metrics.start();
    t.teardown(http.feed.services.metrics.stop);
    await http.feed.importFile(fileOf(...houses(1, 3), house(4, { StandardStatus: 'Rumoured' })));
    await http.send('/chat/Feed/RunList', http.secret, { raw: '{"PageSize":0}' });
    modelCalls.tell({ model: 'm-1', outcome: 'failed', tokens: 12 });
    const [type = '', ...lines] = await metricsOf(http);
    t.regex(type, /^text\/plain; version=0\.0\.4/);
    const has = (line: string) => t.true(lines.includes(line), line);
    has('listingd_http_request_duration_seconds_count{method="POST",route="/chat/Feed/RunList",code="400"} 1');
    has('listingd_model_calls_total{model="m-1",outcome="failed"} 1');
    has('listingd_model_tokens_total{model="m-1"} 12');
    has('listingd_feed_state{feed="main",state="Fresh"} 1');
    has('listingd_database_up 1');
    const reachedAt = (await http.feed.services.registry.find('main'))?.feed.lastReachedAt ?? new Date(0);
    has(`listingd_feed_last_reached_timestamp_seconds{feed="main"} ${reachedAt.getTime() / 1_000}`);
    has('listingd_feed_last_run_outcome{feed="main",state="Succeeded"} 1');
    has('listingd_feed_last_run_rows{feed="main",outcome="Created"} 3');
    has('listingd_feed_last_run_rows{feed="main",outcome="Rejected"} 1');
    for (const name of [
      'listingd_database_connections{state="free"}',
      'listingd_feed_last_changed_timestamp_seconds{feed="main"}',
      'listingd_feed_last_run_timestamp_seconds{feed="main"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      t.true(
        lines.some((line) => line.startsWith(name)),
        name,
      );
  }),
);

test(
  'others need a secret key, by which they read of the feeds of its workspace',
  withFeedHttp(async (t, http) => {
    await http.feed.importFile(fileOf(...houses(1, 3)));
    for (const header of ['X-Forwarded-For', 'Via', 'Forwarded', 'X-Real-IP'])
      t.is((await http.send('/metrics', { [header]: '203.0.113.7' }, GET)).status, 401, header);
    t.is((await http.send('/metrics', { Host: 'listings.example.com' }, GET)).status, 401);
    const ofFeeds = (lines: string[]) => lines.filter((line) => line.startsWith('listingd_feed_state')).length;
    const proxied = { 'X-Forwarded-For': '203.0.113.7' };
    t.is(ofFeeds(await metricsOf(http, { ...proxied, ...http.secret })), 1);
    t.is(ofFeeds(await metricsOf(http, { ...proxied, ...http.otherSecret })), 0);
  }),
);

test(
  'what a monitoring system is told of the last run does not hang on how often other feeds run, nor on dry runs',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    await feed.importFile(fileOf(...houses(1, 3)));
    await feed.importAgain({ dryRun: true });
    await feed.configure({ source: { file: feed.fileOf() } }, 'busy');
    const feed_id = await feed.feedId('busy');
    const run = { feed_id, state: 'Failed', started_by: 'schedule', finished_at: new Date() };
    await feed.database.batchInsert('feed_run', Array(300).fill(run), 100);
    const lines = await metricsOf(http);
    t.true(lines.includes('listingd_feed_last_run_outcome{feed="main",state="Succeeded"} 1'));
    t.true(lines.includes('listingd_feed_last_run_outcome{feed="busy",state="Failed"} 1'));
  }),
);

test(
  'while the database is away, a monitoring system reads that, and the rest',
  withFeedHttp(async (t, http) => {
    const { config } = http.feed;
    const database = openDatabase({ host: '127.0.0.1', port: 1 });
    t.teardown(() => database.destroy());
    const { metrics } = createServices({ config, database, log: createLogger('silent') });
    t.teardown(metrics.stop);
    const lines = (await metrics.write(0)).text.split('\n');
    t.true(lines.includes('listingd_database_up 0'));
    t.true(lines.some((line) => line.startsWith('process_resident_memory_bytes')));
  }),
);

test(
  'a monitoring system is told in time also where all connections to the database are taken, and how many wait',
  withFeedHttp(async (t, http) => {
    const { config, target } = http.feed;
    const database = openDatabase(target, { max: 1 });
    const taken = await database.transaction();
    t.teardown(async () => {
      await taken.rollback();
      await database.destroy();
    });
    const { metrics } = createServices({ config, database, log: createLogger('silent') });
    t.teardown(metrics.stop);
    const lines = (await metrics.write(0)).text.split('\n');
    t.true(lines.includes('listingd_database_up 0'));
    t.true(lines.includes('listingd_database_connections{state="used"} 1'));
    t.false(lines.includes('listingd_database_connections{state="waiting"} 0'));
  }),
);

test(
  'runs that a service carries out are counted by how they end, dry runs are not',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const { runs, metrics, host } = feed.services;
    await metrics.start();
    t.teardown(metrics.stop);
    await feed.deliver(fileOf(...houses(1, 3)));
    const log = createLogger('silent');
    const leaves = async () => false;
    for (const dryRun of [false, true]) {
      const runId = await feed.queue({ dryRun });
      const worker = createRunWorker({ runs, execute: feed.services.execute, owner: 'test', host, leaves, log });
      worker.start();
      while ((await runs.get(runId))?.finishedAt === null) await setImmediate();
      await worker.stop();
    }
    const counted = (await metricsOf(http)).filter((line) => line.startsWith('listingd_feed_runs_total'));
    t.deepEqual(counted, ['listingd_feed_runs_total{feed="main",state="Succeeded"} 1']);
    const others = await metricsOf(http, { 'X-Forwarded-For': '203.0.113.7', ...http.otherSecret });
    t.deepEqual(
      others.filter((line) => line.includes('feed="main"')),
      [],
    );
  }),
);

const BEHIND = 'https://listings.example.com';
for (const [told, services, status] of [
  ['clients come by another address, and no proxy is known to name them', { publicUrl: BEHIND }, 401],
  ['the proxy names its clients', { publicUrl: BEHIND, trustedProxies: ['127.0.0.1'] }, 200],
  ['clients are programs of this machine', { publicUrl: 'http://localhost:8080' }, 200],
] as const) {
  test(
    `a program of this machine, as which a proxy that says nothing of its clients looks, reads how the service does ${status === 200 ? '' : 'not '}where ${told}`,
    withHttp(async (t, { send, secret }) => {
      t.is((await send('/metrics', {}, {}, GET)).status, status);
      t.is((await send('/metrics', secret, {}, GET)).status, 200);
    }, services),
  );
}
