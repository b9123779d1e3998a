import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { DEMO_SERIAL_NUMBER } from '../../src/chatbots/chatbot-service.ts';
import type { FeedConfig } from '../../src/feeds/configuration/feed-config.ts';
import { cronProblem, lastStart, nextStart, type Schedule } from '../../src/feeds/configuration/schedule.ts';
import { triedDigest } from '../../src/feeds/configuration/tried-config.ts';
import type { StartedBy } from '../../src/feeds/runs/run.ts';
import { createFeedScheduler, type ScheduledFeed } from '../../src/jobs/feed-scheduler.ts';
import { createFeedWatch } from '../../src/jobs/feed-watch.ts';
import { createLogger } from '../../src/process/logger.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { type FeedFixture, withFeed } from '../helpers/with-feed.ts';

const log = createLogger('silent');
const DAILY: Schedule = { cron: '0 6 * * *', timeZone: 'UTC' };

/** A scheduler over feeds that a test changes; `queued` is what it starts. */
const watch = (first: Partial<ScheduledFeed> = {}) => {
  let now = new Date('2026-11-21T12:00:00Z');
  const feeds: ScheduledFeed[] = [
    { name: 'main', feedId: 1, schedule: DAILY, lastQueuedAt: null, retryAt: null, triedAt: null, ...first },
  ];
  const queued: string[] = [];
  const scheduler = createFeedScheduler({
    feeds: async () => feeds,
    queue: async (feedId, time) => {
      queued.push(`${feedId} ${time.toISOString()}`);
      const feed = feeds.find((one) => one.feedId === feedId);
      if (feed !== undefined) feed.lastQueuedAt = now;
    },
    clock: () => now,
    log,
  });
  return {
    feeds,
    queued,
    check: async (time: string): Promise<string[]> => {
      now = new Date(time);
      queued.length = 0;
      await scheduler.check();
      return [...queued];
    },
    stop: () => scheduler.stop(),
  };
};

test('after downtime only the latest missed start is caught up, once', async (t) => {
  const watched = watch({ lastQueuedAt: new Date('2026-11-15T06:00:00Z') });
  t.deepEqual(await watched.check('2026-11-21T12:00:00Z'), ['1 2026-11-21T06:00:00.000Z']);
  t.deepEqual(await watched.check('2026-11-21T12:01:00Z'), []);
  t.deepEqual(await watched.check('2026-11-22T05:59:00Z'), []);
  t.deepEqual(await watched.check('2026-11-22T06:00:00Z'), ['1 2026-11-22T06:00:00.000Z']);
  await watched.stop();
});

test('a feed that was imported by hand after its last start is not started for it again', async (t) => {
  const watched = watch({ lastQueuedAt: new Date('2026-11-21T06:30:00Z') });
  t.deepEqual(await watched.check('2026-11-21T12:00:00Z'), []);
  await watched.stop();
});

test('a start that was due before the configuration was tried is not made up for, nor is a retry', async (t) => {
  const watched = watch({ triedAt: new Date('2026-11-21T07:00:00Z'), retryAt: new Date('2026-11-21T06:30:00Z') });
  t.deepEqual(await watched.check('2026-11-21T12:00:00Z'), []);
  t.deepEqual(await watched.check('2026-11-22T06:00:30Z'), ['1 2026-11-22T06:00:00.000Z']);
  await watched.stop();
});

test('a schedule that was changed is followed from the next check on, and a feed that is gone no more', async (t) => {
  const watched = watch({ lastQueuedAt: new Date('2026-11-21T06:00:00Z') });
  t.deepEqual(await watched.check('2026-11-21T12:00:00Z'), []);
  watched.feeds[0] = { ...(watched.feeds[0] as ScheduledFeed), schedule: { cron: '0 13 * * *', timeZone: 'UTC' } };
  t.deepEqual(await watched.check('2026-11-21T13:00:30Z'), ['1 2026-11-21T13:00:00.000Z']);
  watched.feeds.length = 0;
  t.deepEqual(await watched.check('2026-11-22T13:00:30Z'), []);
  await watched.stop();
});

test('a schedule that cannot be fired is followed by the checks alone, and keeps no other feed from its own', async (t) => {
  const watched = watch({ schedule: { cron: '0 6 * * +MON', timeZone: 'UTC' } });
  watched.feeds.push({ name: 'other', feedId: 2, schedule: DAILY, lastQueuedAt: null, retryAt: null, triedAt: null });
  t.deepEqual(await watched.check('2026-11-24T12:00:00Z'), [
    '1 2026-11-23T06:00:00.000Z',
    '2 2026-11-24T06:00:00.000Z',
  ]);
  await watched.stop();
});

