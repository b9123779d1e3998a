import { randomUUID } from 'node:crypto';
import test from 'ava';
import type { RunExecutor } from '../../src/feeds/runs/execute-run.ts';
import { createRunWorker } from '../../src/jobs/run-worker.ts';
import { createLogger } from '../../src/process/logger.ts';
import { fileOf, house } from '../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../helpers/with-feed.ts';

const log = createLogger('silent');

/** A worker over the fixture's runs; `ended` resolves with a run's ID once it has been carried out. */
const startWorker = (feed: FeedFixture, execute: RunExecutor = feed.services.execute) => {
  const waiting = new Map<number, () => void>();
  const done = new Set<number>();
  const worker = createRunWorker({
    runs: feed.services.runs,
    execute: async (run, stop) => {
      await execute(run, stop);
      done.add(run.id);
      waiting.get(run.id)?.();
    },
    owner: randomUUID(),
    host: feed.services.host,
    leaves: async () => false,
    log,
  });
  const ended = (runId: number): Promise<void> =>
    done.has(runId) ? Promise.resolve() : new Promise((resolve) => waiting.set(runId, resolve));
  return { worker, ended };
};

test(
  'a queued run is taken and carried out, also one that was queued while the worker slept',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(house(1)));
    const { worker, ended } = startWorker(feed);
    const first = await feed.queue();
    worker.start();
    await ended(first);
    const second = await feed.queue();
    worker.wake();
    await ended(second);
    await worker.stop();
    t.is((await feed.result(first)).run.State, 'Succeeded');
    t.is((await feed.result(second)).run.State, 'Succeeded');
  }),
);

test(
  'stopping ends the run in hand, gives it back, and takes no other; the next worker finishes it',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(house(1)));
    const begun = Promise.withResolvers<void>();
    const { worker } = startWorker(feed, async (run, stop) => {
      begun.resolve();
      await new Promise((resolve) => stop.addEventListener('abort', resolve));
      await feed.services.execute(run, stop);
    });
    const runId = await feed.queue();
    worker.start();
    await begun.promise;
    await worker.stop();
    await worker.stop();
    t.is((await feed.result(runId)).run.State, 'Queued');

    const next = startWorker(feed);
    next.worker.start();
    await next.ended(runId);
    await next.worker.stop();
    t.is((await feed.result(runId)).part.Created, 1);
  }),
);

test(
  'a run that breaks off does not stop the worker',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(house(1)));
    await feed.configure({}, 'second');
    await feed.deliver(fileOf(house(2)), { feed: 'second' });
    const broken = await feed.queue();
    const second = await feed.queue({ feed: 'second' });
    const { worker, ended } = startWorker(feed, async (run, stop) => {
      if (run.id === broken) throw new Error('the database is away');
      await feed.services.execute(run, stop);
    });
    worker.start();
    await ended(second);
    await worker.stop();
    t.is((await feed.result(second)).run.State, 'Succeeded');
    t.is((await feed.services.runs.get(broken))?.state, 'Running', 'it is taken again when its lease has expired');
  }),
);
