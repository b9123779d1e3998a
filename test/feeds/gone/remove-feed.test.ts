import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { REMOVAL } from '../../../src/feeds/runs/run.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { createKilledDatabase } from '../../helpers/killed-database.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const dropFile = (feed: FeedFixture, name = 'main') => rm(join(feed.config.configFolder, 'feeds', `${name}.json`));
const queueRemoval = async (feed: FeedFixture, feedId: number): Promise<number> => {
  const queued = await feed.services.runs.queue({ feedId, startedBy: REMOVAL, approved: true });
  if ('taken' in queued) throw new Error(`run ${queued.taken} is in the way`);
  return queued.runId;
};

/** `main` shows homes 1 to 12, of which `branch` claims 1 and 2. */
const shared = async (feed: FeedFixture) => {
  await feed.importFile(fileOf(...houses(1, 12)));
  await feed.configure({}, 'branch');
  await feed.importFile(fileOf(house(1, { ListPrice: '470000' }), house(2)), { feed: 'branch' });
  return feed.feedId();
};
const ending = async (feed: FeedFixture) => ({
  shown: (await feed.shown()).map(({ id, sourceId, values }) => [id, sourceId, values.SalePrice]),
  claims: Number((await feed.database('feed_claim').count({ total: '*' }))[0]?.total),
});

test(
  'a removed feed’s homes leave the display by a run of their own; what another feed sends too goes over to it under its ID',
  withFeed(async (t, feed) => {
    const feedId = await shared(feed);
    const [first, second] = (await feed.shown()).map(({ id }) => id);
    await dropFile(feed);
    const runId = await queueRemoval(feed, feedId);
    await feed.execute(runId);
    const { run, part } = await feed.result(runId);
    t.like(run, { State: 'Succeeded', StartedBy: 'remove' });
    t.regex(run.Message, /10 listings left the display, 2 went over/);
    t.is(part.RemovedByAbsence, 12);
    const branch = await feed.feedId('branch');
    t.deepEqual((await ending(feed)).shown, [
      [first, branch, '470000.00'],
      [second, branch, '500000.00'],
    ]);
    const gone = (await feed.stored()).find(({ live }) => !live);
    t.like((await feed.history(gone?.id ?? 0)).at(-1), { kind: 'remove', runId });
    t.deepEqual(
      (await feed.services.feeds.list(feed.workspaceId)).List.map(({ Feed }) => Feed),
      ['branch'],
    );
  }),
);

test(
  'a feed that was removed begins anew when it is configured again: the same file shows its homes again, under their IDs',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 12)));
    const ids = (await feed.shown()).map(({ id }) => id);
    const feedId = await feed.feedId();
    await dropFile(feed);
    await feed.execute(await queueRemoval(feed, feedId));
    t.deepEqual(await feed.shown(), []);
    await feed.configure();
    const { run } = await feed.importAgain();
    t.is(run.State, 'Succeeded', run.Message);
    t.deepEqual(
      (await feed.shown()).map(({ id }) => id),
      ids,
    );
    await feed.configure({ limits: {} });
    // What was removed on purpose is none of the removals of seven days.
    t.is((await feed.importFile(fileOf(...houses(1, 11)))).part.RemovedByAbsence, 1);
  }),
);

test(
  'a removal drops the feed’s claims, and cancels what it held',
  withFeed(async (t, feed) => {
    await shared(feed);
    t.is((await ending(feed)).claims, 2);
    const branch = await feed.feedId('branch');
    const held = await feed.queue({ feed: 'branch' });
    await feed.database('feed_run').where({ id: held }).update({ state: 'Held', active: null });
    await dropFile(feed, 'branch');
    await feed.execute(await queueRemoval(feed, branch));
    t.is((await ending(feed)).claims, 0);
    t.is((await feed.shown()).length, 12);
    t.is((await feed.services.runs.get(held))?.state, 'Cancelled');
  }),
);

test(
  'a removal whose process is killed at any step ends as if it had not been',
  withFeed(async (t, feed) => {
    const feedId = await shared(feed);
    await dropFile(feed);
    const runId = await queueRemoval(feed, feedId);
    for (let kill = 1, dead = true; dead; kill += 3) {
      const killed = createKilledDatabase(feed.database, kill);
      const { host, runs } = feed.services;
      const execute = feed.executor({ database: killed.database });
      const run = await runs.claim(`kill ${kill}`, host, { runId });
      if (run === undefined) break;
      await execute(run, new AbortController().signal).catch(() => undefined);
      dead = killed.dead;
      if (dead) await feed.database('feed_run').where({ id: runId }).update({ lease_until: '2000-01-01' });
    }
    const { run, part } = await feed.result(runId);
    t.is(run.State, 'Succeeded');
    t.is(part.RemovedByAbsence, 12);
    t.is((await ending(feed)).shown.length, 2);
    t.is(Number((await feed.database('listing_change').where({ run_id: runId }).count({ n: '*' }))[0]?.n), 12);
  }),
);

test(
  'nothing is removed when the feed’s file is back',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const runId = await queueRemoval(feed, await feed.feedId());
    await feed.execute(runId);
    t.like((await feed.result(runId)).run, { State: 'Failed' });
    t.is((await feed.shown()).length, 3);
  }),
);
