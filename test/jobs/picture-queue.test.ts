import test from 'ava';
import { createLeaseStore } from '../../src/database/lease-store.ts';
import { createPictureQueue } from '../../src/jobs/picture-queue.ts';
import { createLogger } from '../../src/logger.ts';
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
