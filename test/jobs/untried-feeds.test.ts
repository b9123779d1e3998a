import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { DEMO_SERIAL_NUMBER } from '../../src/chatbots/chatbot-service.ts';
import type { FeedConfig } from '../../src/feeds/configuration/feed-config.ts';
import { triedDigest } from '../../src/feeds/configuration/tried-config.ts';
import type { StartedBy } from '../../src/feeds/runs/run.ts';
import { createFeedScheduler } from '../../src/jobs/feed-scheduler.ts';
import { createFeedWatch } from '../../src/jobs/feed-watch.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { type FeedFixture, withFeed } from '../helpers/with-feed.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const DAILY = { schedule: { cron: '0 6 * * *', timeZone: 'UTC' } };

/** Looks at the schedules as a process of the service does, and tells who started the runs that there are. */
const follow = (t: ExecutionContext, feed: FeedFixture) => {
  const { log, told } = recordingLog();
  const { services, now: clock } = feed;
  const watch = createFeedWatch({ readFeeds: services.readFeeds, runs: services.runs, clock, log });
  const queue = async (feedId: number, scheduledFor: Date, startedBy: StartedBy): Promise<void> => {
    await services.runs.queue({ feedId, scheduledFor, startedBy });
  };
  const scheduler = createFeedScheduler({ feeds: watch.look, queue, clock, log });
  t.teardown(() => scheduler.stop());
  return {
    warnings: () => told('warn'),
    look: async (time: number | Date = feed.now()): Promise<string[]> => {
      feed.setNow(new Date(time));
      await scheduler.check();
      return feed.database('feed_run').orderBy('id').pluck('started_by');
    },
  };
};

const listed = async (feed: FeedFixture, name = 'main') =>
  (await feed.services.feeds.list(feed.workspaceId)).List.find(({ Feed }) => Feed === name);

test(
  'a new feed does not import by its schedule: it is Waiting and says for what, in the log once and again each day',
  withFeed(
    async (t, feed) => {
      const { look, warnings } = follow(t, feed);
      await feed.deliver(fileOf(house(1)));
      const start = Date.now();
      t.deepEqual(await look(start), []);
      t.deepEqual(await look(start + HOUR), []);
      t.is(warnings().length, 1);
      t.regex(warnings()[0] ?? '', /^feed main waits: it is new, .*"npx listingd import main --dry-run"/);
      t.like(await listed(feed), { State: 'Waiting', NextRun: null });
      t.regex((await listed(feed))?.Message ?? '', /^it is new, .*"npx listingd import main --dry-run"/);
      t.deepEqual(await look(start + 3 * DAY), []);
      t.is(warnings().length, 2);
    },
    { feed: DAILY },
  ),
);

test(
  'after its first good dry run a feed imports at the next start, not at once, and says when that is',
  withFeed(
    async (t, feed) => {
      const { look } = follow(t, feed);
      await feed.deliver(fileOf(house(1)));
      const start = Date.now();
      await look(start);
      t.is((await feed.importAgain({ dryRun: true })).run.State, 'Succeeded');
      t.deepEqual(await look(start + 1_000), ['api']);
      const { State, NextRun, Message } = (await listed(feed)) ?? {};
      t.is(State, 'Stale');
      t.is(Message, 'it was never imported');
      t.true(Date.parse(NextRun ?? '') > start);
      t.deepEqual(await look(Date.parse(NextRun ?? '')), ['api', 'schedule']);
    },
    { feed: DAILY },
  ),
);

test(
  'a dry run that failed, or had nothing to read, is none; an import that somebody asked for is one, also where it fails',
  withFeed(
    async (t, feed) => {
      t.is((await feed.importAgain({ dryRun: true })).run.State, 'Failed');
      t.is((await listed(feed))?.State, 'Waiting');
      await feed.deliver('ListingKey,ListingId,StandardStatus,PropertyType,ListPrice\n');
      t.is((await feed.importAgain({ dryRun: true })).run.State, 'Succeeded');
      t.is((await listed(feed))?.State, 'Waiting');
      await feed.deliver('');
      t.is((await feed.importAgain()).run.State, 'Failed');
      t.is((await listed(feed))?.State, 'Failing');
    },
    { feed: { ...DAILY, mode: 'delta' } },
  ),
);

test(
  'a feed that has changed waits anew, also for its retry, and not where only where, when or how much was changed',
  withFeed(
    async (t, feed) => {
      const { look } = follow(t, feed);
      feed.setNow(new Date());
      await feed.importFile(fileOf(...houses(1, 3)));
      const isTried = async () => (await feed.services.registry.find('main'))?.isTried;
      const source = { file: await feed.deliver(fileOf(house(1)), { feed: 'other' }), settle: 5 };
      const limits = { maxRemoved: 0.5 };
      await feed.configure({ ...DAILY, source, limits, maxAge: 40, soldDays: 10, disclaimer: 'By an MLS.' });
      t.true(await isTried());
      const changes: Record<string, unknown>[] = [
        { columns: { City: 'Town' } },
        { statuses: { X: 'Active' } },
        { chatbots: [{ serialNumber: feed.serialNumber, where: { City: ['Fresno'] } }] },
        { mode: 'delta' },
      ];
      for (const change of changes) {
        await feed.configure({ ...DAILY, ...change });
        t.false(await isTried(), JSON.stringify(change));
      }
      await feed.configure(DAILY);
      t.true(await isTried());

      await feed.importFile('');
      await feed.configure({ ...DAILY, statuses: { X: 'Active' } });
      t.deepEqual(await look(Date.now() + 2 * DAY), ['api', 'api']);
      t.regex((await listed(feed))?.Message ?? '', /^it has changed, and does not import by itself/);
    },
    { feed: DAILY },
  ),
);

