import test from 'ava';
import type { Database } from '../../src/database/connection.ts';
import { createLeaseStore } from '../../src/database/lease-store.ts';
import { storesOn } from '../../src/database/stores.ts';
import { hostName, ownerPrefix } from '../../src/feeds/runs/run-host.ts';
import { createFeedWatch } from '../../src/jobs/feed-watch.ts';
import { createHostWatch } from '../../src/jobs/host-watch.ts';
import { type Chore, createMaintenance } from '../../src/jobs/maintenance.ts';
import { createOutbox } from '../../src/jobs/outbox.ts';
import { queueRunNotices } from '../../src/jobs/run-notices.ts';
import { forgetRemoved, retireSold } from '../../src/listings/retire-listings.ts';
import { createNotify, type Notice } from '../../src/mail/notices.ts';
import { createLogger } from '../../src/process/logger.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { withDatabase } from '../helpers/with-database.ts';
import { type FeedFixture, withFeed } from '../helpers/with-feed.ts';

const log = createLogger('silent');
const THERE = hostName('elm', '/var/lib/listingd');

const watchOf = ({ database, services }: FeedFixture, host: string, owner = `of ${host}`) =>
  createHostWatch({ runs: services.runs, leases: createLeaseStore(database), owner, host, log });
const queueThere = async (feed: FeedFixture, host = THERE): Promise<number> => {
  const run = {
    feedId: await feed.feedId(),
    startedBy: 'upload' as const,
    file: '/tmp/x7',
    fileName: 'march.csv',
    host,
  };
  const queued = await feed.services.runs.queue(run);
  if ('taken' in queued) throw new Error(`run ${queued.taken} is in the way`);
  return queued.runId;
};
const waitMinutes = (feed: FeedFixture, minutes: number) =>
  feed.database('feed_run').update({ queued_at: feed.database.raw('NOW(3) - INTERVAL ? MINUTE', [minutes]) });
const silence = (feed: FeedFixture) => feed.database('lease').update({ expires_at: '2000-01-01' });

test(
  'a run on a file of another host waits for it, and fails in the end with the host, the folder and what to do',
  withFeed(async (t, feed) => {
    const runId = await queueThere(feed);
    const { runs, host } = feed.services;
    t.is(await runs.claim('here', host), undefined);
    const here = watchOf(feed, host);
    await here.beat();
    t.is((await runs.get(runId))?.state, 'Queued', 'it has only just been queued');
    await waitMinutes(feed, 3);
    await watchOf(feed, THERE).beat();
    await here.beat();
    t.is((await runs.get(runId))?.state, 'Queued', 'its host lives');
    await silence(feed);
    await here.beat();
    const run = await runs.get(runId);
    t.is(run?.state, 'Failed');
    t.is(
      run?.message,
      'the file march.csv is on host elm (data folder /var/lib/listingd), where no listingd is running: start it there, or upload the file again',
    );
    t.true('runId' in (await runs.queue({ feedId: await feed.feedId(), startedBy: 'api' })), 'the feed is free again');
  }),
);

test(
  'another data folder on the same host is another place',
  withFeed(async (t, feed) => {
    const { runs, host } = feed.services;
    const [machine = ''] = host.split(':');
    const runId = await queueThere(feed, hostName(machine, '/other'));
    t.is(await runs.claim('here', host), undefined);
    await waitMinutes(feed, 3);
    await watchOf(feed, host).beat();
    t.regex((await runs.get(runId))?.message ?? '', /data folder \/other/);
  }),
);

test(
  'a run that its host took and died with fails too, and one whose host goes on does not',
  withFeed(async (t, feed) => {
    const { runs, host } = feed.services;
    const runId = await queueThere(feed);
    t.is((await runs.claim('there', THERE))?.id, runId);
    const here = watchOf(feed, host);
    await waitMinutes(feed, 5);
    await here.beat();
    t.is((await runs.get(runId))?.state, 'Running');
    await feed.database('feed_run').update({ lease_until: '2000-01-01' });
    await here.beat();
    t.is((await runs.get(runId))?.state, 'Failed');
  }),
);

test(
  'a run on its feed’s own source is anybody’s, also after the host that had it has died',
  withFeed(async (t, feed) => {
    const { runs, host } = feed.services;
    await feed.deliver(fileOf(house(1)));
    const runId = await feed.queue();
    t.is((await runs.claim('there', THERE))?.id, runId);
    await feed.database('feed_run').update({ lease_until: '2000-01-01' });
    await watchOf(feed, host).beat();
    t.is((await runs.get(runId))?.state, 'Running');
    await feed.execute(runId);
    t.is((await feed.result(runId)).part.Created, 1);
  }),
);

