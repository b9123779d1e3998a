import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { openDatabase } from '../../../src/database/connection.ts';
import { createLeaseStore } from '../../../src/database/lease-store.ts';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { failureMessage, failuresInARow, retryTime } from '../../../src/feeds/runs/failures.ts';
import { createDeference } from '../../../src/feeds/runs/leave-to-others.ts';
import type { PastRun, StoredRun } from '../../../src/feeds/runs/run.ts';
import { hostLease, hostName } from '../../../src/feeds/runs/run-host.ts';
import { createLateRunExecutor } from '../../../src/feeds/runs/run-services.ts';
import { tidyRuns } from '../../../src/feeds/runs/run-tidy-store.ts';
import { tidyRunFiles } from '../../../src/feeds/runs/tidy-run-files.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { until } from '../../helpers/program.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { withDatabaseProxy } from '../../helpers/with-database-proxy.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const LIMITS = { connect: 700, statement: 700, wait: 3_000, lockWaitSeconds: 1, silentSeconds: 2 };
const WAITS = 'a run waits for the database';

test(
  'A run whose statements the network swallows is given back when that is well again, and taken up by the next who looks',
  withFeed(async (t, feed) => {
    await withDatabaseProxy(feed.target, async (proxy) => {
      const pool = openDatabase(proxy.target, { max: 4, limits: LIMITS });
      try {
        const { log, told } = recordingLog();
        await feed.deliver(fileOf(...houses(1, 40)));
        const runId = await feed.queue();
        const run = await feed.services.runs.claim('one', feed.services.host, { runId });
        pool.on('query', ({ sql }: { sql: string }) => {
          if (sql.startsWith('INSERT INTO listing ')) proxy.become({ kind: 'swallow' });
        });
        const executed = feed.executor({ database: pool, batchRows: 10, log })(
          run as StoredRun,
          new AbortController().signal,
        );
        await until('the run to wait', async () => told('warn').includes(WAITS));
        pool.removeAllListeners('query');
        proxy.become({ kind: 'well' });
        await executed;
        t.is((await feed.services.runs.get(runId))?.state, 'Queued');
        await feed.execute(runId);
        t.is((await feed.result(runId)).run.State, 'Succeeded');
        t.is((await feed.shown()).length, 40);
      } finally {
        await pool.destroy();
      }
    });
  }),
);

test(
  'By a slow database a batch is parted, every row is written, and its run keeps its claim',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 12)));
    await withDatabaseProxy(feed.target, async (proxy) => {
      const pool = openDatabase(proxy.target, { max: 4 });
      try {
        const { log, told } = recordingLog();
        await feed.deliver(fileOf(...houses(1, 12, { ListPrice: '510000' })));
        const runId = await feed.queue();
        const run = await feed.services.runs.claim('one', feed.services.host, { runId });
        let commits = 0;
        pool.on('query', ({ sql }: { sql: string }) => {
          if (sql.startsWith('COMMIT')) commits += 1;
        });
        proxy.become({ kind: 'delay', milliseconds: 40 });
        await feed.executor({ database: pool, log })(run as StoredRun, new AbortController().signal);
        const { part } = await feed.result(runId);
        t.like(part, { State: 'Succeeded', Updated: 12 });
        // One is the run's end.
        t.true(commits > 2, String(commits));
        t.deepEqual(told('warn'), []);
        t.is((await feed.services.runs.get(runId))?.token, 1);
      } finally {
        await pool.destroy();
      }
    });
  }),
);