test(
  'until its first import a feed waits anew where its source was changed, and never for that afterwards',
  withFeed(
    async (t, feed) => {
      const isTried = async () => (await feed.services.registry.find('main'))?.isTried;
      const other = { ...DAILY, source: { file: await feed.deliver(fileOf(house(1)), { feed: 'other' }) } };
      await feed.importFile(fileOf(house(1)), { dryRun: true });
      t.true(await isTried());
      await feed.configure(other);
      t.false(await isTried());
      await feed.configure(DAILY);
      t.true(await isTried());
      const feedId = await feed.feedId();
      const queued = await feed.services.runs.queue({ feedId, startedBy: 'schedule' });
      await feed.execute('runId' in queued ? queued.runId : 0);
      t.is((await feed.shown()).length, 1);
      t.true(await isTried());
      await feed.configure(other);
      t.true(await isTried());
    },
    { feed: DAILY },
  ),
);

test(
  'a start that was queued before the configuration changed ends without writing, whichever process takes it',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1)));
      const feedId = await feed.feedId();
      await feed.deliver(fileOf(house(1), house(2)));
      await feed.configure({ ...DAILY, statuses: { X: 'Active' } });
      for (const startedBy of ['schedule', 'retry', 'next file'] as const) {
        const queued = await feed.services.runs.queue({ feedId, startedBy });
        const runId = 'runId' in queued ? queued.runId : t.fail();
        await feed.execute(Number(runId));
        const { run } = await feed.result(Number(runId));
        t.is(run.State, 'Cancelled');
        t.regex(run.Message, /^it has changed, and does not import by itself/);
      }
      t.is((await feed.shown()).length, 1);
      await feed.importAgain({ dryRun: true });
      const queued = await feed.services.runs.queue({ feedId, startedBy: 'schedule' });
      await feed.execute('runId' in queued ? queued.runId : 0);
      t.is((await feed.shown()).length, 2);
    },
    { feed: DAILY },
  ),
);

test(
  'what a feed went by before this was remembered counts as tried, and its missed start is caught up',
  withFeed(
    async (t, feed) => {
      const { look } = follow(t, feed);
      await feed.importFile(fileOf(house(1)));
      await feed.database('feed').update({ tried_config: null, tried_at: null });
      await feed.configure({ ...DAILY, statuses: { X: 'Active' } });
      const all = await Promise.all([1, 2, 3].map(() => feed.services.registry.find('main')));
      t.deepEqual(
        all.map((known) => known?.isTried),
        [true, true, true],
      );
      t.deepEqual(await look(Date.now() + 2 * DAY), ['api', 'schedule']);
      await feed.configure(DAILY);
      t.false((await feed.services.registry.find('main'))?.isTried);
    },
    { feed: DAILY },
  ),
);

test(
  'the sample feed of a fresh checkout is imported at once, while it fills the demo chatbot alone',
  withFeed(async (t, feed) => {
    const sample = JSON.parse(await readFile(join(import.meta.dirname, '../../config/feeds/sample.json'), 'utf8'));
    const { look } = follow(t, feed);
    await feed.services.chatbots.ensureDemo(feed.workspaceId);
    await feed.configure({ ...sample, limits: undefined }, 'sample');
    await feed.configure({ ...sample, limits: undefined }, 'mine');
    t.deepEqual(await look(Date.now()), ['schedule']);
    const chatbots = [{ serialNumber: DEMO_SERIAL_NUMBER }, { serialNumber: feed.serialNumber }];
    await feed.configure({ ...sample, limits: undefined, chatbots }, 'sample');
    t.false((await feed.services.registry.find('sample'))?.isTried);
  }),
);

test('what was tried is known by the words of the configuration alone: no release makes a feed wait', (t) => {
  const config: FeedConfig = {
    chatbots: [{ serialNumber: 'a', where: { Office: ['A1'] } }],
    source: { file: '/srv/a.csv' },
    preset: 'reso',
    columns: { City: 'Town' },
    key: ['ListingKey'],
    mode: 'snapshot',
  };
  const imported = { lastChatbots: '[]' };
  t.is(triedDigest(config, imported).toString('hex').slice(0, 16), '95dcdc382673164b');
  const { chatbots, ...others } = config;
  t.deepEqual(
    triedDigest({ ...others, chatbots }, imported),
    triedDigest(config, imported),
    'their order says nothing',
  );
});

test(
  'a held run is not approved under a configuration that has changed since, before a dry run of it',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 12)));
    const held = await feed.importFile(fileOf(...houses(1, 12, { ListPrice: '900000' })));
    t.is(held.run.State, 'Held');
    await feed.configure({ limits: {}, columns: { ListPrice: 'BedroomsTotal' } });
    await t.throwsAsync(feed.services.feeds.approve(feed.workspaceId, held.run.RunID), {
      message: /^The configuration of feed main has changed since run \d+ was held: ask for a dry run of it first$/,
    });
    t.deepEqual(await feed.database('listing').distinct('sale_price').pluck('sale_price'), ['500000.00']);
  }),
);
