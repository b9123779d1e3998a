import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { createFeedScheduler } from '../../src/jobs/feed-scheduler.ts';
import { createFeedWatch } from '../../src/jobs/feed-watch.ts';
import { createFolderWatch } from '../../src/jobs/folder-watch.ts';
import { createLogger, type Logger } from '../../src/process/logger.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { type FeedFixture, withFeed } from '../helpers/with-feed.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAILY = { schedule: { cron: '0 6 * * *', timeZone: 'UTC' } };

const watchOf = ({ services, now }: FeedFixture, log: Logger) =>
  createFeedWatch({ readFeeds: services.readFeeds, runs: services.runs, clock: now, log });

/** A process that follows the schedules of the fixture's feeds, when a test tells it to look. */
const schedulerOf = (feed: FeedFixture, log: Logger) => {
  const watch = watchOf(feed, log);
  return createFeedScheduler({
    feeds: watch.look,
    queue: async (feedId, scheduledFor, startedBy) => {
      await feed.services.runs.queue({ feedId, scheduledFor, startedBy });
    },
    clock: feed.now,
    log,
  });
};

/** Says when the last run ended, as if the fixture's time were the database's. */
const endedAt = async (feed: FeedFixture, time: Date) => {
  const last = await feed.database('feed_run').orderBy('id', 'desc').first('id');
  const times = { queued_at: time, started_at: time, finished_at: time };
  await feed.database('feed_run').where({ id: last.id }).update(times);
};

test(
  'a wrong file is a warning once, and again when it is wrong in another way or was right meanwhile',
  withFeed(async (t, feed) => {
    const { log, told } = recordingLog();
    const { look } = watchOf(feed, log);
    await look();
    t.deepEqual(told('warn'), []);
    await feed.configure({ mode: 'snapshott' });
    await look();
    await look();
    t.is(told('warn').length, 1);
    t.regex(told('warn')[0] ?? '', /main\.json: .*mode must be one of/);
    await feed.configure({ maxAge: 'old' });
    await look();
    t.is(told('warn').length, 2);
    await feed.configure();
    await look();
    await feed.configure({ maxAge: 'old' });
    await look();
    t.is(told('warn').length, 3);
  }),
);

test(
  'a feed that becomes stale is a warning with both ages, once and again each day, until it is fresh',
  withFeed(
    async (t, feed) => {
      const { log, told } = recordingLog();
      const { look } = watchOf(feed, log);
      await look();
      t.deepEqual(told('warn'), [], 'a feed that was never read is not old');
      const start = Date.now();
      await feed.importFile(fileOf(house(1)));
      const hours = async (count: number) => {
        feed.setNow(new Date(start + count * HOUR + MINUTE));
        await look();
        return told('warn').length;
      };
      t.is(await hours(4), 0);
      await feed.database('feed').update({ last_reached_at: new Date(start + 5 * HOUR) });
      t.is(await hours(6), 1);
      t.regex(told('warn')[0] ?? '', /main is stale: .*maxAge of 5 hours.*reached 1 hours ago.*changed 6 hours ago/);
      const [listed] = (await feed.services.feeds.list(feed.workspaceId)).List;
      t.is(listed?.State, 'Stale');
      t.regex(listed?.Message ?? '', /reached 1 hours ago.*changed 6 hours ago/);
      t.is(await hours(20), 1);
      t.is(await hours(30), 2);
      t.is(await hours(31), 2);
      const fresh = new Date(start + 32 * HOUR);
      await feed.database('feed').update({ last_reached_at: fresh, last_changed_at: fresh });
      t.is(await hours(33), 2);
      t.is(await hours(38), 3);
    },
    { feed: { maxAge: 5 } },
  ),
);

test(
  'a run that failed is followed by one retry, however many processes look, and that by the next with a longer pause',
  withFeed(
    async (t, feed) => {
      const { log } = recordingLog();
      const processes = Array.from({ length: 4 }, () => schedulerOf(feed, log));
      t.teardown(() => Promise.all(processes.map((one) => one.stop())));
      await feed.trust();
      await feed.database('feed').update({ config_changed_at: '2026-11-01 00:00:00' });
      const checkAll = async (time: Date) => {
        feed.setNow(time);
        await Promise.all(processes.map((one) => one.check()));
        return feed.database('feed_run').orderBy('id').pluck('started_by');
      };
      const start = new Date('2026-11-21T06:00:10Z');
      const minutes = (count: number) => new Date(start.getTime() + count * MINUTE);
      t.deepEqual(await checkAll(start), ['schedule']);
      const fail = async (time: Date) => {
        const run = await feed.services.runs.claim('test', feed.services.host);
        await feed.services.execute(run ?? t.fail('no run waits'), new AbortController().signal);
        await endedAt(feed, time);
      };
      await fail(start);
      t.is((await checkAll(minutes(4.9))).length, 1);
      t.deepEqual(await checkAll(minutes(5)), ['schedule', 'retry']);
      await fail(minutes(6));
      t.is((await checkAll(minutes(20.9))).length, 2);
      t.is((await checkAll(minutes(21))).length, 3);
      await fail(minutes(22));
      t.is((await checkAll(minutes(40))).length, 3);

      // The configuration is mended: at once, and once.
      await feed.configure({ ...DAILY, maxAge: 48 });
      await feed.services.registry.all();
      await feed.database('feed').update({ config_changed_at: minutes(41) });
      t.is((await checkAll(minutes(41))).length, 4);
      await feed.deliver(fileOf(house(1)));
      await fail(minutes(42));
      t.is((await feed.services.runs.latest(await feed.feedId(), ['Succeeded']))?.startedBy, 'retry');
      t.is((await checkAll(minutes(120))).length, 4);
      t.deepEqual((await checkAll(new Date('2026-11-22T06:00:00Z'))).slice(4), ['schedule']);
    },
    { feed: DAILY },
  ),
);

