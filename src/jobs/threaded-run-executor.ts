import { Worker } from 'node:worker_threads';
import type { Config } from '../config/config.ts';
import type { Database, DatabaseTarget } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import type { RunExecutor } from '../feeds/runs/execute-run.ts';
import { createEndTeller, failureMessage } from '../feeds/runs/failures.ts';
import { claimName, type StoredRun } from '../feeds/runs/run.ts';
import { dropRunFiles } from '../feeds/runs/tidy-run-files.ts';
import type { Logger } from '../process/logger.ts';

/** What the thread of runs is started with. */
export type RunThreadSettings = Pick<Config, 'configFolder' | 'dataFolder' | 'demo' | 'logLevel' | 'service'> & {
  target: DatabaseTarget;
};

/** `claim` is the run's name by `claimName`. `end`: no run follows; sent when none is in hand. */
export type ToRunThread =
  | { kind: 'run'; run: StoredRun }
  | { kind: 'stop'; claim: string; reason: string }
  | { kind: 'end' };

/** A run has been carried out, or `fault` is what was thrown where it could not be: its name, message and stack, without its code. */
export type FromRunThread = { claim: string; fault?: Error };

/** A thread has ended under its runs; `cause` is why. */
class RunThreadError extends Error {
  constructor(cause: Error) {
    super('the thread that carries out runs has ended', { cause });
    this.name = 'RunThreadError';
  }
}

/**
 * Starts a thread on `module`. Calls `onEnd` when the thread takes no more runs, before those in hand reject: with the error that
 * breaks it, and without one when it has exited.
 */
const startRunThread = (module: URL, settings: RunThreadSettings, onEnd: (fault?: Error) => void) => {
  const worker = new Worker(module, { workerData: settings });
  const inHand = new Map<string, PromiseWithResolvers<void>>();
  const exited = Promise.withResolvers<void>();
  const post = (message: ToRunThread): void => worker.postMessage(message);
  worker.on('message', ({ claim, fault }: FromRunThread) => {
    const pending = inHand.get(claim);
    if (fault === undefined) pending?.resolve();
    else pending?.reject(fault);
  });
  const rejectAll = (fault: Error): void => {
    for (const pending of inHand.values()) pending.reject(new RunThreadError(fault));
    inHand.clear();
  };
  // Before the exit, since a run that is handed over between the two would be lost.
  worker.once('error', (fault: Error) => {
    onEnd(fault);
    rejectAll(fault);
  });
  worker.once('exit', (code) => {
    onEnd();
    rejectAll(new Error(`the thread exited with code ${code}`));
    exited.resolve();
  });
  return {
    /** Resolves when the run has been carried out. Rejects where it could not be, with RunThreadError where the thread ended. */
    execute: async (run: StoredRun, stop: AbortSignal): Promise<void> => {
      const claim = claimName(run);
      const pending = Promise.withResolvers<void>();
      const passStopOn = (): void => post({ kind: 'stop', claim, reason: (stop.reason as Error).message });
      inHand.set(claim, pending);
      // A process that has nothing else to do waits for the run, but not for a thread that has none.
      worker.ref();
      post({ kind: 'run', run });
      if (stop.aborted) passStopOn();
      stop.addEventListener('abort', passStopOn);
      try {
        await pending.promise;
      } finally {
        stop.removeEventListener('abort', passStopOn);
        inHand.delete(claim);
        if (inHand.size === 0) worker.unref();
      }
    },
    isIdle: (): boolean => inHand.size === 0,
    /** To be called when it is idle. */
    end: (): Promise<void> => {
      worker.ref();
      post({ kind: 'end' });
      return exited.promise;
    },
  };
};

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
