import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { createLogger } from '../../../src/process/logger.ts';
import { createServices } from '../../../src/services.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const good = fileOf(...houses(1, 5));
const bad = fileOf(...houses(1, 4, { ListPrice: '1000' }), house(9));

const feedOf = async (feed: FeedFixture) => (await feed.services.feeds.list(feed.workspaceId)).List[0];

/** A bad night that was undone. */
const undoNight = async (feed: FeedFixture) => {
  await feed.importFile(good);
  const night = await feed.importFile(bad);
  const undone = await feed.undo(night.run.RunID);
  return { night: night.run.RunID, undo: undone.run.RunID };
};

test(
  'after an undo the next night does not bring it back: the run is held whole and says why, also with the same file',
  withFeed(async (t, feed) => {
    const { night, undo } = await undoNight(feed);
    const before = await feed.stored();
    for (const again of [await feed.importAgain(), await feed.importFile(bad), await feed.importFile(good)]) {
      t.is(again.run.State, 'Held');
      t.is(
        again.part.Message,
        `Held, nothing was written: the feed is paused since run ${night} was undone (run ${undo}): approve this run, or change the feed’s configuration`,
      );
    }
    t.deepEqual(await feed.stored(), before);
  }),
);

test(
  'a run that is held by the pause says what would have held it otherwise',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const night = await feed.importFile(fileOf(...houses(1, 21)));
      await feed.undo(night.run.RunID);
      const again = await feed.importFile(fileOf(...houses(1, 8)));
      t.regex(again.part.Message, /is paused since .*; besides, only 8 rows came, fewer than 80 % of the usual/);
    },
    { feed: { limits: {} } },
  ),
);

test(
  'a run tells what would be taken of it, and why the rest would not, as the service then does',
  withFeed(async (t, feed) => {
    const { feeds } = feed.services;
    const { night, undo } = await undoNight(feed);
    const told = async (id: number) => {
      const detail = await feeds.runDetail(feed.workspaceId, { RunID: id, PageNumber: 1, PageSize: 1 });
      const { Refusals, UndoOf, UndoneBy, BringsBack, PausedBy } = detail;
      const taken = Object.entries(Refusals).flatMap(([action, refusal]) => (refusal === null ? [action] : []));
      for (const [action, refusal] of Object.entries(Refusals)) {
        if (refusal === null) continue;
        const ask = { Approve: feeds.approve, Cancel: feeds.cancel, Undo: feeds.undo }[action] as (
          ...of: [number, never]
        ) => Promise<unknown>;
        await t.throwsAsync(ask(feed.workspaceId, (action === 'Undo' ? { RunID: id } : id) as never), {
          message: refusal,
        });
      }
      return { taken, UndoOf, UndoneBy, BringsBack, PausedBy };
    };
    const paused = { PausedBy: undo, UndoOf: null, UndoneBy: null, BringsBack: false };
    t.deepEqual(await told(night), { ...paused, taken: [], UndoneBy: undo });
    t.deepEqual(await told(undo), { ...paused, taken: ['Approve', 'Undo'], UndoOf: night, BringsBack: true });
    t.like(await feedOf(feed), { PausedBy: undo, HeldRun: null, HoldsOthers: false });
    const held = (await feed.importAgain()).run.RunID;
    t.deepEqual(await told(held), { ...paused, taken: ['Approve', 'Cancel'] });
    t.like(await feedOf(feed), { PausedBy: undo, HeldRun: held });
    const redo = (await feed.undo(undo)).run.RunID;
    const goesOn = { ...paused, PausedBy: null };
    t.deepEqual(await told(undo), { ...goesOn, taken: [], UndoOf: night, UndoneBy: redo, BringsBack: true });
    t.deepEqual(await told(redo), { ...goesOn, taken: ['Undo'], UndoOf: undo });
    t.deepEqual(await told(night), { ...goesOn, taken: ['Undo'] });
    t.like(await feedOf(feed), { PausedBy: null, HeldRun: null });
  }),
);

