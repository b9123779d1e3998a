import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import type { RunExecutor } from '../feeds/runs/execute-run.ts';
import { createEndTeller, failureMessage } from '../feeds/runs/failures.ts';
import type { StoredRun } from '../feeds/runs/run.ts';
import { dropRunFiles } from '../feeds/runs/tidy-run-files.ts';
import type { Logger } from '../process/logger.ts';
import type { RunThreadSettings } from './run-thread-messages.ts';
import { RunThreadError, startRunThread } from './start-run-thread.ts';

/** How long a thread waits for another run: the next file of a folder comes at once, the next night of a feed after hours. */
const IDLE_MILLISECONDS = 30_000;
const RUN_THREAD = new URL('./run-thread.ts', import.meta.url);

/**
 * Carries out claimed runs in a thread of their own: requests do not wait for an import, and a fault of one ends the thread, not the
 * service. The first run starts the thread; it is ended, and its memory given back, `idleMilliseconds` after the last. Runs whose
 * thread breaks down end as Failed, all that were in hand.
 */
export const createThreadedRunExecutor = (options: {
  settings: RunThreadSettings;
  database: Database;
  log: Logger;
  idleMilliseconds?: number;
  /** The module that the thread is started on; the service's own unless given. */
  module?: URL;
}) => {
  const { settings, database, log, idleMilliseconds = IDLE_MILLISECONDS, module = RUN_THREAD } = options;
  const { runs } = storesOn(database);
  const tellEnd = createEndTeller({ runs, log });
  let thread: ReturnType<typeof startRunThread> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const runningThread = () => {
    clearTimeout(idle);
    if (thread !== undefined) return thread;
    const started = startRunThread(module, settings, (fault) => {
      if (fault !== undefined) log.error({ err: fault }, 'the thread that carries out runs has broken down');
      if (thread === started) thread = undefined;
    });
    thread = started;
    return started;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const last = thread;
    thread = undefined;
    await last?.end();
  };

  const endWhenIdle = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (thread?.isIdle()) void end();
    }, idleMilliseconds).unref();
  };

  /** What a run's executor does where a run breaks off, and can't where its thread is gone. */
  const endBroken = async (run: StoredRun, error: RunThreadError, stop: AbortSignal): Promise<void> => {
    if (stop.aborted) return runs.release(run.id, run.token);
    const rows = (await runs.get(run.id))?.rows ?? 0;
    if (await runs.isCancelled(run.id)) {
      return runs.finish(run.id, run.token, { state: 'Cancelled', message: 'cancelled while it ran', rows });
    }
    const failed = { state: 'Failed', message: failureMessage(error.cause, run.id), rows } as const;
    await runs.finish(run.id, run.token, failed);
    await tellEnd(run, failed, error);
  };

  const execute: RunExecutor = async (run, stop) => {
    const used = runningThread();
    try {
      await used.execute(run, stop);
    } catch (error) {
      if (!(error instanceof RunThreadError)) throw error;
      await endBroken(run, error, stop);
      await dropRunFiles(settings.dataFolder, runs, run);
    } finally {
      if (used === thread && used.isIdle()) endWhenIdle();
    }
  };

  return {
    execute,
    /** Ends the thread. To be called when no run is in hand. */
    end,
  };
};
