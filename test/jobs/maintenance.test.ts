import test from 'ava';
import type { Database } from '../../src/database/connection.ts';
import { createLeaseStore } from '../../src/database/lease-store.ts';
import { type Chore, createMaintenance } from '../../src/jobs/maintenance.ts';
import { forgetRemoved, retireSold } from '../../src/listings/retire-listings.ts';
import { createLogger } from '../../src/process/logger.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { withDatabase } from '../helpers/with-database.ts';
import { withFeed } from '../helpers/with-feed.ts';

const log = createLogger('silent');

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
