import test from 'ava';
import { createLeaseStore } from '../../../src/database/lease-store.ts';
import { createDeference } from '../../../src/feeds/runs/leave-to-others.ts';
import { hostLease, hostName } from '../../../src/feeds/runs/run-host.ts';
import { fileOf, house } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const THERE = hostName('elm', '/var/lib/listingd');

const beatThere = ({ database }: FeedFixture) => createLeaseStore(database).claim(hostLease(THERE), 'there', 120);
const claimHere = ({ services: { runs, registry, host } }: FeedFixture) =>
  runs.claim('here', host, { leaves: createDeference({ registry, runs, host }) });

test(
  'a run on a local file that cannot be read here is left to other processes for a minute',
  withFeed(async (t, feed) => {
    const runId = await feed.queue();
    await beatThere(feed);
    t.is(await claimHere(feed), undefined);
    t.is((await feed.services.runs.get(runId))?.state, 'Queued');
    await feed.database('feed_run').update({ queued_at: feed.database.raw('NOW(3) - INTERVAL 61 SECOND') });
    t.is((await claimHere(feed))?.id, runId);
  }),
);

test(
  'a run that was given back is left to other processes anew, however long ago it was queued',
  withFeed(async (t, feed) => {
    const runId = await feed.queue();
    await feed.database('feed_run').update({ queued_at: feed.database.raw('NOW(3) - INTERVAL 1 HOUR') });
    const taken = await feed.services.runs.claim('there', THERE, { runId });
    await feed.services.runs.release(runId, taken?.token ?? 0);
    await beatThere(feed);
    t.is(await claimHere(feed), undefined);
  }),
);

test(
  'a process that has not the file of a feed leaves its runs to others, and takes those of its own feeds meanwhile',
  withFeed(async (t, feed) => {
    await feed.configure({ source: { url: 'http://127.0.0.1:9/x.csv' } }, 'elsewhere');
    const { registry, runs, host } = feed.services;
    await feed.queue({ feed: 'elsewhere' });
    await feed.deliver(fileOf(house(1)));
    const own = await feed.queue();
    await beatThere(feed);
    const here = { find: async (name: string) => (name === 'main' ? registry.find(name) : undefined) };
    const claimed = await runs.claim('here', host, { leaves: createDeference({ registry: here, runs, host }) });
    t.is(claimed?.id, own);
  }),
);

test(
  'where no other process lives, a run is taken at once and says why it fails',
  withFeed(async (t, feed) => {
    const runId = await feed.queue();
    const run = await claimHere(feed);
    if (run === undefined) return t.fail('the run was left');
    await feed.services.execute(run, new AbortController().signal);
    t.regex((await feed.result(runId)).run.Message, /main\.csv of feed main is not there/);
  }),
);