test(
  'however many processes fire, a start is one run, known by its feed and its time in UTC',
  withFeed(async (t, feed) => {
    const feedId = await feed.feedId();
    const { runs } = feed.services;
    const scheduledFor = new Date('2026-11-21T06:00:00Z');
    const start = () => runs.queue({ feedId, startedBy: 'schedule', scheduledFor });
    const starts = await Promise.all(Array.from({ length: 5 }, start));
    t.is(starts.filter((one) => 'runId' in one).length, 1);
    const [first] = starts.flatMap((one) => ('runId' in one ? [one.runId] : []));
    await runs.cancel(first ?? 0, 'for this test');
    t.deepEqual(await start(), { taken: null });
    t.true(
      'runId' in (await runs.queue({ feedId, startedBy: 'schedule', scheduledFor: new Date('2026-11-22T06:00:00Z') })),
    );
  }),
);

test(
  'a start that falls into a run in hand is not lost: it is made when that run has ended',
  withFeed(async (t, feed) => {
    const feedId = await feed.feedId();
    const { runs } = feed.services;
    await runs.queue({ feedId, startedBy: 'api' });
    await feed.database('feed_run').update({ queued_at: '2026-11-21 05:50:00' });
    const scheduler = createFeedScheduler({
      feeds: async () => [
        {
          ...{ name: 'main', feedId, schedule: DAILY, retryAt: null, triedAt: null },
          lastQueuedAt: await runs.lastQueuedAt(feedId),
        },
      ],
      queue: async (id, scheduledFor) => void (await runs.queue({ feedId: id, startedBy: 'schedule', scheduledFor })),
      clock: () => new Date('2026-11-21T06:00:30Z'),
      log,
    });
    await scheduler.check();
    const active = await runs.latest(feedId, ['Queued']);
    await runs.cancel(active?.id ?? 0, 'for this test');
    await scheduler.check();
    await scheduler.stop();
    t.is((await runs.latest(feedId, ['Queued']))?.startedBy, 'schedule');
  }),
);

const NEW_YORK = 'America/New_York';
const at = (time: string) => new Date(time);
const last = (cron: string, timeZone: string, now: string) => lastStart({ cron, timeZone }, at(now)).toISOString();

/** Every start that a clock which looks each ten minutes sees, each once. */
const startsBetween = (cron: string, timeZone: string, from: string, to: string): string[] => {
  const starts = new Set<string>();
  for (let time = at(from).getTime(); time <= at(to).getTime(); time += 600_000) {
    starts.add(lastStart({ cron, timeZone }, new Date(time)).toISOString());
  }
  return [...starts].filter((start) => start >= at(from).toISOString());
};

test('the last start is the latest one at or before now, in the time zone of the schedule', (t) => {
  t.is(last('0 6 * * *', NEW_YORK, '2026-11-21T12:00:00Z'), '2026-11-21T11:00:00.000Z');
  t.is(last('0 6 * * *', NEW_YORK, '2026-11-21T11:00:00Z'), '2026-11-21T11:00:00.000Z');
  t.is(last('0 6 * * *', NEW_YORK, '2026-11-21T10:59:59Z'), '2026-11-20T11:00:00.000Z');
  t.is(
    nextStart({ cron: '0 6 * * *', timeZone: NEW_YORK }, at('2026-11-21T11:00:00Z')).toISOString(),
    '2026-11-22T11:00:00.000Z',
  );
});

test('a local time that does not exist runs once, at the next one that does', (t) => {
  // On 8 March 2026, 02:30 does not exist in New York: the clock goes from 02:00 EST to 03:00 EDT (07:00 UTC).
  const starts = startsBetween('30 2 * * *', NEW_YORK, '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z');
  t.is(starts.length, 2);
  t.is(starts[1], '2026-03-09T06:30:00.000Z');
  t.true(starts[0] === '2026-03-08T07:00:00.000Z' || starts[0] === '2026-03-08T07:30:00.000Z', starts[0]);
});

test('a local time that comes twice runs once', (t) => {
  // On 1 November 2026, 01:30 comes twice in New York: 05:30 and 06:30 UTC.
  const starts = startsBetween('30 1 * * *', NEW_YORK, '2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z');
  t.is(starts.length, 2, starts.join());
  t.is(starts[1], '2026-11-02T06:30:00.000Z');
});

test('an hourly schedule misses no hour when the clock changes', (t) => {
  t.is(startsBetween('0 * * * *', NEW_YORK, '2026-11-01T03:00:00Z', '2026-11-01T09:00:00Z').length, 7);
  t.is(startsBetween('0 * * * *', NEW_YORK, '2026-03-08T04:00:00Z', '2026-03-08T10:00:00Z').length, 7);
});

