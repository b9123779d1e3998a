import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './logger.ts';

/** Waits without keeping the process alive; ends as soon as the signal is aborted. */
export const waitUnlessStopped = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * What was started, so that it can be stopped: each start pushes its own release, and `stop` runs them last-in-first-out.
 * A release that fails is logged and stops no other. `stop` may be called twice; both calls end when all is released.
 */
export const createLifecycle = (log: Logger) => {
  const releases: { name: string; release: () => Promise<void> | void }[] = [];
  let stopping: Promise<void> | undefined;
  const releaseAll = async (): Promise<void> => {
    for (let next = releases.pop(); next !== undefined; next = releases.pop()) {
      try {
        await next.release();
      } catch (error) {
        log.error({ err: error }, `${next.name} could not be stopped cleanly`);
      }
    }
  };
  return {
    push: (name: string, release: () => Promise<void> | void): void => {
      releases.push({ name, release });
    },
    stop: (): Promise<void> => {
      stopping ??= releaseAll();
      return stopping;
    },
  };
};

export type Lifecycle = ReturnType<typeof createLifecycle>;