test(
  'a feed without a schedule, a dry run, and a file given by hand are not tried again',
  withFeed(async (t, feed) => {
    const { log } = recordingLog();
    const later = new Date(Date.now() + 10 * MINUTE);
    const scheduled = async () => {
      feed.setNow(later);
      return (await watchOf(feed, log).look()).map(({ retryAt }) => retryAt);
    };
    await feed.importAgain();
    t.deepEqual(await scheduled(), [], 'it has no schedule');
    await feed.database('feed_run').delete();
    await feed.configure({ schedule: { cron: '* * 1 1 *', timeZone: 'UTC' } });
    await feed.importAgain({ dryRun: true });
    await feed.importAgain({ file: join(feed.folder, 'missing.csv') });
    t.deepEqual(await scheduled(), [null]);
    await feed.importAgain();
    t.is((await scheduled())[0]?.getMinutes(), new Date(Date.now() + 5 * MINUTE).getMinutes());
  }),
);

test(
  'a failed run is a warning, and an error from the third in a row on; a good one begins the count anew',
  withFeed(async (t, feed) => {
    const { log, entries, told } = recordingLog();
    const { host, runs } = feed.services;
    const execute = feed.executor({ log });
    const run = async (dryRun = false) => {
      const runId = await feed.queue({ dryRun });
      const claimed = await runs.claim('test', host, { runId });
      await execute(claimed ?? t.fail('it cannot be claimed'), new AbortController().signal);
      return entries.at(-1)?.level;
    };
    t.is(await run(), 'warn');
    t.is(await run(true), 'warn');
    t.is(await run(), 'warn');
    t.is(await run(), 'error');
    t.regex(told('error')[0] ?? '', /main has failed 3 times in a row: .*is not there/);
    t.is(await run(), 'error');
    await feed.deliver(fileOf(...houses(1, 3)));
    t.is(await run(), 'info');
    await rm(feed.fileOf());
    t.is(await run(), 'warn');
  }),
);

test(
  'a run that is held is a warning',
  withFeed(
    async (t, feed) => {
      const { log, entries } = recordingLog();
      await feed.importFile(fileOf(...houses(1, 20)));
      await feed.deliver(fileOf(...houses(1, 2)));
      const { host, runs } = feed.services;
      const claimed = await runs.claim('test', host, { runId: await feed.queue() });
      await feed.executor({ log })(claimed ?? t.fail('it cannot be claimed'), new AbortController().signal);
      t.like(entries.at(-1), { level: 'warn', state: 'Held', feed: 'main', msg: 'a run has ended' });
    },
    { feed: { limits: {} } },
  ),
);

const log = createLogger('silent');

test('what is written to a folder, or renamed in it, is told soon; a folder that was not there is watched once it is', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'listingd-watch-'));
  const folder = join(root, 'feeds');
  let told = Promise.withResolvers<void>();
  const watch = createFolderWatch({ folder, onChange: () => told.resolve(), log });
  // A watch keeps no process alive.
  const alive = setInterval(() => {}, 60_000);
  t.teardown(async () => {
    clearInterval(alive);
    watch.stop();
    await rm(root, { recursive: true });
  });
  const isTold = async (change: () => Promise<void>): Promise<void> => {
    told = Promise.withResolvers();
    await change();
    await told.promise;
  };
  watch.ensure();
  await mkdir(folder);
  watch.ensure();
  await isTold(() => writeFile(join(folder, 'main.json'), '{}'));
  await isTold(() => writeFile(join(folder, 'main.json'), '{ "mode": 1 }'));
  await writeFile(join(root, 'aside.json'), '{}');
  await isTold(() => rename(join(root, 'aside.json'), join(folder, 'main.json')));
  await isTold(() => rm(join(folder, 'main.json')));

  // A folder that is made anew is another one.
  await isTold(() => rm(folder, { recursive: true }));
  await mkdir(folder);
  watch.ensure();
  await isTold(() => writeFile(join(folder, 'main.json'), '{}'));
  t.pass();
});
