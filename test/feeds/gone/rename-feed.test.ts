import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { renameFeed } from '../../../src/feeds/gone/rename-feed.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const configFile = (feed: FeedFixture, name: string) => join(feed.config.configFolder, 'feeds', `${name}.json`);
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
      const run = { feedId, startedBy: 'schedule', scheduledFor: new Date('2026-11-21T06:00:00Z') };
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
