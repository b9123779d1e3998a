import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import type { RunExecutor } from '../../src/feeds/runs/execute-run.ts';
import { claimName, type StoredRun } from '../../src/feeds/runs/run.ts';
import { uploadsFolder } from '../../src/files/received-file.ts';
import { LOWERED_PRIORITY, lowerThreadPriority } from '../../src/jobs/lower-thread-priority.ts';
import { createRunWorker } from '../../src/jobs/run-worker.ts';
import { createThreadedRunExecutor } from '../../src/jobs/threaded-run-executor.ts';
import { createLogger } from '../../src/process/logger.ts';
import { fileOf, house } from '../helpers/homes.ts';
import { until } from '../helpers/program.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { type FeedFixture, withFeed } from '../helpers/with-feed.ts';

test('a thread whose name the system does not tell goes on as it is', (t) => {
  t.notThrows(() => lowerThreadPriority('/proc/no-such-thread'));
});

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

const TELLING_THREAD = new URL('../helpers/telling-thread.ts', import.meta.url);

type Options = Partial<Parameters<typeof createThreadedRunExecutor>[0]>;

/** An executor on the fixture's database and folders; the thread is ended with the test. */
const withExecutor = (
  work: (
    t: Parameters<Parameters<typeof withFeed>[0]>[0],
    feed: FeedFixture,
    tools: ReturnType<typeof createThreadedRunExecutor> & {
      entries: ReturnType<typeof recordingLog>['entries'];
      claim: Claim;
    },
  ) => Promise<void>,
  options: Options = {},
) =>
  withFeed(async (t, feed) => {
    const { target, services } = feed;
    const { configFolder, dataFolder, demo, service } = feed.config;
    const { log, entries } = recordingLog();
    const executor = createThreadedRunExecutor({
      settings: { target, configFolder, dataFolder, demo, service, logLevel: 'silent' },
      database: feed.database,
      log,
      ...options,
    });
    const claim = async (runId: number): Promise<StoredRun> => {
      const run = await services.runs.claim(randomUUID(), services.host, { runId });
      return run ?? t.fail('the run is not to be had');
    };
    try {
      await work(t, feed, { ...executor, entries, claim });
    } finally {
      await executor.end();
    }
  });

type Claim = (runId: number) => Promise<StoredRun>;

/** A run of a file with one home. */
const claimOne = async (feed: FeedFixture, claim: Claim): Promise<StoredRun> => {
  await feed.deliver(fileOf(house(1)));
  return claim(await feed.queue());
};

/** Two runs of two feeds with a home each. */
const claimTwo = async (feed: FeedFixture, claim: Claim): Promise<[StoredRun, StoredRun]> => {
  const first = await claimOne(feed, claim);
  await feed.configure({}, 'second');
  await feed.deliver(fileOf(house(2)), { feed: 'second' });
  return [first, await claim(await feed.queue({ feed: 'second' }))];
};

const going = (): AbortSignal => new AbortController().signal;

test(
  'a run is carried out in a thread with the service’s feeds and database, also after the thread was ended',
  withExecutor(async (t, feed, { execute, end, claim }) => {
    for (const created of [1, 2]) {
      await feed.deliver(fileOf(...Array.from({ length: created }, (_, place) => house(place + 1))));
      const runId = await feed.queue();
      await execute(await claim(runId), going());
      const { run, part } = await feed.result(runId);
      t.is(run.State, 'Succeeded', run.Message ?? '');
      t.is(part.Created, 1);
      await end();
    }
    t.is((await feed.shown()).length, 2);
  }),
);

/** Of a thread of this process, undefined for one that has ended meanwhile. */
const priorityOf = (thread: number): number | undefined => {
  try {
    return getPriority(thread);
  } catch {
    return undefined;
  }
};

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux(
  'the thread of runs comes after the others where processors are short',
  withExecutor(async (t, feed, { execute, claim }) => {
    await execute(await claimOne(feed, claim), going());
    const threads = (await readdir('/proc/self/task')).map(Number);
    t.true(threads.some((thread) => priorityOf(thread) === LOWERED_PRIORITY));
    t.is(getPriority(process.pid), 0);
  }),
);

test(
  'runs that come together share the thread, and each ends by itself',
  withExecutor(async (t, feed, { execute, claim }) => {
    const runs = await claimTwo(feed, claim);
    await Promise.all(runs.map((run) => execute(run, going())));
    for (const { id } of runs) t.is((await feed.result(id)).run.State, 'Succeeded');
  }),
);

test(
  'a run that comes just before an idle thread is ended is carried out',
  withExecutor(
    async (t, feed, { execute, claim }) => {
      const [first, second] = await claimTwo(feed, claim);
      await execute(first, going());
      await execute(second, going());
      t.is((await feed.result(second.id)).run.State, 'Succeeded');
    },
    { idleMilliseconds: 0 },
  ),
);