test(
  'a paused feed is Held in the list, with a message that says what to do, and no longer when it goes on',
  withFeed(async (t, feed) => {
    const { night, undo } = await undoNight(feed);
    const paused = await feedOf(feed);
    t.is(paused?.State, 'Held');
    t.regex(paused?.Message ?? '', new RegExp(`paused since run ${night} was undone \\(run ${undo}\\): approve`));
    await feed.services.feeds.approve(feed.workspaceId, undo);
    t.is((await feedOf(feed))?.State, 'Fresh');
    t.is((await feedOf(feed))?.Message, '');
  }),
);

test(
  'approving the undo run lets the feed go on',
  withFeed(async (t, feed) => {
    const { undo } = await undoNight(feed);
    const run = await feed.services.feeds.approve(feed.workspaceId, undo);
    t.like(run, { RunID: undo, State: 'Succeeded' });
    t.like((await feed.importFile(good)).run, { State: 'Succeeded' });
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
    await t.throwsAsync(feed.services.feeds.approve(feed.workspaceId, undo), { message: /only a held run/ });
  }),
);

test(
  'approving a held run of a paused feed applies it, and the feed goes on',
  withFeed(async (t, feed) => {
    await undoNight(feed);
    const held = await feed.importFile(bad);
    t.like((await feed.approve(held.run.RunID)).run, { State: 'Succeeded' });
    t.is((await feed.byNumber('M1')).values.SalePrice, '1000.00');
    t.is((await feed.byNumber('M9')).values.SalePrice, '500000.00');
    t.is((await feed.importFile(good)).run.State, 'Succeeded');
  }),
);

test(
  'a changed configuration lets a paused feed go on; another schedule is no change',
  withFeed(async (t, feed) => {
    await undoNight(feed);
    await feed.configure({ schedule: { cron: '0 4 * * *', timeZone: 'UTC' } });
    t.is((await feed.importFile(good)).run.State, 'Held');
    await feed.configure({ importSold: true });
    t.is((await feedOf(feed))?.State, 'Held', 'the held run still waits');
    t.is((await feed.importFile(good)).run.State, 'Succeeded');
    await feed.configure();
    t.is((await feed.importFile(good)).run.State, 'Succeeded', 'the pause is over for good');
  }),
);

test(
  'a process in another folder, where relative paths mean other files, leaves the pause as it is',
  withFeed(async (t, feed) => {
    await feed.configure({ source: { file: 'main.csv' } });
    const { undo } = await undoNight(feed);
    const configFolder = join(feed.folder, 'elsewhere', 'config');
    await cp(feed.config.configFolder, configFolder, { recursive: true });
    const config = { ...feed.config, configFolder };
    const elsewhere = createServices({ database: feed.database, config, log: createLogger('silent'), clock: feed.now });
    const [paused] = (await elsewhere.feeds.list(feed.workspaceId)).List;
    t.is(paused?.State, 'Held');
    t.regex(paused?.Message ?? '', new RegExp(`\\(run ${undo}\\): approve`));
  }),
);

test(
  'the undo of an undo lets the feed go on',
  withFeed(async (t, feed) => {
    const { undo } = await undoNight(feed);
    await feed.undo(undo);
    t.is((await feed.byNumber('M1')).values.SalePrice, '1000.00');
    t.is((await feedOf(feed))?.State, 'Fresh');
    t.is((await feed.importFile(good)).run.State, 'Succeeded');
  }),
);

