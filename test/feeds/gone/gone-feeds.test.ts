import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { markUnconfirmed, renameFeed } from '../../../src/feeds/gone/gone-feeds.ts';
import { REMOVAL } from '../../../src/feeds/runs/run.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { createKilledDatabase } from '../../helpers/killed-database.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const HOUR = 3_600_000;
const configFile = (feed: FeedFixture, name = 'main') => join(feed.config.configFolder, 'feeds', `${name}.json`);
const list = async (feed: FeedFixture) => (await feed.services.feeds.list(feed.workspaceId)).List;
const mark = ({ database, services, now }: FeedFixture) =>
  markUnconfirmed({ database, registry: services.registry, clock: now });
const unconfirmed = async (feed: FeedFixture) =>
  (await feed.database('listing').where({ live: 1 }).orderBy('id').pluck('unconfirmed_since')) as (Date | null)[];

test(
  'a feed whose file is gone is Broken and says what to do; its listings stay, and its runs stay visible',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    await rm(configFile(feed));
    const [gone] = await list(feed);
    t.like(gone, { Feed: 'main', State: 'Broken', NextRun: null, SerialNumbers: [feed.serialNumber] });
    t.regex(gone?.Message ?? '', /config\/feeds\/main\.json is gone; its 3 listings stay on display/);
    t.regex(gone?.Message ?? '', /listingd feed rename main NEW.*listingd feed remove main/);
    t.is((await feed.shown()).length, 3);
    t.is((await feed.result(run.RunID)).run.State, 'Succeeded');
    const page = { PageNumber: 1, PageSize: 20 };
    t.is((await feed.services.feeds.runList(feed.workspaceId, { Feed: 'main', ...page })).VirtualCount, 1);
    const refused = await t.throwsAsync<Error & { code: number }>(
      feed.services.feeds.importFeed(feed.workspaceId, { Feed: 'main' }),
    );
    t.is(refused?.code, 409);
    t.regex(refused?.message ?? '', /main\.json is gone/);
  }),
);

test(
  'a feed that is gone and shows nothing is not listed, while its runs stay visible',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile('');
    t.is(run.State, 'Failed');
    await rm(configFile(feed));
    t.deepEqual(await list(feed), []);
    t.is((await feed.result(run.RunID)).run.State, 'Failed');
  }),
);

for (const mode of ['snapshot', 'delta']) {
  test(
    `the listings of a feed that is gone are unconfirmed after its maxAge, until it has run again as a ${mode}`,
    withFeed(
      async (t, feed) => {
        await feed.importFile(fileOf(...houses(1, 3)));
        const reached = new Date(Math.floor(Date.now() / 1000) * 1000);
        await feed.database('feed').update({ last_reached_at: reached });
        feed.setNow(new Date(reached.getTime() + 20 * HOUR));
        t.is(await mark(feed), 0, 'its file is there');
        await rm(configFile(feed));
        feed.setNow(new Date(reached.getTime() + 4 * HOUR));
        t.is(await mark(feed), 0, 'maxAge has not passed');
        feed.setNow(new Date(reached.getTime() + 6 * HOUR));
        t.is(await mark(feed), 3);
        t.deepEqual(await unconfirmed(feed), [reached, reached, reached]);
        t.is(await mark(feed), 0, 'a second look marks nothing anew');
        t.true((await list(feed))[0]?.Message.includes(`unconfirmed since ${reached.toISOString()}`));

        await feed.configure();
        t.is((await feed.importFile('')).run.State, 'Failed');
        t.deepEqual(await unconfirmed(feed), [reached, reached, reached], 'a failed run confirms nothing');
        // A delta names one home only: the others are as they were all the same.
        const { run } = await feed.importFile(mode === 'snapshot' ? fileOf(...houses(1, 3)) : fileOf(house(1)));
        t.is(run.State, 'Succeeded');
        t.deepEqual(await unconfirmed(feed), [null, null, null]);
        t.is((await feed.services.registry.rows())[0]?.unconfirmedAt, null);
      },
      { feed: { maxAge: 5, mode } },
    ),
  );
}

test(
  'removals that are held stay unconfirmed when a feed that was gone runs again',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 12)));
      await feed.database('feed').update({ last_reached_at: '2026-11-01 00:00:00' });
      await rm(configFile(feed));
      t.is(await mark(feed), 12);
      await feed.configure();
      t.is((await feed.importFile(fileOf(...houses(1, 4)))).run.State, 'Held');
      t.is((await unconfirmed(feed)).filter((since) => since !== null).length, 8);
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test(
  'a feed that only claims is listed as gone, so that its claims can be removed',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await feed.configure({}, 'branch');
    await feed.importFile(fileOf(house(1, { ListingKey: 'B1' })), { feed: 'branch' });
    await rm(configFile(feed, 'branch'));
    const [branch, main] = await list(feed);
    t.like(branch, { Feed: 'branch', State: 'Broken' });
    t.regex(branch?.Message ?? '', /its 0 listings/);
    t.is(main?.Feed, 'main');
  }),
);

test(
  'a feed whose file is moved away and back goes on as if nothing had been',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const ids = (await feed.shown()).map(({ id }) => id);
    await rename(configFile(feed), `${configFile(feed)}.aside`);
    t.is((await list(feed))[0]?.State, 'Broken');
    await rename(`${configFile(feed)}.aside`, configFile(feed));
    t.is((await feed.importAgain()).run.Message, 'the file is the same as last time');
    t.deepEqual(
      (await feed.shown()).map(({ id }) => id),
      ids,
    );
  }),
);

