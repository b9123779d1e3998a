import test from 'ava';
import { cronProblem, lastStart, nextStart, type Schedule } from '../../src/feeds/configuration/schedule.ts';
import { createFeedScheduler, type ScheduledFeed } from '../../src/jobs/feed-scheduler.ts';
import { createLogger } from '../../src/process/logger.ts';
import { withFeed } from '../helpers/with-feed.ts';

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