test(
  'what a held run kept lies on one host: only that one can take the run when it is approved',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2)));
    const { run } = await feed.importFile(
      fileOf(house(1, { StandardStatus: 'Expired' }), house(2, { StandardStatus: 'Expired' })),
    );
    t.is(run.State, 'Held');
    await feed.services.feeds.approve(feed.workspaceId, run.RunID);
    t.is(await feed.services.runs.claim('there', THERE), undefined);
    await feed.execute(run.RunID);
    t.is((await feed.result(run.RunID)).run.State, 'Succeeded');
    t.is((await feed.shown()).length, 0);
  }),
);

test(
  'a service that starts takes back at once what one on its data folder had in hand, and nobody else’s',
  withFeed(async (t, feed) => {
    const { runs, host } = feed.services;
    await feed.deliver(fileOf(...houses(1, 2)));
    const names = ['main', 'second', 'third', 'fourth'];
    for (const name of names.slice(1)) await feed.configure({}, name);
    const owners = [`${ownerPrefix(host)}dead`, `${ownerPrefix(THERE)}alive`, 'command 17', feed.services.owner];
    const runIds: number[] = [];
    for (const [index, owner] of owners.entries()) {
      const runId = await feed.queue({ feed: names[index] ?? '' });
      runIds.push(runId);
      await runs.claim(owner, host, { runId });
    }
    t.is(await feed.services.releaseDeadRuns(), 1);
    const states = await Promise.all(runIds.map(async (runId) => (await runs.get(runId))?.state));
    t.deepEqual(states, ['Queued', 'Running', 'Running', 'Running']);
    await feed.execute(runIds[0] ?? 0);
    t.is((await feed.result(runIds[0] ?? 0)).part.Created, 2);
  }),
);

/** The maintenance of one of several processes. */
const maintenanceOf = (database: Database, owner: string, chores: readonly Chore[]) =>
  createMaintenance({ owner, leases: createLeaseStore(database), log, chores, breakOff: () => {} });

test(
  'a sold home leaves the display when it was sold more than soldDays ago, and stays on the last of them',
  withFeed(async (t, feed) => {
    const sold = (CloseDate: string) => ({ StandardStatus: 'Closed', CloseDate });
    await feed.importFile(fileOf(...houses(1, 3)));
    await feed.importFile(fileOf(house(1), house(2, sold('2026-11-20')), house(3, sold('2026-11-21'))));
    t.is((await feed.shown()).length, 3);
    const retire = (today: string) =>
      feed.feedId().then((sourceId) => retireSold(feed.database, { sourceId, soldDays: 90, today }));
    t.is(await retire('2027-02-18'), 0);
    t.is(await retire('2027-02-19'), 1);
    t.is(await retire('2027-02-19'), 0);
    const gone = (await feed.stored()).find(({ live }) => !live);
    t.like(gone, { removedReason: 'sold', version: 3 });
    t.is(gone?.values.MLSNumber, 'M2');
    t.like((await feed.history(gone?.id ?? 0)).at(-1), { kind: 'remove', version: 3, runId: null });

    // The feed goes on sending the sale: it does not come back by that.
    feed.setNow('2027-02-20T12:00:00Z');
    const { part } = await feed.importFile(fileOf(house(1), house(2, sold('2026-11-20'))));
    t.is(part.Ignored, 1);
    t.false((await feed.byId(gone?.id ?? 0)).live);
  }),
);

test(
  'a removed listing is forgotten after 400 days with its history, and can come back under its ID until then',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const { id } = await feed.byNumber('M3');
    await feed.importFile(fileOf(...houses(1, 2)));
    const age = (days: number) =>
      feed
        .database('listing')
        .where({ id })
        .update({ removed_at: feed.database.raw('NOW(3) - INTERVAL ? DAY', [days]) });
    await age(399);
    t.is(await forgetRemoved(feed.database), 0);
    await feed.importFile(fileOf(...houses(1, 3)));
    t.is((await feed.byNumber('M3')).id, id);
    await feed.importFile(fileOf(...houses(1, 2)));
    await age(401);
    t.is(await forgetRemoved(feed.database), 1);
    t.is((await feed.stored()).length, 2);
    t.deepEqual(await feed.history(id), []);
    await feed.importFile(fileOf(...houses(1, 3)));
    t.true((await feed.byNumber('M3')).id > id);
  }),
);

test(
  'the chores are done by one of all processes, and by another when that one is gone',
  withDatabase(async (t, database) => {
    const done: string[] = [];
    const process = (owner: string) =>
      maintenanceOf(database, owner, [{ name: 'a chore', run: async () => done.push(owner) }]);
    const [one, two] = [process('one'), process('two')];
    await Promise.all([one.doAll(), two.doAll()]);
    t.is(done.length, 1);
    await database('lease').update({ expires_at: '2000-01-01' });
    await (done[0] === 'one' ? two : one).doAll();
    t.deepEqual(done.toSorted(), ['one', 'two']);
  }),
);