test(
  'A run whose claim is renewed while somebody else would take it keeps it, and each of its transactions renews it',
  withFeed(async (t, feed) => {
    const { runs, host } = feed.services;
    const lapse = () =>
      feed.database('feed_run').update({ lease_until: feed.database.raw('CURRENT_TIMESTAMP(3) - INTERVAL 1 SECOND') });
    const left = async (): Promise<number> =>
      (
        await feed
          .database('feed_run')
          .first(feed.database.raw('TIMESTAMPDIFF(SECOND, CURRENT_TIMESTAMP(3), lease_until) AS seconds'))
      ).seconds;
    await feed.deliver(fileOf(...houses(1, 2)));
    const runId = await feed.queue();
    await runs.claim('one', host, { runId });
    await lapse();
    const renewsFirst = async (): Promise<boolean> => {
      await runs.holdClaim(runId, 1);
      return false;
    };
    t.is(await runs.claim('two', host, { runId, leaves: renewsFirst }), undefined);
    t.true((await left()) > 20);
    t.like(await runs.get(runId), { state: 'Running', token: 1 });
    await lapse();
    t.like(await runs.claim('two', host, { runId }), { token: 2 });
  }),
);

test(
  'A run that waits for the database is given back at once by a service that stops',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(...houses(1, 3)));
    const { runs, host, registry } = feed.services;
    const runId = await feed.queue();
    const run = await runs.claim('one', host, { runId });
    const { log, told } = recordingLog();
    const full = Object.assign(new Error('The table is full'), { errno: 1114 });
    const execute = feed.executor({ log, registry: { ...registry, find: () => Promise.reject(full) } });
    const stop = new AbortController();
    // One that has been tried often waits for long.
    const executed = execute({ ...(run as StoredRun) }, stop.signal);
    await until('the run to wait', async () => told('warn').includes(WAITS));
    stop.abort(new Error('stop'));
    await executed;
    t.is((await runs.get(runId))?.state, 'Queued');
  }),
);

test(
  'a run ends as failed where what carries it out cannot be read, and the next one is tried again',
  withFeed(async (t, feed) => {
    await feed.configure();
    await feed.deliver('');
    const { runs, host, registry } = feed.services;
    let tries = 0;
    const execute = createLateRunExecutor(
      {
        ...{ database: feed.database, log: createLogger('silent'), clock: feed.now, registry, host },
        ...{ dataFolder: feed.fileOf('data'), readVariable: () => undefined },
      },
      async () => {
        tries += 1;
        throw new Error('Cannot find module');
      },
    );
    for (const round of [1, 2]) {
      const runId = await feed.queue();
      const run = await runs.claim(randomUUID(), host, { runId });
      if (run === undefined) throw new Error('The run cannot be claimed');
      await execute(run, new AbortController().signal);
      const { state, message } = (await runs.get(runId)) ?? {};
      t.is(state, 'Failed');
      t.regex(message ?? '', /could not be read: install it anew/);
      t.is(tries, round);
    }
  }),
);

const THERE = hostName('elm', '/var/lib/listingd');

const beatThere = ({ database }: FeedFixture) => createLeaseStore(database).claim(hostLease(THERE), 'there', 120);
const claimHere = ({ services: { runs, registry, host } }: FeedFixture) =>
  runs.claim('here', host, { leaves: createDeference({ registry, runs, host }) });

test(
  'a run on a local file that cannot be read here is left to other processes for a minute',
  withFeed(async (t, feed) => {
    const runId = await feed.queue();
    await beatThere(feed);
    t.is(await claimHere(feed), undefined);
    t.is((await feed.services.runs.get(runId))?.state, 'Queued');
    await feed.database('feed_run').update({ queued_at: feed.database.raw('NOW(3) - INTERVAL 61 SECOND') });
    t.is((await claimHere(feed))?.id, runId);
  }),
);

test(
  'a run that was given back is left to other processes anew, however long ago it was queued',
  withFeed(async (t, feed) => {
    const runId = await feed.queue();
    await feed.database('feed_run').update({ queued_at: feed.database.raw('NOW(3) - INTERVAL 1 HOUR') });
    const taken = await feed.services.runs.claim('there', THERE, { runId });
    await feed.services.runs.release(runId, taken?.token ?? 0);
    await beatThere(feed);
    t.is(await claimHere(feed), undefined);
  }),
);

