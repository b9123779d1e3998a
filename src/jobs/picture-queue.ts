import type { LeaseStore } from '../database/lease-store.ts';
import { waitUnlessStopped } from '../process/lifecycle.ts';
import type { Logger } from '../process/logger.ts';

const LEASE = 'pictures';
const LEASE_SECONDS = 60;
const RENEW_MILLISECONDS = 20_000;
const LOOK_MILLISECONDS = 5_000;
/** After a failure that is none of a picture's own: the database is away, or the disk is full. */
const FAILED_MILLISECONDS = 60_000;

/**
 * Has the pictures of listings fetched, in one of all processes: what is still to be fetched stands in the database, so that another one
 * goes on where this one ends. `stop` breaks off what is being fetched, which is fetched again later.
 */
export const createPictureQueue = (options: {
  /** Fetches some of the pictures whose time has come; returns how many it tried. */
  copy: (signal: AbortSignal) => Promise<number>;
  leases: LeaseStore;
  /** Names the data folder, so that after a kill the next service on it need not wait for the lease. */
  owner: string;
  log: Logger;
  /** How often the lease is renewed while pictures are fetched, milliseconds. */
  renewEvery?: number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}) => {
  const { copy, leases, owner, log, renewEvery = RENEW_MILLISECONDS, wait = waitUnlessStopped } = options;
  const stopping = new AbortController();
  let looping: Promise<void> | undefined;

  /** One look at the queue while no other process has it. Returns how many pictures were tried. */
  const turn = async (): Promise<number> => {
    if (!(await leases.claim(LEASE, owner, LEASE_SECONDS))) return 0;
    const lost = new AbortController();
    const renewing = setInterval(() => {
      leases.claim(LEASE, owner, LEASE_SECONDS).then(
        (kept) => kept || lost.abort(new Error('another process fetches the pictures')),
        () => undefined,
      );
    }, renewEvery);
    try {
      return await copy(AbortSignal.any([stopping.signal, lost.signal]));
    } finally {
      clearInterval(renewing);
    }
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let pauseLength = 0;
      try {
        pauseLength = (await turn()) > 0 ? 0 : LOOK_MILLISECONDS;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error }, 'pictures could not be fetched');
        pauseLength = FAILED_MILLISECONDS;
      }
      await wait(pauseLength, stopping.signal);
    }
  };

  return {
    turn,
    start: (): void => {
      looping ??= loop();
    },
    stop: async (): Promise<void> => {
      stopping.abort(new Error('the service is stopping'));
      await looping;
      // The next process need not wait for it; where the database is away it expires by itself.
      await leases.release(LEASE, owner).catch(() => undefined);
    },
  };
};
