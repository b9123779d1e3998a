import type { LeaseStore } from '../database/lease-store.ts';
import type { Logger } from '../logger.ts';

const HOUR = 3_600_000;

/** A chore: what it is called in the log, and how much it did. */
export type Chore = {
  name: string;
  run: () => Promise<number>;
  /** It is about this process's own files, so that each process does it. */
  isLocal?: true;
};

/** Does the chores at the start and every hour, in one of all processes unless they are local. */
export const createMaintenance = (options: {
  chores: readonly Chore[];
  leases: LeaseStore;
  owner: string;
  log: Logger;
}) => {
  const { chores, leases, owner, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const doAll = async (): Promise<void> => {
    const isChosen = await leases.claim('maintenance', owner, HOUR / 2_000);
    for (const { name, run, isLocal } of chores) {
      if (!isChosen && isLocal !== true) continue;
      const count = await run();
      if (count > 0) log.info({ count }, name);
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
      await working;
    },
  };
};
