import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { RunExecutor } from '../feeds/runs/execute-run.ts';
import type { Deference } from '../feeds/runs/leave-to-others.ts';
import { ENDED_STATES, type StoredRun } from '../feeds/runs/run.ts';
import type { RunStore } from '../feeds/runs/run-store.ts';
import type { Logger } from '../process/logger.ts';
import { runEnds } from '../process/metrics.ts';

const POLL_MILLISECONDS = 1_000;
export const CONCURRENT_RUNS = 2;

/**
 * Takes queued runs, and those whose process died, up to `concurrency` at a time. `wake()` looks at once; else it looks every
 * second, so that runs that another process queued are found. `stop()` ends the runs in hand after their batch and
 * gives them back.
 */
export const createRunWorker = (options: {
  runs: RunStore;
  execute: RunExecutor;
  owner: string;
  host: string;
  /** Tells of a run that is better left to another process. */
  leaves: Deference;
  log: Logger;
  concurrency?: number;
}) => {
  const { runs, execute, owner, host, leaves, log } = options;
  const concurrency = options.concurrency ?? CONCURRENT_RUNS;
  const queue = new PQueue({ concurrency });
  const stopping = new AbortController();
  let woken = new AbortController();
  let looping: Promise<void> | undefined;

  const carryOut = async (run: StoredRun): Promise<void> => {
    await execute(run, stopping.signal);
    if (run.dryRun) return;
    // Where the database is away the count is one short; the run is what matters.
    const state = (await runs.get(run.id).catch(() => undefined))?.state;
    if (ENDED_STATES.some((ended) => ended === state)) runEnds.tell({ feed: run.feed, state: String(state) });
  };

  const takeAll = async (): Promise<void> => {
    while (!stopping.signal.aborted && queue.pending < concurrency) {
      const run = await runs.claim(owner, host, { leaves });
      if (run === undefined) return;
      queue
        .add(() => carryOut(run))
        .catch((error: unknown) => log.error({ err: error, run: run.id }, 'a run broke off'))
        .finally(() => woken.abort());
    }
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      await takeAll().catch((error: unknown) => log.warn({ err: error }, 'queued runs could not be read'));
      await pause(POLL_MILLISECONDS, undefined, { signal: woken.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    start: (): void => {
      looping ??= loop();
    },
    wake: (): void => woken.abort(),
    stop: async (): Promise<void> => {
      stopping.abort(new Error('the service is stopping'));
      woken.abort();
      await looping;
      await queue.onIdle();
    },
  };
};
