import { randomUUID } from 'node:crypto';
import test from 'ava';
import { createLateRunExecutor } from '../../../src/feeds/runs/run-services.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { withFeed } from '../../helpers/with-feed.ts';

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
