import { randomUUID } from 'node:crypto';
import test from 'ava';
import { openDatabase } from '../../../src/database/connection.ts';
import type { StoredRun } from '../../../src/feeds/runs/run.ts';
import { createLateRunExecutor } from '../../../src/feeds/runs/run-services.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { fileOf, houses } from '../../helpers/homes.ts';
import { until } from '../../helpers/program.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { withDatabaseProxy } from '../../helpers/with-database-proxy.ts';
import { withFeed } from '../../helpers/with-feed.ts';

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