test(
  'after a stop the next process need not wait for the lease, and each does its own chores whoever has it',
  withDatabase(async (t, database) => {
    const done: string[] = [];
    const process = (owner: string) =>
      maintenanceOf(database, owner, [
        { name: 'its own', isOwn: true, run: async () => done.push(`own of ${owner}`) },
        { name: 'of one', run: async () => done.push(`of all by ${owner}`) },
      ]);
    const [one, two] = [process('one'), process('two')];
    await one.doAll();
    await two.doAll();
    t.deepEqual(done, ['own of one', 'of all by one', 'own of two']);
    await one.stop();
    await two.doAll();
    t.deepEqual(done.slice(3), ['own of two', 'of all by two']);
  }),
);

test(
  'a chore that fails keeps none of the others from being done',
  withDatabase(async (t, database) => {
    let done = 0;
    await maintenanceOf(database, 'one', [
      { name: 'fails', run: () => Promise.reject(new Error('no')) },
      { name: 'works', run: async () => ++done },
    ]).doAll();
    t.is(done, 1);
  }),
);

const RECEIVERS = ['https://one.example/', 'https://two.example/'].map((url) => ({ url }));

test('Each channel goes on as long as something is due, one that fails stops no other, and a stop breaks off what is sent', async (t) => {
  const { log, told } = recordingLog();
  const sent: string[] = [];
  const begun = Promise.withResolvers<void>();
  const broken = Promise.withResolvers<void>();
  const outbox = createOutbox({
    channels: (stopping) => [
      {
        name: 'broken',
        turn: async () => {
          broken.resolve();
          throw new Error('the database is away');
        },
      },
      {
        name: 'mail',
        turn: async () => {
          sent.push('mail');
          if (sent.length < 3) return 1;
          begun.resolve();
          await new Promise((resolve) => stopping.addEventListener('abort', resolve));
          return 1;
        },
      },
    ],
    prepare: async () => void sent.push('prepared'),
    log,
  });
  outbox.start();
  await Promise.all([begun.promise, broken.promise]);
  await outbox.stop();
  t.deepEqual(sent.sort(), ['mail', 'mail', 'prepared']);
  t.deepEqual(told('warn'), ['what goes by broken could not be delivered']);
});

test(
  'a run that is held or failed is told to each receiver once, however often and by whom it is seen; a dry run never',
  withFeed(async (t, feed) => {
    const { database, services } = feed;
    const { deliveries } = storesOn(database);
    const look = () =>
      queueRunNotices({
        runs: services.runs,
        notify: (notice) => createNotify(RECEIVERS)(deliveries, notice),
        clock: () => new Date(),
      });
    await feed.importFile(fileOf(house(1), house(2)));
    await look();
    t.is((await database('delivery')).length, 0);
    await feed.importFile('', { dryRun: true });
    await feed.importFile('');
    await feed.importFile(fileOf(house(3, { StandardStatus: 'Expired' })));
    await Promise.all([look(), look()]);
    await look();
    const told = await database('delivery').orderBy('id').select('content');
    const contents = told.map(({ content }) => (typeof content === 'string' ? JSON.parse(content) : content));
    const states = new Map(contents.map(({ event, data }) => [data.RunID, [event, data.State, data.Feed]]));
    t.deepEqual([...states.values()].sort(), [
      ['run.failed', 'Failed', 'main'],
      ['run.held', 'Held', 'main'],
    ]);
    t.is(contents.length, 4);
    t.deepEqual([...new Set(contents.map(({ url }) => url))].sort(), ['https://one.example/', 'https://two.example/']);
    await database('feed_run').update({ finished_at: new Date(Date.now() - 3 * 86_400_000) });
    await database('delivery').delete();
    await look();
    t.is((await database('delivery')).length, 0, 'what ended long ago is no news');
  }),
);

test(
  'a feed that is broken or stale is a notice once a day for all processes',
  withFeed(
    async (t, feed) => {
      const { database, services, now } = feed;
      const { deliveries } = storesOn(database);
      const notify = (notice: Notice) => createNotify(RECEIVERS.slice(1))(deliveries, notice);
      const watchOf = () =>
        createFeedWatch({
          ...{ readFeeds: services.readFeeds, runs: services.runs, clock: now, log: recordingLog().log, notify },
        });
      const watches = [watchOf(), watchOf()];
      const told = async (): Promise<string[]> => {
        for (const { look } of watches) await look();
        const contents = await database('delivery').orderBy('id').pluck('content');
        return contents.map((content) => (typeof content === 'string' ? JSON.parse(content) : content).event);
      };
      await feed.importFile(fileOf(house(1)));
      t.deepEqual(await told(), []);
      feed.setNow(new Date(Date.now() + 6 * 3_600_000));
      t.deepEqual(await told(), ['feed.stale']);
      feed.setNow(new Date(Date.now() + 31 * 3_600_000));
      t.deepEqual(await told(), ['feed.stale', 'feed.stale']);
      await feed.configure({ mode: 'snapshott' });
      t.deepEqual(await told(), ['feed.stale', 'feed.stale', 'feed.broken']);
      t.deepEqual(await told(), ['feed.stale', 'feed.stale', 'feed.broken']);
    },
    { feed: { maxAge: 5 } },
  ),
);