test('a schedule goes on where the clock changes by half an hour', (t) => {
  // On Lord Howe Island, the clock goes from 02:00 (15:00 UTC of 4 April 2026) back to 01:30.
  const lordHowe = 'Australia/Lord_Howe';
  t.is(last('0 6 * * *', lordHowe, '2026-04-04T15:20:00Z'), '2026-04-03T19:00:00.000Z');
  t.is(startsBetween('0 6 * * *', lordHowe, '2026-04-03T00:00:00Z', '2026-04-06T00:00:00Z').length, 3);
});

test('a schedule that never comes, or that node-cron would not fire, is a problem of its feed', (t) => {
  t.is(cronProblem('15 */4 * * MON-FRI'), null);
  for (const cron of ['0 0 30 2 *', 'H * * * *', '5/10 * * * *', '60 * * * *', '0 6 * *']) {
    t.regex(cronProblem(cron) ?? '', /^must (have|be)|^is not a cron expression/, cron);
  }
});

const DAY = 86_400_000;
const HOUR = 3_600_000;
const DAILY_FEED = { schedule: { cron: '0 6 * * *', timeZone: 'UTC' } };

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
    { feed: DAILY_FEED },
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
    { feed: DAILY_FEED },
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
    { feed: { ...DAILY_FEED, mode: 'delta' } },
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
      await feed.configure({ ...DAILY_FEED, source, limits, maxAge: 40, soldDays: 10, disclaimer: 'By an MLS.' });
      t.true(await isTried());
      const changes: Record<string, unknown>[] = [
        { columns: { City: 'Town' } },
        { statuses: { X: 'Active' } },
        { chatbots: [{ serialNumber: feed.serialNumber, where: { City: ['Fresno'] } }] },
        { mode: 'delta' },
      ];
      for (const change of changes) {
        await feed.configure({ ...DAILY_FEED, ...change });
        t.false(await isTried(), JSON.stringify(change));
      }
      await feed.configure(DAILY_FEED);
      t.true(await isTried());

      await feed.importFile('');
      await feed.configure({ ...DAILY_FEED, statuses: { X: 'Active' } });
      t.deepEqual(await look(Date.now() + 2 * DAY), ['api', 'api']);
      t.regex((await listed(feed))?.Message ?? '', /^it has changed, and does not import by itself/);
    },
    { feed: DAILY_FEED },
  ),
);

test(
  'until its first import a feed waits anew where its source was changed, and never for that afterwards',
  withFeed(
    async (t, feed) => {
      const isTried = async () => (await feed.services.registry.find('main'))?.isTried;
      const other = { ...DAILY_FEED, source: { file: await feed.deliver(fileOf(house(1)), { feed: 'other' }) } };
      await feed.importFile(fileOf(house(1)), { dryRun: true });
      t.true(await isTried());
      await feed.configure(other);
      t.false(await isTried());
      await feed.configure(DAILY_FEED);
      t.true(await isTried());
      const feedId = await feed.feedId();
      const queued = await feed.services.runs.queue({ feedId, startedBy: 'schedule' });
      await feed.execute('runId' in queued ? queued.runId : 0);
      t.is((await feed.shown()).length, 1);
      t.true(await isTried());
      await feed.configure(other);
      t.true(await isTried());
    },
    { feed: DAILY_FEED },
  ),
);

test(
  'a start that was queued before the configuration changed ends without writing, whichever process takes it',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1)));
      const feedId = await feed.feedId();
      await feed.deliver(fileOf(house(1), house(2)));
      await feed.configure({ ...DAILY_FEED, statuses: { X: 'Active' } });
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
    { feed: DAILY_FEED },
  ),
);

test(
  'what a feed went by before this was remembered counts as tried, and its missed start is caught up',
  withFeed(
    async (t, feed) => {
      const { look } = follow(t, feed);
      await feed.importFile(fileOf(house(1)));
      await feed.database('feed').update({ tried_config: null, tried_at: null });
      await feed.configure({ ...DAILY_FEED, statuses: { X: 'Active' } });
      const all = await Promise.all([1, 2, 3].map(() => feed.services.registry.find('main')));
      t.deepEqual(
        all.map((known) => known?.isTried),
        [true, true, true],
      );
      t.deepEqual(await look(Date.now() + 2 * DAY), ['api', 'schedule']);
      await feed.configure(DAILY_FEED);
      t.false((await feed.services.registry.find('main'))?.isTried);
    },
    { feed: DAILY_FEED },
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
