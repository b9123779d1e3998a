import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedServer } from './embedded-server.ts';

const LOOK_MILLISECONDS = 100;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 30_000;

/**
 * Starts the embedded server again whenever it has ended, for as long as it takes: meanwhile requests are answered with
 * 503. It comes back on the same socket, so open pools find it by themselves. `stop()` ends the watch and the server.
 */
export const superviseServer = (
  first: EmbeddedServer,
  options: {
    start: (signal: AbortSignal) => Promise<EmbeddedServer>;
    warn: (message: string) => void;
  },
) => {
  const { start, warn } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;

  const startAgain = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE_MILLISECONDS; !signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MILLISECONDS)) {
      try {
        server = await start(signal);
        warn(`The database server is back (process ${server.pid})`);
        return;
      } catch (error) {
        if (signal.aborted) return;
        warn(`${(error as Error).message} The next try is in ${wait / 1_000} seconds.`);
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      // Watching alone must not keep the process alive.
      await pause(LOOK_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || (await server.isRunning())) continue;
      warn(`The database server (process ${server.pid}) has ended and is started again`);
      await startAgain();
    }
  };

  const watching = watch();
  return {
    stop: async (): Promise<void> => {
      stopping.abort(new Error('the service is stopping'));
      await watching;
      await server.stop();
    },
  };
};