test(
  'a feed that was gone until its listings were unconfirmed reads the same bytes once more',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await rm(configFile(feed));
    feed.setNow(new Date(Date.now() + 20 * HOUR));
    t.is(await mark(feed), 3);
    await feed.configure();
    t.is((await feed.importAgain()).run.Parts.length, 1);
    t.deepEqual(await unconfirmed(feed), [null, null, null]);
    t.deepEqual((await feed.importAgain()).run.Parts, []);
  }),
);

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

const moveFile = (feed: FeedFixture) => rename(configFile(feed, 'main'), configFile(feed, 'north'));
const renameMain = ({ database, services }: FeedFixture) =>
  renameFeed({ from: 'main', to: 'north' }, { database, registry: services.registry });
const ids = async (feed: FeedFixture) => (await feed.shown()).map(({ id }) => id);
const owners = async (feed: FeedFixture) => new Set((await feed.shown()).map(({ sourceId }) => sourceId));

test(
  'a feed that is renamed keeps its listings under their IDs, its runs, and what its next file is compared with',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    const before = await ids(feed);
    const feedId = await feed.feedId();
    await moveFile(feed);
    await renameMain(feed);
    t.is(await feed.feedId('north'), feedId);
    t.is((await feed.result(run.RunID)).run.Feed, 'north');
    t.is((await feed.services.feeds.list(feed.workspaceId)).List.length, 1);
    // The feed's file lies where it lay.
    await feed.deliver(fileOf(...houses(1, 2), house(4)));
    const { part } = await feed.importAgain({ feed: 'north' });
    t.like(part, { Created: 1, Unchanged: 2, RemovedByAbsence: 1 });
    t.deepEqual((await ids(feed)).slice(0, 2), before.slice(0, 2));
  }),
);

test(
  'a new name that has run already and only claims is taken over with its runs and claims',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'other');
    await feed.importFile(fileOf(house(7), house(8)), { feed: 'other' });
    await feed.importFile(fileOf(...houses(1, 3)));
    const before = await ids(feed);
    const start = async (name: string) => {
      const feedId = await feed.feedId(name);
      const run = { feedId, startedBy: 'schedule' as const, scheduledFor: new Date('2026-11-21T06:00:00Z') };
      const queued = await feed.services.runs.queue(run);
      const runId = 'runId' in queued ? queued.runId : 0;
      await feed.services.runs.cancel(runId, 'for this test');
      return runId;
    };
    const starts = [await start('main')];
    await moveFile(feed);
    await feed.deliver(fileOf(...houses(1, 3), house(7)));
    const { run, part } = await feed.importAgain({ feed: 'north' });
    t.like(part, { Ignored: 4, Created: 0 });
    starts.push(await start('north'));

    await renameMain(feed);
    t.is(await feed.feedId('north'), (await feed.byNumber('M1')).sourceId);
    t.deepEqual(await ids(feed), before);
    t.deepEqual(
      await feed.database('feed_claim').select('feed_id', 'listing_id'),
      [{ feed_id: await feed.feedId('north'), listing_id: (await feed.byNumber('M7')).id }],
      'what it claimed of itself is its own',
    );
    for (const runId of [run.RunID, ...starts]) t.is((await feed.result(runId)).run.Feed, 'north');
    t.deepEqual(await feed.database('feed').orderBy('name').pluck('name'), ['north', 'other']);
    t.like((await feed.importAgain({ feed: 'north' })).part, { Unchanged: 3, Ignored: 1 });
  }),
);

test(
  'a new name that shows homes of its own is not merged: the sentence names the way that hands the homes over',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await moveFile(feed);
    await feed.deliver(fileOf(...houses(1, 4)));
    await feed.importAgain({ feed: 'north' });
    const refused = await t.throwsAsync(renameMain(feed));
    t.regex(refused?.message ?? '', /north shows 1 listings of its own.*listingd feed remove main/);
    t.is((await owners(feed)).size, 2, 'nothing has changed');
  }),
);

test(
  'only a feed whose file is gone gets the name of a file that is there, and not while a run is at work',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    t.regex((await t.throwsAsync(renameMain(feed)))?.message ?? '', /main\.json is there/);
    await rename(configFile(feed, 'main'), configFile(feed, 'elsewhere'));
    t.regex((await t.throwsAsync(renameMain(feed)))?.message ?? '', /no config\/feeds\/north\.json/);
    await feed.configure({}, 'main');
    const runId = await feed.queue();
    await moveFile(feed);
    t.regex((await t.throwsAsync(renameMain(feed)))?.message ?? '', /queued or running/);
    await feed.services.runs.cancel(runId, 'for this test');
    await renameMain(feed);
    await t.throwsAsync(renameMain(feed), { message: /There never was a feed main/ });
  }),
);

test(
  'a new name that is a feed of another workspace is not merged: neither is shown runs of the other',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const workspaceId = await feed.services.access.createWorkspace('Other');
    const { serialNumber } = await feed.services.chatbots.add({ workspaceId, timeZone: 'UTC' });
    await moveFile(feed);
    await feed.configure({ chatbots: [{ serialNumber }] }, 'north');
    const runId = await feed.queue({ feed: 'north', dryRun: true });
    await feed.services.runs.cancel(runId, 'for this test');
    await t.throwsAsync(renameMain(feed), { message: /north is of another workspace than main/ });
    t.is((await feed.services.runs.get(runId))?.feed, 'north');
    t.is((await owners(feed)).size, 1);
  }),
);
