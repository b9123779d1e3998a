import type { LeaseStore } from '../database/lease-store.ts';
import type { Logger } from '../process/logger.ts';

const HOUR = 3_600_000;
const LEASE = 'maintenance';
const STOP_MILLISECONDS = 3_000;

/** A chore: what it is called in the log, and how much it did. */
export type Chore = {
  name: string;
  /** A long one ends early when the signal says so, and goes on with its next run. */
  run: (signal: AbortSignal) => Promise<number>;
  /** Each process does it: it is about its own files, or nothing may wait for a process that has died. */
  isOwn?: true;
};

/**
 * Does the chores at the start and every hour, in one of all processes unless they are its own. `stop` waits for the one in hand for three
 * seconds: what it has not done the next one does.
 */
export const createMaintenance = (options: {
  chores: readonly Chore[];
  leases: LeaseStore;
  owner: string;
  log: Logger;
  /** Gives up what the chore in hand waits for. */
  breakOff: () => void;
}) => {
  const { chores, leases, owner, log, breakOff } = options;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const doAll = async (): Promise<void> => {
    const isChosen = await leases.claim(LEASE, owner, HOUR / 2_000);
    for (const { name, run, isOwn } of chores) {
      if (!isChosen && isOwn !== true) continue;
      try {
        const count = await run(stopping.signal);
        if (count > 0) log.info({ count }, name);
      } catch (error) {
        log.warn({ err: error, chore: name }, 'a chore of maintenance failed');
      }
    }
  };
  const start = (): void => {
    working = doAll().catch((error: unknown) => log.warn({ err: error }, 'maintenance was interrupted'));
  };

  return {
    doAll,
    start: (): void => {
      start();
      timer = setInterval(start, HOUR);
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      const late = setTimeout(breakOff, STOP_MILLISECONDS);
      await working;
      // The next start need not wait for it; where the database is away it expires by itself.
      await leases.release(LEASE, owner).catch(() => undefined);
      clearTimeout(late);
    },
  };
};
