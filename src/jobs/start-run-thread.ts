import { Worker } from 'node:worker_threads';
import { claimName, type StoredRun } from '../feeds/runs/run.ts';
import type { FromRunThread, RunThreadSettings, ToRunThread } from './run-thread-messages.ts';

/** A thread has ended under its runs; `cause` is why. */
export class RunThreadError extends Error {
  constructor(cause: Error) {
    super('the thread that carries out runs has ended', { cause });
    this.name = 'RunThreadError';
  }
}

/**
 * Starts a thread on `module`. Calls `onEnd` when the thread takes no more runs, before those in hand reject: with the error that
 * breaks it, and without one when it has exited.
 */
export const startRunThread = (module: URL, settings: RunThreadSettings, onEnd: (fault?: Error) => void) => {
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