test(
  'a process that has not the file of a feed leaves its runs to others, and takes those of its own feeds meanwhile',
  withFeed(async (t, feed) => {
    await feed.configure({ source: { url: 'http://127.0.0.1:9/x.csv' } }, 'elsewhere');
    const { registry, runs, host } = feed.services;
    await feed.queue({ feed: 'elsewhere' });
    await feed.deliver(fileOf(house(1)));
    const own = await feed.queue();
    await beatThere(feed);
    const here = { find: async (name: string) => (name === 'main' ? registry.find(name) : undefined) };
    const claimed = await runs.claim('here', host, { leaves: createDeference({ registry: here, runs, host }) });
    t.is(claimed?.id, own);
  }),
);

test(
  'where no other process lives, a run is taken at once and says why it fails',
  withFeed(async (t, feed) => {
    const runId = await feed.queue();
    const run = await claimHere(feed);
    if (run === undefined) return t.fail('the run was left');
    await feed.services.execute(run, new AbortController().signal);
    t.regex((await feed.result(runId)).run.Message, /main\.csv of feed main is not there/);
  }),
);

test('A file that cannot be used is told in its own sentence', (t) => {
  t.is(failureMessage(new FeedFileError('the file is stale'), 7), 'the file is stale');
});

test('A full disk, of the data folder or of the database, is told in words', (t) => {
  t.regex(failureMessage(Object.assign(new Error('write'), { code: 'ENOSPC' }), 7), /no room left .* data folder/);
  t.regex(failureMessage(Object.assign(new Error('full'), { errno: 1114 }), 7), /no room left .* database/);
});

