import test from 'ava';
import { createLeaseStore } from '../../src/database/lease-store.ts';
import { hostName, ownerPrefix } from '../../src/feeds/runs/run-host.ts';
import { createHostWatch } from '../../src/jobs/host-watch.ts';
import { createLogger } from '../../src/process/logger.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
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
