import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const withdrawn = (from: number, to: number) => houses(from, to, { StandardStatus: 'Withdrawn' });
const delta = { feed: { mode: 'delta', limits: {} } };

test(
  'a delta that is held is not replaced by the next one, which waits for it: no home that was withdrawn is forgotten',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...withdrawn(1, 6)));
    t.is(held.run.State, 'Held');
    const next = await feed.importFile(fileOf(house(7, { ListPrice: '490000' })));
    t.is(next.run.State, 'Held');
    t.regex(
      next.part.Message,
      new RegExp(`run ${held.run.RunID} waits for an approval, and this file builds on its file`),
    );

    await t.throwsAsync(feed.services.feeds.approve(feed.workspaceId, next.run.RunID), {
      message: `Run ${next.run.RunID} builds on run ${held.run.RunID}, which waits too: approve or cancel run ${held.run.RunID} first`,
    });
    t.is((await feed.approve(held.run.RunID)).run.State, 'Succeeded');
    t.is((await feed.approve(next.run.RunID)).run.State, 'Succeeded');
    t.is((await feed.shown()).length, 14);
    t.is((await feed.byNumber('M7')).values.SalePrice, '490000.00');
  }, delta),
);

test(
  'once the run before it is cancelled, a delta that waited can be approved',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...withdrawn(1, 6)));
    const next = await feed.importFile(fileOf(house(7, { ListPrice: '490000' })));
    await feed.services.feeds.cancel(feed.workspaceId, held.run.RunID);
    t.is((await feed.approve(next.run.RunID)).run.State, 'Succeeded');
    t.is((await feed.shown()).length, 20);
    t.is((await feed.byNumber('M7')).values.SalePrice, '490000.00');
  }, delta),
);

test(
  'the file of a held delta that lies there still is not held twice, and the feed stays Held in the list',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...withdrawn(1, 6)));
    const again = await feed.importAgain();
    t.is(again.run.State, 'Succeeded');
    t.is(again.run.Message, `the file is that of run ${held.run.RunID}, which waits for an approval`);
    const { List } = await feed.services.feeds.list(feed.workspaceId);
    t.is(List[0]?.State, 'Held');
    t.regex(List[0]?.Message ?? '', /6 removals are held/);
    await feed.services.feeds.cancel(feed.workspaceId, held.run.RunID);
    t.is((await feed.importAgain()).run.Parts.length, 1, 'its removals were never decided on');
  }, delta),
);

test(
  'a snapshot that is held is replaced by the next good one',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const held = await feed.importFile(fileOf(...houses(1, 8)));
      t.is(held.run.State, 'Held');
      t.is((await feed.importFile(fileOf(...houses(1, 19)))).run.State, 'Succeeded');
      t.is((await feed.result(held.run.RunID)).run.State, 'Cancelled');
    },
    { feed: { limits: {} } },
  ),
);

test(
  'once removals of a delta that were held are cancelled, its homes are confirmed again',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const { run } = await feed.importFile(fileOf(...withdrawn(1, 8)));
    t.is(run.State, 'Held', run.Message);
    const unconfirmed = async () => (await feed.shown()).filter((listing) => listing.unconfirmedSince !== null).length;
    t.is(await unconfirmed(), 8);
    await feed.services.feeds.cancel(feed.workspaceId, run.RunID);
    t.is(await unconfirmed(), 0);
  }, delta),
);
