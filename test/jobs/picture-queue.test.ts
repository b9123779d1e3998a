import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'ava';
import { createLeaseStore } from '../../src/database/lease-store.ts';
import { createPictureQueue } from '../../src/jobs/picture-queue.ts';
import { createLogger } from '../../src/process/logger.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { withDatabase } from '../helpers/with-database.ts';

const log = createLogger('silent');

test(
  'one of all processes fetches, and after its stop another one does',
  withDatabase(async (t, database) => {
    const done: string[] = [];
    const queueOf = (owner: string) =>
      createPictureQueue({ copy: async () => done.push(owner), leases: createLeaseStore(database), owner, log });
    const [one, two] = [queueOf('one'), queueOf('two')];
    await one.turn();
    t.is(await two.turn(), 0);
    await one.turn();
    t.deepEqual(done, ['one', 'one']);
    await one.stop();
    await two.turn();
    t.deepEqual(done, ['one', 'one', 'two']);
    await two.stop();
  }),
);

test(
  'it goes on as long as there is something to fetch, and a stop breaks off what is being fetched',
  withDatabase(async (t, database) => {
    let turns = 0;
    let begun = (): void => {};
    const fetching = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const queue = createPictureQueue({
      copy: (signal) => {
        turns += 1;
        if (turns < 3) return Promise.resolve(1);
        begun();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
      leases: createLeaseStore(database),
      owner: 'one',
      log,
    });
    queue.start();
    await fetching;
    await queue.stop();
    t.is(turns, 3);
    t.false(await createLeaseStore(database).isHeld('pictures'));
  }),
);

test(
  'who has lost the lease while it fetches breaks off: another process goes on',
  withDatabase(async (t, database) => {
    const queue = createPictureQueue({
      copy: async (signal) => {
        await database('lease').where({ name: 'pictures' }).update({ owner: 'two' });
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
      leases: createLeaseStore(database),
      owner: 'one',
      log,
      renewEvery: 1,
    });
    await t.throwsAsync(queue.turn(), { message: 'another process fetches the pictures' });
    await queue.stop();
    t.true(await createLeaseStore(database).isHeld('pictures'), 'the lease of the other is not given back');
  }),
);

test(
  'a lease that is renewed is kept: nothing is broken off',
  withDatabase(async (t, database) => {
    const leases = createLeaseStore(database);
    const renewed = Promise.withResolvers<void>();
    let claims = 0;
    const counted = {
      ...leases,
      claim: async (...given: Parameters<typeof leases.claim>) => {
        const isKept = await leases.claim(...given);
        claims += 1;
        if (claims === 3) renewed.resolve();
        return isKept;
      },
    };
    const copy = async (signal: AbortSignal): Promise<number> => {
      await renewed.promise;
      t.false(signal.aborted);
      return 1;
    };
    const queue = createPictureQueue({ copy, leases: counted, owner: 'one', log, renewEvery: 1 });
    t.is(await queue.turn(), 1);
    await queue.stop();
  }),
);

test(
  'after something was fetched it looks again at once, after nothing in 5 seconds, after a failure in a minute',
  withDatabase(async (t, database) => {
    const waits: number[] = [];
    const ended = Promise.withResolvers<void>();
    const ends = [() => 1, () => 0, () => assert.fail('the disk is full'), () => 1];
    const { log: kept, told } = recordingLog();
    const queue = createPictureQueue({
      copy: async () => ends.shift()?.() ?? 0,
      leases: createLeaseStore(database),
      owner: 'one',
      log: kept,
      wait: async (milliseconds, signal) => {
        waits.push(milliseconds);
        if (waits.length < 4) return;
        ended.resolve();
        await once(signal, 'abort');
      },
    });
    queue.start();
    await ended.promise;
    await queue.stop();
    t.deepEqual(waits, [0, 5_000, 60_000, 0]);
    t.deepEqual(told('warn'), ['pictures could not be fetched']);
  }),
);
