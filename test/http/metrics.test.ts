import test from 'ava';
import { modelCalls } from '../../src/process/measures.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { type FeedHttpFixture, withFeedHttp } from './with-feed-http.ts';

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
    has('listingd_feed_last_run_outcome{feed="main",state="Succeeded"} 1');
    has('listingd_feed_last_run_rows{feed="main",outcome="Created"} 3');
    has('listingd_feed_last_run_rows{feed="main",outcome="Rejected"} 1');
    for (const name of [
      'listingd_database_connections{state="free"}',
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