test(
  'a run that is stopped is given back, whether it is stopped before or after it was handed to the thread',
  withExecutor(async (t, feed, { execute, claim }) => {
    await feed.deliver(fileOf(house(1)));
    const runId = await feed.queue();
    await execute(await claim(runId), AbortSignal.abort(new Error('the service is stopping')));
    t.is((await feed.services.runs.get(runId))?.state, 'Queued');

    const stop = new AbortController();
    const stopped = execute(await claim(runId), stop.signal);
    stop.abort(new Error('the service is stopping'));
    await stopped;
    t.is((await feed.services.runs.get(runId))?.state, 'Queued');

    await execute(await claim(runId), going());
    t.is((await feed.result(runId)).part.Created, 1);
  }),
);

/** An uploaded file that the run is to read, and the folder in which its thread would work. */
const leaveFiles = async (dataFolder: string, run: StoredRun, name: string): Promise<string> => {
  const uploads = uploadsFolder(dataFolder);
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, name), '');
  await mkdir(join(dataFolder, 'runs', claimName(run)), { recursive: true });
  return join(uploads, name);
};

const filesLeft = async (dataFolder: string): Promise<string[]> =>
  (await Promise.all([uploadsFolder(dataFolder), join(dataFolder, 'runs')].map((folder) => readdir(folder)))).flat();

for (const [way, name, fault] of [
  ['breaks down', 'break', 'the thread is broken'],
  ['exits', 'exit', 'the thread exited with code 0'],
] as const) {
  test(
    `a run whose thread ${way} ends as failed and leaves no files, the log has the fault, and the next run has a thread again`,
    withExecutor(
      async (t, feed, { execute, claim, entries }) => {
        const broken = await claimOne(feed, claim);
        const { dataFolder } = feed.config;
        const file = await leaveFiles(dataFolder, broken, name);
        await execute({ ...broken, file }, going());
        t.deepEqual(await filesLeft(dataFolder), []);
        const { state, message } = (await feed.services.runs.get(broken.id)) ?? {};
        t.is(state, 'Failed');
        t.is(message, `a fault of listingd stopped the run; the log tells more (run ${broken.id})`);
        const told = entries.filter(({ level }) => level === 'error').map((entry) => JSON.stringify(entry));
        t.true(told.some((entry) => entry.includes(fault)));

        const next = await claim(await feed.queue());
        await t.throwsAsync(execute(next, going()), { message: /^thread \d+$/ });
      },
      { module: TELLING_THREAD },
    ),
  );
}

test(
  'a run whose program was taken away under the service says what to do',
  withExecutor(
    async (t, feed, { execute, claim }) => {
      const run = await claimOne(feed, claim);
      await execute(run, going());
      t.regex((await feed.services.runs.get(run.id))?.message ?? '', /could not be read: install it anew/);
    },
    { module: new URL('../helpers/no-such-thread.ts', import.meta.url) },
  ),
);

test(
  'a run whose thread breaks down is given back where the service stops, and ends as cancelled where it was cancelled',
  withExecutor(
    async (t, feed, { execute, claim }) => {
      await feed.deliver(fileOf(house(1)));
      const runId = await feed.queue();
      const stop = new AbortController();
      const stopped = execute({ ...(await claim(runId)), file: 'wait' }, stop.signal);
      stop.abort(new Error('the service is stopping'));
      await stopped;
      t.is((await feed.services.runs.get(runId))?.state, 'Queued');

      const cancelled = await claim(runId);
      t.true(await feed.services.runs.cancel(runId, 'cancelled by the test'));
      await execute({ ...cancelled, file: 'break' }, going());
      t.is((await feed.services.runs.get(runId))?.state, 'Cancelled');
    },
    { module: TELLING_THREAD },
  ),
);

test(
  'a run that is claimed anew while its last claim is still being put away is carried out beside it, and both end',
  withExecutor(
    async (t, feed, { execute, claim }) => {
      const run = await claimOne(feed, claim);
      const first = execute({ ...run, file: 'wait' }, going());
      const second = execute({ ...run, token: run.token + 1 }, going());
      await t.throwsAsync(first, { message: /^thread \d+$/ });
      await t.throwsAsync(second, { message: /^thread \d+$/ });
    },
    { module: TELLING_THREAD },
  ),
);

test(
  'a thread serves run after run, and is ended when none has come for a while',
  withExecutor(
    async (t, feed, { execute, claim }) => {
      const run = await claimOne(feed, claim);
      const threadOf = (id: number): Promise<string> =>
        execute({ ...run, id }, going()).then(String, (error: Error) => error.message);
      const [first, second] = await Promise.all([threadOf(1), threadOf(2)]);
      t.is(first, second);
      await until('another thread', async () => (await threadOf(3)) !== first);
    },
    { module: TELLING_THREAD, idleMilliseconds: 0 },
  ),
);