test(
  'a feed of which several runs were undone stays paused until all of them are redone, whichever comes first',
  withFeed(async (t, feed) => {
    for (const first of ['earlier', 'later'] as const) {
      await feed.importFile(good);
      const nights = [
        await feed.importFile(bad),
        await feed.importFile(fileOf(...houses(1, 5, { City: 'Elsewhere' }))),
      ];
      const [later, earlier] = [await feed.undo(nights[1]?.run.RunID ?? 0), await feed.undo(nights[0]?.run.RunID ?? 0)];
      const [redone, other] = first === 'earlier' ? [earlier, later] : [later, earlier];
      await feed.undo(redone.run.RunID);
      t.is((await feedOf(feed))?.State, 'Held', first);
      t.regex((await feedOf(feed))?.Message ?? '', new RegExp(`\\(run ${other.run.RunID}\\): approve`));
      t.is((await feed.importFile(good)).run.State, 'Held', first);
      await feed.undo(other.run.RunID);
      t.is((await feedOf(feed))?.State, 'Fresh', first);
      t.is((await feed.importFile(good)).run.State, 'Succeeded', first);
    }
  }),
);

test(
  'after a redo a file that is older than the redone one is stale again, as if nothing had been undone',
  withFeed(async (t, feed) => {
    const { undo } = await undoNight(feed);
    await feed.undo(undo);
    const { run } = await feed.importFile(good, { modifiedAt: new Date('2026-11-01T00:00:00Z') });
    t.is(run.State, 'Failed');
    t.regex(run.Message, /^the file is stale/);
    t.is((await feed.byNumber('M1')).values.SalePrice, '1000.00');
  }),
);

test(
  'the undo of a redo pauses the feed again, until it is redone again',
  withFeed(async (t, feed) => {
    const { undo } = await undoNight(feed);
    const redo = await feed.undo(undo);
    const again = await feed.undo(redo.run.RunID);
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
    t.is((await feedOf(feed))?.State, 'Held');
    t.is((await feed.importFile(bad)).run.State, 'Held');
    await feed.undo(again.run.RunID);
    t.is((await feed.byNumber('M1')).values.SalePrice, '1000.00');
    t.is((await feedOf(feed))?.State, 'Fresh');
  }),
);

test(
  'a pause that was ended long ago does not come back when a later undo is undone',
  withFeed(async (t, feed) => {
    const { undo } = await undoNight(feed);
    await feed.services.feeds.approve(feed.workspaceId, undo);
    const again = await feed.importFile(bad);
    const undone = await feed.undo(again.run.RunID);
    await feed.undo(undone.run.RunID);
    t.is((await feedOf(feed))?.State, 'Fresh');
  }),
);

test(
  'a dry run of a paused feed writes nothing and does not end the pause',
  withFeed(async (t, feed) => {
    await undoNight(feed);
    await feed.configure({ importSold: true });
    await feed.importFile(good, { dryRun: true });
    await feed.configure();
    const { part } = await feed.importFile(good, { dryRun: true });
    t.regex(part.Message, /^Would be held, and nothing be written: .* \(run \d+\): approve that run, or change/);
    t.is((await feed.importFile(good)).run.State, 'Held');
  }),
);

test(
  'after an undo a file that is older than the undone one is not stale',
  withFeed(async (t, feed) => {
    const { undo } = await undoNight(feed);
    await feed.services.feeds.approve(feed.workspaceId, undo);
    const { run } = await feed.importFile(good, { modifiedAt: new Date('2026-11-01T00:00:00Z') });
    t.is(run.State, 'Succeeded', run.Message);
  }),
);

test(
  'while a feed is paused an older file is held and not stale, and a changed configuration takes it',
  withFeed(async (t, feed) => {
    await undoNight(feed);
    const older = { modifiedAt: new Date('2026-11-01T00:00:00Z') };
    t.is((await feed.importFile(good, older)).run.State, 'Held');
    await feed.configure({ importSold: true });
    t.is((await feed.importFile(good, older)).run.State, 'Succeeded');
  }),
);

test(
  'a run is undone also when the feed’s file is gone or broken',
  withFeed(async (t, feed) => {
    await feed.importFile(good);
    const night = await feed.importFile(bad);
    await feed.configure({ preset: 'nonsense' });
    t.is((await feed.undo(night.run.RunID)).run.State, 'Succeeded');
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
  }),
);
