import type { LeaseStore } from '../database/lease-store.ts';
import { hostLease, unreachable } from '../feeds/runs/run-host.ts';
import type { RunStore } from '../feeds/runs/run-store.ts';
import type { Logger } from '../process/logger.ts';

const BEAT_MILLISECONDS = 20_000;
/** For so long a host may be silent, as it is while its service is started anew. */
const SILENT_SECONDS = 120;

/**
 * Says that a service runs on this host, and ends the runs on files of hosts where none does: nobody else could read them.
 * The word holds for two minutes after the service has ended.
 */
export const createHostWatch = (options: {
  runs: Pick<RunStore, 'waitingElsewhere' | 'failWaiting'>;
  leases: Pick<LeaseStore, 'claim' | 'isHeld'>;
  owner: string;
  host: string;
  log: Logger;
}) => {
  const { runs, leases, owner, host, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const beat = async (): Promise<void> => {
    await leases.claim(hostLease(host), owner, SILENT_SECONDS);
    for (const run of await runs.waitingElsewhere(host, SILENT_SECONDS)) {
      if (await leases.isHeld(hostLease(run.host))) continue;
      const message = unreachable(run);
      if (await runs.failWaiting(run, message)) log.warn({ run: run.id, feed: run.feed }, message);
    }
  };
  const start = (): void => {
    working = beat().catch((error: unknown) => log.warn({ err: error }, 'the word of this host could not be renewed'));
  };

  return {
    beat,
    start: (): void => {
      start();
      timer = setInterval(start, BEAT_MILLISECONDS);
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await working;
    },
  };
};