test('A run that took all the memory says how it gets more', (t) => {
  const fault = Object.assign(new Error('JS heap out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  t.regex(failureMessage(fault, 7), /all the memory .*--max-old-space-size/);
});

test('A run whose program was replaced under the service says what to do', (t) => {
  for (const code of ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND']) {
    t.regex(failureMessage(Object.assign(new Error('Cannot find module'), { code }), 7), /install it anew/);
  }
});

test('Of any other fault the text, which may hold SQL and values, stays in the log', (t) => {
  const message = failureMessage(new Error("insert into listing values ('secret')"), 7);
  t.notRegex(message, /insert|secret/);
  t.regex(message, /run 7/);
});

const DAILY = { cron: '0 6 * * *', timeZone: 'UTC' };
const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);

/** A run of one minute that ended at `time`. */
const run = (
  time: string,
  startedBy: PastRun['startedBy'] = 'schedule',
  state: PastRun['state'] = 'Failed',
): PastRun => ({
  state,
  startedBy,
  startedAt: new Date(at(time).getTime() - 60_000),
  finishedAt: at(time),
});
const time = (past: PastRun[], changed: Date | null = null) =>
  retryTime(past, DAILY, changed)?.toISOString().slice(11, 16) ?? null;

test('a start that failed is tried again after 5, 15, 45 and 135 minutes, each counted from the failure before', (t) => {
  const past = [run('06:01')];
  for (const [due, ended] of [
    ['06:06', '06:07'],
    ['06:22', '06:23'],
    ['07:08', '07:09'],
    ['09:24', '09:25'],
  ] as const) {
    t.is(time(past), due);
    past.unshift(run(ended, 'retry'));
  }
});

test('no retry comes at or after the next start of the schedule, with which the pauses begin anew', (t) => {
  const hourly = { cron: '0 * * * *', timeZone: 'UTC' };
  t.is(retryTime([run('06:54')], hourly, null)?.toISOString(), at('06:59').toISOString());
  t.is(retryTime([run('06:55')], hourly, null), null);
  const day = [run('06:01'), run('05:30', 'retry'), run('05:20', 'retry'), run('05:10')];
  t.is(time(day), '06:06');
});

test('only a failure is tried again: not a run that was good, held or cancelled, nor a feed that never ran', (t) => {
  for (const state of ['Succeeded', 'Held', 'Cancelled'] as const)
    t.is(time([run('06:01', 'schedule', state), run('05:01')]), null);
  t.is(time([]), null);
});

test('a run that somebody asked for and that failed is tried again as one of the schedule', (t) => {
  t.is(time([run('09:00', 'api'), run('06:22', 'retry'), run('06:01')]), '09:05');
});

test('after a change of the configuration a feed that failed is tried again at once, and the pauses begin anew', (t) => {
  const past = [run('06:22', 'retry'), run('06:07', 'retry'), run('06:01')];
  t.is(time(past, at('06:30')), '06:30');
  t.is(time([run('06:31', 'retry'), ...past], at('06:30')), '06:36');
  t.is(time([run('06:37', 'retry'), run('06:31', 'retry'), ...past], at('06:30')), '06:52');
  t.is(time(past, at('05:00')), '07:07', 'a change before all of them changes nothing');
});

test('failures in a row are counted back to the last run that did not fail', (t) => {
  t.is(failuresInARow([]), 0);
  t.is(failuresInARow([run('06:01', 'schedule', 'Succeeded'), run('05:01')]), 0);
  t.is(failuresInARow([run('06:01'), run('05:01'), run('04:01', 'schedule', 'Held'), run('03:01')]), 2);
  t.is(failuresInARow([run('06:01'), run('05:01')]), 2);
});

/** Imports a file with a wrong row, so that the run has a part and a problem, and lets it be `days` old. */
const oldRun = async (feed: FeedFixture, days: number, state = 'Succeeded'): Promise<number> => {
  const { run } = await feed.importFile(fileOf(...houses(1, 3), house(9, { StandardStatus: 'Actve' })));
  const ended = feed.database.raw('NOW(3) - INTERVAL ? DAY', [days]);
  await feed.database('feed_run').where({ id: run.RunID }).update({ finished_at: ended, state });
  await feed.database('feed_run_part').where({ run_id: run.RunID }).update({ preview: '{}' });
  await feed.database('feed').update({ dirty: 1 });
  return run.RunID;
};
const idsIn = async (feed: FeedFixture, table: string, column = 'run_id', condition = {}): Promise<number[]> =>
  feed.database(table).where(condition).distinct().orderBy(column).pluck(column);

test(
  'runs go with their parts after 400 days, problems and previews after 90; held runs keep theirs, and a feed its newest run',
  withFeed(async (t, feed) => {
    const ancient = await oldRun(feed, 401);
    const held = await oldRun(feed, 401, 'Held');
    const old = await oldRun(feed, 399);
    const aged = await oldRun(feed, 91);
    const recent = await oldRun(feed, 89);
    const newest = await oldRun(feed, 401);
    // The runs after it have replaced it: it waits again.
    await feed.database('feed_run').where({ id: held }).update({ state: 'Held', finished_at: '2025-01-01' });
    t.true((await tidyRuns(feed.database)) > 0);
    t.deepEqual(await idsIn(feed, 'feed_run', 'id'), [held, old, aged, recent, newest]);
    t.deepEqual(await idsIn(feed, 'feed_run_part'), [held, old, aged, recent, newest]);
    t.deepEqual(await idsIn(feed, 'feed_run_problem'), [held, recent]);
    const kept = await feed.database('feed_run_part').whereNotNull('preview').orderBy('run_id').pluck('run_id');
    t.deepEqual(kept, [held, recent]);
    t.is(await tidyRuns(feed.database), 0);
    t.is(await feed.services.runs.get(ancient), undefined);
  }),
);

test(
  'a run that is at work is left alone however old it is',
  withFeed(async (t, feed) => {
    const waiting = await feed.queue();
    await feed.database('feed_run').where({ id: waiting }).update({ finished_at: '2020-01-01' });
    await feed.configure({}, 'second');
    await feed.database('feed_run').insert({ feed_id: await feed.feedId(), state: 'Cancelled', started_by: 'test' });
    t.is(await tidyRuns(feed.database), 0);
    t.is((await feed.services.runs.get(waiting))?.state, 'Queued');
  }),
);

test(
  'more than a batch of old runs, and counts of requests of more than two days ago, are deleted in one go',
  withFeed(async (t, feed) => {
    const feedId = await feed.feedId();
    const run = { feed_id: feedId, state: 'Succeeded', started_by: 'test', finished_at: '2020-01-01' };
    await feed.database('feed_run').insert(Array.from({ length: 251 }, () => run));
    const minutesAgo = (minutes: number) => feed.database.raw('NOW() - INTERVAL ? MINUTE', [minutes]);
    await feed.database('request_budget').insert([
      { name: 'mls', minute: minutesAgo(2 * 24 * 60 + 5), requests: 3 },
      { name: 'mls', minute: minutesAgo(2 * 24 * 60 - 5), requests: 4 },
    ]);
    t.is(await tidyRuns(feed.database), 251);
    t.is((await idsIn(feed, 'feed_run', 'id')).length, 1);
    t.deepEqual(await feed.database('request_budget').pluck('requests'), [4]);
  }),
);

test(
  'of the data folder goes what no run needs: spools of dead runs, files of runs no longer held, uploads after a week',
  withFeed(async (t, feed) => {
    const { dataFolder } = feed.config;
    const { runs, host } = feed.services;
    await feed.importFile(fileOf(house(1), house(2)));
    const held = await feed.importFile(
      fileOf(house(1, { StandardStatus: 'Expired' }), house(2, { StandardStatus: 'Expired' })),
    );
    t.is(held.run.State, 'Held');

    for (const folder of ['runs', 'uploads', 'held']) await mkdir(join(dataFolder, folder), { recursive: true });
    const atWork = await feed.queue({ file: join(dataFolder, 'uploads', 'waiting.csv') });
    const claimed = await runs.claim('test', host, { runId: atWork });
    const spools = [`${atWork}-${claimed?.token}`, `${atWork}-${(claimed?.token ?? 0) - 1}`, '999-1'];
    for (const name of spools) await mkdir(join(dataFolder, 'runs', name));
    await mkdir(join(dataFolder, 'held', '999'));
    const upload = async (name: string, days: number) => {
      await writeFile(join(dataFolder, 'uploads', name), 'x');
      const time = new Date(feed.now().getTime() - days * 86_400_000);
      await utimes(join(dataFolder, 'uploads', name), time, time);
    };
    await upload('waiting.csv', 9);
    await upload('left.csv', 8);
    await upload('broken-off.part', 8);
    await upload('new.csv', 6);

    t.is(await tidyRunFiles(dataFolder, runs, feed.now), 5);
    const names = async (folder: string) => (await readdir(join(dataFolder, folder))).toSorted();
    t.deepEqual(await names('runs'), [`${atWork}-${claimed?.token}`]);
    t.deepEqual(await names('held'), [`${held.run.RunID}`]);
    t.deepEqual(await names('uploads'), ['new.csv', 'waiting.csv']);
    t.is(await tidyRunFiles(dataFolder, runs, feed.now), 0);
  }),
);

test(
  'of the uploads goes at once what was arriving when the process before this one died, and nothing else',
  withFeed(async (t, feed) => {
    const { dataFolder } = feed.config;
    const uploads = join(dataFolder, 'uploads');
    await mkdir(uploads, { recursive: true });
    const startedAt = feed.now().getTime() - 60_000;
    const upload = async (name: string, milliseconds: number) => {
      await writeFile(join(uploads, name), 'x');
      const time = new Date(startedAt + milliseconds);
      await utimes(join(uploads, name), time, time);
    };
    await upload('died.part', -1_000);
    await upload('arriving.part', 1_000);
    await upload('came-before', -1_000);
    t.is(await tidyRunFiles(dataFolder, feed.services.runs, feed.now, startedAt), 1);
    t.deepEqual((await readdir(uploads)).toSorted(), ['arriving.part', 'came-before']);
  }),
);
