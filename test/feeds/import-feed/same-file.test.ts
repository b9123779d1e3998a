import { utimes } from 'node:fs/promises';
import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const touch = async (feed: FeedFixture, minute: number): Promise<void> => {
  const time = new Date(Date.UTC(2026, 10, 21, 6, minute));
  await utimes(feed.fileOf(), time, time);
};

test(
  'the same bytes under the same rules are passed over, and after any change of either they are read',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const isRead = async (): Promise<boolean> => (await feed.importAgain()).run.Parts.length > 0;
    t.false(await isRead());
    await touch(feed, 1);
    t.false(await isRead());

    await feed.configure({ defaults: { CurrencySymbol: '€' } });
    t.true(await isRead());
    t.false(await isRead());

    await feed.apiUpdate((await feed.byNumber('M1')).id, { Description: 'Ours' });
    t.true(await isRead(), 'another writer changed a listing of the feed');
    t.false(await isRead());

    await feed.apiDelete((await feed.byNumber('M2')).id);
    t.true(await isRead(), 'the API deleted a listing of the feed');
    t.false(await isRead());
  }),
);

test(
  'the same bytes are read again for a chatbot that was not there before',
  withFeed(async (t, feed) => {
    const later = 'b'.repeat(32);
    await feed.configure({ chatbots: [{ serialNumber: feed.serialNumber }, { serialNumber: later }] });
    await feed.importFile(fileOf(...houses(1, 3)));
    const { id } = await feed.services.chatbots.add({
      workspaceId: feed.workspaceId,
      timeZone: 'UTC',
      serialNumber: later,
    });
    await feed.importAgain();
    t.is((await feed.shown(id)).length, 3);
  }),
);

test(
  'the same bytes are read again after a run that failed, was cancelled or was held',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const held = await feed.importFile(fileOf(...houses(1, 10)));
      t.is(held.run.State, 'Held');
      const again = await feed.importAgain();
      t.is(again.run.State, 'Held');
      t.is(again.run.Parts.length, 1);
      await feed.services.feeds.cancel(feed.workspaceId, again.run.RunID);
      t.is((await feed.importAgain()).run.Parts.length, 1);
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test(
  'a run that wrote the part of one chatbot and held that of another leaves nothing behind by which bytes are passed over',
  withFeed(
    async (t, feed) => {
      const serialNumber = 'b'.repeat(32);
      await feed.services.chatbots.add({ workspaceId: feed.workspaceId, timeZone: 'UTC', serialNumber });
      const where = { City: ['Escondido'] };
      await feed.configure({ chatbots: [{ serialNumber: feed.serialNumber }, { serialNumber, where }] });
      const fingerprint = async (): Promise<unknown> =>
        (await feed.database('feed').first('last_fingerprint'))?.last_fingerprint;
      await feed.importFile(fileOf(...houses(1, 20), ...houses(21, 40, { City: 'Escondido' })));
      t.not(await fingerprint(), null);
      const { run } = await feed.importFile(fileOf(...houses(1, 39), house(40, { City: 'Escondido' })));
      t.deepEqual(run.Parts.map(({ State }) => State).sort(), ['Held', 'Succeeded']);
      t.is(await fingerprint(), null);
    },
    { feed: { limits: {} } },
  ),
);

test(
  'the same bytes are read again while a listing waits out its grace, until it is gone',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 3)));
      await feed.importFile(fileOf(...houses(1, 2)));
      t.is((await feed.shown()).length, 3);
      t.is((await feed.importAgain()).part.RemovedByAbsence, 1);
      t.deepEqual((await feed.importAgain()).run.Parts, []);
    },
    { feed: { limits: { missesBeforeRemoval: 2, maxRemoved: null, minRows: null } } },
  ),
);

test(
  'a dry run reads and judges the file, says what would happen, and writes no listing',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 4)));
    const before = await feed.database('listing').select('*');
    const text = fileOf(house(1), house(2, { ListPrice: '510000' }), house(3, { StandardStatus: 'Expired' }), house(8));
    const { run, part } = await feed.importFile(text, { dryRun: true });
    t.true(run.DryRun);
    const told = { Created: 1, Updated: 1, Unchanged: 1, RemovedByRow: 1, RemovedByAbsence: 1 };
    t.like(part, told);
    t.deepEqual(await feed.database('listing').select('*'), before);
    t.like((await feed.importAgain()).part, told);
  }),
);
